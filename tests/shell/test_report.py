"""The page of a child and its sheet of A4, in every language."""

from __future__ import annotations

import itertools
import re
from datetime import timedelta
from importlib.util import find_spec

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QFileDialog

from kidslogic.learners.bands import Standing
from kidslogic.learners.report import WrongAnswer
from kidslogic.shell.about_page import AboutPage
from kidslogic.shell.licences import SHIPPED, UNKNOWN, shipped_parts
from kidslogic.shell.logbook import Logbook
from kidslogic.shell.parents import ParentsCorner, safe_file_name
from kidslogic.shell.report_page import ReportPage, families_of
from kidslogic.shell.report_pictures import ChartPicture, MinutesChart, RowPicture, paint_range
from kidslogic.shell.report_rows import find_row
from kidslogic.ui import theme
from kidslogic.ui.labels import Label
from kidslogic.ui.screen import overflowing
from tests.pseudo import Longer
from tests.shell.sailing import let_play, named, said
from tests.shell.weeks_of_play import play_for_weeks


@pytest.fixture
def mia(parts, children):
    play_for_weeks(parts, children[0])
    return children[0]


@pytest.fixture
def page(parts, mia, qtbot) -> ReportPage:
    page = ReportPage(parts, mia)
    qtbot.addWidget(page)
    return page


def open_corner(parts, window, mia) -> ParentsCorner:
    corner = ParentsCorner(parts, mia)
    window.sail_to(corner)
    window.show()
    parts.kit.motion.skip()
    return corner


# ---- what is said ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "grounds", "played"),
    [
        ("de", "aus 31 Antworten, zuletzt am ", "An 14 Tagen gespielt, zuletzt am "),
        ("cs", "31 odpovědí, naposledy ", "Hráno 14 dní, naposledy "),
        ("en", "from 31 answers, last on ", "Played on 14 days, last on "),
    ],
)
def test_dates_and_numbers_are_those_of_the_language(page, parts, language, grounds, played):
    parts.languages.use(language)
    months = {"de": "November", "cs": "listopadu", "en": "November"}
    standing = next(one for one in page.report.standings if one.family == "repeat")
    assert page.told.grounds(standing).startswith(grounds)
    assert page.told.days().startswith(played)
    november = parts.today().replace(month=11, day=3)
    assert page.told.day(november) == f"3{'' if language == 'en' else '.'} {months[language]}"
    assert page.told.day(november.replace(year=2019)).endswith(" 2019")


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 odpověď, naposledy"), (3, "3 odpovědi, naposledy"), (5, "5 odpovědí, naposledy")]
)
def test_czech_counts_answers_in_three_ways(page, parts, count, words):
    parts.languages.use("cs")
    standing = Standing(family="repeat", band="learning", low=0.2, high=0.6, answers=count, last=parts.today())
    assert page.told.grounds(standing).startswith(words)


def test_hours_are_told_as_hours(page):
    assert [page.told.time(minutes) for minutes in (0, 59, 60, 205)] == ["0 min", "59 min", "1 h 0 min", "3 h 25 min"]


def test_the_games_of_the_shelf_give_the_families(parts):
    families = families_of(parts)
    assert len(families) == len(set(families))
    assert {skill for game in parts.games.values() for skill in game.skills} <= set(families)


def test_nothing_on_the_page_compares_or_praises(page):
    words = " ".join(said(page)).lower()
    assert not re.search(r"rank|better than|average|percent|%|iq|streak|clever", words)


# ---- pictures --------------------------------------------------------------------------------------


def test_the_chart_is_told_in_words(page, parts):
    chart = page.findChild(ChartPicture)
    minutes = page.report.minutes
    days, total = sum(map(bool, minutes.values())), sum(minutes.values())
    longest = max(minutes, key=lambda day: minutes[day])
    assert chart.accessibleName() == (
        f"{page.told.time(total)} on {days} days of the last four weeks; "
        f"the longest on {page.told.day(longest)}: {page.told.time(minutes[longest])}"
    )


def painted(paint, w=600, h=300) -> QImage:
    image = QImage(w, h, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.WHITE))
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, w, h))
    painter.end()
    return image


def columns_of(image: QImage, colour: str) -> list[int]:
    """The columns in which a colour is seen."""
    rgb = QColor(colour).rgb()
    return [x for x in range(image.width()) if any(image.pixel(x, y) == rgb for y in range(0, image.height(), 2))]


