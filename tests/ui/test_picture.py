"""Pictures on the screen: every variant shows, differs from the others, and can be counted or told without colour."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from kidslogic.patterns.symbols import COLOURS, DIRECTIONS, NEEDS_VARIANT, NUMBERED, SIZES, Symbol
from kidslogic.resources import content_dir
from kidslogic.ui.picture import Pictures, UnknownPictureError, main_fill
from kidslogic.ui.picture_texture import FILLS, paint_texture

NAMES = sorted(
    path.stem for path in (content_dir() / "symbols").glob("*.svg") if "_" not in path.stem and path.stem != "arrow"
)
YELLOW, INK = QColor("#F0E442"), QColor("#222222")


@pytest.fixture
def pictures(qapp: QApplication) -> Pictures:
    return Pictures(content_dir())


def image(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def opaque(picture: QImage) -> QRectF:
    """The smallest rectangle around everything drawn."""
    points = [
        (x, y) for y in range(picture.height()) for x in range(picture.width()) if picture.pixelColor(x, y).alpha() > 60
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def far_apart(one: QImage, other: QImage) -> float:
    """The share of pixels whose cover differs clearly."""
    pixels = [(x, y) for y in range(one.height()) for x in range(one.width())]
    return sum(abs(one.pixelColor(x, y).alpha() - other.pixelColor(x, y).alpha()) > 90 for x, y in pixels) / len(pixels)


def blobs(picture: QImage, belongs: Callable[[QColor], bool]) -> int:
    """How many separate patches of pixels belong together."""
    left = {
        (x, y) for y in range(picture.height()) for x in range(picture.width()) if belongs(picture.pixelColor(x, y))
    }
    count = 0
    while left:
        count += 1
        edge = [left.pop()]
        while edge:
            x, y = edge.pop()
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            edge.extend(near)
    return count


def like(colour: QColor, slack: int = 40) -> Callable[[QColor], bool]:
    def belongs(pixel: QColor) -> bool:
        pairs = zip(pixel.getRgb()[:3], colour.getRgb()[:3], strict=True)
        return pixel.alpha() > 200 and all(abs(one - other) <= slack for one, other in pairs)

    return belongs


def test_all_variants_of_every_picture_show_and_differ(pictures: Pictures) -> None:
    for name in NAMES:
        symbols = [Symbol(name), Symbol(name, size="small"), *(Symbol(name, colour) for colour in COLOURS)]
        shown = {bytes(image(pictures.pixmap(symbol, 48)).constBits()) for symbol in symbols}
        assert not any(set(pixels) == {0} for pixels in shown), name
        # a banana is yellow already, so its plain and its yellow picture may be one
        assert len(shown) >= len(symbols) - 1, name


@pytest.mark.parametrize(
    "symbols",
    [
        [Symbol("gem", colour) for colour in COLOURS],
        [Symbol("marble", colour) for colour in COLOURS],
        [Symbol("coin", number=number) for number in NUMBERED["coin"]],
        [Symbol("dots", number=number) for number in NUMBERED["dots"]],
        [Symbol("arrow", direction=direction) for direction in DIRECTIONS],
        [Symbol("fish", colour, size) for colour in COLOURS for size in SIZES],
    ],
    ids=lambda symbols: symbols[0].name,
)
def test_variants_show_and_differ(pictures: Pictures, symbols: list[Symbol]) -> None:
    shown = {bytes(image(pictures.pixmap(symbol, 60)).constBits()) for symbol in symbols}
    assert len(shown) == len(symbols)
    assert not any(set(pixels) == {0} for pixels in shown)


@pytest.mark.parametrize("number", range(1, 21))
def test_coins_can_be_counted_at_60_pixels(pictures: Pictures, number: int) -> None:
    assert blobs(image(pictures.pixmap(Symbol("coin", number=number), 60)), like(YELLOW, 60)) == number


@pytest.mark.parametrize("number", range(1, 10))
def test_dots_can_be_counted_at_60_pixels(pictures: Pictures, number: int) -> None:
    rim = 1
    assert blobs(image(pictures.pixmap(Symbol("dots", number=number), 60)), like(INK, 70)) == number + rim


def test_every_colour_has_a_texture_of_its_own(qapp: QApplication) -> None:
    textures = {}
    for colour in COLOURS:
        canvas = QImage(64, 64, QImage.Format.Format_ARGB32)
        canvas.fill(0)
        painter = QPainter(canvas)
        paint_texture(painter, colour)
        painter.end()
        textures[colour] = canvas
    assert [colour for colour in COLOURS if not any(bytes(textures[colour].constBits()))] == ["yellow"]
    for one, other in combinations(COLOURS, 2):
        assert far_apart(textures[one], textures[other]) > 0.03, (one, other)


@pytest.mark.parametrize("colour", [colour for colour in COLOURS if colour != "yellow"])
@pytest.mark.parametrize("name", ["shell", "fish", "ship"])
def test_a_coloured_picture_carries_its_texture(pictures: Pictures, name: str, colour: str) -> None:
    textured = image(pictures.pixmap(Symbol(name, colour), 64))
    plain = image(pictures.pixmap(Symbol(name, "yellow"), 64))
    yellow, fill = like(QColor(FILLS["yellow"]), 3), like(QColor(FILLS[colour]), 3)
    main = [(x, y) for x in range(64) for y in range(64) if yellow(plain.pixelColor(x, y))]
    marked = sum(not fill(textured.pixelColor(x, y)) for x, y in main)
    assert 0.1 < marked / len(main) < 0.9


@pytest.mark.parametrize(
    ("name", "fill"), [("drum", "#D55E00"), ("ship", "#8C5A2B"), ("gull", "#FFF"), ("anchor", "#0072B2")]
)
def test_the_main_fill_is_what_a_child_would_name(qapp: QApplication, name: str, fill: str) -> None:
    assert main_fill((content_dir() / "symbols" / f"{name}.svg").read_text(encoding="utf-8")) == fill


def test_small_is_little_more_than_half_as_wide(pictures: Pictures) -> None:
    big = opaque(image(pictures.pixmap("crab/big", 100)))
    small = opaque(image(pictures.pixmap("crab/small", 100)))
    assert small.width() / big.width() == pytest.approx(0.55, abs=0.04)
    assert (small.center() - big.center()).manhattanLength() < 3


def test_arrows_point_where_they_say(pictures: Pictures) -> None:
    shown = {way: image(pictures.pixmap(Symbol("arrow", direction=way), 64)) for way in DIRECTIONS}
    upside_down, mirrored = Qt.Orientation.Vertical, Qt.Orientation.Horizontal
    assert far_apart(shown["up"].flipped(upside_down), shown["down"]) < 0.01
    assert far_apart(shown["right"].flipped(mirrored), shown["left"]) < 0.01
    assert far_apart(shown["up-right"].flipped(mirrored), shown["up-left"]) < 0.01
    assert shown["up"].pixelColor(32, 6).alpha() > 200
    assert shown["up"].pixelColor(6, 60).alpha() == 0
    assert shown["right"].pixelColor(57, 32).alpha() > 200
    assert shown["up-right"].pixelColor(51, 13).alpha() > 200


def test_a_mirrored_picture_looks_the_other_way(pictures: Pictures) -> None:
    plain, mirrored = image(pictures.pixmap("whale", 64)), image(pictures.pixmap("whale", 64, mirrored=True))
    assert far_apart(plain.flipped(Qt.Orientation.Horizontal), mirrored) < 0.01
    assert far_apart(plain, mirrored) > 0.1


def test_a_pale_picture_is_pale_all_over(pictures: Pictures) -> None:
    pale = image(pictures.pixmap("chest", 64, opacity=0.3))
    deepest = max(pale.pixelColor(x, y).alpha() for x in range(64) for y in range(64))
    assert deepest == pytest.approx(0.3 * 255, abs=3)


def test_the_ink_of_a_big_picture_keeps_its_pen(pictures: Pictures) -> None:
    coin = image(pictures.pixmap("coin/1", 256))
    rim = [x for x in range(128) if like(INK)(coin.pixelColor(x, 128))]
    outer_rim = [x for x in rim if x - rim[0] < 20]
    assert 3 <= len(outer_rim) <= 5


def test_pixmaps_fit_the_screen_and_are_drawn_once(pictures: Pictures) -> None:
    first = pictures.pixmap("shell", 40, dpr=2.0)
    assert (first.width(), first.devicePixelRatio()) == (80, 2.0)
    assert pictures.pixmap("shell", 40, dpr=2.0).cacheKey() == first.cacheKey()
    assert pictures.pixmap("shell", 41, dpr=2.0).cacheKey() != first.cacheKey()


def test_the_cache_forgets_the_oldest(pictures: Pictures) -> None:
    first = pictures.pixmap("shell", 40).cacheKey()
    for side in range(1000, 1010):
        pictures.pixmap("crab", side)
    assert pictures.pixmap("shell", 40).cacheKey() != first


def test_what_was_drawn_can_be_let_go(pictures: Pictures) -> None:
    first = pictures.pixmap("shell", 40)
    pictures.clear()
    again = pictures.pixmap("shell", 40)
    assert again.cacheKey() != first.cacheKey()
    assert image(again) == image(first)


def test_paint_fills_the_largest_square_in_the_middle(pictures: Pictures) -> None:
    canvas = QImage(200, 100, QImage.Format.Format_ARGB32)
    canvas.fill(0)
    painter = QPainter(canvas)
    pictures.paint(painter, QRectF(0, 0, 200, 100), "marble/red")
    painter.end()
    drawn = opaque(canvas)
    assert abs(drawn.center().x() - 100) < 2
    assert 80 <= drawn.width() <= 100


def png_of(pixmap: QPixmap) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG")
    return data.data()


def test_a_pack_brings_pictures_that_others_do_not_see(pictures: Pictures) -> None:
    svg = (content_dir() / "symbols" / "turtle.svg").read_bytes()
    with_own = pictures.for_pack({"snail": svg, "photo": png_of(pictures.pixmap("crab", 64))})
    assert image(with_own.pixmap("snail", 50)) == image(pictures.pixmap("turtle", 50))
    assert far_apart(image(with_own.pixmap("photo", 64)), image(pictures.pixmap("crab", 64))) < 0.01
    assert image(with_own.pixmap("photo/blue", 64)) != image(with_own.pixmap("photo/red", 64))
    assert with_own.knows("snail/red/small")
    assert not pictures.knows("snail")
    with pytest.raises(UnknownPictureError):
        pictures.pixmap("snail", 50)


@pytest.mark.parametrize(
    "text", ["nothing", "fish/3", "coin/21", "../symbols/fish", *sorted(NEEDS_VARIANT - {"arrow"})]
)
def test_what_has_no_picture_is_refused(pictures: Pictures, text: str) -> None:
    assert not pictures.knows(text)
    with pytest.raises(UnknownPictureError):
        pictures.pixmap(text, 40)
