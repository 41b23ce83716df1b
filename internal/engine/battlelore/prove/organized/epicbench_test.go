package organized_test

import (
	"testing"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
)

// One matchup of two printed sets a player on an Epic map, with two workers.
func BenchmarkEpicMixed(b *testing.B) {
	f, sets := printed(b, "kings-road")
	pairings := organized.Pairings(sets, boards.Pennant)[:1]
	b.ReportAllocs()
	for b.Loop() {
		r := organized.EnumerateEpic(f, pairings, deploy.Options{Zone: deploy.FreeZone}, 2, nil)
		if len(r.Refused) > 0 || r.Pairings[0].Unproved {
			b.Fatal(r.Refused)
		}
	}
}
