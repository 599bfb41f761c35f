# Two commands for everybody: `make play` and `make test`. They set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(abspath $(BIN)):$(PATH)
PIP := $(BIN)/pip --disable-pip-version-check
# One more than there are cores: whoever waits for a browser or a database leaves one free.
PYTEST := $(BIN)/pytest -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) --dist worksteal

.PHONY: play terminal page screenshots docs types test test-long test-ray test-compiled check format compile pure bench ladder dist lock clean

# The page on this machine, on SQLite.
play: $(VENV)/.ok web/dist/index.html
	@$(BIN)/bastide serve $(ARGS)

# A game in this terminal.
GAME ?= burgundy
terminal: $(VENV)/.ok
	@$(BIN)/bastide play $(GAME) $(ARGS)

test: $(VENV)/.ok pure web/dist/index.html
	$(PYTEST)

# Thousands of games: the same invariants as in `make test`, for as long as it takes.
test-long: $(VENV)/.ok
	$(PYTEST) -m long

# The arena on a Ray cluster of two nodes. Ray is large, so it is installed only here.
test-ray: $(VENV)/.ray
	$(BIN)/pytest -n 0 tests/arena/test_ray.py

# The tests of the engine, compiled: they play the same golden bytes as interpreted. What stands on top of it follows.
test-compiled: $(VENV)/.ok
	BASTIDE_COMPILE=quick $(COMPILE)
	$(PYTEST) tests/core tests/games tests/bots tests/adapters tests/terminal/test_whole_games.py tests/test_words.py

check: $(VENV)/.ok web/node_modules/.ok
	cd web && npm run -s check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.ok
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# `core`, `games` and `search` as C extensions beside their sources; `make pure` goes back. A part that did not change
# would keep its old date, which tests take for an old build.
COMPILE := $(BIN)/python setup.py -q build_ext --inplace && find src -name '*.so' -exec touch {} +
compile: $(VENV)/.ok
	BASTIDE_COMPILE=1 $(COMPILE)

PURE := find src -name '*.so' -delete -o -name '*.pyd' -delete
pure:
	@$(PURE)

page: web/dist/index.html

web/node_modules/.ok: web/package.json web/package-lock.json $(VENV)/.ok
	@echo "Fetching what the page is built with ..."
	@cd web && npm ci --silent && touch node_modules/.ok

web/dist/index.html: web/node_modules/.ok $(shell find web/src web/public web/scripts -type f -not -path '*/sprites/*') web/index.html web/vite.config.ts
	@echo "Building the page ..."
	@cd web && npm run -s build > /dev/null && touch dist/index.html

# The pictures of the README, in a real browser.
screenshots: $(VENV)/.ok web/dist/index.html
	$(BIN)/python docs/screenshots.py

# The reference under build/docs, and the documents that are made of other things.
docs: $(VENV)/.ok
	$(BIN)/python docs/build.py

# TypeScript types of the server's answers.
types: web/node_modules/.ok
	@mkdir -p build && $(BIN)/bastide openapi > build/openapi.json && cd web && npm run -s types

# An sdist and a wheel, with the page, in dist/; BASTIDE_COMPILE=1 compiles the wheel.
dist: $(VENV)/.ok web/dist/index.html
	$(BIN)/python -m build

# How strong the bots are: docs/ladder.md. Only what docs/played does not hold yet is played.
ladder: $(VENV)/.ok compile
	$(BIN)/python -m docs.ladder $(ARGS)

bench: $(VENV)/.bench compile
	$(BIN)/bastide bench $(GAME) $(ARGS)

$(VENV)/.ok: pyproject.toml setup.py building/bastide_build.py requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bastide needs Python 3.11 or newer.")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up ($(VENV)) ..."
	@$(PIP) install -q -c requirements.lock setuptools wheel
	@$(PURE)
	@$(PIP) install -q --no-build-isolation -c requirements.lock -e '.[dev,server,rl]'
	@touch $@

$(VENV)/.bench: $(VENV)/.ok
	@$(PURE)
	@$(PIP) install -q --no-build-isolation -c requirements.lock -e '.[bench]'
	@touch $@

$(VENV)/.ray: $(VENV)/.ok
	@$(PIP) install -q --no-build-isolation -c requirements.lock -e '.[ray]'
	@touch $@

# Pin what is installed now. Names and versions only.
lock: $(VENV)/.bench $(VENV)/.ray
	$(PIP) freeze --exclude-editable --all --exclude pip | LC_ALL=C sort -f > requirements.lock

clean: pure
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
