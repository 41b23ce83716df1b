package players_test

import (
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/policy"
)

// quick is a row with all options and a small budget.
func quick() policy.Row {
	row := players.Rows()[0]
	row.Styles = []string{"greedy", "bold", "careful"}
	row.Cards, row.Others, row.Turns, row.Sure = 16, 8, 2, 0
	return row
}

func newPlayer(t *testing.T, row policy.Row, seat battlelore.Player) *players.Player {
	t.Helper()
	p, err := players.NewSearch(row, 3, seat)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// each calls fight with a battle of every adventure that ships; of one of each sort on a standard board in short tests.
func each(t *testing.T, fight func(t *testing.T, b *setup.Battle)) {
	cat := library.New(nil, 1)
	played := map[string]bool{}
	for _, e := range cat.All(rulebook.KindAdventure) {
		scenario, refused := setup.Open(cat, e, setup.Options{Seed: 3})
		if len(refused) > 0 {
			continue
		}
		b, refused := scenario.Battle(3)
		if len(refused) > 0 {
			continue
		}
		sort := e.Adventure.Type
		if b.Rules.Seats > 2 {
			sort += " of allies"
		}
		if testing.Short() && (played[sort] || scenario.Epic()) {
			continue
		}
		played[sort] = true
		t.Run(e.ID, func(t *testing.T) { fight(t, b) })
	}
	if len(played) < 2 {
		t.Errorf("only %v were played", played)
	}
}

// walk plays a battle in which look makes the first player's choices, and greedy all others.
func walk(t *testing.T, b *setup.Battle, turns uint16, look func(s *battlelore.State,
	legal []battlelore.Action) battlelore.Action) {
	t.Helper()
	s := b.Start()
	var seats [battlelore.MaxPlayers]players.Policy
	for q := range seats {
		seats[q] = players.NewGreedy(3, battlelore.Player(q))
	}
	for s.Ended == battlelore.Playing && s.Turn < turns {
		legal := battlelore.Legal(b.Rules, &s, nil)
		var a battlelore.Action
		if q := s.Decider(); q == 0 {
			a = look(&s, legal)
		} else {
			a = seats[q].Choose(battlelore.See(b.Rules, &s, q), legal)
		}
		if err := battlelore.Apply(b.Rules, &s, a, nil); err != nil {
			t.Fatalf("turn %d: %v", s.Turn, err)
		}
	}
}

// The same seat and seed give the same choices, also with other hidden cards and other dice: its simulations do not
// peek.
func TestNoPeeking(t *testing.T) {
	deviated := 0
	each(t, func(t *testing.T, b *setup.Battle) {
		p, blind := newPlayer(t, quick(), 0), newPlayer(t, quick(), 0)
		greedy, chance := players.NewGreedy(3, 0), engine.NewRand(9)
		walk(t, b, 1000, func(s *battlelore.State, legal []battlelore.Action) battlelore.Action {
			v := battlelore.See(b.Rules, s, 0)
			var other battlelore.State
			v.Fork(engine.NewRand(chance.Uint64()), &other)
			if other == *s {
				t.Fatal("nothing hidden differs")
			}
			a, c := p.Choose(v, legal), blind.Choose(battlelore.See(b.Rules, &other, 0), legal)
			if a != c {
				t.Fatalf("turn %d: %v, and %v where what is hidden differs", s.Turn, a, c)
			}
			if greedy.Choose(v, legal) != a {
				deviated++
			}
			return a
		})
	})
	if deviated == 0 {
		t.Error("it has never chosen anything else than greedy would")
	}
}

// After a warm-up it does not allocate.
func TestNothingIsAllocated(t *testing.T) {
	each(t, func(t *testing.T, b *setup.Battle) {
		p := newPlayer(t, quick(), 0)
		walk(t, b, 6, func(s *battlelore.State, legal []battlelore.Action) battlelore.Action {
			v := battlelore.See(b.Rules, s, 0)
			a := p.Choose(v, legal)
			if s.Turn == 5 {
				if n := testing.AllocsPerRun(10, func() { p.Choose(v, legal) }); n > 0 {
					t.Fatalf("turn %d: %v allocations", s.Turn, n)
				}
			}
			return a
		})
	})
}

// An unknown style is refused.
func TestUnknownStyle(t *testing.T) {
	row := quick()
	row.Styles = []string{"greedy", "clever"}
	if _, err := players.NewSearch(row, 1, 0); err == nil || !strings.Contains(err.Error(), `unknown style "clever"`) {
		t.Error(err)
	}
}
