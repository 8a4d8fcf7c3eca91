"""The daily backup of a large store, made beside the window; a small one was backed up before it opened."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from kidslogic.learners.opening import back_up_aside
from kidslogic.learners.trouble import StoreError
from kidslogic.shell.errand import Errand
from kidslogic.shell.parts import Parts


def back_up_beside(parts: Parts, owner: QObject, on_trouble: Callable[[str], None]) -> Errand | None:
    """Begin today's backup where it is still due; `on_trouble` hears the code of a notice when it fails.

    A copy that is not sound says that the store is not: the next start looks at the whole of it.
    """
    try:
        if not parts.store.backup_due:
            return None
    except StoreError:
        on_trouble("backup_failed")
        return None
    home, now = parts.store.home, parts.now()

    def work() -> str:
        try:
            back_up_aside(home, now)
        except StoreError as trouble:
            return trouble.code
        return ""

    def tell(code: str) -> None:
        if code == "damaged":
            parts.store.doubt()
        if code:
            on_trouble("backup_failed")

    errand = Errand(work, owner)
    errand.done.connect(tell)
    return errand
