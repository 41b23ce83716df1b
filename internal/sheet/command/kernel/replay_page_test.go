package kernel

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
	"muster/internal/report/command"
	answers "muster/internal/report/command/kernel"
	pages "muster/internal/sheet/command"
	"muster/internal/testing/gametest"
	"muster/maps/hex"
)

// most is the size limit of a page in bytes.
const most = 300_000

// replayShipped returns the shipped adventures.
func replayShipped() []*library.Entry {
	return medieval.Game().Load(nil, 1).All(rulebook.KindAdventure)
}

// opened returns an adventure that is set up.
func opened(t testing.TB, e *library.Entry, seed uint64) *setup.Battle {
	t.Helper()
	b, refused := setup.New(e.Catalog(), e, setup.Options{Seed: seed})
	if len(refused) > 0 {
		t.Fatalf("%s: %v", e.ID, refused)
	}
	return b
}

// filmed plays a game and records the states of its moments.
func filmed(t testing.TB, b *setup.Battle, player string, as boards.Camp) (*answers.Replay, []kernel.State) {
	t.Helper()
	c := answers.NewReplayBuilder(b, as)
	var states []kernel.State
	_, err := matches.Play(t.Context(), b, [boards.Camps]string{player, player},
		func(s *kernel.State, a kernel.Action, events []kernel.Event) {
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

// TestMoments checks that each moment of the page equals the engine's state: units with their blocks, Leaders alone and
// attached, banners, objectives, hands and tokens. Each page must be small, self-contained and accessible.
func TestMoments(t *testing.T) {
	for _, e := range replayShipped() {
		for seed, player := range []string{"greedy", "random"} {
			b := opened(t, e, uint64(seed))
			f, states := filmed(t, b, player, command.BothHands)
			limit := most
			if player == "random" { // whose games are long
				limit = 2 * most
			}
			d := gametest.Read(t, e.ID, ReplayPage(f, "greedy against greedy", ""), limit)
			if page := string(ReplayPage(f, "greedy against greedy", "")); !strings.Contains(page, `id="m0"><p>Set-up</p>`) {
				t.Errorf("%s: the first moment has no words", e.ID)
			}
			if len(d.Frames) != len(states) || len(d.Turns) != int(states[len(states)-1].Turn) {
				t.Fatalf("%s: %d moments of %d, %d turns", e.ID, len(d.Frames), len(states), len(d.Turns))
			}
			gametest.Each(&d, func(i int, at map[int]gametest.Piece, hands []pages.Hand) {
				where := fmt.Sprintf("%s by %s, moment %d", e.ID, player, i)
				standing(t, where, b, &states[i], at)
				held(t, where, b, &states[i], hands, d.Frames[i])
			})
		}
	}
}

// standing compares the pieces of a moment with the engine's state.
func standing(t *testing.T, where string, b *setup.Battle, s *kernel.State, at map[int]gametest.Piece) {
	t.Helper()
	flag := func(yes bool) int {
		if yes {
			return 1
		}
		return 0
	}
	for i := range b.Units {
		u := &s.Units[i]
		want := gametest.Piece{i, int(u.At), int(u.Blocks), 0, flag(u.At >= 0 && u.Marks&kernel.Ordered != 0)}
		if at[i] != want {
			t.Fatalf("%s: %s is %v, the engine has %v", where, b.Units[i].Name, at[i], want)
		}
	}
	for i := range b.Leaders {
		l := &s.Leaders[i]
		n := len(b.Units) + i
		led := l.At >= 0 && s.On[l.At] != kernel.NoUnit
		want := gametest.Piece{n, int(l.At), 0, flag(led), flag(l.At >= 0 && l.Marks&kernel.Ordered != 0)}
		if at[n] != want {
			t.Fatalf("%s: %s is %v, the engine has %v", where, b.Leaders[i].Name, at[n], want)
		}
	}
}

// held compares the possessions of both sides with the engine's state.
func held(t *testing.T, where string, b *setup.Battle, s *kernel.State, hands []pages.Hand, m pages.Frame) {
	t.Helper()
	for c := range boards.Camp(boards.Camps) {
		seat, blocks := &s.Seats[c], 0
		for i := range b.Units {
			if u := &s.Units[i]; u.Camp == c && u.At != hex.None {
				blocks += int(u.Blocks)
			}
		}
		if m.Banners[c] != b.Rules.Score(s, c) || m.Strength[c] != blocks || hands[c].Tokens != int(seat.Tokens) {
			t.Fatalf("%s: %+v, %+v", where, m, hands[c])
		}
		if !slices.EqualFunc(hands[c].Names[0], seat.Hand[:seat.Cards], func(a int, b uint8) bool { return a == int(b) }) {
			t.Fatalf("%s: %v in hand, the engine has %v", where, hands[c].Names, seat.Hand)
		}
		for i := range b.Objectives {
			if slices.Contains(m.Sites, answers.Held(i, c)) != (s.Held[c]&(1<<i) != 0) {
				t.Fatalf("%s: objectives %v, the engine has %b", where, m.Sites, s.Held[c])
			}
		}
	}
}

// TestMarks checks that every logged attack has a mark from the attacker to the target, and every hex of a retreat. A
// game shows close combat, fire, retreats and Leader checks.
func TestMarks(t *testing.T) {
	var seen [4]int
	for _, e := range replayShipped() {
		for seed := range uint64(4) {
			b := opened(t, e, seed)
			f, _ := filmed(t, b, "greedy", command.BothHands)
			for i := range f.Frames {
				m := &f.Frames[i]
				told := 0
				for _, l := range m.Lines {
					for _, word := range []string{" attack ", " fire at ", " battle back", " strike first at ",
						" shoot as they evade, "} {
						told += strings.Count(l, word)
					}
				}
				for _, x := range m.Marks {
					if seen[x.Kind]++; x.Kind <= answers.Shot {
						told--
					}
					far := b.Field.Hexes.Distance(x.From, x.To)
					if x.Kind == answers.Check && far != 0 || x.Kind != answers.Check && far == 0 ||
						(x.Kind == answers.Strike || x.Kind == answers.Back) && far != 1 {
						t.Errorf("%s, seed %d: a mark of kind %d over %d hexes with %q", e.ID, seed, x.Kind, far, m.Lines)
					}
				}
				if told != 0 {
					t.Errorf("%s, seed %d: %d attacks have no mark: %q", e.ID, seed, told, m.Lines)
				}
			}
		}
	}
	if slices.Contains(seen[:], 0) {
		t.Errorf("marks by kind: %v", seen)
	}
}

// TestHidden checks that the page omits exactly what a side did not see.
func TestHidden(t *testing.T) {
	e := replayShipped()[0]
	for c := range boards.Camp(boards.Camps) {
		f, _ := filmed(t, opened(t, e, 3), "greedy", c)
		page := ReplayPage(f, "", "")
		d := gametest.Read(t, e.ID, page, most)
		seen, hidden := 0, 0
		for _, m := range d.Frames {
			for p, h := range m.Hands {
				if p == int(c) {
					seen += len(h.Names[0])
					continue
				}
				if hidden += h.Cards[0]; h.Names != nil {
					t.Fatalf("the page of %s names the hand of the other", setup.SideNames[c])
				}
			}
		}
		if seen == 0 || hidden == 0 || !strings.Contains(string(page), "View of "+setup.SideNames[c]) {
			t.Errorf("the page of %s: %d cards named, %d counted", setup.SideNames[c], seen, hidden)
		}
	}
}

// TestSameAndHostile checks that the page of a game is deterministic, and that author text appears as plain text.
func TestSameAndHostile(t *testing.T) {
	e := replayShipped()[0]
	page := func(name string) []byte {
		b := opened(t, e, 5)
		named := *b.Adventure
		named.Name = name
		b.Adventure = &named
		b.Leaders = slices.Clone(b.Leaders)
		b.Leaders[0].Name = name
		f, _ := filmed(t, b, "greedy", command.BothHands)
		return ReplayPage(f, name, name)
	}
	const bad = `</script><script>alert(1)</script>"<img src=x onerror=alert(1)>`
	one := page(bad)
	if !bytes.Equal(one, page(bad)) {
		t.Error("the same game gives two pages")
	}
	for _, word := range []string{"<script>alert", "<img"} {
		if bytes.Contains(one, []byte(word)) {
			t.Errorf("the page has %s in it", word)
		}
	}
}

// BenchmarkPage measures the time to make a page.
func BenchmarkPage(b *testing.B) {
	f, _ := filmed(b, opened(b, replayShipped()[0], 1), "greedy", command.BothHands)
	b.ReportAllocs()
	for b.Loop() {
		ReplayPage(f, "greedy against greedy", "")
	}
}
