#!/bin/sh
# Runs the test suite on each supported Python that this machine has; environments stay in build/ for the next time.
set -eu
cd "$(dirname "$0")/.."

tested=
for version in 3.11 3.12 3.13; do
    python=$(installer/setup.sh find "$version")
    if [ -z "$python" ]; then
        echo "test-all-pythons: no Python $version here"
        continue
    fi
    echo "test-all-pythons: $("$python" --version)"
    export KIDSLOGIC_PYTHON="$python" KIDSLOGIC_VENV="build/venv-$version"
    installer/setup.sh dev
    "$KIDSLOGIC_VENV/bin/python" -m pytest
    tested="$tested $version"
done
[ -n "$tested" ] || { echo "test-all-pythons: none of Python 3.11, 3.12 and 3.13 is here"; exit 1; }
echo "test-all-pythons: passed on$tested"
