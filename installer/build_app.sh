#!/bin/sh
# Builds the app with all it needs, Python included, into the folder build/app/kidslogic, and tries it.
set -eu
cd "$(dirname "$0")/.."
python=${KIDSLOGIC_PYTHON:-.venv/bin/python}
venv=build/venv-installer

fingerprint=$(cat requirements.txt installer/requirements-installer.txt | cksum)
if [ "$(cat "$venv/.installed" 2>/dev/null)" != "$fingerprint" ]; then
    "$python" -m venv --clear "$venv"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check -r installer/requirements-installer.txt
    echo "$fingerprint" > "$venv/.installed"
fi

"$venv/bin/python" installer/compile_translations.py
"$venv/bin/pyinstaller" --noconfirm --log-level WARN --distpath build/app --workpath build/pyinstaller installer/kidslogic.spec
app=build/app/kidslogic

# Only Python's own library is stripped: the FFmpeg libraries of the Qt wheels would break, and sound would be silently gone.
if command -v strip >/dev/null; then strip --strip-unneeded "$app"/_internal/libpython*.so* 2>/dev/null || true; fi

"$venv/bin/python" installer/collect_licences.py "$app" build/licences

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
KIDSLOGIC_HOME="$home/data" QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES="qt.multimedia.*=false" "$app/kidslogic" --smoke
echo "build_app: $app, $(du -sm "$app" | cut -f1) MB"
