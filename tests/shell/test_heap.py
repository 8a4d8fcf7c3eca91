"""What was freed goes back to the system: large blocks at once, pages between small ones on demand (glibc alone)."""

import ctypes
import subprocess
import sys
from pathlib import Path

from kidslogic.shell.heap import LARGE_BYTES, return_free_pages, return_large_blocks
from kidslogic.shell.robot.memory import own_mb

ROOT = Path(__file__).parents[2]
SMALL_BLOCKS = 400
_IS_GLIBC = sys.platform.startswith("linux") and hasattr(ctypes.CDLL(None), "mallinfo2")


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


def pages_returned() -> str:
    """How many MB go back that lie free between small blocks in use; "" where none can."""
    library = ctypes.CDLL(None) if sys.platform != "win32" else None
    if library is None or not hasattr(library, "malloc_trim"):
        assert not return_free_pages()
        return ""
    library.malloc.restype = ctypes.c_void_p
    library.free.argtypes = (ctypes.c_void_p,)
    blocks = [library.malloc(LARGE_BYTES // 4) for _ in range(SMALL_BLOCKS)]
    for block in blocks:
        ctypes.memset(ctypes.c_void_p(block), 1, LARGE_BYTES // 4)
    for block in blocks[::2] + blocks[1:-2:4]:  # every fourth stays, and the last one: the heap cannot shrink
        library.free(block)
    before = own_mb() or 0.0
    assert return_free_pages()
    return str(round(before - (own_mb() or 0.0)))


def _fresh(question: str) -> str:
    """The answer of a fresh process: in this one the heap already holds large gaps."""
    call = [sys.executable, "-m", "tests.shell.test_heap", question]
    return subprocess.run(call, cwd=ROOT, check=True, capture_output=True, text=True, timeout=60).stdout.strip()


def test_a_large_block_is_no_part_of_the_heap():
    assert _fresh("large") == ("1 0" if _IS_GLIBC else "")


def test_free_pages_between_blocks_in_use_go_back():
    returned = _fresh("pages")
    assert (int(returned) >= SMALL_BLOCKS * LARGE_BYTES / 4 / 2**20 / 2) if _IS_GLIBC else returned == ""


if __name__ == "__main__":
    print({"large": blocks_apart, "pages": pages_returned}[sys.argv[1]]())
