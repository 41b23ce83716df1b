package main

import (
	"bytes"
	"slices"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/schema/source"
)

// TestMutants checks that Muster reports any error in the rows of an author's rulebook without a crash: in checks,
// print, deployment and games. The long version is `make soak`, or `go run ./internal/tools/soak -only mutants`.
func TestMutants(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	const seeds = 60
	clean, wrong := 0, 0
	for seed := range uint64(seeds) {
		r := runMutant(seed)
		if r.fault != "" {
			t.Errorf("seed %d: %s", seed, r.fault)
		}
		switch r.statuses[0] {
		case cliutil.ExitClean:
			clean++
		case cliutil.ExitFindings:
			wrong++
		}
	}
	if clean < seeds/8 || wrong < seeds/8 {
		t.Errorf("of %d projects %d have errors and %d have none: they are of one kind", seeds, wrong, clean)
	}
}

// TestMutantsAreTheSame checks that a seed gives the same project.
func TestMutantsAreTheSame(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for seed := range uint64(20) {
		one, two := mutant(seed), mutant(seed)
		same := slices.EqualFunc(one, two, func(a, b *source.File) bool {
			return a.Name == b.Name && bytes.Equal(a.Text, b.Text)
		})
		if !same {
			t.Errorf("seed %d: two projects", seed)
		}
	}
}

// TestKindOf checks that failures are grouped by cause, not by mutant.
func TestKindOf(t *testing.T) {
	const failed = "muster check : muster: check deploy/levy-pressure failed on /a.deploycards.toml: divide by zero\n"
	const stack = "goroutine 1\nmuster/engine.f(0x1)\n\t/src/muster/engine/apply.go:12 +0x1f\nmain.g\n"
	for fault, want := range map[string]string{
		failed: "deploy/levy-pressure: divide by zero",

		"muster play /x: panic: index out of range [3]\n" + stack: "index out of range [3] at /src/muster/engine/apply.go:12",

		"muster print /x: cannot write\n": "muster print /x: cannot write\n",
	} {
		if got := kindOf(fault); got != want {
			t.Errorf("%q is of the kind %q, want %q", fault, got, want)
		}
	}
}

// TestWritten checks that a written mutant survives a round trip.
func TestWritten(t *testing.T) {
	tree := map[string]any{
		"kind": "map", "format": int64(1), "id": "odd", "notes": "a \"b\"\n\\ é",
		"rows": []any{"a", int64(-3), true, 1.5, []any{}, map[string]any{"x y": "z"}},
		"list": []any{map[string]any{"id": "x", "deep": []any{map[string]any{"a": int64(1)}}}, map[string]any{}},
	}
	d, _ := games.Kinds().Load(source.NewFile("odd.map.toml", []byte(written(tree))))
	if got := written(d.Tree); got != written(tree) {
		t.Errorf("read back as\n%s\nwant\n%s", got, written(tree))
	}
}
