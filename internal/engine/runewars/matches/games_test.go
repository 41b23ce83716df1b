package matches

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/testing/gametest"
)

// shipped are the realms and scenarios of the library that are played, by id.
func shipped(t testing.TB) map[string]*setup.Game {
	t.Helper()
	cat, out := library.New(nil, 1), map[string]*setup.Game{}
	for _, kind := range []string{rulebook.KindScenario, rulebook.KindRealm} {
		for _, e := range cat.All(kind) {
			if g, _ := setup.Open(e); g != nil {
				out[e.ID] = g
			}
		}
	}
	if len(out) < 3 {
		t.Fatalf("only %d boards are played", len(out))
	}
	return out
}

// all makes one policy play every seat.
func all(g *setup.Game, name string) []string { return slices.Repeat([]string{name}, len(g.Factions)) }

// The same seed and players make the same bytes, and the record replays step by step, with the same log.
func TestRecords(t *testing.T) {
	for id, g := range shipped(t) {
		var first []byte
		var words []string
		for range 2 {
			narrator := narrate.New(g)
			var lines []string
			_, rec, err := Take(t.Context(), g, id, 7, all(g, "greedy"), "test",
				func(_ *runewars.State, _ runewars.Action, events []runewars.Event) {
					lines = append(lines, narrator.Narrate(events)...)
				})
			if err != nil {
				t.Fatal(err)
			}
			if text := rec.Write(); first == nil {
				first, words = text, lines
			} else if !bytes.Equal(text, first) || !slices.Equal(lines, words) {
				t.Errorf("%s is played in another way", id)
			}
		}
		read, fault := ReadRecord(first)
		if fault != nil {
			t.Fatal(fault.Message())
		}
		narrator := narrate.New(g)
		var lines []string
		_, fault = read.Replay(g, id, 0, func(_ *runewars.State, _ runewars.Action, events []runewars.Event) {
			lines = append(lines, narrator.Narrate(events)...)
		})
		if fault != nil || !slices.Equal(lines, words) {
			t.Errorf("%s is not replayed: %v", id, fault)
		}
	}
}

// A record is of one game: another seed, board or step is refused, and so is a record of another game.
func TestRecordRefuses(t *testing.T) {
	games := shipped(t)
	g := games["three-crowns"]
	_, rec, err := Take(t.Context(), g, "three-crowns", 3, []string{"greedy", "random", "random"}, "test", nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, fault := rec.Replay(games["the-broken-march"], "three-crowns", 0, nil); fault.Kind != arena.OtherContent {
		t.Errorf("another board: %v", fault)
	}
	if _, fault := rec.Replay(g, "the-broken-march", 0, nil); fault.Kind != arena.OtherContent {
		t.Errorf("another id: %v", fault)
	}
	other := *rec
	other.Head.Seed = "4"
	if _, fault := other.Replay(g, "three-crowns", 0, nil); fault == nil || fault.Turn != 1 {
		t.Errorf("another seed: %v", fault)
	}
	by := rec.Turns[0].By
	rec.Turns[0].By = strings.ToUpper(by)
	if _, fault := rec.Replay(g, "three-crowns", 0, nil); fault == nil || fault.Kind != arena.OtherChooser {
		t.Errorf("another player: %v", fault)
	}
	rec.Turns[0].By = by
	rec.Turns[2].Choices[0] = runewars.ActionOf(runewars.PlayOrder, 63)
	if _, fault := rec.Replay(g, "three-crowns", 0, nil); fault == nil || fault.Turn != 3 {
		t.Errorf("another choice: %v", fault)
	}
	text := bytes.Replace(rec.Write(), []byte(RecordKind), []byte("battle"), 1)
	if _, fault := ReadRecord(text); fault == nil {
		t.Error("a record of another game is taken")
	}
}

// A record stops after a season, and returns that state.
func TestReplayTo(t *testing.T) {
	g := shipped(t)["the-two-banks"]
	_, rec, err := Take(t.Context(), g, "x", 5, all(g, "random"), "test", nil)
	if err != nil {
		t.Fatal(err)
	}
	s, fault := rec.Replay(g, "x", 6, nil)
	if fault != nil || Season(&s) != 7 || s.Over() {
		t.Errorf("season %d, %v", Season(&s), fault)
	}
}

// FuzzReadRecord: any file is a record or refused with a message; a record is replayed, or the first impossible step
// is named.
func FuzzReadRecord(f *testing.F) {
	g := shipped(f)["the-two-banks"]
	_, rec, err := Take(f.Context(), g, "x", 5, all(g, "random"), "test", nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(rec.Write())
	f.Add([]byte(`{"kind":"runewars","format":1,"program":"test"}`))
	f.Add([]byte(`{}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, fault := ReadRecord(text)
		if r == nil {
			if fault.Message() == "" {
				t.Error("neither a record nor a reason")
			}
			return
		}
		r.Head.Content = g.Content()
		if _, fault := r.Replay(g, "x", 0, nil); fault != nil && fault.Message() == "" {
			t.Error("a step that is not told")
		}
	})
}

// The kept state of a game does not grow with the observed events.
func TestHeld(t *testing.T) {
	g := shipped(t)["three-crowns"]
	gametest.Held(t, 400, func(games int) any {
		b := Batch{SeatRotation: arena.SeatRotation{Seed: 7, Players: slices.Repeat([]string{"random"}, 3)}, Game: g,
			Games: games}
		r, err := b.Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return r
	})
}

// The same bytes for any number of workers, and a batch can be continued.
func TestWorkers(t *testing.T) {
	g := shipped(t)["three-crowns"]
	rotation := arena.SeatRotation{Seed: 7, Players: []string{"greedy", "random", "random"}, Turns: true}
	var first []byte
	for _, workers := range []int{1, 2, 8} {
		b := Batch{SeatRotation: rotation, Game: g, Games: 12, Workers: workers, Facts: true}
		r, err := b.Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
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
		from := rotation
		from.From = 11
		on := Batch{SeatRotation: from, Game: g, Games: 1}
		one, err := on.Run(t.Context())
		if err != nil || one.Games[0].Signature != r.Games[11].Signature || one.Games[0].Index != 11 {
			t.Errorf("it does not go on: %v", err)
		}
	}
}

// The counts of a report add up, on every shipped board.
func TestReport(t *testing.T) {
	for id, g := range shipped(t) {
		n := len(g.Factions)
		players := append([]string{"greedy"}, slices.Repeat([]string{"random"}, n-1)...)
		b := Batch{SeatRotation: arena.SeatRotation{Seed: 3, Players: players, Turns: true}, Game: g, Games: 2 * n,
			Workers: 2, Facts: true}
		r, err := b.Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		won, by, ends := r.Nobody, r.Nobody, 0
		for seat := range n {
			won, by = won+r.Wins[seat], by+r.PlayerWon[seat]
		}
		for _, k := range r.Reasons {
			ends += k
		}
		if won != 2*n || by != 2*n || ends != 2*n {
			t.Errorf("%s: %d won, %d by players, %d ended", id, won, by, ends)
		}
		for i := range r.Games {
			f := r.Games[i].Facts
			orders := 0
			for seat := range n {
				for _, k := range f.Orders[seat] {
					orders += k
				}
			}
			if orders != f.Turns || f.Quiet > f.Seasons || r.Games[i].Moved != i%n || f.Moments != r.Games[i].Decisions+1 {
				t.Errorf("%s, game %d: %d orders in %d turns, %d of %d seasons are quiet", id, i, orders, f.Turns, f.Quiet,
					f.Seasons)
			}
		}
	}
}
