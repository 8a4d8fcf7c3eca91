"""How a text is read from recordings: whole, in phrases, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from kidslogic.ui.narration import Narration, key, name_of


def narration(*texts: str) -> Narration:
    return Narration({name_of(text): Path(text) for text in texts})


def said(reading) -> list[str]:
    return [str(clip.sound) for clip in reading.clips]


def test_a_known_text_is_one_recording():
    reading = narration("Nimm eine Karte!", "Nimm", "Karte").reading("Nimm eine Karte!")
    assert (said(reading), reading.complete) == (["Nimm eine Karte!"], True)


@pytest.mark.parametrize("other", ["nimm  eine Karte", "„Nimm eine Karte!“", "Nimm eine Karte…", "NIMM EINE KARTE"])
def test_what_sounds_alike_shares_a_recording(other):
    assert name_of(other) == name_of("Nimm eine Karte!")


@pytest.mark.parametrize("other", ["Nimm eine Karte?", "Nimm einen Karren!", "Nimm -3", "Nimm 3", "Nimm +3"])
def test_what_sounds_differently_has_its_own(other):
    assert name_of(other) != name_of("Nimm eine Karte!")
    assert name_of("Nimm 3") != name_of("Nimm -3")


def test_decomposed_letters_are_the_same():
    assert key("řada") == key("r\u030cada")


def test_sentences_put_together_are_found_one_by_one_with_a_pause_between():
    reading = narration("Ja, das passt!", "Immer zwei. Dann von vorn.").reading(
        "Ja, das passt! Immer zwei. Dann von vorn."
    )
    assert said(reading) == ["Ja, das passt!", "Immer zwei. Dann von vorn."]
    assert [clip.pause_ms for clip in reading.clips] == [0, 320]
    assert reading.complete


def test_a_text_with_filled_places_is_said_in_phrases():
    reading = narration("immer", "zwei", "Krabbe", "Muschel").reading("Immer zwei: Krabbe, Muschel.")
    assert said(reading) == ["immer", "zwei", "Krabbe", "Muschel"]
    assert [clip.pause_ms for clip in reading.clips] == [0, 30, 140, 140]
    assert reading.complete


def test_a_name_is_left_out_and_the_reading_is_not_complete():
    reading = narration("nimm eine Karte").reading("Anna, nimm eine Karte!")
    assert (said(reading), reading.complete) == (["nimm eine Karte"], False)


def test_a_sentence_that_is_mostly_unknown_is_left_unsaid():
    reading = narration("Karte", "Ja, das passt!").reading("Ja, das passt! Die alte Karte vom Speicher ist nass.")
    assert (said(reading), reading.complete) == (["Ja, das passt!"], False)


def test_a_question_mark_alone_is_no_unknown_word():
    assert narration("Anna, wer").reading("Anna, wer?").complete


def test_nothing_is_said_of_nothing():
    assert narration("Karte").reading("").clips == ()
    assert narration().reading("Karte").clips == ()


def test_a_packs_own_recordings_go_first():
    reading = narration("Muschel").with_own({"Muschel": Path("own"), "Kastanie": Path("chestnut")})
    assert said(reading.reading("Muschel, Kastanie")) == ["own", "chestnut"]


def test_a_folder_is_read_and_a_missing_one_is_empty(tmp_path):
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / f"{name_of('Muschel')}.opus").touch()
    (tmp_path / "de" / f"{name_of('Krabbe')}.tmp").touch()
    assert Narration.load(tmp_path, "de").reading("Krabbe!").clips == ()
    loaded = Narration.load(tmp_path, "de").reading("Muschel!")
    assert [clip.sound for clip in loaded.clips] == [tmp_path / "de" / f"{name_of('Muschel')}.opus"]
    assert Narration.load(tmp_path, "cs").reading("Muschel!").clips == ()
