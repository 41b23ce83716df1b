package muster_test

import (
	"testing"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/field"
	"muster/engine/muster"
)

// shipped links the definitions that come with Muster, for what wants real sets.
type shipped struct{ catalog *library.Catalog }

func newShipped() shipped { return shipped{library.New(nil, 1)} }

func (s shipped) field(id string) *field.Field {
	e := s.catalog.Library(kinds.Map, id)
	if e == nil {
		return nil
	}
	return s.catalog.Field(e)
}

func (s shipped) set(id string) *muster.Set {
	e := s.catalog.Library(kinds.Deploycards, id)
	if e == nil {
		return nil
	}
	set, _ := muster.LinkSet(e.Set, s.catalog.Rules(e))
	return set
}

func (s shipped) sets(t testing.TB, ids ...string) []*muster.Set {
	t.Helper()
	var out []*muster.Set
	for _, id := range ids {
		set := s.set(id)
		if set == nil {
			t.Fatalf("no set %s", id)
		}
		out = append(out, set)
	}
	return out
}

func (s shipped) lookup() muster.Lookup { return muster.Lookup{Map: s.field, Set: s.set} }
