package setup

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
)

// Medieval is the type of an adventure without Lore.
const Medieval = "medieval"

// Scout is the first player if scouting decides (CTA-08).
const Scout = "scout"

// TurnCap is the number of turns after which a game without a winner is a draw (house rule).
const TurnCap = 60

// The engine's values for words of the rulebook.
const (
	oneBack    = 1 // hexes a flag of a unit that is not Frightened (BL-RET-01)
	frightBack = 2 // ... of one that is (BL-MOR-04, R-170)
	rushHexes  = 2 // a foot unit of a race that rushes, or one that "charges-two" (BL-MER-02)
	freshDice  = 1 // "full-strength"
	freshBold  = 2
	oneBanner  = 1 // the banners for a killed unit's bearer (BL-HIT-03)
	strikeNear = 1 // "strike_hits" without a weapon: in melee
)

// whoOf returns the engine's set of units for a word of a terrain.
func whoOf(word string) battlelore.UnitFilter {
	switch word {
	case rulebook.WhoAll:
		return battlelore.Everybody
	case rulebook.WhoTroops:
		return battlelore.Troops
	case rulebook.WhoFoot:
		return battlelore.OnFoot
	case rulebook.WhoMounted:
		return battlelore.OnHorse
	case rulebook.WhoFootMissile:
		return battlelore.FootMissile
	}
	return battlelore.Nobody
}

// colourOf returns the face of the die that hits a banner (BL-HIT-01).
func colourOf(banner string) (uint8, bool) {
	for face, name := range colours {
		if name == banner {
			return uint8(face), true
		}
	}
	return 0, false
}

// colours are the banners that the die shows, by face.
var colours = [...]string{battlelore.Green: "green", battlelore.Blue: "blue", battlelore.Red: "red"}

// both returns the intersection of two sets of units.
func both(a, b battlelore.UnitFilter) battlelore.UnitFilter {
	if inside(a, b) {
		return a
	}
	if inside(b, a) {
		return b
	}
	return battlelore.Nobody
}

// inside reports whether every unit of a is one of b.
func inside(a, b battlelore.UnitFilter) bool {
	switch {
	case a == b, b == battlelore.Everybody, a == battlelore.Nobody:
		return true
	case b == battlelore.Troops:
		return a != battlelore.Everybody
	case b == battlelore.OnFoot:
		return a == battlelore.FootMissile
	}
	return false
}

// small converts a number of a table for the engine and clips extreme values.
func small(n int) int8 { return int8(min(max(n, -battlelore.NoCap), battlelore.NoCap)) }
