# Muster's targets. `make` builds; every target works on a fresh checkout with Go alone, but vscode, studio, studio-figures, studio-site and site, which need npm,
# pages, which needs a browser, and prose, which needs a C compiler.
GO ?= go
export CGO_ENABLED ?= 0
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
FUZZTIME ?= 20s
# gofmt of the Go that go.mod asks for, which need not be the one on the PATH.
GOFMT = "$$($(GO) env GOROOT)/bin/gofmt"
GAMES ?= 10000
MUTANTS ?= 100000
SEED ?= 1
SEEDS ?= 1,2,3
COUNT ?= 200
GAME ?=
SINCE ?=
# The address above the versions of a release: https://github.com/OWNER/muster/releases/download. `make generate` writes
# it here, into the README and into action.yml.
RELEASE_URL ?=
export RELEASE_URL
# The address of the site that `make site` makes, to which findings link. `make generate` writes it into docs/site.go.
SITE_URL ?=
export SITE_URL

.PHONY: build batch demo test nightly test-short pages newcomer bench bench-peers bench-batch fuzz faults soak judge judge-library agree mistakes regret tune mutate fmt lint prose prose-pending cross release generate reproduce vscode studio studio-figures studio-site library site clean

build: ## the program, as ./bin/muster
	$(GO) build -trimpath -ldflags "-s -w" -o bin/muster ./cmd/muster

batch: ## the program that plays sweeps on many machines, as ./bin/muster-batch
	$(GO) build -trimpath -ldflags "-s -w" -o bin/muster-batch ./cmd/muster-batch

demo: build ## check, deploy, play and print the shipped content
	bin/muster check maps deploycards adventures
	bin/muster deploy two-oaks --mode impromptu --sets pennant=pennant-a --sets standard=standard-a --seed 7
	bin/muster deploy two-oaks --mode impromptu --all
	bin/muster play candlemas-at-the-grange --seed 7
	bin/muster new realm --random --seats 3 --seed 7 --policy fair
	bin/muster new realm --random --seats 2 --tiles 103,105,107,112 --all
	bin/muster print --all -o sheets/

# One set of build flags for tests and for the programs that tests build, so that each package is compiled once. Vet runs
# in `make lint`. Test programs are short-lived: a lazier collector and no debugger tables save a third of their time.
# Some tests wait, so more packages run at once than there are cores.
LIVELY = GOFLAGS="-trimpath -buildvcs=false -vet=off" GOGC=400 $(GO) test -p 4 -ldflags "-s -w"

# Packages start in this order, each once: the longest tests first, so that none runs alone at the end.
LONGEST = ./internal/cli ./internal/testing/browsertest ./internal/tools/release ./internal/tools/judge ./validate ./internal/validate/...

# Long tests of one subject, and the folders that it is about: `make test SINCE=REVISION` leaves the tests out if nothing
# there has changed since then. Other changes can affect them too, which `make nightly` finds.
PAGES = ./internal/testing/browsertest
PAGES_ABOUT = sheet draw internal/sheet internal/draw internal/words internal/browser adventures maps deploycards \
  studio internal/studio internal/testing/browsertest internal/testing/sheettest
SHARING = ./internal/batch/... ./internal/testing/rig
SHARING_ABOUT = cmd/muster-batch internal/batch internal/engine/sweep internal/engine/arena internal/testing/rig

test: ## every test, long ones at the size of the gate; with SINCE those of pages and of shared sweeps if they changed
	@set -e; left=""; hit=$$($(GO) run ./internal/tools/affected -since "$(SINCE)" $(PAGES_ABOUT) $(SHARING_ABOUT)); \
	affected() { for about; do case " $$(echo $$hit) " in *" $$about "*) return 0;; esac; done; return 1; }; \
	affected $(PAGES_ABOUT) || left="$(PAGES)"; affected $(SHARING_ABOUT) || left="$$left $(SHARING)"; \
	packages="$(LONGEST) ./..."; \
	test -z "$$left" || { echo "nothing has changed since $(SINCE) that these are about:" $$left; \
	  out=$$($(GO) list $$left); packages=$$($(GO) list $$packages | grep -vxF "$$out"); }; \
	$(LIVELY) -timeout 40m $$packages

