package battlelore_test

import (
	"testing"

	"muster/engine"
	"muster/internal/engine/battlelore"
)

// Whole games of every sort use only the numbers of an event that its kind has.
func TestEventsFillTheirFields(t *testing.T) {
	told := map[battlelore.EventKind]bool{}
	for _, id := range append(standard, epic, lore, loreCreature, loreLandmark, epicLore, medievalLore, loreAllies) {
		r := linked(t, id)
		for seed := range uint64(6) {
			var log battlelore.Log
			s, choice := r.Begin(seed, &log), engine.NewRand(seed, "told")
			for s.Ended == battlelore.Playing {
				legal := battlelore.Legal(r, &s, nil)
				if err := battlelore.Apply(r, &s, legal[choice.IntN(len(legal))], &log); err != nil {
					t.Fatal(err)
				}
			}
			for i := range log.Events {
				e := &log.Events[i]
				told[e.Kind] = true
				if e.Stray() {
					t.Errorf("%s: %v holds more than it tells", id, e)
				}
			}
		}
	}
	if len(told) < 60 {
		t.Errorf("only %d kinds of event came up", len(told))
	}
}
