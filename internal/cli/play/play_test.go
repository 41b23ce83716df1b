package play

import (
	"bufio"
	"bytes"
	"context"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/games"
	"muster/report"
)

// interruptedAfter returns a context that ends after this many calls of done.
func interruptedAfter(t *testing.T, games int) (ctx context.Context, done func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	return ctx, func() {
		if games--; games == 0 {
			cancel()
		}
	}
}

// TestInterruptedBatch checks that Ctrl-C reports the finished games, and sets the exit status.
func TestInterruptedBatch(t *testing.T) {
	e := library.New(nil, 1).Library(rulebook.KindAdventure, "candlemas-at-the-grange")
	table, unplayable := games.Of(e.Entry).Play.Open(e.Entry, report.Match{
		Seed: "7", Number: 7, Players: []string{"greedy", "random"},
	})
	if len(unplayable) > 0 {
		t.Fatal(unplayable)
	}
	flags := &playFlags{name: "candlemas-at-the-grange", seed: "7", number: 7,
		games: 50, format: "text"}
	for format, want := range map[string]string{
		"text": "Candlemas at the Grange, 3 games from seed 7, interrupted: 50 were requested\n",
		"json": `"asked": 50,
  "played": 3,
  "interrupted": true,`,
	} {
		var out, errOut bytes.Buffer
		a := &app{&cliutil.App{Out: bufio.NewWriter(&out), Err: &errOut, Workers: 1}}
		flags.format = format
		ctx, done := interruptedAfter(t, 3)
		err := a.runBatch(ctx, table, flags, done)
		a.Out.Flush()
		if status := a.Status(err); status != cliutil.ExitInterrupted || !strings.Contains(out.String(), want) ||
			errOut.Len() > 0 {
			t.Errorf("%s: status %d, complains %q, prints\n%s", format, status, errOut.String(), out.String())
		}
	}
}

// TestInterruptedGame checks that an unfinished game is not reported.
func TestInterruptedGame(t *testing.T) {
	var out, errOut bytes.Buffer
	a := &app{&cliutil.App{Out: bufio.NewWriter(&out), Err: &errOut, Workers: 1}}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err := a.play(ctx, &playFlags{name: "candlemas-at-the-grange", seed: "7", number: 7,
		players: []string{"greedy,random"}, format: "text"})
	a.Out.Flush()
	if status := a.Status(err); status != cliutil.ExitInterrupted || out.Len() > 0 {
		t.Errorf("status %d, prints\n%s", status, out.String())
	}
}
