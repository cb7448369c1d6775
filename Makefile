# Two commands are enough: `make play` and `make test`. `make help` lists the rest.
# Everything happens in .venv; scripts/bootstrap.py creates it and keeps it in sync with the lock files.

VENV := .venv/bin
ARGS ?=
PYTHONS := python3 python3.15 python3.14 python3.13 python3.12 python3.11 python
# Scripts, tests, examples and, if it exists, bench/ are typed as strictly as the package.
CHECKED := $(wildcard src tests bench docs examples scripts)
# Runs a tool from web/node_modules in web/, with whichever Node there is.
WEB := $(VENV)/python scripts/node.py

# Every command starts a new Python, which takes twice as long if it can't keep what it compiled.
unexport PYTHONDONTWRITEBYTECODE

# Runs scripts/bootstrap.py with PYTHON, or with the first Python that is new enough. If none is, the first
# that starts at all runs it, and it says so.
bootstrap = @found=; any=; \
	for python in $(if $(PYTHON),"$(PYTHON)",$(PYTHONS)); do \
		"$$python" -c '' >/dev/null 2>&1 || continue; \
		any=$${any:-$$python}; \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || continue; \
		found=$$python; break; \
	done; \
	if [ -z "$$any" ]; then \
		echo "$(if $(PYTHON),$(PYTHON) doesn't start: name another with PYTHON=…,No Python found: install Python 3.11 or newer (from python.org)), then run the same command again." >&2; \
		exit 1; \
	fi; \
	TWELVEFOLD_PYTHON="$(PYTHON)" "$${found:-$$any}" scripts/bootstrap.py

.PHONY: help setup play site wheels gallery baselines test test-apart coverage check check-types check-python check-web format generate bench peers lock clean
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

help:
	@echo "make play      play in the browser (LAN=1: let others on your network join; PORT=…; more options: make play ARGS=--help)"
	@echo "make site      build the whole game as a folder that any static host can serve, and a zip for itch.io (ARGS=FOLDER)"
	@echo "make gallery   look at every part of the browser client in every state (PORT=…)"
	@echo "make baselines retake the gallery's photographs that no longer match (ARGS=section …); look at them before you commit"
	@echo "make test      check the code, then run the tests (ALL=1: the thorough ones too, for a release)"
	@echo "make test-apart  test the environments with Stable-Baselines3 and RLlib, in a .venv-apart of their own (ARGS=a Python that has them)"
	@echo "make coverage  the same, and list the lines of Python that no test reaches (takes about twice as long)"
	@echo "make check     check only formatting, lint, types, imports and generated files"
	@echo "make format    format the code"
	@echo "make generate  regenerate what comes from the package: docs/protocol.md, docs/rules.md, the client's messages and geometry"
	@echo "make bench     measure the speed (run make peers first to compare with other games)"
	@echo "make setup     create .venv and web/node_modules, with the command twelvefold and all tools, and build the client"
	@echo "make wheels    build an installable package for each platform into dist/; it needs no compiler"
	@echo "make lock      update requirements/ from pyproject.toml (UPGRADE=1: to the newest version of everything)"
	@echo "make clean     remove .venv, web/node_modules and everything that was built"
	@echo "PYTHON=…       the Python to use instead of the first that is 3.11 or newer"

setup:
	$(bootstrap) dev web client

play:
	$(bootstrap) run local-client
	@$(VENV)/python scripts/offline.py --behind &
	@$(VENV)/twelvefold play $(if $(LAN),--lan) $(if $(PORT),--port $(PORT)) $(ARGS)

site: setup
	@$(VENV)/python scripts/make_site.py $(ARGS)

gallery: setup
	@echo "Starting the gallery."
	@$(VENV)/python scripts/gallery.py $(PORT)

baselines: setup
	@echo "Photographing the gallery."
	@$(VENV)/python -m tests.browser.renew $(ARGS)

bench:
	$(bootstrap) run
	@echo "Measuring the speed."
	@$(VENV)/twelvefold bench $(ARGS)

peers:
	$(bootstrap) peers

check: setup
	@echo "Checking formatting, lint, types, imports and generated files."
	@$(MAKE) --jobs=2 check-types check-python check-web

check-types:
	@$(VENV)/mypy --no-error-summary $(CHECKED)

check-python:
	@$(VENV)/ruff format --check --quiet $(CHECKED) || { echo "The code isn't formatted: run make format." >&2; exit 1; }
	@$(VENV)/ruff check --quiet --output-format concise $(CHECKED)
	@said=$$($(VENV)/lint-imports --no-logo 2>&1) || { echo "$$said" >&2; exit 1; }
	@$(VENV)/python -m twelvefold.protocol.generate --check
	@$(VENV)/python docs/make_rules.py --check

check-web:
	@$(WEB) biome format . >/dev/null 2>&1 || { echo "web/ isn't formatted: run make format." >&2; exit 1; }
	@said=$$($(WEB) biome check --formatter-enabled=false --error-on-warnings . 2>&1) || { echo "$$said" >&2; exit 1; }
	@$(WEB) tsc --noEmit

format: setup
	@echo "Formatting."
	@$(VENV)/ruff format --quiet $(CHECKED)
	@$(VENV)/ruff check --quiet --fix $(CHECKED)
	@$(WEB) biome check --write --log-level=warn .

generate: setup
	@echo "Generating docs/protocol.md, docs/rules.md, and the client's messages and geometry."
	@$(VENV)/python -m twelvefold.protocol.generate
	@$(VENV)/python docs/make_rules.py

test: check
	@$(VENV)/python scripts/run_tests.py $(if $(ALL),--all) $(ARGS)

test-apart: setup
	@$(VENV)/python scripts/test_apart.py $(ARGS)

coverage: check
	@$(VENV)/python scripts/run_tests.py --coverage $(if $(ALL),--all) $(ARGS)

wheels: setup
	@echo "Building the packages."
	@$(VENV)/python scripts/wheels.py $(ARGS)

lock:
	$(bootstrap) lock $(if $(UPGRADE),--upgrade)

clean:
	@echo "Removing .venv, web/node_modules and everything that was built."
	@rm -rf .venv-apart web/node_modules web/dist src/twelvefold/server/static src/twelvefold/server/static.new src/twelvefold/server/offline src/twelvefold/server/offline.new .offline site twelvefold-site.zip .node.log .chromium .venv .venv.log .venv.lock .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis dist build
	@find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +
