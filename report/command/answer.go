package command

import "muster/report"

// Answer is the answer.
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
	Evading            *Roll    // the roll at a target that evades; nil where it may not
	EvadeRules         []string // that let it
	Notes              []report.Text
	Omits              []string // what is not counted
}

// Side is a unit and the terrain of its hex.
type Side struct {
	ID, Name    string
	Terrain     string // id
	TerrainName string
}

// Words are what a game calls things.
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

// Retreat is what a flag does to the target.
type Retreat struct {
	Hexes   int // for each flag that it does not ignore; 0: none
	Rules   []string
	Ignores []string // rules by which it ignores flags
}

// Limit is a number of dice that an engine has as a limit, 0 where it is its word for none.
func Limit(dice, none int) int {
	if dice >= none {
		return 0
	}
	return dice
}

// Outcome is the distribution of the roll.
func (a *Answer) Outcome() *Outcome { return a.Roll.Outcome() }

// chance is an exact chance as people see it.
func chance(r interface{ Float64() (float64, bool) }) report.Chance {
	f, _ := r.Float64()
	return report.Chance(f)
}
