#!/bin/sh
# Prepares a checkout: system packages, virtual environment, pinned Python packages.
#
#   installer/setup.sh play           what the app needs
#   installer/setup.sh dev            the same, and what tests and checks need
#   installer/setup.sh find VERSION   prints the interpreter of that version, such as 3.12
#
# KIDSLOGIC_PYTHON names the interpreter to use, KIDSLOGIC_VENV the environment's folder (.venv).
# A stamp in the environment remembers what was installed: without a change a second call returns at once, offline too.
set -eu
cd "$(dirname "$0")/.."
venv=${KIDSLOGIC_VENV:-.venv}

say() { echo "setup: $*" >&2; }
fail() { say "$*"; exit 1; }

# --- Python ---------------------------------------------------------------------------------------------------------

suits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
makes_environments() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

# Prints the first interpreter that suits, newest version first; one that can make environments goes before others.
choose_python() {
    second=
    for name in ${KIDSLOGIC_PYTHON:-python3.13 python3.12 python3.11 python3}; do
        suits "$name" || continue
        if makes_environments "$name"; then echo "$name"; return; fi
        second=${second:-$name}
    done
    echo "$second"
}

# Prints the interpreter of version $1 from the search path or from pyenv's folder; nothing if there is none.
find_python() {
    for name in "python$1" "${PYENV_ROOT:-$HOME/.pyenv}/versions/$1".*/bin/python; do
        if makes_environments "$name"; then echo "$name"; return; fi
    done
}

# --- System packages (Debian and Ubuntu) ----------------------------------------------------------------------------

wanted_packages() { # the lines of the lists $@, without comments and spaces: a|b
    sed -e 's/#.*//' -e 's/ //g' -e '/^$/d' "$@"
}

installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }

# Prints those wanted packages of which no alternative is installed.
missing_packages() {
    for line in $(wanted_packages "$@"); do
        found=
        for name in $(echo "$line" | tr '|' ' '); do
            if installed "$name"; then found=yes; fi
        done
        [ "$found" ] || echo "$line"
    done
}

# Prints for each of the lines $@ the first alternative that the system's archive has.
known_packages() {
    for line in "$@"; do
        for name in $(echo "$line" | tr '|' ' '); do
            if apt-cache show "$name" >/dev/null 2>&1; then echo "$name"; break; fi
        done
    done
}

# Installs the packages of the lists $@ as far as it may; says the line to run where it may not.
# shellcheck disable=SC2046,SC2086  # lists of package names are meant to fall apart into words
install_system_packages() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
    missing="$needs_venv_package$(missing_packages "$@")"
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif sudo -n true 2>/dev/null; then
        as_root=sudo
    else
        say "please run once: sudo apt-get install -y --no-install-recommends" $(known_packages $missing)
        return 0
    fi
    say "installing system packages:" $missing
    $as_root apt-get update -qq || say "apt-get update failed, going on with the lists at hand"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        $(known_packages $missing) >/dev/null || say "apt-get could not install them all, going on without"
}

# --- The virtual environment ----------------------------------------------------------------------------------------

make_environment() {
    if suits "$venv/bin/python" && "$venv/bin/python" -m pip --version >/dev/null 2>&1; then return; fi
    python=$(choose_python)
    [ -n "$python" ] || fail "KidsLogic needs Python 3.11, 3.12 or 3.13; none was found"
    makes_environments "$python" || fail "$python cannot make virtual environments: install its venv package" \
        "(Debian: sudo apt-get install python3-venv)"
    say "creating $venv with $("$python" --version)"
    "$python" -m venv --clear "$venv"
}

prepare() { # purpose, requirements file, package lists...
    purpose=$1 requirements=$2
    shift 2
    fingerprint=$(cat installer/setup.sh installer/debian-*.txt requirements*.txt | cksum)
    if suits "$venv/bin/python"; then
        for stamp in "$venv/.installed-$purpose" "$venv/.installed-dev"; do
            if [ "$(cat "$stamp" 2>/dev/null)" = "$fingerprint" ]; then return; fi
        done
    fi
    python=$(choose_python)
    if [ -z "$python" ]; then
        needs_venv_package="python3 python3-venv "
    elif makes_environments "$python"; then
        needs_venv_package=
    else
        needs_venv_package="$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])') "
    fi
    install_system_packages "$@"
    make_environment
    say "installing Python packages from $requirements"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check -r "$requirements"
    reason=$("$venv/bin/python" -c 'import PySide6.QtWidgets' 2>&1) ||
        fail "Qt cannot start here, the system packages named above are missing: ${reason##*Error: }"
    echo "$fingerprint" >"$venv/.installed-$purpose"
}

case "${1:-}" in
play) prepare play requirements.txt installer/debian-play.txt ;;
dev) prepare dev requirements-dev.txt installer/debian-play.txt installer/debian-dev.txt ;;
find) find_python "${2:?version, such as 3.12}" ;;
*) fail "call: installer/setup.sh play | dev | find VERSION" ;;
esac
