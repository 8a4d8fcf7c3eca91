"""The commands for children's progress: list, report, export, import, delete, join, part, and collect for a class."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date, datetime
from pathlib import Path

from kidslogic import registry
from kidslogic.cli.child_report import report_lines
from kidslogic.cli.console import (
    FOUND,
    WELL,
    Commands,
    add_command,
    add_lang,
    cannot_write,
    explained,
    print_json,
    said,
    wrong,
)
from kidslogic.learners.collecting import Overview, collect
from kidslogic.learners.home import find_home
from kidslogic.learners.learner import Learner
from kidslogic.learners.nicknames import Refused
from kidslogic.learners.progress_file import BadFile, ProgressFile, file_name, read_progress, write_progress
from kidslogic.learners.report import report_of
from kidslogic.learners.spreadsheet import answers_table, band_words, class_table, family_word
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreError, StoreFull, StoreLocked, StoreNewer, StoreReadOnly
from kidslogic.learners.xapi import statements
from kidslogic.patterns.skills import FAMILY_IDS

_TROUBLE = {kind.code: kind for kind in (StoreFull, StoreLocked, StoreNewer, StoreReadOnly)}
"""What kept a store from being opened on the disk, by the code of its notice."""


def add(commands: Commands) -> None:
    """The commands of this module, below `learners`."""
    group = commands.add_parser("learners", help=explained("learners"))
    actions = group.add_subparsers(metavar="ACTION", required=True)

    listing = add_command(actions, "list", _list, "learners")
    add_lang(listing, with_json=True)

    export = add_command(actions, "export", _export, "learners")
    export.add_argument("child", nargs="*", help=explained("child"))
    export.add_argument("--out", type=Path, required=True, help=explained("out"))
    export.add_argument("--as", dest="form", choices=("file", "csv", "xapi"), default="file", help=explained("form"))
    export.add_argument("--pseudonym", action="store_true", help=explained("pseudonym"))
    export.add_argument("--class", dest="class_id", default="", help=explained("class"))
    add_lang(export)

    taking = add_command(actions, "import", _import, "learners")
    taking.add_argument("paths", type=Path, nargs="+", metavar="FILE", help=explained("progress-file"))
    add_lang(taking)

    delete = add_command(actions, "delete", _delete, "learners")
    delete.add_argument("child", help=explained("child"))
    delete.add_argument("--yes", action="store_true", help=explained("delete-yes"))
    add_lang(delete)

    joining = add_command(actions, "join", _join, "learners")
    joining.add_argument("child", help=explained("child"))
    joining.add_argument("other", help=explained("other-child"))
    add_lang(joining)

    parting = add_command(actions, "part", _part, "learners")
    parting.add_argument("other", help=explained("other-child"))
    add_lang(parting)

    report = add_command(actions, "report", _report, "learners")
    report.add_argument("child", help=explained("one-child"))
    add_lang(report)

    collecting = add_command(actions, "collect", _collect, "learners")
    collecting.add_argument("folder", type=Path, metavar="DIR", help=explained("collect-folder"))
    collecting.add_argument("--since", type=date.fromisoformat, metavar="DAY", help=explained("since"))
    collecting.add_argument("--out", type=Path, metavar="FILE.csv", help=explained("collect-out"))
    add_lang(collecting, with_json=True)


@contextmanager
def _store(*, to_change: bool = False) -> Iterator[Store]:
    """The store; raises `StoreError` where a change would be kept in memory only, or nothing can be read."""
    with Store.open(find_home(), lambda: datetime.now().astimezone()) as store:
        trouble = None if store.kept else _TROUBLE.get(store.notices[0].code, StoreError)()
        if trouble is not None and (to_change or isinstance(trouble, StoreNewer) or not store.learners()):
            raise trouble
        yield store


def _find(store: Store, who: str) -> Learner | None:
    """The child of an id, of its beginning, or of a nickname that only one child has."""
    learners = store.learners()
    found = [one for one in learners if one.nickname == who] or [one for one in learners if one.id.startswith(who)]
    return found[0] if len(found) == 1 else None


def _list(parsed: argparse.Namespace) -> int:
    with _store() as store:
        children = [(one, len(store.events(one.id))) for one in store.learners()]
    if parsed.json:
        print_json([{"id": one.id, "nickname": one.nickname, "events": events} for one, events in children])
        return WELL
    for one, events in children:
        print(f"{one.id}  {one.nickname}  {events}")
    return WELL


def _export(parsed: argparse.Namespace) -> int:
    with _store() as store:
        found = [_find(store, who) for who in parsed.child] or list(store.learners())
        chosen = [learner for learner in found if learner is not None]
        if len(chosen) < len(found):
            return wrong(said("no-child", parsed.lang, child=parsed.child[found.index(None)]))
        files = [store.file_of(learner.id, parsed.class_id) for learner in chosen]
    if parsed.pseudonym:
        files = [file.pseudonym for file in files]
    try:
        written = _written(parsed, files)
    except OSError as fault:
        return cannot_write(parsed.out, fault, parsed.lang)
    for path in written:
        print(path)
    return WELL


def _written(parsed: argparse.Namespace, files: Sequence[ProgressFile]) -> list[Path]:
    """Write the files and tell their names: one for each child, or one table."""
    out: Path = parsed.out
    today = date.today()
    if parsed.form == "file":
        out.mkdir(parents=True, exist_ok=True)
        paths = [out / file_name(file, today) for file in files]
        for path, file in zip(paths, files, strict=True):
            write_progress(path, file)
        return paths
    out.parent.mkdir(parents=True, exist_ok=True)
    if parsed.form == "csv":
        text = answers_table({file.nickname or file.child: file.records for file in files}, parsed.lang)
    else:
        text = statements([record for file in files for record in file.records], parsed.class_id)
    out.write_text(text, encoding="utf-8", newline="")
    return [out]


def _import(parsed: argparse.Namespace) -> int:
    code = WELL
    with _store(to_change=True) as store:
        for path in parsed.paths:
            try:
                joined = store.take_in(read_progress(path))
            except BadFile as fault:
                print(said(f"progress-{fault.code}", parsed.lang, path=path))
                code = FOUND
            except Refused:
                print(said("no-place", parsed.lang, path=path))
                code = FOUND
            else:
                nickname = store.learner(joined.learner).nickname
                print(said("taken-in", parsed.lang, child=nickname, new=joined.new, known=joined.known))
    return code


def _delete(parsed: argparse.Namespace) -> int:
    with _store(to_change=True) as store:
        learner = _find(store, parsed.child)
        if learner is None:
            return wrong(said("no-child", parsed.lang, child=parsed.child))
        if not parsed.yes:
            return wrong(said("delete-needs-yes", parsed.lang, child=learner.nickname))
        store.remove(learner.id)
    print(said("deleted", parsed.lang, child=learner.nickname))
    return WELL


def _join(parsed: argparse.Namespace) -> int:
    with _store(to_change=True) as store:
        kept, other = _find(store, parsed.child), _find(store, parsed.other)
        if kept is None or other is None or kept == other:
            return wrong(said("no-child", parsed.lang, child=parsed.other if kept else parsed.child))
        store.join(kept.id, other.id)
    print(said("joined", parsed.lang, child=kept.nickname, other=other.nickname, id=other.id))
    return WELL


def _part(parsed: argparse.Namespace) -> int:
    with _store(to_change=True) as store:
        try:
            store.part(parsed.other)
        except LookupError:
            return wrong(said("no-child", parsed.lang, child=parsed.other))
        except Refused:
            return wrong(said("no-place", parsed.lang, path=parsed.other))
        learner = store.learner(parsed.other)
    print(said("parted", parsed.lang, child=learner.nickname))
    return WELL


def _report(parsed: argparse.Namespace) -> int:
    with _store() as store:
        learner = _find(store, parsed.child)
        if learner is None:
            return wrong(said("no-child", parsed.lang, child=parsed.child))
        events = store.events(learner.id)
    today = date.today()
    for line in report_lines(report_of(events, _families(), today), learner.nickname, today, parsed.lang):
        print(line)
    return WELL


def _families() -> tuple[str, ...]:
    """All skill families of the games on the shelf, in the order of learning."""
    skills = (skill for game in registry.games() if game.on_shelf for skill in game.skills)
    return tuple(dict.fromkeys((*FAMILY_IDS, *skills)))


def _collect(parsed: argparse.Namespace) -> int:
    if not parsed.folder.is_dir():
        return wrong(said("no-such-path", parsed.lang, path=parsed.folder))
    overview = collect(parsed.folder, _families())
    if parsed.out:
        try:
            parsed.out.write_text(class_table(overview, parsed.lang), encoding="utf-8", newline="")
        except OSError as fault:
            return cannot_write(parsed.out, fault, parsed.lang)
    if parsed.json:
        print_json(_overview_facts(overview, parsed.since))
    else:
        _print_overview(overview, parsed)
    return FOUND if overview.skipped else WELL


def _print_overview(overview: Overview, parsed: argparse.Namespace) -> None:
    words = band_words(parsed.lang)
    for pupil in overview.pupils:
        standings = overview.grid[pupil.id].items()
        known = [f"{family_word(name, parsed.lang)}: {words[one.band]}" for name, one in standings if one.answers]
        print(f"{pupil.nickname or pupil.id}  {pupil.last_played or '-'}  {', '.join(known)}")
    if parsed.since:
        away = ", ".join(pupil.nickname or pupil.id for pupil in overview.away_since(parsed.since))
        print(said("away", parsed.lang, day=parsed.since.isoformat(), children=away or "-"))
    for row in overview.wrong_rows:
        place = f"{row.pack} {row.version} {row.card} {row.side} {row.row}"
        print(said("often-wrong", parsed.lang, row=place, missed=row.missed, children=row.children))
    for skipped in overview.skipped:
        print(said(f"progress-{skipped.code}", parsed.lang, path=skipped.name))


def _overview_facts(overview: Overview, since: date | None) -> dict[str, object]:
    return {
        "children": [
            {
                "id": pupil.id,
                "nickname": pupil.nickname,
                "last_played": pupil.last_played.isoformat() if pupil.last_played else None,
                "families": {
                    family: {"band": one.band, "answers": one.answers}
                    for family, one in overview.grid[pupil.id].items()
                },
            }
            for pupil in overview.pupils
        ],
        "away": [pupil.id for pupil in overview.away_since(since)] if since else [],
        "often_wrong": [vars(row) for row in overview.wrong_rows],
        "skipped": [vars(skipped) for skipped in overview.skipped],
    }
