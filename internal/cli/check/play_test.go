package check

import (
	"context"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/medieval"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/internal/workspace"
	"muster/validate/check"
)

// TestInterruptedCheck checks that an adventure with unfinished games has no findings from them, in any game.
func TestInterruptedCheck(t *testing.T) {
	for name, c := range map[string]*catalog.Catalog{
		"battlelore": library.New(library.LibraryFiles(), 1).Catalog,
		"medieval":   medieval.Game().Load(medieval.Game().LibraryFiles(), 1).Catalog,
	} {
		t.Run(name, func(t *testing.T) { interruptedCheck(t, c) })
	}
}

// interruptedCheck plays the adventures of a catalog until the end of the first game.
func interruptedCheck(t *testing.T, c *catalog.Catalog) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	done := cancel // after the first game
	plays := &check.Games{Context: ctx, Count: 10, Workers: 1, Done: done}
	result, err := runner.Play(c, games.Checks(), 1, plays)
	if err != nil || plays.Played.Load() > 0 {
		t.Fatalf("%d adventures were played to the end, %v", plays.Played.Load(), err)
	}
	for _, d := range result.Findings {
		if strings.HasPrefix(d.Code, "play/") {
			t.Errorf("%s: %s", d.Code, d.Message)
		}
	}
	j := &judgement{verdict: &workspace.Verdict{Findings: result.Findings}, games: plays, ctx: plays.Context}
	if got, want := j.words(), ", interrupted with 0 adventures played"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
