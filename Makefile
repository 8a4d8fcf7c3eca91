# Each target sets up what it needs: installer/setup.sh installs, and returns at once when nothing has changed.
# A test run that ends in an abort (exit 134 or 139) fails make like any other, whatever it has printed before.

PYTHON := .venv/bin/python
IMPORTS := .venv/bin/lint-imports
LUPDATE := .venv/bin/pyside6-lupdate
LANGUAGE ?= de
SIZE ?= 1280x800
FUZZ ?= 100
# Tests of a file mostly stay together, for they share what they have made; a worker that has nothing left helps the other.
PARALLEL ?= -n auto --dist worksteal
MINUTES ?= 30
SEED ?= 1

.PHONY: play test check demo soak fuzz bench gallery format translations check-wheel deb smoke test-all-pythons voice ready-to-play ready-to-test

play: ready-to-play
	$(PYTHON) -m kidslogic

test: ready-to-test
	$(PYTHON) -m pytest $(PARALLEL)

# Format, lint, types, import contracts, dead code (in the app alone, then with the tests), dependencies, packs, then
# translations and all other tests.
check: ready-to-test
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy
	$(IMPORTS) --no-cache
	$(PYTHON) -m vulture
	$(PYTHON) -m vulture kidslogic content installer tests
	$(PYTHON) -m deptry kidslogic content installer
	$(PYTHON) -m deptry tests --exclude build --ignore DEP002,DEP004
	$(PYTHON) -m kidslogic pack check $(wildcard content/packs/*)
	$(PYTHON) -m pytest $(PARALLEL)

# Spoils packs at random for many minutes; `make check` does the same for a few seconds.
fuzz: ready-to-test
	KIDSLOGIC_FUZZ=$(FUZZ) $(PYTHON) -m pytest tests/packs/test_fuzz.py

# Plays through the app by itself and saves a picture of every screen.
demo: ready-to-test
	$(PYTHON) -m kidslogic demo --out build/demo --lang $(LANGUAGE) --size $(SIZE)

# A robot plays everything, well and badly, and tells what went wrong; `make check` does the same for half a minute.
soak: ready-to-test
	QT_QPA_PLATFORM=$${QT_QPA_PLATFORM:-offscreen} $(PYTHON) -m kidslogic demo --soak $(MINUTES) --seed $(SEED) \
	    --lang $(LANGUAGE) --size $(SIZE) --out build/soak

# One table of all figures; BENCH="packs app" runs those alone, JSON=FILE writes them for programs.
bench: ready-to-test
	$(PYTHON) -m tests.bench $(BENCH) $(if $(JSON),--json $(JSON))

# One sheet of all screens and window sizes for each language.
gallery: ready-to-test
	$(PYTHON) -m tests.gallery

format: ready-to-test
	$(PYTHON) -m ruff format .
	$(PYTHON) -m ruff check --fix .

# Collects new texts into translations/*.ts; English needs a file for its plural forms only.
translations: ready-to-test
	$(LUPDATE) -extensions py kidslogic -locations none -no-obsolete \
	    -ts $(filter-out %_en.ts,$(wildcard translations/*.ts))
	$(LUPDATE) -extensions py kidslogic -locations none -no-obsolete -pluralonly -ts translations/kidslogic_en.ts

# Records the texts for children that have no recording yet; needs espeak-ng and opusenc (content/voice/README.md).
voice: ready-to-test
	$(PYTHON) -m content.make.voice

# Installs the project into an empty environment and uses it from another folder.
check-wheel: ready-to-test
	installer/check_wheel.sh

# The Debian package, with all that the app needs; tried by its own smoke test.
deb: ready-to-play
	installer/build_deb.sh

# Whether this checkout is whole: opens the window and prints what it found.
smoke: ready-to-play
	$(PYTHON) -m kidslogic --smoke

# The test suite on every supported Python that this machine has.
test-all-pythons:
	installer/test_all_pythons.sh

ready-to-play:
	@installer/setup.sh play
	@$(PYTHON) installer/compile_translations.py

ready-to-test:
	@installer/setup.sh dev
	@$(PYTHON) installer/compile_translations.py
