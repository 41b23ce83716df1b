package runewars_test

import (
	"testing"

	"muster/internal/testing/vectortest"
)

// soundBattle is a valid vector; the test below breaks it in one place.
const soundBattle = `rule: RW-RET-07
about: whose unit must retreat says where to
fate: 1 2

-- scene --
attacker latari | 1 sorceress
defender daqan  | 1 footman
hall defender
wood defender
-- play --
asks defender; choices: retreat hall, retreat wood; may not retreat field
retreat hall
  > attacker sorceress special
  > defender footman retreats 1 hall
  > attacker won 1 0
over attacker 1 0; attacker sorceress 1 0; deck 28 2
`

// battleFaults returns all errors of a vector.
func battleFaults(text string) []string {
	v, fault := parseBattle(text)
	if fault != "" {
		return []string{fault}
	}
	return vectortest.Reports(func(t vectortest.T) { play(t, v) })
}

// TestVectorsCanFail checks that a mistake in a vector is found, and so is a battle that goes another way.
func TestVectorsCanFail(t *testing.T) {
	vectortest.Spoil(t, soundBattle, battleFaults, []vectortest.Change{
		{"fate: 1 2", "fates: 1 2", "line 3: unknown key"},
		{"fate: 1 2", "fate: 1 two", "line 3: want a number"},
		{"fate: 1 2", "fate: 1 2 3", "2 of 3 Fate cards"},
		{"latari | 1 sorceress", "latari", "line 6: want units of the side"},
		{"| 1 sorceress", "| sorceress", "line 6: want a number and a unit"},
		{"| 1 sorceress", "| one sorceress", "line 6: want a number"},
		{"| 1 sorceress", "| 1 sorceress | palace", "line 6: unknown help"},
		{"| 1 sorceress", "| 1 sorceress |", "line 6: no help"},
		{"hall defender", "hall somebody", "line 8: want an area and who holds it"},
		{"hall defender", "hall", "line 8: want an area and who holds it"},
		{"hall defender", "hall defender green", "line 8: want a number"},
		{"asks defender", "asks attacker", "does not hold"},
		{"retreat hall, retreat wood", "retreat hall", "choices [retreat hall retreat wood], want [retreat hall]"},
		{"may not retreat field", "may not retreat hall", "is legal"},
		{"may not retreat field", "may retreat field", "is not legal"},
		{"\nretreat hall", "\nretreat field", "is not legal"},
		{"retreats 1 hall", "retreats 1 wood", "the events of"},
		{"over attacker 1 0", "over attacker 1 1", "does not hold"},
		{"attacker sorceress 1 0", "attacker archer 1 0", "unknown unit"},
		{"deck 28 2", "deck 28 3", "does not hold"},
	})
}
