package library_test

import (
	"math/big"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// Diplomacy is with neutral units alone, for influence, and by no more units than an area holds, routed ones among them
// (RW-DIPL-02, RW-MOVE-07); the destinies come from the cards that are left (RW-DIPL-03).
func TestDiplomacy(t *testing.T) {
	book := rulebook.Base()
	link := func(count, routed int, faction, foe string) *library.LinkedBattle {
		b := &library.Battle{}
		b.Attacker.Faction = "daqan"
		b.Attacker.Units = []library.BattleUnits{{Unit: "footman", Count: count, Routed: routed}}
		b.Defender.Faction = faction
		b.Defender.Units = []library.BattleUnits{{Unit: foe, Count: 1}}
		return library.LinkBattle(b, book, nil)
	}
	for _, c := range []struct {
		what   string
		with   *library.LinkedBattle
		tokens int
		is     bool
	}{
		{"eight units", link(8, 0, "", "giant"), 1, true},
		{"nine units", link(9, 0, "", "giant"), 1, false},
		{"no influence", link(2, 0, "", "giant"), 0, false},
		{"a player", link(2, 0, "uthuk", "berserker"), 1, false},
	} {
		if got := c.with.Diplomacy(c.tokens) != nil; got != c.is {
			t.Errorf("%s: diplomacy is %t", c.what, got)
		}
	}
	sum := new(big.Rat)
	for _, share := range link(2, 0, "", "giant").Diplomacy(1) {
		if share.Sign() <= 0 {
			t.Error("a destiny never comes")
		}
		sum.Add(sum, share)
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("the destinies come to %v", sum)
	}
	few := link(2, 0, "", "giant")
	few.Rules.Left = 1 // card 1 is a red one
	if got := few.Diplomacy(1); got[2].Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("of a red card %v come", got)
	}
}
