package results

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	answers "muster/internal/report/battlelore"
	"muster/internal/sheet/command"
	"muster/internal/testing/gametest"
	"muster/maps/hex"
)

// opened returns an adventure that is set up.
func opened(t testing.TB, e *library.Entry) *setup.Battle {
	t.Helper()
	s, refused := setup.Open(e.Catalog(), e, setup.Options{Seed: 7})
	if len(refused) > 0 {
		t.Fatalf("%s: %v", e.ID, refused)
	}
	b, refused := s.Battle(7)
	if len(refused) > 0 {
		t.Fatalf("%s: %v", e.ID, refused)
	}
	return b
}

// filmed plays a game and records the states after each choice.
func filmed(t testing.TB, b *setup.Battle, as boards.Camp) (*answers.Replay, []battlelore.State) {
	t.Helper()
	c := answers.NewReplayBuilder(b, as)
	var states []battlelore.State
	_, err := matches.Play(context.Background(), b, [boards.Camps]string{"greedy", "greedy"},
		func(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
			before := len(c.Frames)
			c.See(s, a, events)
			for range len(c.Frames) - before {
				states = append(states, *s)
			}
		})
	if err != nil {
		t.Fatal(err)
	}
	return &c.Replay, states
}

// most is the size limit of a page in bytes.
const most = 400_000

// read returns the data of a page's script.
func read(t testing.TB, page []byte) command.Data {
	t.Helper()
	return gametest.Read(t, "a page", page, most)
}

// TestMoments checks that each moment of the page equals the engine's state, for every shipped adventure. Each page
// must be small, self-contained and accessible.
func TestMoments(t *testing.T) {
	for _, e := range library.New(nil, 1).All(rulebook.KindAdventure) {
		b := opened(t, e)
		f, states := filmed(t, b, answers.All)
		d := gametest.Read(t, e.ID, ReplayPage(f, "greedy against greedy", ""), most)
		if len(d.Frames) != len(states) || len(d.Turns) == 0 {
			t.Fatalf("%s: %d moments of %d, %d turns", e.ID, len(d.Frames), len(states), len(d.Turns))
		}
		gametest.Each(&d, func(i int, at map[int]gametest.Piece, hands []command.Hand) {
			held(t, fmt.Sprintf("%s, moment %d", e.ID, i), f, &states[i], at, hands, d.Frames[i])
		})
	}
}

// held compares a moment of the page with the engine's state.
func held(
	t *testing.T, where string, f *answers.Replay, s *battlelore.State, at map[int]gametest.Piece, hands []command.Hand,
	m command.Frame,
) {
	t.Helper()
	for u := range f.Actors {
		is := &s.Units[u]
		if at[u][1] != int(is.At) || is.At != hex.None && at[u][2] != int(is.Figures) ||
			f.Actors[u].Kinds[at[u][3]] != is.Kind {
			t.Fatalf("%s: unit %d is %v, the engine has %v", where, u, at[u], is)
		}
	}
	for camp := range boards.Camp(boards.Camps) {
		if got, want := m.Banners[camp], f.Battle.Rules.Score(s, camp); got != want {
			t.Fatalf("%s: %d banners, the engine has %d", where, got, want)
		}
	}
	for p := range hands {
		seat := &s.Seats[p]
		if n := int(seat.Cards); hands[p].Cards[0] != n || !same(hands[p].Names[0], seat.Hand[:n]) {
			t.Fatalf("%s: player %d holds %v, the engine has %v", where, p, hands[p], seat.Hand)
		}
		if hands[p].Tokens != int(s.Lore.Seats[p].Tokens) {
			t.Fatalf("%s: player %d has %d tokens", where, p, hands[p].Tokens)
		}
	}
}

// same reports whether numbers of a page equal those of the engine.
func same(have []int, want []uint8) bool {
	return slices.EqualFunc(have, want, func(a int, b uint8) bool { return a == int(b) })
}

