package balance

import (
	"context"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/engine"
	"muster/internal/engine/inference"
	"muster/internal/engine/sweep"
	"muster/schema"
	"muster/schema/source"
)

// simulated is a game whose definitions are sums: the first side wins so many thousandths of the games. The levers add
// these numbers, each once.
func simulated(levers map[string]int) *Game {
	words := make([]string, 0, len(levers))
	for says := range levers {
		words = append(words, says)
	}
	slices.Sort(words)
	share := func(text string) int {
		sum := 0
		for _, w := range strings.Fields(text) {
			if w == "lopsided" {
				sum += 640
			}
			sum += levers[w]
		}
		return sum
	}
	return &Game{
		Sides: pennants(), Names: func() []string { return []string{"careful", "greedy"} },
		Open: func(e *catalog.Entry, _ uint64) (Scenario, string, []string) {
			return share(string(e.Doc.File.Text)), "Simulated", nil
		},
		Worker: func() Worker {
			return func(_ context.Context, s Scenario, game Ref, _ bool) (sweep.Game, error) {
				chance := engine.NewRand(game.Seed, game.Players[0], game.Players[1])
				if chance.IntN(thousand) < s.(int) {
					return sweep.Game{Points: inference.Won}, nil
				}
				return sweep.Game{Points: inference.Lost}, nil
			}
		},
		Variants: func(q VariantsQuestion) *Variants {
			v := new(Variants)
			for _, says := range words {
				text := string(q.Entry.Doc.File.Text)
				if slices.Contains(strings.Fields(text), says) || q.Only != nil && !q.Only(says) {
					continue
				}
				made := entryOf(text + " " + says)
				s := share(string(made.Doc.File.Text))
				v.List = append(v.List, Variant{Says: says, Text: made.Doc.File.Text, Entry: made, Scenario: s})
			}
			v.name()
			return v
		},
	}
}

func entryOf(text string) *catalog.Entry {
	return &catalog.Entry{ID: "one", Given: true, Doc: &schema.Document{File: source.NewFile("one.toml", []byte(text))}}
}

