# Two commands are enough: `make play` and `make test`. `make help` lists the rest.
# Everything happens in .venv; scripts/bootstrap.py makes it and keeps it in step with the lock files.

VENV := .venv/bin
ARGS ?=
PYTHONS := python3 python3.15 python3.14 python3.13 python3.12 python3.11 python
# The scripts and tests are typed as strictly as the package is; bench/ comes into it when it exists.
CHECKED := $(wildcard src tests bench docs scripts)
# A tool of web/node_modules, run in web/ by whichever Node there is.
WEB := $(VENV)/python scripts/node.py

# Every command starts Python anew, which takes twice as long where nothing that was compiled may be kept.
unexport PYTHONDONTWRITEBYTECODE

# Runs scripts/bootstrap.py with PYTHON, or with the first Python that is new enough. When none is, the first that
# starts at all runs it, and says so.
bootstrap = @found=; any=; \
	for python in $(if $(PYTHON),"$(PYTHON)",$(PYTHONS)); do \
		"$$python" -c '' >/dev/null 2>&1 || continue; \
		any=$${any:-$$python}; \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || continue; \
		found=$$python; break; \
	done; \
	if [ -z "$$any" ]; then \
		echo "$(if $(PYTHON),$(PYTHON) does not start: name another with PYTHON=…,There is no Python here: install Python 3.11 or newer (python.org has it)), then run the same command again." >&2; \
		exit 1; \
	fi; \
	TWELVEFOLD_PYTHON="$(PYTHON)" "$${found:-$$any}" scripts/bootstrap.py

.PHONY: help setup play gallery baselines test coverage check check-types check-python check-web format generate bench peers lock clean
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

help:
	@echo "make play      play in the browser (LAN=1: others beside you too; PORT=…; more options: make play ARGS=--help)"
	@echo "make gallery   look at every part of the browser's side in every state (PORT=…)"
	@echo "make baselines photograph anew what looks different in the gallery (ARGS=section …); look at it before you commit"
	@echo "make test      check the code, then run the tests (ALL=1: the thorough ones as well, for a release)"
	@echo "make coverage  the same, and which lines of Python no test reaches (about twice as long)"
	@echo "make check     only formatting, lint, types, imports and what is generated"
	@echo "make format    put the code into the house format"
	@echo "make generate  renew what is made from the package: docs/protocol.md, docs/rules.md, and the client's messages and geometry"
	@echo "make bench     measure the speed (make peers first, to compare with other games)"
	@echo "make setup     make .venv and web/node_modules, with the command twelvefold and all tools in it, and build the client"
	@echo "make lock      renew requirements/ from pyproject.toml (UPGRADE=1: the newest of everything)"
	@echo "make clean     remove .venv, web/node_modules and all that was made"
	@echo "PYTHON=…       the Python to use, if not the first of 3.11 or newer"

setup:
	$(bootstrap) dev web client

play:
	$(bootstrap) run local-client
	@$(VENV)/twelvefold play $(if $(LAN),--lan) $(if $(PORT),--port $(PORT)) $(ARGS)

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
	@echo "Checking the format, mistakes, types, imports and what is generated."
	@$(MAKE) --jobs=2 check-types check-python check-web

check-types:
	@$(VENV)/mypy --no-error-summary $(CHECKED)

check-python:
	@$(VENV)/ruff format --check --quiet $(CHECKED) || { echo "Not in the house format: run make format." >&2; exit 1; }
	@$(VENV)/ruff check --quiet --output-format concise $(CHECKED)
	@said=$$($(VENV)/lint-imports --no-logo 2>&1) || { echo "$$said" >&2; exit 1; }
	@$(VENV)/python -m twelvefold.protocol.generate --check
	@$(VENV)/python docs/make_rules.py --check

check-web:
	@$(WEB) biome format . >/dev/null 2>&1 || { echo "web/ is not in the house format: run make format." >&2; exit 1; }
	@said=$$($(WEB) biome check --formatter-enabled=false --error-on-warnings . 2>&1) || { echo "$$said" >&2; exit 1; }
	@$(WEB) tsc --noEmit

format: setup
	@echo "Formatting."
	@$(VENV)/ruff format --quiet $(CHECKED)
	@$(VENV)/ruff check --quiet --fix $(CHECKED)
	@$(WEB) biome check --write --log-level=warn .

generate: setup
	@echo "Generating docs/protocol.md, docs/rules.md and what the client knows of the package."
	@$(VENV)/python -m twelvefold.protocol.generate
	@$(VENV)/python docs/make_rules.py

test: check
	@$(VENV)/python scripts/run_tests.py $(if $(ALL),--all) $(ARGS)

coverage: check
	@$(VENV)/python scripts/run_tests.py --coverage $(if $(ALL),--all) $(ARGS)

lock:
	$(bootstrap) lock $(if $(UPGRADE),--upgrade)

clean:
	@echo "Removing .venv, web/node_modules and all that was made."
	@rm -rf web/node_modules web/dist src/twelvefold/server/static src/twelvefold/server/static.new .node.log .chromium .venv .venv.log .venv.lock .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis dist build
	@find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +
