package check

import (
	"context"
	"strings"
	"testing"

	"muster/cmd/internal/cli/shell"
	"muster/engine/catalog"
	"muster/validate"
	"muster/validate/check"
)

// TestInterruptedCheck: an adventure whose games were not finished has no finding of them.
func TestInterruptedCheck(t *testing.T) {
	c := catalog.New(catalog.LibraryFiles(), 1)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	done := cancel // after the first game
	games := &check.Games{Context: ctx, Count: 10, Workers: 1, Done: done}
	result, err := validate.Play(c, 1, games)
	if err != nil || games.Played.Load() > 0 {
		t.Fatalf("%d adventures were played to the end, %v", games.Played.Load(), err)
	}
	for _, d := range result.Findings {
		if strings.HasPrefix(d.Code, "play/") {
			t.Errorf("%s: %s", d.Code, d.Message)
		}
	}
	j := &judgement{verdict: &shell.Verdict{Findings: result.Findings}, games: games}
	if got, want := j.words(), ", interrupted with 0 adventures played"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