# What the gate runs at a smaller size, or leaves out, runs here in full: CONTRIBUTING.md lists it.
nightly: build ## everything at full size: hours; run it before a change to an engine lands
	MUSTER_FULL=1 $(LIVELY) -timeout 120m $(LONGEST) ./...
	$(MAKE) lint cross newcomer
	$(MAKE) pages
	for seed in 1 2 3; do $(MAKE) mistakes SEED=$$seed COUNT=300 || exit 1; done
	$(MAKE) judge
	$(MAKE) soak
	$(MAKE) fuzz FUZZTIME=60s
	$(MAKE) mutate COUNT=200
	$(MAKE) faults
	$(MAKE) reproduce site

# The tests of the house's own tools are left to `make test`. PACKAGES names some of the others.
test-short: ## the tests but for the long ones: what to run while working
	@packages="$(PACKAGES)"; $(LIVELY) -short -vet=off $$(echo $${packages:-$$($(GO) list ./...)} | tr ' ' '\n' | \
	  grep -vE '/internal/tools/(corpus|mutate|players|release|soak)$$')

pages: ## every test that looks at pages in a browser, each sheet on every paper, in every ink and font: Chromium, Firefox, poppler-utils, Java, Node.js and npm must be installed
	GO=$(GO) .ci/pages

newcomer: ## a new check and new rows in a copy: what is not about them must not break
	.ci/newcomer

bench: build ## Go benchmarks, then whole runs over a generated corpus
	$(GO) test -run '^$$' -bench . -benchmem ./...
	$(GO) run ./internal/tools/corpus -muster bin/muster

bench-peers: build ## muster beside another tool for TOML in one run, where npm can install that
	GO=$(GO) .ci/peers

bench-batch: ## what sharing a sweep costs, with real processes; nothing else should run
	GO=$(GO) .ci/batch

# The targets of a package share one program.
fuzz: ## every fuzz target for FUZZTIME each; with SINCE those of packages that have changed since a revision
	@set -e; built=$$(mktemp -d); trap 'rm -rf "$$built"' EXIT; cache=$$($(GO) env GOCACHE)/fuzz; last=; \
	for target in $$($(GO) run ./internal/tools/affected -fuzz -since "$(SINCE)"); do \
	  echo "== $$target"; package=$${target%%:*}; \
	  test "$$package" = "$$last" || $(GO) test -c -ldflags "-s -w" -fuzz . -o "$$built/fuzz.test" "$$package"; last=$$package; \
	  (cd "$$package" && "$$built/fuzz.test" -test.run '^$$' -test.fuzz "^$${target#*:}$$" -test.fuzztime $(FUZZTIME) \
	    -test.fuzzminimizetime 10x -test.fuzzcachedir "$$cache/muster/$$package"); done

faults: ## what happens to machines, done to real servers and workers of sweeps: docs/explanation/batch-faults.md
	GO=$(GO) .ci/faults

soak: ## GAMES random games of every adventure that can be played, of GAME alone if one is named, held against the engine's promises; MUTANTS faulty rulebooks
	$(GO) run ./internal/tools/soak -games $(GAMES) -mutants $(MUTANTS) -game "$(GAME)"

judge: build judge-library ## sixty broken and sixty sound definitions in three games, made from each of SEEDS: what check --play finds of them; docs/explanation/judging.md
	$(GO) run ./internal/tools/judge -muster bin/muster -seeds $(SEEDS)

agree: build ## estimates of balance from twenty seeds of each of seven adventures, and the coverage of 200 short runs
	$(GO) run ./internal/tools/judge -muster bin/muster -agree harrow-down,the-fords-at-alder,the-relief-of-saint-aubin,the-road-to-the-sea,the-ninth-well,the-double-wedding,until-the-sun-goes-down
	$(GO) run ./internal/tools/judge -muster bin/muster -agree harrow-down -runs 200 -- --precision 6

