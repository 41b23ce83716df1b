package matches

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"sync/atomic"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/gametest"
	"muster/schema/source"
)

var (
	randoms  = [boards.Camps]string{"random", "random"}
	greedies = [boards.Camps]string{"greedy", "greedy"}
	mixed    = [boards.Camps]string{"greedy", "random"}
)

// opened opens an adventure of the library.
func opened(t testing.TB, id string) *setup.Scenario {
	t.Helper()
	cat := library.New(nil, 1)
	s, refused := setup.Open(cat, cat.Find(rulebook.KindAdventure, id), setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return s
}

// own opens an adventure of the library with more text at its end.
func own(t testing.TB, id, more string) *setup.Scenario {
	t.Helper()
	text := library.New(nil, 1).Find(rulebook.KindAdventure, id).Doc.File.Text
	cat := library.New([]*source.File{source.NewFile("own.adventure.toml", append(slices.Clone(text), more...))}, 1)
	s, refused := setup.Open(cat, cat.Given()[0], setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return s
}

func run(t testing.TB, b Batch) *Report {
	t.Helper()
	r, err := b.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The same bytes for any number of workers.
func TestWorkers(t *testing.T) {
	s := opened(t, "the-harvest-truce")
	var first []byte
	for _, workers := range []int{1, 2, 8} {
		r := run(t, Batch{Scenario: s, Games: 12, Seed: 7, Players: randoms, Workers: workers, Facts: true})
		text, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = text
		}
		if !bytes.Equal(text, first) {
			t.Errorf("%d workers report something else", workers)
		}
	}
}

// What is kept of a game does not grow with what was seen in it.
func TestHeld(t *testing.T) {
	s := opened(t, "the-harvest-truce")
	gametest.Held(t, 350, func(games int) any {
		return run(t, Batch{Scenario: s, Games: games, Seed: 7, Players: randoms, Workers: 1})
	})
}

// What a report counts adds up, and its games are the games of their seeds.
func TestReport(t *testing.T) {
	s := opened(t, "candlemas-at-the-grange")
	b := Batch{Scenario: s, Games: 10, Seed: 3, Players: mixed, Swap: true, Workers: 2}
	r := run(t, b)
	if r.Asked != 10 || len(r.Games) != 10 || len(r.Refused) > 0 {
		t.Fatalf("%d games of %d", len(r.Games), r.Asked)
	}
	ends := 0
	for _, n := range r.Reasons {
		ends += n
	}
	if r.Wins[0]+r.Wins[1]+r.Draws != 10 || r.PlayerWon[0]+r.PlayerWon[1]+r.Draws != 10 || ends != 10 ||
		r.Reasons[battlelore.Playing] > 0 {
		t.Errorf("wins %v, players %v, draws %d, reasons %v", r.Wins, r.PlayerWon, r.Draws, r.Reasons)
	}
	seeds := map[uint64]int{}
	for i, g := range r.Games {
		seeds[g.Seed]++
		if g.Index != i || g.Swapped != (i%2 == 1) || g.Seed != b.SeedOf(i) {
			t.Errorf("game %d is %+v", i, g)
		}
		if want := mixed[i%2]; g.Players[boards.Pennant] != want {
			t.Errorf("game %d: %s plays the Pennants, want %s", i, g.Players[boards.Pennant], want)
		}
	}
	if len(seeds) != 5 {
		t.Errorf("%d seeds, want a pair of games for each of 5", len(seeds))
	}
	if r.Turns.Min < 1 || r.Turns.Min > r.Turns.Median || r.Turns.Median > r.Turns.Max || r.Turns.Max > setup.TurnCap {
		t.Errorf("turns %+v", r.Turns)
	}
	lone, err := s.Battle(b.SeedOf(3))
	if err != nil {
		t.Fatal(err)
	}
	g, fault := Play(t.Context(), lone, [boards.Camps]string{"random", "greedy"}, nil)
	if fault != nil || g.Signature != r.Games[3].Signature || g.Turns != r.Games[3].Turns {
		t.Errorf("game 3 by itself is %+v", g)
	}
	if r.PlayerWon[0] <= r.PlayerWon[1] {
		t.Errorf("greedy wins %d of 10 against random", r.PlayerWon[0])
	}
}

// The report's units, terrain, objectives and special rules match the games.
func TestTallies(t *testing.T) {
	s := own(t, "the-harvest-truce", `
[[rules]]
name = "Late"
effects = [
  { do = "hold", at = ["c8"], turn = 61 },
  { do = "bold", at = ["c8"], count = 1 },
  { do = "dice", side = "standard", melee = 1 },
  { do = "exit", side = "pennant", at = ["A9"] },
]
[[rules]]
name = "Words"
text = "It is hot."
`)
	r := run(t, Batch{Scenario: s, Games: 8, Seed: 1, Players: randoms, Workers: 2})
	for _, u := range r.Units {
		if u.Games != 8 || u.Ordered > 8 || u.Lost > 8 {
			t.Errorf("%+v", u)
		}
		if u.Label == "c8" && u.Ordered != 0 {
			t.Error("a unit that may not be ordered was ordered")
		}
	}
	if len(r.Units) != 22 {
		t.Errorf("%d units", len(r.Units))
	}
	names := []string{}
	for _, row := range r.Terrain {
		names = append(names, row.ID)
		if row.Entered < 1 || row.Entered > 8 || row.Hexes < 1 {
			t.Errorf("%+v", row)
		}
	}
	if !slices.Equal(names, []string{"hill", "woods"}) {
		t.Errorf("terrain %v", names)
	}
	if len(r.Points) != 1 || r.Points[0].Name != "The middle Sister" || r.Points[0].Taken[0]+r.Points[0].Taken[1] == 0 {
		t.Errorf("objectives %+v", r.Points)
	}
	if len(r.Rules) != 4 || r.Rules[0].Used != 8 || r.Rules[2].Used != 8 || r.Rules[0].Rule != "Late" {
		t.Errorf("rules %+v", r.Rules)
	}
	if !slices.Equal(r.Unplayed, []string{"Words"}) {
		t.Errorf("unplayed %v", r.Unplayed)
	}
}

// A batch that is interrupted reports what was finished.
func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var n atomic.Int64
	b := Batch{
		Scenario: opened(t, "the-harvest-truce"),
		Games:    5000,
		Seed:     1,
		Players:  randoms,
		Workers:  2,
		Done: func() {
			if n.Add(1) == 3 {
				cancel()
			}
		},
	}
	r, err := b.Run(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Games) < 3 || len(r.Games) > 8 || r.Asked != 5000 {
		t.Errorf("%d games of %d", len(r.Games), r.Asked)
	}
	for _, g := range r.Games {
		if g.Ended == battlelore.Playing {
			t.Errorf("game %d is reported unfinished", g.Index)
		}
	}
}

func TestUnknownPolicy(t *testing.T) {
	b := Batch{
		Scenario: opened(t, "the-harvest-truce"),
		Games:    3,
		Players:  [boards.Camps]string{"random", "clever"},
		Workers:  2,
	}
	if _, err := b.Run(t.Context()); err == nil {
		t.Error("nobody is called clever")
	}
}

// A battle of Call to Arms is mustered for each game from its own seed; the numbers of the report are by unit.
func TestMustered(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	cat := library.New([]*source.File{source.NewFile("called.adventure.toml", []byte(`kind = "adventure"
format = 1
id = "called"
name = "Called"
type = "medieval"
map = "two-oaks"
first = "scout"
[victory]
banners = 5
[call_to_arms]
mode = "impromptu"
pennant = ["pennant-a", "pennant-c"]
standard = ["standard-a"]
[pennant]
command_cards = 5
[standard]
command_cards = 5
`))}, 1)
	s, refused := setup.Open(cat, cat.Given()[0], setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	r := run(t, Batch{Scenario: s, Games: 12, Seed: 2, Players: randoms, Workers: 2})
	if len(r.Games) == 0 || len(r.Games)+len(r.Refused) != 12 {
		t.Fatalf("%d games, %d refused", len(r.Games), len(r.Refused))
	}
	for _, g := range r.Refused { // a card with the Giant Spider
		if g.Reasons[0].Kind != setup.CreatureUnit {
			t.Errorf("game %d: %s", g.Index, g.Reasons[0].Message())
		}
	}
	if !slices.ContainsFunc(r.Units, func(u UnitStats) bool { return u.Games < len(r.Games) }) {
		t.Error("every game has the same armies")
	}
}
