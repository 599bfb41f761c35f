# Two commands for everybody: `make play` and `make test`. They set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(abspath $(BIN)):$(PATH)
# Workers of the tests and started servers read byte code; without it each compiles some 700 files for itself.
unexport PYTHONDONTWRITEBYTECODE
PIP := $(BIN)/pip --disable-pip-version-check
# Two more than there are cores: whoever waits for a browser or a database leaves one free.
PYTEST := $(BIN)/pytest -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2) --dist worksteal

.PHONY: play terminal page screenshots docs types hooks test test-quick test-page test-long test-ray test-compiled coverage \
        check format compile pure bench ladder dist release lock clean

# The page on this machine, on SQLite.
play: $(VENV)/.play web/dist/index.html
	@$(BIN)/bastide serve $(ARGS)

# A game in this terminal.
GAME ?= burgundy
terminal: $(VENV)/.play
	@$(BIN)/bastide play $(GAME) $(ARGS)

# ---- tests

test: $(VENV)/.dev pure web/dist/index.html test-page
	$(PYTEST)

# No browser, no server: what changed since the last commit first, then the rest of the engine.
test-quick: $(VENV)/.dev pure
	$(PYTEST) --dist load --changed-first -m 'not long and not slow' --ignore tests/web --ignore tests/server --ignore tests/wheel

# The page's own logic (touching, turns, the log), without a browser.
test-page: web/node_modules/.dev
	@cd web && npm run -s test

# Thousands of games: the same invariants as in `make test`, for as long as it takes.
test-long: $(VENV)/.dev
	$(PYTEST) -m long

# The arena on a Ray cluster of two nodes. Ray is large, so it is installed only here.
test-ray: $(VENV)/.ray
	$(BIN)/pytest -n 0 tests/arena/test_ray.py

# What could differ in the engine compiled: golden bytes, invariants of random games, observations, searches, whatever comes
# in from outside (compiled code checks types), pickling. The rules one by one are proven interpreted.
COMPILED := $(wildcard tests/games/*/test_golden.py tests/games/*/test_random_games.py tests/games/*/test_invariants.py \
  tests/games/*/test_observing.py tests/games/*/test_bad_*.py tests/games/*/test_examples.py tests/games/test_*.py \
  tests/core/test_bad_*.py tests/core/test_fair*.py) tests/adapters tests/bots/test_search.py tests/bots/test_net.py \
  $(addprefix tests/core/test_,chance.py fuzz.py integers.py pickling.py polyomino.py public_names.py record.py rng.py)
test-compiled: compile
	$(PYTEST) $(COMPILED)

# How much of `src` the tests without a browser run through, with the processes that they start: build/coverage/index.html.
coverage: $(VENV)/.dev pure
	rm -rf build/coverage && mkdir -p build/coverage
	$(BIN)/coverage run $(PYTEST) --ignore tests/web --ignore tests/wheel
	$(BIN)/coverage combine -q && $(BIN)/coverage html -q && $(BIN)/coverage report | tail -n 1

# ---- style and types

check: $(VENV)/.dev web/node_modules/.dev
	cd web && npm run -s check && npm run -s lint && npm run -s format:check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.dev web/node_modules/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run -s format

# The same checks before every commit, for those who like that.
hooks: $(VENV)/.dev web/node_modules/.dev
	@$(PIP) install -q -c requirements.lock --group hooks
	$(BIN)/pre-commit install

# ---- the engine as C extensions

# `core`, `games` and `search` beside their sources; `make pure` goes back. A part that did not change
# would keep its old date, which tests take for an old build.
COMPILE := $(BIN)/python setup.py -q build_ext --inplace && find src -name '*.so' -exec touch {} +
compile: $(VENV)/.dev
	BASTIDE_COMPILE=1 $(COMPILE)

PURE := find src -name '*.so' -delete -o -name '*.pyd' -delete
pure:
	@$(PURE)

# ---- the page

page: web/dist/index.html

web/node_modules/.play: web/package.json web/package-lock.json $(VENV)/.play
	@echo "Fetching what the page is built with ..."
	@cd web && npm ci --silent --omit=dev && touch node_modules/.play

web/node_modules/.dev: web/package.json web/package-lock.json $(VENV)/.play
	@echo "Fetching what the page is built, checked and tested with ..."
	@cd web && npm ci --silent && touch node_modules/.play node_modules/.dev

web/dist/index.html: web/node_modules/.play $(shell find web/src web/public web/scripts -type f -not -path '*/sprites/*') web/index.html web/vite.config.ts
	@echo "Building the page ..."
	@cd web && npm run -s build > /dev/null && touch dist/index.html

# The pictures of the README, in a real browser.
screenshots: $(VENV)/.dev web/dist/index.html
	$(BIN)/python docs/screenshots.py

# TypeScript types of the server's answers.
types: web/node_modules/.dev
	@mkdir -p build && $(BIN)/bastide openapi > build/openapi.json && cd web && npm run -s types

# ---- documents, packages, figures

# The site under build/docs, and the documents that are made of other things.
docs: $(VENV)/.dev
	$(BIN)/python docs/build.py

# An sdist and a wheel, with the page, in dist/; BASTIDE_COMPILE=1 compiles the wheel.
dist: $(VENV)/.dev web/dist/index.html
	$(BIN)/python -m build

# Checks that this tree can be released, builds it, and says what is left to do (CONTRIBUTING.md).
release: $(VENV)/.dev
	$(BIN)/python building/release.py

# How strong the bots are: docs/ladder.md. Only what docs/played does not hold yet is played.
ladder: $(VENV)/.dev compile
	$(BIN)/python -m docs.ladder $(ARGS)

bench: $(VENV)/.bench compile
	$(BIN)/bastide bench $(GAME) $(ARGS)

# ---- setting up: to play, to work here, to measure

$(VENV)/.play: pyproject.toml setup.py building/bastide_build.py requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bastide needs Python 3.11 or newer.")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up ($(VENV)) ..."
	@$(PIP) install -q -c requirements.lock pip setuptools wheel
	@$(PURE)
	@$(PIP) install -q --no-build-isolation -c requirements.lock -e '.[server]' --group page
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "Setting up what the tests need ($(VENV)) ..."
	@$(PURE)
	@$(PIP) install -q --no-build-isolation -c requirements.lock -e '.[server,rl]' --group dev
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	@$(PURE)
	@$(PIP) install -q --no-build-isolation -c requirements.lock -e '.[bench]'
	@touch $@

$(VENV)/.ray: $(VENV)/.dev
	@$(PIP) install -q --no-build-isolation -c requirements.lock -e '.[ray]'
	@touch $@

# Pin what is installed now. Names and versions only.
lock: $(VENV)/.bench $(VENV)/.ray
	$(PIP) freeze --exclude-editable --all | LC_ALL=C sort -f > requirements.lock

clean: pure
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
