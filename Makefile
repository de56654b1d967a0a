# Everything that a player or developer needs, on a machine with make and Python 3.11 or newer.
#
#   make play    set up, and open the table in the browser
#   make test    set up, and run every check and test: a few minutes
#   make bench   set up, and measure; fails where a figure has fallen by more than a fifth
#   make format  tidy the code as `make test` wants it
#   make clean   forget the set-up and what tools have cached

PYTHON ?= python3
WORKERS ?= 2
BIN := .venv/bin
PIP := $(BIN)/pip -qq --disable-pip-version-check
TO_PLAY := .venv/ready-to-play
TO_TEST := .venv/ready-to-test

.PHONY: test play bench format clean chromium
MAKEFLAGS += --no-print-directory

test: $(TO_TEST) chromium
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal

play: $(TO_PLAY)
	@$(BIN)/orcade serve

bench: $(TO_TEST)
	@$(BIN)/python -m bench

format: $(TO_TEST)
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# pip is brought up to date first: that of an older Python knows no dependency groups.
$(TO_PLAY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Orcade needs Python 3.11 or newer, not " + sys.version.split()[0])'
	@echo "Setting up .venv …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install --upgrade pip
	@$(PIP) install --editable .
	@touch $@

# The example is installed beside Orcade, so that the tests find it as anybody's own game would be found.
$(TO_TEST): $(TO_PLAY) examples/pyproject.toml
	@$(PIP) install --group dev
	@$(PIP) install --no-deps --editable ./examples
	@touch $@

# The browser tests want a real Chromium, and libatomic, which the Node inside Playwright needs. What is missing is
# installed where apt-get may do so. Where that cannot be, they are skipped with a word, and fail where CI is set
# (tests/conftest.py).
chromium: $(READY)
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null && $(BIN)/playwright --version >/dev/null 2>&1 \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing chromium …" \
	     && { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium libatomic1; } </dev/null >/dev/null; } \
	|| echo "There is no Chromium here and it could not be installed: the browser tests cannot run."
