"""stand-in"""
from PySide6.QtCore import Signal
from kidslogic.ui.screen import Screen
class ParentsCorner(Screen):
    changed = Signal()
    trouble = Signal(object)
    def __init__(self, parts, learner):
        super().__init__(parts.kit)
