#!/bin/sh
# Installs the project into an empty environment and uses it from another folder, far from the checkout.
set -eu
cd "$(dirname "$0")/.."
project=$PWD
python=${KIDSLOGIC_PYTHON:-$project/.venv/bin/python}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$python" -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install -q --disable-pip-version-check "$project"

cd "$folder"
export KIDSLOGIC_HOME="$folder/home" QT_QPA_PLATFORM=offscreen
venv/bin/python - <<'PYTHON'
"""What an installation must bring along: content, translations and a typeface."""
import sys

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from kidslogic.resources import PACKAGE, content_dir
from kidslogic.ui.font import CHAIN, load_fonts
from kidslogic.ui.language import Languages

application = QApplication([])
assert PACKAGE.is_relative_to(sys.prefix), PACKAGE
assert list(content_dir().glob("packs/*/pack.yaml")), content_dir()
names = [language.name for language in Languages().available]
assert {"Deutsch", "Čeština", "English"} <= set(names), names
load_fonts()
assert CHAIN[1] in QFontDatabase.families()
PYTHON
venv/bin/kidslogic pack check "$(venv/bin/python -c \
    'from kidslogic.resources import content_dir; print(content_dir() / "packs" / "piratenbucht")')"
venv/bin/kidslogic demo --out "$folder/demo" --lang cs --size 1280x800
echo "check_wheel: the installed app plays, $(find "$folder/demo" -name '*.png' | wc -l) screens"
