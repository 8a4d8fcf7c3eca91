"""Printing the report of a child, where there is a printer."""

from __future__ import annotations

from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from kidslogic.shell.report_paper import ReportPaper


def is_possible() -> bool:
    """Whether this device knows a printer."""
    return bool(QPrinterInfo.availablePrinterNames())


def ask_and_print(parent: QWidget, paper: ReportPaper) -> None:
    """Ask which printer and how, then print the sheet, unless the person thinks better of it."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printer.setDocName(f"KidsLogic: {paper.learner.nickname}")
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() == QDialog.DialogCode.Accepted:
        paper.print_on(printer)
