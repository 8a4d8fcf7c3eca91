"""What Qt's binding does beside binding, and what of it the app can spare."""

from __future__ import annotations

import importlib


def spare_sources() -> bool:
    """Keep PySide6 from reading the source of each module that is imported from now on; whether it would have.

    It looks there for its own name, because a module may ask for other spellings of Qt's names (`__feature__`, which
    nothing here does), and Python keeps every line it has read so: 90 ms before the first window, and 11 MB.
    A PySide6 that does it in another way goes on doing it.
    """
    try:
        importlib.import_module("PySide6.QtCore")
        names = vars(importlib.import_module("shibokensupport.feature"))
    except ImportError:
        return False
    if "_mod_uses_pyside" not in names:
        return False
    names["_mod_uses_pyside"] = _asks_for_none
    return True


def _asks_for_none(_module: object) -> bool:
    return False
