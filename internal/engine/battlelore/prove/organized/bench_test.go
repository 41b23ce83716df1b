package organized_test

import (
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
)

// printed is a map and the six sets of the library, linked.
func printed(t testing.TB, id string) (*rulebook.Field, []*deck.Set) {
	t.Helper()
	var f *rulebook.Field
	var sets []*deck.Set
	for _, file := range library.LibraryFiles() {
		doc, _ := rulebook.FileKinds().Load(file)
		switch {
		case doc == nil:
		case doc.Kind == rulebook.KindMap:
			if m := maps.New(doc); m.ID == id {
				f = deploytest.FieldOf(t, m)
			}
		case doc.Kind == rulebook.KindDeploycards:
			set, _ := deck.Link(deploycards.New(doc), rulebook.Base())
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
	pairings := organized.Pairings(sets, boards.Pennant)
	b.ReportAllocs()
	for b.Loop() {
		r := organized.Enumerate(f, pairings, deploy.Options{}, 2, nil)
		if len(r.Refused) > 0 || len(r.Pairings) != 90 {
			b.Fatal(r.Refused)
		}
	}
}
