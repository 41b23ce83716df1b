package balance

import (
	"context"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/sweep"
)

// lengthened is a simulated game in which each word of a definition makes games three turns longer, and "-" shorter.
func lengthened(levers map[string]int) *Game {
	g := simulated(levers)
	open, worker := g.Open, g.Worker
	type made struct {
		share Scenario
		turns int
	}
	turnsOf := func(text string) int {
		words := strings.Fields(text)
		return 20 + 3*len(words) - 9*strings.Count(text, "brief")
	}
	g.Open = func(e *catalog.Entry, seed uint64) (Scenario, string, []string) {
		s, name, why := open(e, seed)
		return made{s, turnsOf(string(e.Doc.File.Text))}, name, why
	}
	g.Worker = func() Worker {
		play := worker()
		return func(ctx context.Context, s Scenario, game Ref, watched bool) (sweep.Game, error) {
			x, err := play(ctx, s.(made).share, game, watched)
			x.Turns = s.(made).turns
			return x, err
		}
	}
	variants := g.Variants
	g.Variants = func(q VariantsQuestion) *Variants {
		v := variants(q)
		for i := range v.List {
			v.List[i].Scenario = made{v.List[i].Scenario, turnsOf(string(v.List[i].Text))}
		}
		return v
	}
	return g
}

// TestDesign checks that the search finds variants of several lengths and win rates, with the fewest changes for each,
// and that the results of fresh games are near the truth. One worker gives the same answer as two.
func TestDesign(t *testing.T) {
	levers := map[string]int{"a": -140, "b": -70, "c": -35, "brief": 0, "brief2": 10, "d": 200}
	g := lengthened(levers)
	q := DesignQuestion{Entry: entryOf("lopsided"), Players: []string{"greedy", "careful"}, Tries: 200, Workers: 2}
	x, err := g.Design(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(x.Lines(), "\n")
	taken := map[place]bool{}
	for _, d := range x.Drafts {
		words := strings.Fields(string(d.Entry.Doc.File.Text))
		truth := 640
		for _, w := range words {
			truth += levers[w]
		}
		if len(words) != 1+len(d.Changes) || len(d.Changes) == 0 {
			t.Errorf("variant %d has %v by %v", d.Number, words, d.Changes)
		}
		if away := d.Share.Share - truth; away > 80 || away < -80 || d.Share.Games < designVerify {
			t.Errorf("variant %d: %d of %d games, the truth is %d", d.Number, d.Share.Share, d.Share.Games, truth)
		}
		at := place{d.Length, d.Band}
		if taken[at] || d.Band != bandOf(d.Share.Share) || d.Length != lengthOf(d.Turns, x.Turns) {
			t.Errorf("variant %d is in %v, by %d and %d turns", d.Number, at, d.Share.Share, d.Turns)
		}
		taken[at] = true
	}
	if len(x.Drafts) < 10 || x.Turns != 23 || x.Levers != len(levers) {
		t.Error(text)
	}
	for _, want := range []string{"up to 16", "32 or more", "Variants by win rate and length in turns"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	q.Workers = 1
	again, err := g.Design(t.Context(), q)
	if err != nil || strings.Join(again.Lines(), "\n") != text {
		t.Errorf("with one worker:\n%s", strings.Join(again.Lines(), "\n"))
	}
	q.Tries = 3
	few, err := g.Design(t.Context(), q)
	if err != nil || few.Tries > 3 || len(few.Drafts) == 0 {
		t.Errorf("%+v, %v", few, err)
	}
}

// TestNoDesign checks the answers without games, and of an adventure without changes.
func TestNoDesign(t *testing.T) {
	q := DesignQuestion{Entry: entryOf("lopsided"), Players: []string{"greedy"}, Tries: 50, Workers: 1}
	x, err := lengthened(nil).Design(t.Context(), q)
	if err != nil || x.Tries != 0 || !strings.Contains(strings.Join(x.Lines(), " "), "0 variants") {
		t.Errorf("%+v, %v", x, err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	x, err = lengthened(nil).Design(ctx, q)
	if err != nil || !x.Interrupted || !strings.Contains(strings.Join(x.Lines(), " "), "no result yet") {
		t.Errorf("%+v, %v", x, err)
	}
}
