package matches

import (
	"strings"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// VAR-RA-01, VAR-RA-04, VAR-RA-09: four players play to the end, their banners are their camps', and a batch reports
// the first player of the winning camp.
func TestAllies(t *testing.T) {
	for _, id := range []string{"the-four-executors", "the-double-wedding"} {
		batch := &Batch{
			Scenario: opened(t, id),
			Games:    12,
			Seed:     3,
			Players:  [boards.Camps]string{"greedy", "greedy,random"},
			Workers:  2,
		}
		r, err := batch.Run(t.Context())
		if err != nil || len(r.Refused) > 0 || len(r.Seats) != 4 {
			t.Fatalf("%s: %v, %v, %d players", id, err, r.Refused, len(r.Seats))
		}
		var won [boards.Camps]int // alone, and half of what two share
		for _, s := range r.Seats {
			won[s.Camp] += 2*s.Won + s.Shared
		}
		for camp, n := range r.Wins {
			if won[camp] != 2*n {
				t.Errorf("%s: camp %d won %d games, its players %d halves", id, camp, n, won[camp])
			}
		}
		for i := range r.Games {
			g := &r.Games[i]
			for camp := range boards.Camps {
				if g.Shares[camp]+g.Shares[camp+boards.Camps] != g.Score[camp] {
					t.Errorf("%s, game %d: %d banners of camp %d, shared as %v", id, i, g.Score[camp], camp, g.Shares)
				}
			}
		}
	}
}

// VAR-RA-03: camps take turns, each player every fourth one; a record names the player and can be read and replayed.
func TestRecordOfAllies(t *testing.T) {
	b, refused := opened(t, "the-four-executors").Battle(4)
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	_, rec, err := Take(t.Context(), b, randoms, setup.Options{Seed: 4}, "test", nil)
	if err != nil {
		t.Fatal(err)
	}
	back, fault := ReadRecord(rec.Write())
	if fault != nil {
		t.Fatal(fault.Message())
	}
	if _, fault := back.Replay(b, 0, nil); fault != nil {
		t.Fatal(fault.Message())
	}
	turns := back.Turns[len(back.Turns)-back.LastTurn():]
	for i := 4; i < len(turns); i++ {
		if turns[i].Camp != turns[i-4].Camp || turns[i].Player != turns[i-4].Player ||
			turns[i].Camp == turns[i-1].Camp {
			t.Fatalf(
				"turn %d is %s %d, four turns before it %s %d",
				turns[i].Turn,
				turns[i].Camp,
				turns[i].Player,
				turns[i-4].Camp,
				turns[i-4].Player,
			)
		}
	}
	back.Turns[len(back.Turns)-1].Player ^= 3
	if _, fault := back.Replay(b, 0, nil); fault == nil {
		t.Error("another player's turn is not seen")
	}
}

// EP-PLY-01: three players of a camp play an Epic game; the unit's player makes each choice, and a record names that
// player.
func TestRecordOfMarshals(t *testing.T) {
	list := [boards.Camps]string{"greedy,random,greedy", ",random,greedy"}
	opts := setup.Options{Seed: 2, Marshals: [boards.Camps]uint8{players.Marshals(list[0]), players.Marshals(list[1])}}
	b, refused := openedWith(t, "the-field-at-kings-bend", opts)
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	_, rec, err := Take(t.Context(), b, list, opts, "test", nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := rec.Options().Marshals; got != opts.Marshals {
		t.Errorf("the record is of marshals %v", got)
	}
	by := map[string]string{}
	for _, turn := range rec.Turns {
		if len(turn.By) != len(turn.Choices) {
			t.Fatalf("turn %d: %d choices by %q", turn.Turn, len(turn.Choices), turn.By)
		}
		for _, c := range turn.By { // a capital is the other camp's
			camp, _ := boards.ParseCamp(turn.Camp)
			if c < 'a' {
				camp, c = camp.Other(), c-'A'+'a'
			}
			by[camp.String()] += string(c)
		}
	}
	if a, b := by["pennant"], by["standard"]; !strings.Contains(a, "l") || !strings.Contains(a, "c") ||
		!strings.Contains(a, "r") ||
		strings.Contains(b, "l") ||
		!strings.Contains(b, "r") {
		t.Errorf("choices by %q and %q", a, b)
	}
	if _, fault := rec.Replay(b, 0, nil); fault != nil {
		t.Fatal(fault.Message())
	}
	turn := &rec.Turns[len(rec.Turns)-1]
	turn.By = strings.Repeat("l", len(turn.By))
	if _, fault := rec.Replay(b, 0, nil); fault == nil || fault.Kind != arena.OtherChooser || fault.Message() == "" {
		t.Errorf("choices of another player are not seen: %v", fault)
	}
}

// Holder uses a unit's hex at the start of the turn, for both camps.
func TestHolderIsOfTheTurn(t *testing.T) {
	opts := setup.Options{Seed: 2, Marshals: [boards.Camps]uint8{5, 5}}
	b, _ := openedWith(t, "the-field-at-kings-bend", opts)
	var holders [battlelore.MaxUnits]battlelore.Post
	turn, crossed := 0, 0
	_, err := Play(
		t.Context(),
		b,
		[boards.Camps]string{"random,random,random", "random,random,random"},
		func(s *battlelore.State, _ battlelore.Action, _ []battlelore.Event) {
			for i := range b.Rules.Setup {
				at := s.Units[i].At
				if at < 0 {
					continue
				}
				now := b.Rules.Holder(s, uint8(i))
				if int(s.Turn) == turn && now != holders[i] {
					t.Fatalf("turn %d: unit %d changes hands", turn, i)
				}
				holders[i] = now
				in := b.Rules.Board.Sections(s.Units[i].Camp, at)
				if !in.Has(now) {
					crossed++
				}
			}
			turn = int(s.Turn)
		},
	)
	if err != nil || crossed == 0 {
		t.Errorf("%v; no unit crossed a line", err)
	}
}

// openedWith opens a shipped adventure with options, and sets its battle up.
func openedWith(t testing.TB, id string, opts setup.Options) (*setup.Battle, []setup.Refusal) {
	t.Helper()
	cat := library.New(nil, 1)
	return setup.New(cat, cat.Find(rulebook.KindAdventure, id), opts)
}
