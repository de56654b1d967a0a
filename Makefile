# Everything a player or developer needs, on a machine with Python 3.11 or newer and make.
#
#   make play    set up and open the table in the browser
#   make test    set up and run every check and test; the whole takes a few minutes
#   make bench   set up and measure; fails where a figure has fallen by more than a fifth
#   make format  tidy the code as `make test` wants it
#   make clean   forget the set-up

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
WORKERS ?= 2

.PHONY: play test bench format clean chromium
.DEFAULT_GOAL := test
MAKEFLAGS += --no-print-directory

play: $(READY)
	@$(BIN)/orcade serve --open-page

test: $(READY) chromium
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal

bench: $(READY)
	@$(BIN)/python -m bench

format: $(READY)
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# The example is installed beside Orcade, so that the tests find it as anybody's own game would be found.
$(READY): pyproject.toml examples/pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Orcade needs Python 3.11 or newer, not " + sys.version.split()[0])'
	@echo "Setting up .venv (once) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade pip
	@$(BIN)/pip install --quiet --editable . --group dev
	@$(BIN)/pip install --quiet --no-deps --editable ./examples
	@touch $(READY)

# The browser tests want a real Chromium. Where there is none and apt-get may install it, it does.
# Where that cannot be, they are skipped with a word, and fail where CI is set (tests/conftest.py).
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing chromium …" \
	     && { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium; } </dev/null >/dev/null; } \
	|| echo "There is no Chromium here and it could not be installed: the browser tests cannot run."
