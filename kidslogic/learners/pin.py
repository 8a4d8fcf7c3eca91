"""The grown-ups' PIN: a fence before settings and data, not a lock. Only its scrypt hash is kept.

Whoever can read the data folder can take the fence away, and is told how: in `settings.yaml` delete the line that
begins with `pin:`. That is the documented way out when a PIN is forgotten; nothing else is lost by it.
"""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass
from hashlib import scrypt
from typing import Final, Self

SHORTEST, LONGEST = 4, 8
"""Digits of a PIN."""
SALT_BYTES: Final = 16

_COST, _BLOCK, _LANES, _HASH_BYTES = 2**14, 8, 1, 32
_MEMORY = 512 * 2**20  # what the largest cost and block take
_FREE_TRIES: Final = 3
_FIRST_WAIT: Final = 5
_LONGEST_WAIT: Final = 300
_TEXT = re.compile(r"scrypt:(\d+):(\d+):(\d+):([0-9a-f]{32}):([0-9a-f]{64})")
_LARGEST_COST = 2**17


@dataclass(frozen=True)
class Pin:
    """A PIN as it is kept: parameters of scrypt, salt and hash."""

    cost: int
    block: int
    lanes: int
    salt: bytes
    hash: bytes

    @classmethod
    def of(cls, digits: str, salt: bytes) -> Self:
        """Keep a PIN of four to eight digits with `SALT_BYTES` random bytes; raises ValueError for anything else."""
        if not possible(digits) or len(salt) != SALT_BYTES:
            raise ValueError("a PIN has four to eight digits")
        return cls(_COST, _BLOCK, _LANES, salt, _hash(digits, salt, _COST, _BLOCK, _LANES))

    @property
    def text(self) -> str:
        """The one text form, for the settings; `parse_pin` reads it back."""
        return f"scrypt:{self.cost}:{self.block}:{self.lanes}:{self.salt.hex()}:{self.hash.hex()}"

    def fits(self, digits: str) -> bool:
        """Whether these are the digits; takes about a twentieth of a second, whatever they are."""
        return hmac.compare_digest(self.hash, _hash(digits, self.salt, self.cost, self.block, self.lanes))


def parse_pin(text: str) -> Pin | None:
    """Read a kept PIN; None where there is none or it is damaged: a fence that nobody can open would be a wall."""
    found = _TEXT.fullmatch(text)
    if found is None:
        return None
    cost, block, lanes = (int(number) for number in found.group(1, 2, 3))
    if not 2 <= cost <= _LARGEST_COST or cost & (cost - 1) or not 1 <= block <= 16 or not 1 <= lanes <= 4:
        return None
    return Pin(cost, block, lanes, bytes.fromhex(found[4]), bytes.fromhex(found[5]))


def possible(digits: str) -> bool:
    """Whether this can be a PIN."""
    return digits.isascii() and digits.isdecimal() and SHORTEST <= len(digits) <= LONGEST


def wait_after(wrong: int) -> int:
    """Seconds to wait after so many wrong tries in a row: none after two, then ever longer, at most five minutes."""
    if wrong < _FREE_TRIES:
        return 0
    doublings = min(wrong - _FREE_TRIES, 10)
    return min(_LONGEST_WAIT, _FIRST_WAIT << doublings)


def _hash(digits: str, salt: bytes, cost: int, block: int, lanes: int) -> bytes:
    return scrypt(digits.encode(), salt=salt, n=cost, r=block, p=lanes, maxmem=_MEMORY, dklen=_HASH_BYTES)
