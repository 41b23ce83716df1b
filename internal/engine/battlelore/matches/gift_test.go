package matches

import "testing"

// The special rules of the shipped adventures that give something at a place are played, and greedy players come for it
// (BL-LOR-01): the toll chest is taken in every game, the well heals in many.
func TestGiftsMatter(t *testing.T) {
	const games = 12
	for id, least := range map[string]int{"the-toll-bridge": games, "the-ninth-well": games / 3} {
		r := run(t, Batch{Scenario: opened(t, id), Games: games, Seed: 3, Players: greedies})
		if len(r.Unplayed) > 0 || len(r.Rules) != 1 || r.Rules[0].Used < least {
			t.Errorf("%s: unplayed %v, rules %+v, want one that mattered in %d games", id, r.Unplayed, r.Rules, least)
		}
	}
}
