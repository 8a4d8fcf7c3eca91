"""Large blocks that were freed go back to the system, however large the one before was (glibc; elsewhere nothing)."""

import ctypes
import sys

from kidslogic.shell.heap import LARGE_BYTES, return_large_blocks


class _Figures(ctypes.Structure):
    """What glibc's mallinfo2 tells."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"
        )
    )  # fmt: skip


def test_a_large_block_is_no_part_of_the_heap():
    told = return_large_blocks()
    library = ctypes.CDLL(None) if sys.platform != "win32" else None
    if library is None or not hasattr(library, "mallinfo2"):
        assert not told
        return
    library.mallinfo2.restype = _Figures
    library.malloc.restype = ctypes.c_void_p
    library.malloc.argtypes = (ctypes.c_size_t,)
    library.free.argtypes = (ctypes.c_void_p,)
    library.free(library.malloc(32 * LARGE_BYTES))  # left alone, glibc would now keep what is smaller than this
    before = library.mallinfo2()
    block = library.malloc(4 * LARGE_BYTES)
    during = library.mallinfo2()
    library.free(block)
    after = library.mallinfo2()
    assert told
    assert (during.hblks - before.hblks, after.hblks - before.hblks) == (1, 0)
    assert during.hblkhd - before.hblkhd >= 4 * LARGE_BYTES
