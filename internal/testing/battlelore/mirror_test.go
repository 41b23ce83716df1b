package battlelore

import (
	"os"
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/gametest"
	"muster/maps/hex"
)

// Every shipped adventure turned by half is its own image at every state.
func TestShippedTurned(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	cat := library.New(nil, 1)
	played := 0
	for _, e := range cat.All(rulebook.KindAdventure) {
		s, refused := setup.Open(cat, e, setup.Options{})
		for _, r := range refused {
			t.Errorf("%s: %s", e.ID, r.Message())
		}
		for seed := uint64(0); s != nil && seed < 6; seed++ {
			b, refused := s.Battle(seed)
			if len(refused) > 0 {
				continue
			}
			played++
			g := WatchedGame{Battle: b, Players: randoms}
			if seed == 0 {
				g.Players = mixed
			}
			if _, err := g.PlayTurned(); err != nil {
				t.Errorf("%s, seed %d: %v", e.ID, seed, err)
			}
		}
	}
	if played == 0 {
		t.Error("nothing was played")
	}
}

// So is every generated battle: plain, Epic, with Lore, creatures and landmarks, and of allies.
func TestGeneratedTurned(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	for seed := range uint64(120) {
		made := open
		switch {
		case seed >= 80:
			made = openAllies
		case seed >= 30:
			made = openLore
		}
		g := WatchedGame{Battle: made(t, seed), Players: randoms}
		if _, err := g.PlayTurned(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// A mirror that sees nothing would find nothing: it must find each of these differences.
func TestTurnedFinds(t *testing.T) {
	t.Parallel()
	b := openLore(t, 62)
	for name, spoil := range map[string]func(r *battlelore.Rules, s *battlelore.State){
		"a banner on the other side": func(_ *battlelore.Rules, s *battlelore.State) { s.Banners[0]++ },
		"a hex beside it":            func(_ *battlelore.Rules, s *battlelore.State) { s.Units[0].From++ },
		"a card of the other hand": func(_ *battlelore.Rules, s *battlelore.State) {
			s.Seats[0], s.Seats[1] = s.Seats[1],
				s.Seats[0]
		},
		"other dice":     func(_ *battlelore.Rules, s *battlelore.State) { s.Chance.Die() },
		"who is at turn": func(_ *battlelore.Rules, s *battlelore.State) { s.Active = s.Active ^ 1 },
		"a token more":   func(_ *battlelore.Rules, s *battlelore.State) { s.Lore.Seats[1].Tokens++ },
		"a unit's mark":  func(_ *battlelore.Rules, s *battlelore.State) { s.Units[1].Marks |= battlelore.Moved },
		"a way barred": func(r *battlelore.Rules,
			_ *battlelore.State) {
			r.Cells[0].Impassable = !r.Cells[0].Impassable
		},
	} {
		m := &mirror{halfTurn: turnOf(b.Rules), r: b.Rules}
		turned, err := m.rules(b.Rules)
		if err != nil {
			t.Fatal(err)
		}
		m.turned, m.s, m.image = turned, b.Start(), turned.Start(b.Seed)
		if err := m.same(); err != nil {
			t.Fatal(err)
		}
		spoil(m.turned, &m.image)
		again, err := m.rules(m.turned)
		if err != nil {
			t.Fatal(err)
		}
		if m.same() == nil &&
			again.Cells[b.Rules.Board.Len()-1].Impassable == b.Rules.Cells[b.Rules.Board.Len()-1].Impassable {
			t.Errorf("%s is not found", name)
		}
	}
}

// Turned by half twice, rules, states and choices are unchanged.
func TestTurnedTwice(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	for seed := range uint64(12) {
		b := openLore(t, 60+seed)
		there := turnOf(b.Rules)
		turned, err := there.rules(b.Rules)
		if err != nil {
			t.Fatal(err)
		}
		back := turnOf(turned)
		s := b.Start()
		image := there.state(b.Rules, &s)
		if again := back.state(turned, &image); again != s {
			t.Errorf("seed %d: %s", seed, gametest.Differ(&s, &again))
		}
		for _, a := range battlelore.Legal(b.Rules, &s, nil) {
			if back.action(there.action(a)) != a {
				t.Errorf("seed %d: %#08x comes back as another choice", seed, uint32(a))
			}
		}
	}
}

// The board itself looks the same from both sides: sections, rows, ways back and lines of sight.
func TestBoardsTurned(t *testing.T) {
	t.Parallel()
	for seed := range uint64(12) {
		b := open(t, seed).Rules.Board
		h := &halfTurn{board: b}
		for x := range hex.Hex(b.Len()) {
			if b.Turn(b.Turn(x)) != x || b.Sections(boards.Pennant, b.Turn(x)) != b.Sections(boards.Standard, x) ||
				b.OwnRow(
					boards.Pennant,
					b.Turn(x),
				) != b.OwnRow(
					boards.Standard,
					x,
				) || b.Near(b.Turn(x)) != h.set(b.Near(x)) {
				t.Fatalf("seed %d: %s is not as its image", seed, b.Label(x))
			}
			for y := range hex.Hex(b.Len()) {
				line, image := b.Sight(x, y), b.Sight(b.Turn(x), b.Turn(y))
				one, two := h.set(line[0]), h.set(line[1])
				if *image != [2]hex.Set{one, two} && *image != [2]hex.Set{two, one} {
					t.Fatalf("seed %d: the line from %s to %s is not as its image", seed, b.Label(x), b.Label(y))
				}
			}
		}
	}
}

// Each difference that a ruling makes on purpose is shown by a vector that names it.
func TestDifferences(t *testing.T) {
	for _, d := range Differences {
		text, err := os.ReadFile("../../../" + d.Shown)
		if err != nil || !strings.Contains(string(text), d.Ruling) || d.Says == "" {
			t.Errorf("%s: %v", d.Ruling, err)
		}
	}
}

// An author's board with lines in different places for the camps is turned too.
func TestUnevenBoardTurned(t *testing.T) {
	spec := open(t, 3).Rules.Board.Spec()
	spec.Lines[0] += 2
	spec.Zones = nil
	b, err := boards.New(spec)
	if err != nil {
		t.Fatal(err)
	}
	o, err := ofBoard(b)
	if err != nil {
		t.Fatal(err)
	}
	for h := range hex.Hex(b.Len()) {
		if o.Sections(boards.Pennant, o.Turn(h)) != b.Sections(boards.Standard, h) {
			t.Fatalf("%s is in other sections than its image", b.Label(h))
		}
	}
}
