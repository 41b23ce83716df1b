package battlelore

import "testing"

// BL-TURN-02: a player with neither a Command card nor a Lore card to replace one cannot play on.
func TestNoCard(t *testing.T) {
	for _, lore := range []*LoreRules{nil, {}} {
		r := fixture(t)
		s := r.Start(1)
		r.Lore = lore
		s.runCommand(r, s.top(), nil)
		if s.Ended != Playing {
			t.Fatalf("it ended %d with cards in hand", s.Ended)
		}
		s.Seats[s.Active].Cards = 0
		s.runCommand(r, s.top(), nil)
		if s.Ended != ByNoCard {
			t.Errorf("it ended %d, want %d", s.Ended, ByNoCard)
		}
	}
}
