package command

import "muster/report"

// Answer is the odds of an attack.
type Answer struct {
	Game               string
	Asked              Asked
	Attacker, Defender Side
	Words              Words
	Close              bool // melee, close combat
	Roll               Roll
	Full               int // the attacker's dice before any limit of terrain
	Out, In            int // the most dice out of the attacker's hex and into the target's; 0: no limit
	DiceRules          []string
	LimitRules         []string
	Faces              []Face // that hit
	SparedRules        []string
	Retreat            Retreat
	Evading            *Roll    // the roll at a target that evades; nil if it may not
	EvadeRules         []string // that let it
	Notes              []report.Text
	Omits              []string // ignored factors
}

// Side is a unit and the terrain of its hex.
type Side struct {
	ID, Name    string
	Terrain     string // id
	TerrainName string
}

// Words are a game's terms.
type Words struct {
	Close, Far string // an attack on the next hex, and on a farther one: "melee", "ranged attack"
	Figure     string
	Strike     string // the face that Roll.Spared is about
}

// Face is a face of the die that hits, with its rules.
type Face struct {
	Name  string   `json:"face"`
	Rules []string `json:"rules"`
}

// Retreat is the effect of a flag on the target.
type Retreat struct {
	Hexes   int // for each flag that it does not ignore; 0: none
	Rules   []string
	Ignores []string // rules by which it ignores flags
}

// Limit converts a limit of dice from an engine, whose value none means no limit, to 0 for none.
func Limit(dice, none int) int {
	if dice >= none {
		return 0
	}
	return dice
}

// Outcome returns the distribution of the roll.
func (a *Answer) Outcome() *Outcome { return a.Roll.Outcome() }

// chance formats an exact chance.
func chance(r interface{ Float64() (float64, bool) }) report.Chance {
	f, _ := r.Float64()
	return report.Chance(f)
}
