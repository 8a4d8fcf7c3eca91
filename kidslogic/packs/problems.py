"""What can be said about a pack: every code with its severity, and a problem with its place (FORMAT.md section 3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

Severity = Literal["error", "warning"]

MAX_PROBLEMS: Final = 20
"""A person mends the first few and checks again; a longer list only frightens."""

_ERRORS: Final = """
file-missing file-empty file-too-big not-text not-utf8 control-char odd-space
tab-indent bad-indent missing-dash missing-colon missing-space-after-colon colon-in-text quote-not-closed curly-quote
bracket-not-closed bad-escape code-fence
reserved-start-char bare-question-mark multiple-documents anchor alias merge-key tag directive complex-key duplicate-key
too-deep too-many-values yaml-syntax
not-a-pack deck-no-pack missing-field unknown-field empty-value wrong-type format-invalid format-too-new app-too-old
bad-min-app bad-game bad-id bad-version bad-language duplicate-language language-twice missing-translation
unlisted-language bad-licence no-author bad-age text-too-long no-cards too-many-cards
board-size board-duplicate cave-size
duplicate-card-id card-no-side unknown-side row-count duplicate-row row-empty row-no-gap row-many-gaps row-too-short
row-too-long row-comma answer-missing answer-many unknown-symbol unknown-variant variant-missing answer-not-on-board
unknown-rule rule-argument rule-without-argument rule-does-not-fit rule-other-answer
bad-symbol-name symbol-name-taken symbol-alt-missing symbol-file-missing symbol-path symbol-type
svg-script svg-external svg-doctype svg-element svg-attribute svg-too-complex svg-too-big svg-no-viewbox svg-broken
svg-not-svg png-size png-not-png png-too-big
voice-file-missing voice-path voice-type voice-not-ogg voice-too-big voice-too-much voice-twice
zip-broken zip-no-pack file-name zip-unsafe-path zip-symlink zip-bad-name zip-duplicate-name zip-forbidden-type
zip-encrypted zip-too-big zip-too-many-files zip-bomb share-needs-licence share-needs-author
"""
_WARNINGS: Final = "answer-looks-wrong row-ambiguous row-without-rule symbol-unused colour-only answer-in-hint"

SEVERITIES: Final[Mapping[str, Severity]] = {
    **dict.fromkeys(_ERRORS.split(), "error"),
    **dict.fromkeys(_WARNINGS.split(), "warning"),
}
"""Every code the checker can raise. A pack with only warnings is played."""

Params = Mapping[str, str | int]


@dataclass(frozen=True)
class Problem:
    """One thing that keeps a pack from being understood, or a doubt about it.

    `line` and `column` count from 1 and count characters; line 0 means the whole file. `length` is how many characters
    are at fault, `excerpt` the source line they stand in. `params` fill the placeholders of the code's sentence.
    `card` is the card's id, `side` brown or blue, `row` counts from 1; each None where it does not apply.
    """

    code: str
    file: str
    line: int = 0
    column: int = 0
    params: Params = field(default_factory=dict)
    card: str | None = None
    side: str | None = None
    row: int | None = None
    length: int = 1
    excerpt: str = ""

    @property
    def severity(self) -> Severity:
        """How bad it is; follows from the code alone."""
        return SEVERITIES[self.code]
