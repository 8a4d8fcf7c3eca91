"""Why the system did not let us at a file: one code for each cause, and a sentence in the reader's language.

The system's own words are English, or in a language of its own; they are only quoted where the cause is none of ours.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

from kidslogic.learners.trouble import FileRefused, StoreError
from kidslogic.resources import content_data

_BY_ERRNO: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "quota",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EROFS: "read-only",
    errno.ENOENT: "gone",
    errno.ENODEV: "gone",
    errno.ENXIO: "gone",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EEXIST: "exists",
    errno.ENOTEMPTY: "exists",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "not-a-folder",
    errno.EIO: "failing",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
}
_BY_WINERROR: Final = {
    19: "read-only",  # ERROR_WRITE_PROTECT
    21: "gone",  # ERROR_NOT_READY: no stick in the drive
    23: "failing",  # ERROR_CRC
    32: "busy",  # ERROR_SHARING_VIOLATION
    33: "busy",  # ERROR_LOCK_VIOLATION
    39: "full",  # ERROR_HANDLE_DISK_FULL
    112: "full",  # ERROR_DISK_FULL
    206: "name-too-long",  # ERROR_FILENAME_EXCED_RANGE
    1117: "failing",  # ERROR_IO_DEVICE
    1295: "quota",  # ERROR_DISK_QUOTA_EXCEEDED
}
"""Windows' own numbers, where Python's `errno` says less: a file that is in use would be one that is not allowed."""
_BY_STORE: Final = {
    "disk_full": "full",
    "read_only": "not-allowed",
    "locked": "busy",
    "damaged": "failing",
    "disk_error": "failing",
    "newer_version": "newer",
}


def cause_of(fault: OSError | StoreError) -> str:
    """The key of content/texts/disk.yaml that says what was in the way; `other` where only the system knows."""
    if isinstance(fault, FileRefused):
        return cause_of(fault.fault)
    if isinstance(fault, StoreError):
        return _BY_STORE[fault.code]
    number: int | None = getattr(fault, "winerror", None)  # only Windows has it
    cause = _BY_WINERROR.get(number or 0) or _BY_ERRNO.get(fault.errno or 0)
    return cause or ("other" if _own_words(fault) else "unnamed")


def why(fault: OSError | StoreError, language: str) -> str:
    """What was in the way, as whole sentences of one of the languages de, cs, en."""
    sentences: Mapping[str, Mapping[str, str]] = content_data("texts/disk.yaml")
    said = fault.fault if isinstance(fault, FileRefused) else fault
    words = _own_words(said) if isinstance(said, OSError) else ""
    return sentences[cause_of(said)][language].format(words=words)


def _own_words(fault: OSError) -> str:
    return fault.strerror or str(fault)
