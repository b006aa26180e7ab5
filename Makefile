# `make` lists the targets. Everything is installed into .venv; nothing is built inside src.

PYTHON ?= python3
WORKERS ?= 2
# Tests of the page often wait for it.
PAGE_WORKERS ?= 3

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/pytest --dist worksteal --durations 12 --durations-min 2
COMPILED := $(BIN)/python -I -c 'from smallworld.core.engine import IS_COMPILED as c; exit(not c)'
# Strict (mkdocs.yml): a broken link is an error. The variable turns off an advertisement.
MKDOCS := NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build
PURE := $(filter-out 0,$(SMALLWORLD_PURE))

# What mypyc compiles can differ between the builds: these folders run on both. All others run
# once, on the compiled build where there is one.
BOTH_BUILDS := $(addprefix tests/,kit rules races powers scenarios golden perft play bots env)
# Compiled, too, but in the folder of the server.
VIEWS := tests/server/tables/test_views.py
ONE_BUILD := $(filter-out $(BOTH_BUILDS) tests/web tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/)))

# Stamps carry a checksum of all that went in: a changed, new or deleted file renews the
# installation, a touched one does not.
PINS := $(shell { $(PYTHON) -V; cat constraints.txt; } 2>&1 | cksum | tr ' ' -)
FILES := find src -type f ! -name '*.pyc' | LC_ALL=C sort
CONTENT := $(shell { echo '$(PINS) $(PURE) $(CC)'; cksum pyproject.toml setup.py $$($(FILES)); } | cksum | tr ' ' -)
TOOLS := .venv/tools-$(PINS)
INSTALLED := .venv/installed-$(CONTENT)
PACKAGES := node_modules/.installed-$(shell cat package.json package-lock.json | cksum | tr ' ' -)

.PHONY: help play install docs test node packages chromium postgresql proxies
.PHONY: check check-style check-types check-links check-page
.PHONY: test-source test-compiled test-page screenshots soak mutants bench clean
.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-22s %s\n", $$1, $$2 }' Makefile

play: install ## install, start and open the table in the browser
	@$(BIN)/smallworld play

install: $(INSTALLED) ## make .venv with the compiled package and all tools
	@$(BIN)/smallworld --version
	@if $(COMPILED); then echo 'Installed, compiled.'; \
	else echo 'Installed as pure Python: complete, but many times slower.'; fi

test: node packages chromium postgresql check test-source test-compiled test-page ## everything that must pass before a commit

# Some tests run programs in JavaScript: the page's own, and the examples of the documents.
node:
	@{ command -v node && command -v npm; } >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -qq -y --no-install-recommends nodejs npm; \
	else echo 'SKIPPED: the tests that need node and npm, which only root can install here.'; fi

# What checks the page: types and accessibility. The page itself needs none of it.
packages: node
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory $(PACKAGES); fi

$(PACKAGES):
	@rm -f node_modules/.installed-*
	npm ci --ignore-scripts --no-fund --no-audit --loglevel=error
	@touch $@

# The page is played in a real browser.
chromium:
	@command -v chromium >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
			apt-get install -qq -y --no-install-recommends chromium; \
	else echo 'SKIPPED: the tests that need chromium, which only root can install here.'; fi

# Tests of the server start a private PostgreSQL on a free port, as an unprivileged user.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
			apt-get install -qq -y --no-install-recommends postgresql; \
	else echo 'SKIPPED: the tests that need PostgreSQL, which only root can install here.'; fi

# Soak runs the examples of docs/hosting.md with them.
proxies:
	@{ command -v nginx || ls /usr/sbin/nginx; } >/dev/null 2>&1 && \
	command -v caddy >/dev/null && command -v systemd-analyze >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
			apt-get install -qq -y --no-install-recommends nginx-light caddy systemd; \
	else echo 'SKIPPED: the tests that need nginx, Caddy and systemd, which only root can install here.'; fi

check: $(TOOLS) ## lint, format, types, layers and links
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-types check-style check-links

check-style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory check-page; \
	else echo 'SKIPPED: the layers of the page, which need node and npm.'; fi

check-types:
	$(BIN)/mypy src tests benchmarks tools examples

check-links:
	$(MKDOCS) --site-dir build/links

check-page: $(PACKAGES) ## the layers of the page: no room imports a room above it
	npm run --silent layers