def test_weekdays_and_weekends_differ_by_colour_and_by_hatching(parts, qapp):
    monday = parts.today() - timedelta(days=parts.today().weekday())
    week = {monday + timedelta(days=n): 20 for n in range(7)}
    image = painted(lambda painter, rect: MinutesChart(week).paint(painter, rect, 20))
    green, sky = columns_of(image, theme.GREEN), columns_of(image, theme.SKY)
    assert green
    assert sky
    assert max(green) < min(sky)
    middle = sky[len(sky) // 4]
    ink = [QColor(image.pixel(middle, y)).lightness() < 90 for y in range(40, 240)]
    assert sum(before != now for before, now in itertools.pairwise(ink)) > 8


def test_a_range_lies_where_the_skill_does(qapp):
    def ends(low: float, high: float, band: str = "learning") -> list[int]:
        standing = Standing(family="repeat", band=band, low=low, high=high, answers=9, last=None)
        image = painted(lambda painter, rect: paint_range(painter, rect, standing, 1.0), 400, 40)
        return columns_of(image, theme.GREEN)

    low, high = ends(0.1, 0.3), ends(0.7, 0.95)
    assert max(low) < 140 < 260 < min(high)
    assert 60 < max(low) - min(low) < 100
    assert not ends(0.1, 0.9, "not_enough")


# ---- a closer look ---------------------------------------------------------------------------------


def test_a_row_is_found_again_in_its_pack_and_explained(page, parts):
    found = [(wrong, row) for wrong, row in page.paper.found if row is not None]
    assert len(found) == 4
    for wrong, row in found:
        assert row.puzzle.row.hash == wrong.record.event.row_hash
        assert row.taken.text == wrong.record.event.answer
        for language in ("de", "cs", "en"):
            assert row.why(parts.kit, language)
    spoken = page.findChild(RowPicture).accessibleName()
    assert re.fullmatch(r".+\?.*\. Taken: .+\. Right: .+", spoken)


def test_a_row_that_was_changed_or_whose_pack_is_gone_is_not_shown(page, parts):
    wrong = next(wrong for wrong, row in page.paper.found if row is not None)
    facts = vars(wrong.record.event)
    for changes in ({"row_hash": "0" * 16}, {"pack": "school.gone"}):
        event = type(wrong.record.event)(**(facts | changes))
        record = type(wrong.record)(**(vars(wrong.record) | {"event": event}))
        assert find_row(parts.shelf, WrongAnswer(record, wrong.slip)) is None


def test_a_child_without_answers_is_not_told_of_skills(parts, children, qtbot):
    page = ReportPage(parts, children[2])
    qtbot.addWidget(page)
    page.show()
    assert page.told.heading("short") in said(page)
    assert page.told.heading("skills") not in said(page)


def test_an_answer_of_which_nothing_is_known_takes_no_line(parts, children, qtbot):
    let_play(parts, children[1])  # rows of a pack that is gone, and slips without a name
    page = ReportPage(parts, children[1])
    qtbot.addWidget(page)
    assert page.report.wrong
    assert page.paper.found == ()
    assert page.told.heading("wrong") not in said(page)


# ---- the sheet -------------------------------------------------------------------------------------


def letters_of(pdf: bytes) -> set[str]:
    """The letters that a reader of the PDF can search for: the ToUnicode tables of its typefaces."""
    letters: set[str] = set()
    for table in re.findall(rb"begincmap(.*?)endcmap", pdf, re.DOTALL):
        for listed in re.findall(rb"<[0-9A-F]+> <[0-9A-F]+> \[([^\]]*)\]", table, re.IGNORECASE):
            codes = re.findall(rb"[0-9A-F]+", listed, re.IGNORECASE)
            letters.update(bytes.fromhex(code.decode()).decode("utf-16-be") for code in codes)
        for first, last, code in re.findall(rb"<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>", table, re.IGNORECASE):
            count = int(last, 16) - int(first, 16) + 1
            letters.update(chr(int(code, 16) + step) for step in range(count))
    return letters


@pytest.mark.parametrize("language", ["de", "cs", "en"])
def test_the_sheet_is_one_page_of_letters_and_shapes(page, parts, language):
    parts.languages.use(language)
    pdf = page.paper.pdf()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    assert b"/FontFile2" in pdf
    assert re.search(rb"/MediaBox\s*\[\s*0 0 595\.?\d* 84[12]", pdf)
    wanted = "".join((page.told.days(), page.told.idea(), page.told.foot(), *page.told.learning()))
    assert set(wanted) - set("\u00a0 ") <= letters_of(pdf)
    assert len(pdf) < 400_000


def test_nothing_runs_over_the_edge_of_the_sheet(page, parts):
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    image = QImage(1050, 1485, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.WHITE))
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    page.paper.paint(painter)
    painter.end()
    QCoreApplication.removeTranslator(translator)
    margin = [(x, y) for x in (*range(40), *range(1010, 1050)) for y in range(0, 1485, 2)]
    margin += [(x, y) for y in (*range(30), *range(1450, 1485)) for x in range(0, 1050, 2)]
    white = QColor(theme.WHITE).rgb()
    assert all(image.pixel(x, y) == white for x, y in margin)


def test_the_pdf_is_saved_where_the_grown_up_says(parts, window, mia, tap, tmp_path):
    corner = open_corner(parts, window, mia)
    tap(named(corner.page, "Save as PDF"))
    dialog = corner.findChild(QFileDialog)
    assert dialog.windowTitle() == "Save the report as PDF"
    dialog.fileSelected.emit(str(tmp_path / "mia.pdf"))
    dialog.close()
    assert (tmp_path / "mia.pdf").read_bytes().startswith(b"%PDF-")


def test_a_folder_that_takes_nothing_is_told(parts, window, mia, tmp_path):
    corner = open_corner(parts, window, mia)
    told = []
    corner.trouble.connect(lambda trouble: told.append(trouble.code))
    corner._write_pdf(corner.page.paper, tmp_path / "no folder" / "mia.pdf")
    assert told == ["file"]


@pytest.mark.parametrize(
    ("name", "file"), [("Žofie", "KidsLogic Žofie"), ("../a:b", "KidsLogic ab"), ("李小龍 :)", "KidsLogic 李小龍")]
)
def test_a_file_may_be_called_so_on_every_system(name, file):
    assert safe_file_name(name) == file


# ---- on the screen ---------------------------------------------------------------------------------


def test_the_page_fits_its_window_without_cut_words_and_begins_with_the_essence(parts, window, mia):
    corner = open_corner(parts, window, mia)
    for language in ("de", "cs", "en"):
        parts.languages.use(language)
        QCoreApplication.processEvents()
        assert not overflowing(corner), language
        check_the_first_screen(corner, window)
    corner.page.offer_printing()
    assert not overflowing(corner)
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    QCoreApplication.processEvents()
    assert not overflowing(corner)
    QCoreApplication.removeTranslator(translator)
    assert corner.page.width() <= corner._room.viewport().width()


def check_the_first_screen(corner, window) -> None:
    """Chart and the whole of "in short" can be seen without scrolling."""
    chart = corner.page.findChild(ChartPicture)
    assert chart.geometry().bottom() < window.height()
    first = [label for label in corner.page._short._labels if label.geometry().bottom() < window.height()]
    assert len(first) == len(corner.page._short._labels)


# ---- about -----------------------------------------------------------------------------------------


def test_every_part_that_is_shipped_tells_its_licence():
    parts = {part.name: part for part in shipped_parts()}
    assert set(SHIPPED) <= set(parts)
    missing = set() if find_spec("PySide6.QtMultimedia") else {"PySide6-Addons"}
    assert {part.name for part in parts.values() if part.licence == UNKNOWN} == missing


def test_the_list_of_parts_is_what_the_app_needs_to_run():
    from tests.test_house import ROOT

    pinned = re.findall(r"^([\w-]+)==", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    assert {name.lower() for name in pinned} == {name.lower() for name in SHIPPED}


def test_the_report_is_read_before_it_is_copied_and_names_no_child(parts, children, qtbot, qapp):
    qapp.clipboard().clear()
    logbook = Logbook(parts.store.home, parts.nicknames)
    for child in children:
        logbook.note(f"{child.nickname} came")
    logbook.close()
    page = AboutPage(parts)
    qtbot.addWidget(page)
    page.help.show_button.click()
    text = page.help.shown
    assert qapp.clipboard().text() == ""
    assert text in {label.text for label in page.findChildren(Label)}
    page.help.copy_button.click()
    assert qapp.clipboard().text() == text
    assert text.startswith("KidsLogic ")
    assert text.endswith("(name) came")
    assert not any(child.nickname in text or child.id in text for child in children)
    assert "Copied. Paste it into a mail to whoever helps you." in {label.text for label in page.findChildren(Label)}
