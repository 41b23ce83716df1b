package runewars_test

import (
	"testing"

	"muster/engine/rng"
	"muster/engine/runewars"
)

// Every verb of cards is chosen, and every event of theirs happens, in games that are played at random.
func TestCardsArePlayed(t *testing.T) {
	chosen, happened := map[runewars.Verb]int{}, map[runewars.EventKind]int{}
	for seed := range uint64(300) {
		r := game(t, seed)
		var s runewars.State
		var log runewars.Log
		runewars.Start(r, &s, seed, &log)
		choice := rng.New(seed, "cards")
		for !s.Over() {
			for h := range s.Heroes { // few are routed by chance
				if s.Frames[s.Depth-1].Kind == runewars.InOrders && s.Heroes[h].Area != runewars.NoArea && h%3 == 0 {
					s.Heroes[h].Routed = true
				}
			}
			legal := runewars.Legal(r, &s, nil)
			a := legal[choice.IntN(len(legal))]
			chosen[a.Verb()]++
			if err := runewars.Apply(r, &s, a, &log); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range log.Events {
			happened[e.Kind]++
		}
	}
	for v := runewars.PlayTactics; v <= runewars.ClearToken; v++ {
		if chosen[v] == 0 {
			t.Errorf("nobody ever chose to %s", v)
		}
	}
	for k := runewars.TacticsPlayed; k < runewars.ScriptBegan; k++ {
		if happened[k] == 0 {
			t.Errorf("the event %d never happened", k-runewars.TacticsPlayed)
		}
	}
}