docs: $(TOOLS) ## the documentation as a site, in build/site
	$(MKDOCS)
	@echo 'Open build/site/index.html.'

test-source: $(BIN)/smallworld ## rules, games and bots on src, interpreted; all doctests
	SMALLWORLD_BUILD=source $(PYTEST) -n $(WORKERS) --doctest-modules $(BOTH_BUILDS) $(VIEWS) src/smallworld

test-compiled: install ## the same on the compiled package, and all else but the page
	@if $(COMPILED); then \
		echo 'SMALLWORLD_BUILD=compiled $(PYTEST) -n $(WORKERS) --doctest-modules $(BOTH_BUILDS) $(ONE_BUILD)'; \
		SMALLWORLD_BUILD=compiled $(PYTEST) -n $(WORKERS) --doctest-modules $(BOTH_BUILDS) $(ONE_BUILD); \
	elif [ "$(CI)" = true ]; then \
		echo 'FAILED: the package is not compiled, and CI=true asks for it.'; exit 1; \
	elif [ -z "$(PURE)" ] && $(can-compile); then \
		echo 'FAILED: a C compiler is here, yet the package is not compiled.'; \
		echo 'To see why: .venv/build.log'; exit 1; \
	else \
		echo 'SKIPPED: the tests on the compiled package: $(if $(PURE),SMALLWORLD_PURE is set,no C compiler was found).'; \
		echo 'SMALLWORLD_BUILD=source $(PYTEST) -n $(WORKERS) --doctest-modules $(ONE_BUILD)'; \
		SMALLWORLD_BUILD=source $(PYTEST) -n $(WORKERS) --doctest-modules $(ONE_BUILD); \
	fi

test-page: install packages chromium ## the page: types, logic, and whole games in chromium
	@if $(COMPILED); then build=compiled; else build=source; fi; \
	echo "SMALLWORLD_BUILD=$$build $(PYTEST) -n $(PAGE_WORKERS) --doctest-modules -m 'not soak' tests/web"; \
	SMALLWORLD_BUILD=$$build $(PYTEST) -n $(PAGE_WORKERS) --doctest-modules -m 'not soak' tests/web

screenshots: install chromium ## every screen and phase as a picture, in build/screenshots
	$(BIN)/python -m tools.screenshots

soak: install packages chromium postgresql proxies ## large numbers of random games, every state checked
	@if $(COMPILED); then build=compiled; else build=source; fi; \
	SMALLWORLD_BUILD=$$build $(PYTEST) -n $(WORKERS) -m soak --hypothesis-profile=soak tests

mutants: $(TOOLS) ## change the rules in small ways: does a test notice?
	$(BIN)/python -m tools.mutants --workers $(WORKERS)

bench: install ## how fast it is
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.text_api
	$(BIN)/python -m benchmarks.bots
	$(BIN)/python -m benchmarks.simulate
	$(BIN)/python -m benchmarks.env
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.page

clean: ## remove all that make has made
	rm -rf .venv node_modules build dist src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# A C compiler that finds Python's headers.
define can-compile
echo '#include <Python.h>' | $${CC:-cc} -fsyntax-only -x c \
	-I "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')" - 2>/dev/null
endef

$(TOOLS):
	@$(PYTHON) -c 'import sys; exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "smallworld needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1)."; \
		echo 'Name another one: make install PYTHON=python3.12'; exit 1; }
	rm -rf .venv
	@$(PYTHON) -m venv .venv || { \
		echo "'$(PYTHON)' cannot make a virtual environment; on Debian: apt install python3-venv"; \
		exit 1; }
	$(PIP) install --quiet -r constraints.txt
	@touch $@

# Some tests run the command, which takes the source it is told to: any installation will do.
$(BIN)/smallworld: $(TOOLS)
	@$(MAKE) install

# Built as a release is: the sdist, and from it the wheel, each in an empty environment. The tests
# of the packaging take this wheel.
$(INSTALLED): $(TOOLS)
	@rm -rf .venv/installed-* .venv/dist
	$(BIN)/python -m build --outdir .venv/dist . > .venv/build.log 2>&1 || { cat .venv/build.log; exit 1; }
	$(PIP) install --quiet --no-deps --force-reinstall .venv/dist/*.whl
	$(PIP) install --quiet --constraint constraints.txt "$$(echo .venv/dist/*.whl)[dev]"
	@touch $@
