# Muster's targets. `make` builds; every target works on a fresh checkout with Go alone.
GO ?= go
export CGO_ENABLED ?= 0
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
FUZZTIME ?= 20s

.PHONY: build demo test bench fuzz fmt lint clean

build: ## the program, as ./bin/muster
	$(GO) build -trimpath -ldflags "-s -w" -o bin/muster ./cmd/muster

demo: build ## check, deploy and print the shipped content
	bin/muster check maps deploycards adventures
	bin/muster deploy two-oaks --mode impromptu --pennant pennant-a --standard standard-a --seed 7
	bin/muster deploy two-oaks --mode impromptu --all
	bin/muster print --all -o sheets/

test: ## every test
	$(GO) test ./...

bench: build ## Go benchmarks, then whole runs over a generated corpus
	$(GO) test -run '^$$' -bench . -benchmem ./...
	$(GO) run ./cmd/internal/corpus -muster bin/muster

fuzz: ## every fuzz target for FUZZTIME each
	@set -e; for target in $$($(GO) run ./cmd/internal/fuzztargets); do \
	  echo "== $$target"; $(GO) test -run '^$$' -fuzz "^$${target#*:}$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x "$${target%%:*}"; done

fmt: ## format all Go files
	gofmt -w $$(git ls-files '*.go')

lint: ## gofmt, go vet, staticcheck
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || { gofmt -l $$(git ls-files '*.go'); exit 1; }
	$(GO) vet ./...
	$(GO) run $(STATICCHECK) ./...

clean: ## what the targets above made
	rm -rf bin sheets
