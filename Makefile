# Two commands for everybody: `make play` and `make test`. They set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check

.PHONY: play test test-long test-compiled check format compile pure bench lock clean

play: $(VENV)/.ok
	@$(BIN)/bastide play burgundy $(ARGS)

test: $(VENV)/.ok pure
	$(BIN)/pytest -n auto

# Thousands of games: the same invariants as in `make test`, for as long as it takes.
test-long: $(VENV)/.ok
	$(BIN)/pytest -n auto -m long

# The same suite on the compiled engine, and the proof that both play alike.
test-compiled: compile
	$(BIN)/pytest -n auto

check: $(VENV)/.ok
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.ok
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# `core` and `games` as C extensions beside their sources; `make pure` goes back.
compile: $(VENV)/.ok
	BASTIDE_COMPILE=1 $(BIN)/python setup.py -q build_ext --inplace

pure:
	@find src -name '*.so' -delete -o -name '*.pyd' -delete

bench: $(VENV)/.bench compile
	$(BIN)/bastide bench burgundy $(ARGS)

$(VENV)/.ok: pyproject.toml setup.py requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bastide needs Python 3.11 or newer.")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up ($(VENV)) ..."
	@$(PIP) install -q -c requirements.lock setuptools wheel
	@$(PIP) install -q --no-build-isolation -c requirements.lock -e '.[dev,server]'
	@touch $@

$(VENV)/.bench: $(VENV)/.ok
	@$(PIP) install -q --no-build-isolation -c requirements.lock -e '.[bench]'
	@touch $@

# Pin what is installed now. Names and versions only.
lock: $(VENV)/.bench
	$(PIP) freeze --exclude-editable --all --exclude pip | LC_ALL=C sort -f > requirements.lock

clean: pure
	rm -rf build $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
