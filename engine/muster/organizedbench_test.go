package muster_test

import (
	"testing"

	"muster/deploycards"
	"muster/deploycards/deploytest"
	"muster/engine/battlelore/kinds"
	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/engine/rulebook"
	"muster/maps"
	"muster/maps/hex"
)

// printed is a map and the six sets of the library, linked.
func printed(t testing.TB, id string) (*field.Field, []*muster.Set) {
	t.Helper()
	var f *field.Field
	var sets []*muster.Set
	for _, file := range catalog.LibraryFiles() {
		doc, _ := kinds.All().Load(file)
		switch {
		case doc == nil:
		case doc.Kind == kinds.Map:
			if m := maps.New(doc); m.ID == id {
				f = deploytest.FieldOf(t, m)
			}
		case doc.Kind == kinds.Deploycards:
			set, _ := muster.LinkSet(deploycards.New(doc), rulebook.Base())
			sets = append(sets, set)
		}
	}
	if f == nil || len(sets) != 6 {
		t.Fatalf("map %s: %v, %d sets", id, f, len(sets))
	}
	return f, sets
}

// All ninety matchups of the printed sets on one map, with two workers.
func BenchmarkOrganized(b *testing.B) {
	f, sets := printed(b, "two-oaks")
	pairings := muster.Pairings(sets, hex.Pennant)
	b.ReportAllocs()
	for b.Loop() {
		r := muster.EnumerateOrganized(f, pairings, muster.Options{}, 2, nil)
		if len(r.Refused) > 0 || len(r.Pairings) != 90 {
			b.Fatal(r.Refused)
		}
	}
}
