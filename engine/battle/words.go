package battle

import (
	"muster/engine"
	"muster/engine/rulebook"
)

// Medieval is the type of an adventure without Lore.
const Medieval = "medieval"

// Scout is who moves first where scouting decides (CTA-08).
const Scout = "scout"

// TurnCap is when a game that nobody wins is called a draw (house).
const TurnCap = 60

// What words of the rulebook stand for. The words are the tables', their sense is the rules'.
const (
	oneBack    = 1 // hexes a flag of a unit that is not Frightened (BL-RET-01)
	frightBack = 2 // ... of one that is (BL-MOR-04, R-170)
	rushHexes  = 2 // a foot unit of a race that rushes, or one that "charges-two" (BL-MER-02)
	freshDice  = 1 // "full-strength"
	freshBold  = 2
	oneBanner  = 1 // what a killed unit's bearer is worth (BL-HIT-03)
	strikeNear = 1 // "strike_hits" without a weapon: in melee
)

// whoOf is the engine's set of units for a word of a terrain.
func whoOf(word string) engine.Who {
	switch word {
	case rulebook.WhoAll:
		return engine.Everybody
	case rulebook.WhoTroops:
		return engine.Troops
	case rulebook.WhoFoot:
		return engine.OnFoot
	case rulebook.WhoMounted:
		return engine.OnHorse
	case rulebook.WhoFootMissile:
		return engine.FootMissile
	}
	return engine.Nobody
}

// colourOf is the face of the die that hits a banner (BL-HIT-01).
func colourOf(banner string) (uint8, bool) {
	for face, name := range colours {
		if name == banner {
			return uint8(face), true
		}
	}
	return 0, false
}

// colours are the banners that the die shows, by face.
var colours = [...]string{engine.Green: "green", engine.Blue: "blue", engine.Red: "red"}

// both is the set of units that two sets have in common.
func both(a, b engine.Who) engine.Who {
	if inside(a, b) {
		return a
	}
	if inside(b, a) {
		return b
	}
	return engine.Nobody
}

// inside tells whether every unit of a is one of b.
func inside(a, b engine.Who) bool {
	switch {
	case a == b, b == engine.Everybody, a == engine.Nobody:
		return true
	case b == engine.Troops:
		return a != engine.Everybody
	case b == engine.OnFoot:
		return a == engine.FootMissile
	}
	return false
}

// small is a number of a table as the engine holds it; what is beyond every sense is cut off.
func small(n int) int8 { return int8(min(max(n, -engine.NoCap), engine.NoCap)) }