// TestMakeFair checks that the search finds the shortest change that makes an adventure fair, and its share in fresh
// games. It finds none where none does, and asks for none where the adventure is fair.
func TestMakeFair(t *testing.T) {
	for name, c := range map[string]struct {
		text    string
		levers  map[string]int
		changes int
		fair    bool
	}{
		"one":   {"lopsided", map[string]int{"a": -140, "b": -70, "c": -60, "d": 90, "e": 0, "f": -300}, 1, false},
		"two":   {"lopsided", map[string]int{"a": -70, "b": -60, "c": 90, "d": 0}, 2, false},
		"three": {"lopsided", map[string]int{"a": -50, "b": -45, "c": -40, "d": 0, "e": 60}, 3, false},
		"none":  {"lopsided", map[string]int{"a": -10, "b": 30, "c": -380}, 0, false},
		"fair":  {"lopsided x", map[string]int{"x": -135, "a": -50}, 0, true},
	} {
		q := FairQuestion{Entry: entryOf(c.text), Players: []string{"greedy", "careful"},
			Verifiers: []string{"greedy", "careful"}, Seed: 7, Workers: 2}
		g := simulated(c.levers)
		x, err := g.MakeFair(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		if x.Found != (c.changes > 0) || len(x.Changes) != c.changes || x.Fair != c.fair {
			t.Errorf("%s: %s", name, strings.Join(x.Lines(), "\n"))
		}
		switch text := strings.Join(strings.Fields(strings.Join(x.Lines(), " ")), " "); {
		case x.Found:
			s, _, _ := g.Open(entryOf(string(x.Text)), 0)
			if is := s.(int); is < fairLow || is > fairHigh || x.After.Games < fairVerify || len(x.Verified) != 2 {
				t.Errorf("%s: %d with %+v", name, is, x)
			}
			if !strings.Contains(text, "- change: "+x.Changes[0].Says) || !strings.Contains(text, "from new seeds") {
				t.Error(text)
			}
		case !c.fair && (x.Text != nil || !strings.Contains(text, "is shown to make it fair")):
			t.Errorf("%s: %s", name, text)
		}
		again := q
		again.Workers = 1
		y, err := g.MakeFair(t.Context(), again)
		if err != nil || strings.Join(y.Lines(), "\n") != strings.Join(x.Lines(), "\n") {
			t.Errorf("%s: with one worker:\n%s", name, strings.Join(y.Lines(), "\n"))
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	q := FairQuestion{Entry: entryOf("lopsided"), Players: []string{"greedy"}, Workers: 1}
	x, err := simulated(nil).MakeFair(ctx, q)
	if err != nil || !x.Interrupted || x.Found {
		t.Errorf("%+v, %v", x, err)
	}
}

// TestMakeFairSeats checks a search with three seats. A change that only gives the advantage to another seat does not
// help. The answer has the shares of all seats.
func TestMakeFairSeats(t *testing.T) {
	weights := func(text string) (w [3]int) {
		w = [3]int{5, 2, 2}
		for _, c := range text {
			if i := strings.IndexRune("abc", c); i >= 0 {
				w[i]++
			} else if i = strings.IndexRune("xyz", c); i >= 0 {
				w[i] = max(w[i]-2, 1)
			}
		}
		return w
	}
	words := []string{"a", "b", "c", "x", "y", "z"}
	g := simulated(nil)
	for _, name := range []string{"One", "Two", "Three"} {
		g.Seats = append(g.Seats, Side{ID: name, Soldiers: name, People: name})
	}
	g.Open = func(e *catalog.Entry, _ uint64) (Scenario, string, []string) {
		return weights(string(e.Doc.File.Text)), "Simulated", nil
	}
	seen := map[[2]int]bool{} // seats of the first player
	g.Worker = func() Worker {
		return func(_ context.Context, s Scenario, game Ref, _ bool) (sweep.Game, error) {
			w, chance := s.([3]int), engine.NewRand(game.Seed, game.Players[0], game.Players[1])
			for i := range w {
				w[i] *= 4
				if (i == game.Alone) != (game.Players[0] == "greedy") || game.Players[0] == game.Players[1] {
					w[i]-- // careful is a little weaker
				}
			}
			seen[[2]int{game.Alone, game.Round % 2}] = true
			n, seat := chance.IntN(w[0]+w[1]+w[2]), 0
			for n >= w[seat] {
				n -= w[seat]
				seat++
			}
			return sweep.Game{Seat: seat + 1}, nil
		}
	}
	g.Variants = func(q VariantsQuestion) *Variants {
		v := new(Variants)
		text := string(q.Entry.Doc.File.Text)
		for _, says := range words {
			if strings.Contains(text, says) || q.Only != nil && !q.Only(says) {
				continue
			}
			made := entryOf(text + says)
			v.List = append(v.List, Variant{
				Says: says, Text: made.Doc.File.Text, Entry: made, Scenario: weights(text + says),
			})
		}
		v.name()
		return v
	}
	players := []string{"greedy", "careful"}
	q := FairQuestion{Entry: entryOf("-"), Players: players, Verifiers: players, Seed: 7, Workers: 1}
	x, err := g.MakeFair(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(strings.Join(x.Lines(), " ")), " ")
	if !x.Found || len(x.Changes) != 3 || len(x.After.Seats) != 3 || len(seen) != 6 {
		t.Errorf("%v: %s", seen, text)
	}
	for _, s := range x.After.Seats {
		if s.Share < 300 || s.Share > 367 {
			t.Errorf("%+v", x.After)
		}
	}
	for _, want := range []string{"- as it is: One 58%", "Two 2", "- with it: One 3", "in every seat, before 5"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %s", want, text)
		}
	}
	if _, err := g.Design(t.Context(), DesignQuestion{Entry: entryOf("-"), Players: q.Players, Tries: 10}); err == nil {
		t.Error("variants of three seats are made")
	}
}

// TestFalselyFair checks that a change that leaves the share at the border of the band is called fair in at most 5% of
// searches.
func TestFalselyFair(t *testing.T) {
	runs := 60
	if testing.Short() {
		runs = 10
	}
	found := 0
	for seed := range runs {
		g := simulated(map[string]int{"a": -640 + fairHigh, "b": -640 + fairHigh + 2})
		x, err := g.MakeFair(t.Context(), FairQuestion{Entry: entryOf("lopsided"), Players: []string{"greedy", "careful"},
			Verifiers: []string{"greedy"}, Seed: uint64(1000 + seed), Workers: 2})
		if err != nil {
			t.Fatal(err)
		}
		if x.Found && len(x.Changes) == 1 {
			found++
		}
	}
	if found*20 > runs+20 {
		t.Errorf("%d of %d are called fair", found, runs)
	}
}
