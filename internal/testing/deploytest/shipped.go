package deploytest

import (
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Shipped links the shipped definitions, for tests that need real sets.
type Shipped struct{ catalog *library.Catalog }

// NewShipped opens the library.
func NewShipped() Shipped { return Shipped{library.New(nil, 1)} }

// Field returns a shipped map by id, or nil.
func (s Shipped) Field(id string) *rulebook.Field {
	e := s.catalog.Library(rulebook.KindMap, id)
	if e == nil {
		return nil
	}
	return e.Field()
}

// Set returns a shipped set by id, or nil.
func (s Shipped) Set(id string) *deck.Set {
	e := s.catalog.Library(rulebook.KindDeploycards, id)
	if e == nil {
		return nil
	}
	set, _ := deck.Link(e.Set, e.Rules())
	return set
}

// Sets returns shipped sets by their ids.
func (s Shipped) Sets(t testing.TB, ids ...string) []*deck.Set {
	t.Helper()
	var out []*deck.Set
	for _, id := range ids {
		set := s.Set(id)
		if set == nil {
			t.Fatalf("no set %s", id)
		}
		out = append(out, set)
	}
	return out
}

// Lookup looks up shipped definitions, for replaying a saved draw.
func (s Shipped) Lookup() record.Lookup { return record.Lookup{Map: s.Field, Set: s.Set} }

// LookupOf looks up one map and some sets.
func LookupOf(f *rulebook.Field, sets ...[]*deck.Set) record.Lookup {
	return record.Lookup{
		Map: func(id string) *rulebook.Field {
			if id != f.Map.ID {
				return nil
			}
			return f
		},
		Set: func(id string) *deck.Set {
			for _, list := range sets {
				for _, s := range list {
					if s.Def.ID == id {
						return s
					}
				}
			}
			return nil
		},
	}
}

// ASaved plays and saves an Organized deployment of shipped sets with tokens, exchanges and a scouting tie.
func ASaved(t testing.TB, s Shipped) (*deploy.Deployment, string) {
	t.Helper()
	sets := [boards.Camps][]*deck.Set{s.Sets(t, "pennant-a", "standard-c"), s.Sets(t, "standard-b", "pennant-c")}
	f := s.Field("two-oaks")
	for seed := uint64(1); seed < 2000; seed++ {
		d, refused := deploy.Organized(
			f,
			sets,
			deploy.Options{Seed: seed, Owner: boards.Standard, RevealFirst: boards.Standard},
		)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		kinds := map[events.EventKind]bool{}
		for i := range d.Events {
			kinds[d.Events[i].Kind] = true
		}
		if kinds[events.LevyExchanged] && kinds[events.DiceRolled] && kinds[events.UnitMoved] {
			return d, string(record.Save(d, "test"))
		}
	}
	t.Fatal("no seed gives an exchange, a tie and a moved unit")
	return nil, ""
}

// Default returns sets of five and six units a card, the size of the printed ones.
func Default(t testing.TB) [boards.Camps]*deck.Set {
	pennant := [][]string{
		{"gb . . gg", ". bs .", ". bs . gb", ". rs ."},
		{". gg gg .", ". bs .", ". bh . .", "gb . ."},
		{"gl . . gl", ". . .", "bs bs . .", "bs . rh"},
		{". bs bs .", ". gb .", ". . gb .", ". hs ."},
		{"gg . gg .", ". rs .", ". . bs .", "bs . ."},
		{"gb gb . .", "bs . bs", ". . . bh", ". . ."},
		{". . sp .", ". bs .", ". gg . .", "gb . bs"},
	}
	standard := [][]string{
		{"dc . . dc", ". bs .", ". bs . gb", ". rs ."},
		{". ds ds .", ". bs .", ". bh . .", "gb . ."},
		{"dc . . dr", ". . .", "bs bs . .", "bs . rh"},
		{". bs bs .", ". gb .", ". . gb .", ". ds ."},
		{"ds . ds .", ". rs .", ". . bs .", "bs . ."},
		{"gb gb . .", "bs . bs", ". . . bh", ". . ."},
		{". . rh .", ". bs .", ". dc . .", "gb . bs"},
	}
	return [boards.Camps]*deck.Set{
		Link(t, Definition("pennant", pennant...)), Link(t, Definition("standard", standard...)),
	}
}