// TestHidden checks that the page omits exactly what a camp did not see.
func TestHidden(t *testing.T) {
	e := library.New(nil, 1).Find(rulebook.KindAdventure, "the-four-executors") // Lore and allies
	for camp := range boards.Camp(boards.Camps) {
		f, _ := filmed(t, opened(t, e), camp)
		d := read(t, ReplayPage(f, "", ""))
		seen, hidden := 0, 0
		for _, m := range d.Frames {
			for p, h := range m.Hands {
				if d.Camps[p] == int(camp) {
					seen += len(h.Names[0]) + len(h.Names[1])
					continue
				}
				hidden += h.Cards[0] + h.Cards[1]
				if h.Names != nil {
					t.Fatalf("the page of the %s names the hand of player %d", camp.Soldiers(), p)
				}
			}
		}
		if seen == 0 || hidden == 0 {
			t.Errorf("the page of the %s: %d cards named, %d counted", camp.Soldiers(), seen, hidden)
		}
	}
}

// TestSame checks that the page of a game is deterministic.
func TestSame(t *testing.T) {
	e := library.New(nil, 1).Find(rulebook.KindAdventure, "the-menagerie")
	one, _ := filmed(t, opened(t, e), answers.All)
	two, _ := filmed(t, opened(t, e), answers.All)
	if !bytes.Equal(ReplayPage(one, "x", "y"), ReplayPage(two, "x", "y")) {
		t.Error("the same game gives two pages")
	}
}

// TestHostile checks that author text appears on the page as plain text.
func TestHostile(t *testing.T) {
	b := opened(t, library.New(nil, 1).Find(rulebook.KindAdventure, "the-toll-bridge"))
	named := *b.Adventure
	named.Name = `</script><script>alert(1)</script>"<img src=x onerror=alert(1)>`
	b.Adventure = &named
	b.Cards[0].Name = named.Name
	f, _ := filmed(t, b, answers.All)
	page := string(ReplayPage(f, named.Name, named.Name))
	for _, bad := range []string{"<script>alert", "<img"} {
		if strings.Contains(page, bad) {
			t.Errorf("the page has %s in it", bad)
		}
	}
}

func BenchmarkPage(b *testing.B) {
	battle := opened(b, library.New(nil, 1).Find(rulebook.KindAdventure, "the-toll-bridge"))
	f, _ := filmed(b, battle, answers.All)
	b.ReportAllocs()
	for b.Loop() {
		ReplayPage(f, "greedy against greedy", "")
	}
}

// TestChances checks that the win chance is shown at each turn's beginning and at the end for any viewer, and that it
// is calibrated. In turns with a chance below 30%, a camp wins fewer than 40%: the chance only uses the position.
func TestChances(t *testing.T) {
	const games = 6
	var low, won int
	for _, e := range library.New(nil, 1).All(rulebook.KindAdventure) {
		s, refused := setup.Open(e.Catalog(), e, setup.Options{Seed: 7})
		if len(refused) > 0 {
			t.Fatalf("%s: %v", e.ID, refused)
		}
		for seed := range uint64(games) {
			b, _ := s.Battle(seed)
			f, _ := filmed(t, b, answers.All)
			end := f.Chances[len(f.Chances)-1]
			if n := len(f.Chances); n != len(f.Turns)+1 || end.Frame != len(f.Frames)-1 || end.Pennants%50 != 0 {
				t.Fatalf("%s: %d chances in %d turns, the last %+v", e.ID, n, len(f.Turns), end)
			}
			for i, c := range f.Chances[:len(f.Turns)] {
				if c.Frame != f.Turns[i] {
					t.Fatalf("%s: the chance of turn %d stands at %d, not %d", e.ID, i+1, c.Frame, f.Turns[i])
				}
				if c.Pennants < 30 {
					low, won = low+100, won+end.Pennants
				} else if c.Pennants > 70 {
					low, won = low+100, won+100-end.Pennants
				}
			}
		}
	}
	if t.Logf("%d turns, %d %%", low/100, 100*won/low); low == 0 || won*100 > low*40 {
		t.Errorf("of %d turns with a low chance %d %% were won", low/100, 100*won/low)
	}
	b := opened(t, library.New(nil, 1).All(rulebook.KindAdventure)[0])
	all, _ := filmed(t, b, answers.All)
	one, _ := filmed(t, opened(t, library.New(nil, 1).All(rulebook.KindAdventure)[0]), boards.Standard)
	if !slices.Equal(all.Chances, one.Chances) {
		t.Error("the chance depends on who watches")
	}
	page := string(ReplayPage(one, "", ""))
	if !strings.Contains(page, "chance to win") || !strings.Contains(page, `class="chance pennant"`) {
		t.Error("the page has no chance to win")
	}
}