judge-library: build ## check --play over what ships, from ten seeds: no findings
	for seed in 1 2 3 4 5 6 7 8 9 10; do bin/muster check --play --strict --no-cache --seed $$seed adventures/library || exit 1; done

mistakes: ## COUNT single mistakes drawn from SEED in every format of every game: one finding on the right line for 90%, none for at most 2%
	$(GO) run ./internal/tools/mistakes -seed $(SEED) -count $(COUNT) -strict

regret: ## decisions of greedy that play-outs regret, drawn from SEED: docs/explanation/players.md
	$(GO) run ./internal/tools/players regret -seed $(SEED)

tune: ## weights that beat greedy's, looked for on half of the adventures from SEED, judged on the other half: docs/explanation/players.md
	$(GO) run ./internal/tools/players tune -seed $(SEED)

mutate: ## break a line of COUNT rules, of GAME alone if one is named, drawn by SEED, and see that the tests of each rule fail
	$(GO) run ./internal/tools/mutate -go "$(GO)" -seed $(SEED) -count $(COUNT) -game "$(GAME)"

fmt: ## format all Go files
	$(GOFMT) -w $$(git ls-files '*.go')

lint: ## gofmt, go vet, staticcheck
	@set -e; unformatted=$$($(GOFMT) -l $$(git ls-files '*.go')); test -z "$$unformatted" || { echo "not formatted: $$unformatted"; exit 1; }
	$(GO) vet ./...
	$(GO) run $(STATICCHECK) ./...

prose: ## Vale over pages, help texts and messages, but for those in .vale/pending.txt; a C compiler must be installed
	$(GO) run ./internal/tools/prose

prose-pending: ## how many alerts each text of .vale/pending.txt still has
	$(GO) run ./internal/tools/prose -pending

cross: ## muster built for web pages (js/wasm), go vet for Windows and macOS, and their test programs compiled; none is run
	GO=$(GO) .ci/cross --tests

release: vscode ## the files of a release, in dist: docs/how-to/releases.md
	$(GO) run ./internal/tools/release -o dist -extension dist-vscode/muster-vscode.vsix

generate: ## what follows from RELEASE_URL and SITE_URL: README, action.yml, docs/site.go
	$(GO) run ./internal/tools/release generate

reproduce: ## make the release twice, here and elsewhere: the same bytes
	GO=$(GO) .ci/reproduce

vscode: ## the extension for VS Code, linted, tested and packed in dist-vscode, with Node.js and npm
	.ci/vscode

studio: ## the page of Muster Studio, checked and bundled into studio/dist, with Node.js and npm
	GO=$(GO) .ci/studio --write

studio-figures: build studio-site ## starts, strokes, frames, sizes and memory of Studio in Chromium, both forms: MINUTES=60 edits for an hour
	$(GO) run ./internal/tools/studiofigures -minutes $(or $(MINUTES),0)

studio-site: ## Muster Studio as a static site, in dist-studio, with Node.js and npm: docs/how-to/studio.md
	GO=$(GO) .ci/studio --site dist-studio

library: build batch ## play what ships, 10 minutes: the tables of docs/reference/library.md, and the evidence for its sheets
	bin/muster-batch run examples/batch/shipped.sweep.toml --into docs/reference/library.md -o bin/battlelore.json
	bin/muster-batch run examples/batch/shipped-medieval.sweep.toml --into docs/reference/library.md -o bin/medieval.json
	cd bin && for game in battlelore medieval; do ./muster balance --from $$game.json --format json > $$game.answer || exit 1; done
	bin/muster balance adventures/library/runewars maps/library/runewars --format json > bin/runewars.answer
	for game in battlelore medieval runewars; do \
	  $(GO) run ./internal/tools/site -evidence < bin/$$game.answer > docs/reference/evidence/$$game.json || exit 1; done

site: ## the documentation as a web site with search, a gallery and Muster Studio, in dist-site, with Node.js and npm; with PDF sheets if MUSTER_CHROMIUM names a browser
	GO=$(GO) .ci/site

clean: ## what the targets above made
	rm -rf bin sheets dist dist-vscode dist-site dist-studio .release
