package battlelore_test

import (
	"muster/internal/testing/vectortest"
	"strings"
	"testing"
)

// sound is a vector that holds; each test below spoils it in one place.
const sound = `rule: BL-MOR-02
about: a Bold unit may battle back
hand standard: patrol-left
dice: blue lore lore
dice: lore lore flag

-- map --
6    .   .   .   DS  .   .   .   .   .   .   .   .
5  .   .   .   bs  .   .   .   .   .   .   .   .   .
-- play --
play patrol-left; order D5; end moves; may not attack D5 E5
attack D5 d6
  > rolled blue lore lore
  > d6 loses 1
decides pennant; bold d6 1; battle back
  > rolled lore lore flag
retreats: c4 d4; retreat d4
  > D5 retreats d4
-- end --
6    .   .   .   DS3 .   .   .   .   .   .   .   .
4    .   .   .   bs  .   .   .   .   .   .   .   .
`

// faults are all that is wrong with a vector.
func faults(text string) []string {
	v, fault := parse(text)
	if fault != "" {
		return []string{fault}
	}
	return vectortest.Reports(v.run)
}

// A slip in a vector is found, and so is a battle that goes another way.
func TestVectorsCanFail(t *testing.T) {
	vectortest.Spoil(t, sound, faults, []vectortest.Change{
		{"about:", "abuot:", "unknown key"},
		{"hand standard", "hand standards", "unknown player"},
		{"about:", "watch: rolling\nabout:", "unknown event"},
		{"about:", "cards pennant: many\nabout:", "want a number"},
		{"about:", "seed pennant: 3\nabout:", "unknown key"},
		{"about:", "first: scouts\nabout:", "unknown camp"},
		{"about:", "epic: 7 2\nabout:", "want three numbers"},
		{"about:", "rack: forward\nabout:", "1 cards in a hand of 0"},
		{"order D5;", "play open forward;", "is not legal"},
		{"order D5;", "rack 3;", "does not hold"},
		{"order D5;", "rack: forward;", "want [forward]"},
		{"blue lore lore\n", "blue lore grey\n", "unknown face"},
		{"rule: BL-MOR-02\n", "", "needs rule"},
		{"dice: blue", "refused: nobody may\ndice: blue", "either play or refused"},
		{"-- map --", "-- field --", "unknown section"},
		{"   DS  .", "   DX  .", "unknown unit"},
		{"   DS  .", "   DS", "has 11 cells"},
		{"   DS  .", "  Q/DS .", "has errors"},
		{"hand standard: patrol-left", "hand standard: patrol-up", "unknown card"},
		{"hand standard: patrol-left", "hand standard: battlelore battlelore", "too few cards"},
		{"dice: lore lore flag", "dice: lore lore flag red", "6 of 7 dice"},
		{"dice: lore lore flag\n", "dice: lore\n", "dice more than there are"},
		{"  > d6 loses 1\n", "", "the events of"},
		{"  > D5 retreats d4", "  > D5 retreats c4", "the events of"},
		{"order D5;", "order E5;", "is not legal"},
		{"order D5;", "ordre D5;", "unknown words"},
		{"order D5;", "order Z5;", "hexes A to M"},
		{"end moves;", "end moves; end moves; end orders; move D5 C5;", "is not legal"},
		{"order D5; end moves", "end moves", "comes too early"},
		{"may not attack D5 E5", "may not attack D5 d6", "is legal"},
		{"may not attack D5 E5", "may attack D5 E5", "is not legal"},
		{"may not attack D5 E5", "not yet attack D5 E5", `with "may not"`},
		{"order D5; end moves", "order D5; may not attack D5 d6; end moves", "has not come"},
		{"order D5; end moves", "order D5; attacks D5:; end moves", "has not come"},
		{"play patrol-left; order D5", "orders:; play patrol-left; order D5", "has not come"},
		{"decides pennant", "decides standard", "does not hold"},
		{"bold d6 1", "bold d6 2", "does not hold"},
		{"retreats: c4 d4", "retreats: c4", "want [c4]"},
		{"retreats: c4 d4;", "retreats: c4 d4\n  > D5 loses 1\n", "has no events"},
		{"DS3", "DS", "at the end d6 holds"},
		{"4    .   .   .   bs  .", "4    .   .   bs  .   .", `at the end c4 holds ""`},
	})
}

// A vector that expects a refusal fails when the set-up is sound, and when it is refused for something else.
func TestRefusalsCanFail(t *testing.T) {
	const refused = `rule: R-301
about: a creature in a Medieval battle
refused: the creature "giant-spider" of the pennant camp cannot be played: no War Council pays for its level

-- map --
6    .   .   .   SP  .   .   .   .   .   .   .   .
5  .   .   .   bs  .   .   .   .   .   .   .   .   .
`
	if said := faults(refused); said != nil {
		t.Errorf("a sound vector fails: %v", said)
	}
	for _, slip := range [][2]string{{"   SP  ", "   BS  "}, {"giant-spider", "hill-giant"}, {"   bs  ", "   .   "}} {
		if said := faults(strings.Replace(refused, slip[0], slip[1], 1)); said == nil {
			t.Errorf("with %q for %q the vector holds", slip[1], slip[0])
		}
	}
}
