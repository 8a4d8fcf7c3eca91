"""How the demo plays the pirates: it sees the stages and what the child on turn may see, and touches the widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QPoint

from kidslogic.engine.events import Answered, GameFinished
from kidslogic.games.piraten.material import Side
from kidslogic.games.piraten.options import AimMode
from kidslogic.games.piraten.roll import ENOUGH
from kidslogic.games.piraten.view.aim_stage import AimStage
from kidslogic.games.piraten.view.answer_stage import AnswerStage
from kidslogic.games.piraten.view.choose_stage import ChooseStage
from kidslogic.games.piraten.view.draw_stage import DrawStage
from kidslogic.games.piraten.view.end_stage import EndStage
from kidslogic.games.piraten.view.explain_stage import ExplainStage
from kidslogic.games.piraten.view.game import PiratenView
from kidslogic.games.piraten.view.row_show import RowShow
from kidslogic.games.piraten.view.setup import PiratenSetup
from kidslogic.games.piraten.view.stage import Stage
from kidslogic.games.piraten.view.treasure_stage import TreasureStage
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import verdict
from kidslogic.shell.chart import Chart
from kidslogic.shell.demo.album import Album
from kidslogic.shell.demo.guide import Guide, one
from kidslogic.shell.demo.hands import Hands, Stopped
from kidslogic.shell.demo.piraten_crew import Crew
from kidslogic.shell.pack_choice import PackCards, PackChoice
from kidslogic.ui.game_view import SetupScreen

_GAME = "piraten"
_PACK = "kidslogic.piratenbucht"
_ROWS_ANSWERED = 5
"""Four alone, one of them with another picture, and one with a guest."""
_Stage = TypeVar("_Stage", bound=Stage)
_PULL = 1.25 * ENOUGH
"""How far the ball is pulled back, in cave widths: surely as far as the caves."""
_THINK_MS = 1050
"""How long a row is thought about: an answer that comes at once is kept, but does not count."""
_NEAR = 0.02
"""How near to the middle of the cave the arrow is stopped, as a part of the sea's width."""
_MIDDLE = 0.55
"""The part of an explanation after which the picture in its middle is taken."""


def play(guide: Guide, *, in_full: bool) -> None:
    """A whole game alone; in full one of four with sea monsters and mates; the beginning of one with a guest."""
    captain = Captain(guide.hands, guide.album)
    guide.to_island(_GAME)
    _choose_pack(guide, "packs")
    captain.set_up_alone()
    captain.play_alone()
    guide.hands.see(Chart)
    guide.album.take("chart-after")
    if in_full:
        guide.hurry()
        guide.to_island(_GAME)
        _choose_pack(guide, "")
        crew = Crew(guide)
        crew.set_up()
        crew.play()
        guide.hands.see(Chart)
    guide.to_island(_GAME)
    _choose_pack(guide, "")
    captain.set_up_two("blue", "timing" if in_full else "assisted")
    captain.hand_over()
    guide.leave_and_come_back(_GAME)
    _check_store(guide, in_full=in_full)


def _choose_pack(guide: Guide, name: str) -> None:
    """Where there are several packs: the first one, from the pirates' own bay."""
    hands, window = guide.hands, guide.hands.window
    hands.wait_for(
        lambda: isinstance(window.screen_shown, PackChoice | SetupScreen) and hands.is_calm,
        "Neither the choice of packs nor the choice of the crew appeared.",
    )
    if isinstance(window.screen_shown, PackChoice):
        if name:
            guide.album.take(name)
        hands.tap(one(window.screen_shown, PackCards).cards[_PACK], "finger")


