package battlelore_test

import (
	"muster/internal/testing/vectortest"
	"testing"
)

// soundLore is a vector with Lore that holds; the test below spoils it in one place.
const soundLore = `rule: BL-LOR-03
about: a Lore card is paid for and discarded
type: lore
council standard: commander 1 cleric 1
tokens standard: 10
lore-hand standard: cleric-12
lore-deck: rogue-1 rogue-2
token: web K3
store: K3 1
hand standard: patrol-left
dice: blue green green

-- map --
6    .   .   .   BS  .   .   .   .   .   .   .   .
5  .   .   .   bs  .   .   .   .   .   .   .   .   .
3  .   .   .   .   .   .   .   .   .   .   hg  .   .
-- play --
play patrol-left; casts: cleric-12; cast cleric-12
  > standard pays 9
  > d6 dice green green blue
  > d6 loses 1 lore
tokens standard 1; pool 34; lore standard 0; lore-discards 1; stored K3 1; bears K3: web; class wizard 15
end orders
  > K3 sheds web
end battles; takes: 2-1-0 1-1-1 0-0-2; take 2-1-0
may not drop rogue-1; keep rogue-2; lore standard: rogue-2
`

// A slip in what a vector says of Lore is found.
func TestLoreVectorsCanFail(t *testing.T) {
	vectortest.Spoil(t, soundLore, faults, []vectortest.Change{
		{"type: lore\n", "", "no War Council pays"},
		{"type: lore\n", "type: epic\n", "is not valid"},
		{"council standard: commander 1", "council standard: captain 1", "unknown member"},
		{"cleric 1\n", "cleric\n", "want members"},
		{"council standard", "council nobody", "unknown player"},
		{"tokens standard: 10", "tokens standard: 8", "want [cleric-12]"},
		{"tokens standard: 10", "tokens standard: ten", "want a number"},
		{"lore-hand standard: cleric-12", "lore-hand standard: cleric-99", "unknown Lore card"},
		{"lore-hand standard: cleric-12", "lore-hand standard: cleric-1", "want [cleric-12]"},
		{"lore-hand standard: cleric-12", "lore-hand standard: cleric-12\nlore-hand pennant: cleric-12", "in two places"},
		{"lore-deck: rogue-1 rogue-2", "lore-deck: rogue-1 rogue-3", "is not legal"},
		{"token: web K3", "token: mud K3", "unknown token"},
		{"token: web K3", "token: web L3", "has no unit"},
		{"store: K3 1", "store: K3", "want a hex and a number"},
		{"store: K3 1", "landmarks: everywhere", "want in force"},
		{"store: K3 1", "pools: 3", "unknown key"},
		{"store: K3 1", "begin: now", "want set-up"},
		{"store: K3 1", "lore-rest: gone", "want discards"},
		{"dice: blue green green", "dice: blue green green green", "3 of 4 dice"},
		{"  > standard pays 9\n", "", "the events of"},
		{"pays 9", "pays 8", "the events of"},
		{"tokens standard 1", "tokens standard 2", "does not hold"},
		{"tokens standard 1", "tokens nobody 1", "unknown camp"},
		{"pool 34", "pool 35", "does not hold"},
		{"lore standard 0", "lore standard 1", "does not hold"},
		{"lore-discards 1", "lore-discards 0", "does not hold"},
		{"stored K3 1", "stored K3 2", "does not hold"},
		{"bears K3: web", "bears K3:", "want []"},
		{"class wizard 15", "class wizard 14", "does not hold"},
		{"take 2-1-0\n", "take 2-1-1\n", "unknown words"},
		{"may not drop rogue-1", "may drop rogue-1", "is not legal"},
		{"may not drop rogue-1", "may not drop rogue-99", "unknown words"},
		{"may not drop rogue-1", "may not target Z9", "hexes A to M"},
		{"may not drop rogue-1", "may not section upper", "unknown words"},
		{"may not drop rogue-1", "may not keep rogue-1", "is legal"},
		{"lore standard: rogue-2", "lore standard: rogue-1", "want [rogue-1]"},
	})
}
