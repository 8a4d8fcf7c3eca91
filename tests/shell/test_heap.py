"""Large blocks that were freed go back to the system, however large the one before was (glibc; elsewhere nothing)."""

import ctypes
import subprocess
import sys
from pathlib import Path

from kidslogic.shell.heap import LARGE_BYTES, return_large_blocks

ROOT = Path(__file__).parents[2]


class _Figures(ctypes.Structure):
    """What glibc's mallinfo2 tells."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"
        )
    )  # fmt: skip


def blocks_apart() -> str:
    """How many blocks more than at first lie apart from the heap while a large one is held, and after it; "" if untold.

    Before, a still larger one is freed: left alone, glibc would then keep the next one in the heap.
    """
    told = return_large_blocks()
    library = ctypes.CDLL(None) if sys.platform != "win32" else None
    if library is None or not hasattr(library, "mallinfo2"):
        assert not told
        return ""
    assert told
    library.mallinfo2.restype = _Figures
    library.malloc.restype = ctypes.c_void_p
    library.malloc.argtypes = (ctypes.c_size_t,)
    library.free.argtypes = (ctypes.c_void_p,)
    library.free(library.malloc(32 * LARGE_BYTES))
    before = library.mallinfo2().hblks
    block = library.malloc(4 * LARGE_BYTES)
    during = library.mallinfo2().hblks
    library.free(block)
    return f"{during - before} {library.mallinfo2().hblks - before}"


def test_a_large_block_is_no_part_of_the_heap():
    call = [sys.executable, "-m", "tests.shell.test_heap"]  # in this process the heap already holds large gaps
    fresh = subprocess.run(call, cwd=ROOT, check=True, capture_output=True, text=True, timeout=60)
    is_glibc = sys.platform.startswith("linux") and hasattr(ctypes.CDLL(None), "mallinfo2")
    assert fresh.stdout.strip() == ("1 0" if is_glibc else "")


if __name__ == "__main__":
    print(blocks_apart())
