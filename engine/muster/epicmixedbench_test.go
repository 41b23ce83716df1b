package muster_test

import (
	"testing"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// One matchup of two printed sets a player on an Epic map, with two workers.
func BenchmarkEpicMixed(b *testing.B) {
	f, sets := printed(b, "kings-road")
	pairings := muster.Pairings(sets, boards.Pennant)[:1]
	b.ReportAllocs()
	for b.Loop() {
		r := muster.EnumerateEpicMixed(f, pairings, muster.Options{Zone: muster.FreeZone}, 2, nil)
		if len(r.Refused) > 0 || r.Pairings[0].Unproved {
			b.Fatal(r.Refused)
		}
	}
}