def _check_store(guide: Guide, *, in_full: bool) -> None:
    """All that was played must be in the store. Raises `Stopped`."""
    events = guide.events
    answers = [event for event in events if isinstance(event, Answered)]
    known = len(answers) >= _ROWS_ANSWERED if in_full else len(answers) == _ROWS_ANSWERED
    if not known or (not in_full and sum(not answer.right for answer in answers) != 1):
        raise Stopped(f"The store holds {len(answers)} answers; {_ROWS_ANSWERED} were given, one of them not right.")
    if not any(answer.hints for answer in answers):
        raise Stopped("The store does not know that the parrot helped.")
    if not any(isinstance(event, GameFinished) and event.game == _GAME for event in events):
        raise Stopped("The store does not know that a game was played to its end.")
    if guide.unfinished.count(_GAME) != 1:
        raise Stopped("The store does not hold the game that was left.")


class Captain:
    """Plays the pirates in a window."""

    def __init__(self, hands: Hands, album: Album) -> None:
        self._hands = hands
        self._album = album

    # ---- whole games -----------------------------------------------------------------------------

    def set_up_alone(self) -> None:
        """A game alone with the smallest goal and the real rolling ball."""
        screen = self._hands.see(PiratenSetup)
        self._album.take("setup-crew")
        self._hands.tap(screen.next, "finger")
        self._hands.tap(screen.mode.tiles["solo"], "finger")
        self._album.take("setup-mode")
        self._hands.tap(screen.next, "finger")
        self._hands.tap(screen.goal.tiles["5"], "finger")
        self._hands.tap(screen.aims[0].tiles["roll"])
        self._album.take("setup-alone")
        self._hands.tap(screen.next, "finger")

    def set_up_two(self, side: Side, aim: AimMode) -> None:
        """A game with a guest and without monsters."""
        screen = self._hands.see(PiratenSetup)
        guest = next(tile for tile in screen.people_tiles if not tile.chosen)
        self._hands.tap(guest, "finger")
        self._album.take("setup-crew-of-two")
        self._hands.tap(screen.next, "finger")
        self._hands.tap(screen.side.tiles[side], "finger")
        self._hands.tap(screen.variant.tiles["basic"], "finger")
        self._hands.tap(screen.aims[0].tiles[aim], "finger")
        self._album.take("setup-two")
        self._hands.tap(screen.next, "finger")

    def play_alone(self) -> None:
        """Four cards: a wrong answer; help, a miss and a bank; a bust; the last card and the sail."""
        self._open_card("first-card")
        self._answer(1, right=False, name="why-another")
        self._open_card("card")
        self._answer(3, right=True, name="why-right", hints=3)
        self._roll_beside()
        self._roll_into_cave("aim-hit")
        self._bank("treasure-one")
        self._open_card("card-again")
        self._answer(2, right=True, name="why-right-again")
        self._roll_into_cave("")
        self._dare_until_bust()
        self._open_card("last-card")
        self._answer(4, right=True, name="why-last")
        self._roll_into_cave("")
        self._bank("")
        end = self._stage(EndStage)
        self._album.take("sail")
        self._hands.tap(end.done_button, "finger")

    def hand_over(self) -> None:
        """One turn of the first child, then the moment of handing over and the card of the other."""
        self._open_card("two-first")
        self._answer(3, right=True, name="why-blue")
        self._hit()
        self._bank("treasure-two")
        self._stage(DrawStage)
        self._album.take("hand-over")
        self._open_card("two-second")

    # ---- stages ----------------------------------------------------------------------------------

    @property
    def _game(self) -> PiratenView:
        window = self._hands.window
        self._hands.wait_for(lambda: isinstance(window.screen_shown, PiratenView), "The game is not on the screen.")
        game = window.screen_shown
        assert isinstance(game, PiratenView)
        return game

    def _stage(self, kind: type[_Stage]) -> _Stage:
        """Wait until a stage of this kind is shown and nothing moves on it."""
        game = self._game

        def shown() -> bool:
            return isinstance(game.stage, kind) and not game.stage.busy() and self._hands.is_calm

        self._hands.wait_for(shown, f"The stage {kind.__name__} did not appear, {_name(game.stage)} is shown.")
        stage = game.stage
        assert isinstance(stage, kind)
        return stage

    def _open_card(self, name: str) -> None:
        draw = self._stage(DrawStage)
        if name == "first-card":
            self._album.take("take-a-card")
        self._hands.tap(draw.stack, "finger")
        self._stage(ChooseStage)
        self._album.take(name)

    def _answer(self, row: int, *, right: bool, name: str, hints: int = 0) -> None:
        """Choose a row of which the right picture is known, and answer it; then look at the explanation."""
        choose = self._stage(ChooseStage)
        wanted = next(
            (n for n in (row, 1, 2, 3, 4) if n in choose.view.rows_open and _solution(choose, n) is not None), None
        )
        if wanted is None:
            raise Stopped("No row of the open card can be solved.")
        solution = _solution(choose, wanted)
        self._hands.tap(choose.rows[wanted - 1], "finger")
        answer = self._stage(AnswerStage)
        self._album.take(name.replace("why", "answer"))
        for number in range(1, hints + 1):
            self._hint(answer, number)
        others = [symbol for symbol in answer.view.on_offer if symbol != solution]
        picture = solution if right else others[len(others) // 2]
        if picture is None:
            raise Stopped("There is no picture to answer with.")
        self._hands.look(_THINK_MS)
        self._hands.tap(answer.tiles[picture], "finger")
        self._tell_how_found()
        why = self._stage_moving(WhyStage)
        if why.right != right:
            raise Stopped(f"The answer to row {wanted} was thought to be {'right' if right else 'another one'}.")
        self._look_at(why.show_row, name, to_the_end=not right)
        self._hands.tap(why.next, "finger")

    def _tell_how_found(self) -> None:
        """Now and then the parrot asks how a right answer was found, before it explains."""
        game = self._game
        self._hands.wait_for(
            lambda: isinstance(game.stage, ExplainStage | WhyStage), "Nothing is said about the answer."
        )
        if isinstance(game.stage, ExplainStage):
            stage = self._stage(ExplainStage)
            self._album.take("how-found")
            self._hands.tap(stage.reasons[0], "finger")

    def _stage_moving(self, kind: type[_Stage]) -> _Stage:
        """Wait until a stage of this kind is there, though it moves."""
        game = self._game
        self._hands.wait_for(lambda: isinstance(game.stage, kind), f"The stage {kind.__name__} did not appear.")
        stage = game.stage
        assert isinstance(stage, kind)
        return stage

    def _look_at(self, row: RowShow, name: str, *, to_the_end: bool) -> None:
        """A picture in the middle of an explanation, and one at its end; a touch beside it brings the end at once."""
        self._hands.wait_for(lambda: bool(row.beats), f"The explanation “{name}” does not begin.")
        if not self._hands.motion.reduced:
            self._hands.look(_MIDDLE * max(beat.end_ms for beat in row.beats))
            self._album.take_moving(f"{name}-middle")
            if not to_the_end:
                self._hands.tap_at(self._beside(row))
        self._hands.wait_for(lambda: not row.is_playing, f"The explanation “{name}” does not end.")
        self._album.take(name)

    def _beside(self, row: RowShow) -> QPoint:
        """A place of the window where nothing can be touched."""
        window = self._hands.window
        return QPoint(row.mapTo(window, row.rect().center()).x(), window.height() * 3 // 4)

    def _hint(self, answer: AnswerStage, number: int) -> None:
        before = answer.prompt()
        self._hands.tap(self._hands.rail["hint"])
        self._hands.wait_for(lambda: answer.prompt() != before, f"Hint {number} says nothing new.")
        self._hands.wait_for(lambda: not answer.open_row.is_playing, f"Hint {number} does not end.")
        self._album.take(f"hint-{number}")

    # ---- aiming ----------------------------------------------------------------------------------

    def _roll_beside(self) -> None:
        """The first attempt goes into the neighbour of the right cave."""
        aim = self._stage(AimStage)
        self._album.take("aim")
        beside = aim.target + (1 if aim.target + 1 < len(aim.caves) else -1)
        self._sail_below(aim, beside)
        attempt = aim.view.attempt
        self._pull(aim, "aim-pull")
        self._hands.wait_for(lambda: aim.view.attempt > attempt, "The ball that went beside was not counted.")
        self._album.take("aim-beside")
        self._hands.wait_for(
            lambda: aim.ball.isVisible() and aim.ball.isEnabled(), "The ball does not come back after a miss."
        )

    def _roll_into_cave(self, name: str) -> None:
        aim = self._stage(AimStage)
        self._hands.wait_for(aim.ball.isEnabled, "There is no ball to roll.")
        self._sail_below(aim, aim.target)
        self._pull(aim, "")
        game = self._game
        self._hands.wait_for(lambda: not aim.busy(), "The ball rolls for ever.")
        if name and game.stage is aim:  # where less motion is wished, the game goes on at once
            self._album.take(name)
        self._hands.wait_for(
            lambda: game.stage is not aim, "The ball did not find the right cave, though the ship lay below it."
        )

    def _hit(self) -> None:
        """Tap the cave, or stop the arrow when it is before the cave."""
        aim = self._stage(AimStage)
        self._album.take("aim-tap")
        if aim.sweep is None:
            self._hands.tap(aim.caves[aim.target], "finger")
            return
        sweep, middle = aim.sweep, (aim.target + 0.5) / len(aim.caves)
        self._hands.wait_for(lambda: abs(sweep.at - middle) < _NEAR, "The arrow never comes to the cave.")
        self._hands.tap(aim.ball, "finger")

    def _sail_below(self, aim: AimStage, cave: int) -> None:
        """Drag the ship until it lies below a cave."""
        there = aim.caves[cave].geometry().center().x()
        here = aim.ship.geometry().center().x()
        if abs(there - here) > aim.ship.width() // 8:
            self._hands.drag(aim.ship, QPoint(there - here, 0))

    def _pull(self, aim: AimStage, name: str) -> None:
        """Pull the ball straight back and let it go."""
        cave_width = aim.board.pitch * aim.metrics.u
        look: Callable[[], object] = (lambda: self._album.take_moving(name)) if name else lambda: None
        self._hands.drag(aim.ball, QPoint(0, round(_PULL * cave_width)), look=look)

    # ---- treasure --------------------------------------------------------------------------------

    def _bank(self, name: str) -> None:
        """Open one chest and keep it."""
        stage = self._stage(TreasureStage)
        if name == "treasure-one":
            self._album.take("treasure")
        self._uncover(stage)
        if name == "treasure-one":
            self._hands.tap(stage.dare)
            self._album.take("treasure-odds")
        if name:
            self._album.take(name)
        self._hands.tap(stage.chest, "finger")
        game = self._game
        self._hands.wait_for(lambda: game.stage is not stage, "The treasure does not get into the chest.")

    def _dare_until_bust(self) -> None:
        """Open chest after chest until a colour comes twice."""
        stage = self._stage(TreasureStage)
        for held in range(1, len(stage.tiles) + 1):
            if self._uncover(stage) > held:
                raise Stopped("More chests are open than were touched.")
            if self._game.view.phase != "decide":
                break
            if held > 1:
                self._album.take(f"treasure-{held}")
        else:
            raise Stopped("All chests are open, and no colour came twice.")
        self._album.take("bust")
        game = self._game
        self._hands.wait_for(lambda: game.stage is not stage, "The tiles do not turn back after a bust.")

    def _uncover(self, stage: TreasureStage) -> int:
        """Open the first closed chest; returns how many lie open in this turn."""
        place = stage.view.down[0]
        tile = stage.tiles[place]
        self._hands.tap(tile, "finger")
        self._hands.wait_for(
            lambda: bool(tile.gems) and not stage.busy() and self._hands.is_calm,
            "The chest that was touched does not turn over.",
        )
        return sum(bool(other.gems) for other in stage.tiles)


def _solution(stage: ChooseStage, row: int) -> Symbol | None:
    """The picture that belongs into a row, as a child would find it: from the pictures that can be seen."""
    options = tuple(symbol for cave in stage.view.island for symbol in cave)
    found = verdict(stage.card.rows[row - 1].cells, options).answer
    return found if found in options else None


def _name(stage: object) -> str:
    return type(stage).__name__
