package deploytest

import (
	"testing"

	"muster/engine/battlelore/kinds"
	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
)

// Shipped links the definitions that come with Muster, for what wants real sets.
type Shipped struct{ catalog *catalog.Catalog }

// NewShipped opens the library.
func NewShipped() Shipped { return Shipped{catalog.New(nil, 1)} }

// Field is a map that ships, by its id; nil when there is none.
func (s Shipped) Field(id string) *field.Field {
	e := s.catalog.Library(kinds.Map, id)
	if e == nil {
		return nil
	}
	return s.catalog.Field(e)
}

// Set is a set that ships, by its id; nil when there is none.
func (s Shipped) Set(id string) *muster.Set {
	e := s.catalog.Library(kinds.Deploycards, id)
	if e == nil {
		return nil
	}
	set, _ := muster.LinkSet(e.Set, s.catalog.Rules(e))
	return set
}

// Sets are sets that ship, by their ids.
func (s Shipped) Sets(t testing.TB, ids ...string) []*muster.Set {
	t.Helper()
	var out []*muster.Set
	for _, id := range ids {
		set := s.Set(id)
		if set == nil {
			t.Fatalf("no set %s", id)
		}
		out = append(out, set)
	}
	return out
}

// Lookup finds what ships, for playing a saved draw.
func (s Shipped) Lookup() muster.Lookup { return muster.Lookup{Map: s.Field, Set: s.Set} }

// LookupOf finds one map and some sets.
func LookupOf(f *field.Field, sets ...[]*muster.Set) muster.Lookup {
	return muster.Lookup{
		Map: func(id string) *field.Field {
			if id != f.Map.ID {
				return nil
			}
			return f
		},
		Set: func(id string) *muster.Set {
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

// ASaved plays an Organized deployment of shipped sets with tokens, exchanges and a scouting tie, and saves it.
func ASaved(t testing.TB, s Shipped) (*muster.Deployment, string) {
	t.Helper()
	sets := [hex.Camps][]*muster.Set{s.Sets(t, "pennant-a", "standard-c"), s.Sets(t, "standard-b", "pennant-c")}
	f := s.Field("two-oaks")
	for seed := uint64(1); seed < 2000; seed++ {
		d, refused := muster.Organized(f, sets, muster.Options{Seed: seed, Owner: hex.Standard, RevealFirst: hex.Standard})
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		kinds := map[muster.EventKind]bool{}
		for i := range d.Events {
			kinds[d.Events[i].Kind] = true
		}
		if kinds[muster.LevyExchanged] && kinds[muster.DiceRolled] && kinds[muster.UnitMoved] {
			return d, string(muster.Save(d))
		}
	}
	t.Fatal("no seed gives an exchange, a tie and a moved unit")
	return nil, ""
}

// Usual are sets of five and six units a card, as large as those that are printed.
func Usual(t testing.TB) [hex.Camps]*muster.Set {
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
	return [hex.Camps]*muster.Set{
		Link(t, Definition("pennant", pennant...)), Link(t, Definition("standard", standard...)),
	}
}
