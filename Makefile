# Everything that a player or developer needs, on a machine with make and Python 3.11 or newer.
#
#   make play              set up, and open the table in the browser
#   make test              set up, and run every check and test: five to ten minutes on two cores
#   make quick GAME=timber the checks, that game's tests and its house tests: half a minute
#   make explore           all tests but the browser's in random order, with fresh examples and many more of them;
#                          then whether they notice small changes to the rules (tests/mutants)
#   make pythons           the rules under the oldest and the newest Python that are supported, where the machine has them
#   make bench             set up, and measure; fails where a figure has fallen by more than a fifth, or misses its target
#   make format            tidy the code as `make test` wants it
#   make lock              write anew which versions `make test` works with
#   make clean             forget the set-up and what tools have cached

PYTHON ?= python3
# One more than the cores that they are meant for: tests wait for servers and for the browser.
WORKERS ?= 3
BIN := .venv/bin
PIP := $(BIN)/pip -qq --disable-pip-version-check
TO_PLAY := .venv/ready-to-play
TO_TEST := .venv/ready-to-test
LOCK := requirements-dev.txt
SCRIPTS := src/orcade/web/static tests/browser
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal

# Tests start many processes. Python compiles the modules once for all of them where it may keep what it compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: test checks lint types quick explore pythons play bench format lock clean chromium
MAKEFLAGS += --no-print-directory

# What takes a minute in one process goes on beside the tests.
test: lint chromium
	@$(MAKE) types & types=$$!; $(PYTEST); tests=$$?; wait $$types && exit $$tests

checks: lint types

lint: $(TO_TEST)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/oxlint --deny-warnings $(SCRIPTS)

types: $(TO_TEST)
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

quick: checks
	@test -n "$(GAME)" || { echo "Which game? For one: make quick GAME=timber" >&2; exit 2; }
	@$(PYTEST) --game $(GAME) src/orcade/house $(wildcard tests/games/$(subst -,_,$(GAME)))

explore: $(TO_TEST)
	@number=$${EXPLORE:-$$(od -An -N2 -tu2 /dev/urandom | tr -d ' ')}; \
	echo "EXPLORE=$$number sees the same cases again."; \
	EXPLORE=$$number $(PYTEST) --random-order-bucket=global --random-order-seed=$$number --ignore=tests/browser
	@$(BIN)/python -m tests.mutants

pythons: $(TO_TEST)
	@$(BIN)/python -m tests.pythons

play: $(TO_PLAY)
	@$(BIN)/orcade serve

bench: $(TO_TEST)
	@$(BIN)/python -m bench

format: $(TO_TEST)
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

lock: $(TO_TEST)
	@$(PIP) install uv
	@$(BIN)/uv pip compile -q pyproject.toml --group dev --universal --python-version 3.11 --upgrade --generate-hashes \
	    --no-header --no-annotate -o $(LOCK)

clean:
	rm -rf .venv .venv-3.* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Orcade needs Python 3.11 or newer, not " + sys.version.split()[0])'
	@echo "Setting up .venv …"
	@$(PYTHON) -m venv .venv

$(TO_PLAY): pyproject.toml | $(BIN)/python
	@$(PIP) install --editable .
	@touch $@

# Exactly the versions of the lock file, whose hashes pip checks. The example is installed beside Orcade, so that the
# tests find it as anybody's own game would be found.
$(TO_TEST): pyproject.toml $(LOCK) examples/pyproject.toml | $(BIN)/python
	@$(PIP) install --require-hashes -r $(LOCK)
	@$(PIP) install --no-build-isolation --no-deps --editable . --editable ./examples
	@touch $@

# The browser tests want a real Chromium, and libatomic, which the Node inside Playwright needs. What is missing is
# installed where apt-get may do so: the Chromium without windows, which takes a quarter less work, or the whole one where
# there is no such package. Where that cannot be, they are skipped with a word, and fail where CI is set
# (tests/conftest.py).
chromium: $(TO_TEST)
	@$(BIN)/python -c 'import sys; from tests.conftest import where_chromium_is as found; sys.exit(not found())' && $(BIN)/playwright --version >/dev/null 2>&1 \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing chromium …" \
	     && { apt-get update -qq; for each in chromium-headless-shell chromium; do \
	          DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $$each libatomic1 && break; done; } </dev/null >/dev/null; } \
	|| echo "There is no Chromium here and it could not be installed: the browser tests cannot run."
