package rulebook

import "slices"

// Class is a class of unit; the die's face of that class hits it (MED-HIT-01).
type Class struct {
	Row
	Rank   int    `toml:"rank"`   // light 1, medium 2, heavy 3
	Colour string `toml:"colour"` // fill on a sheet, #rrggbb
	Letter string `toml:"letter"`
}

// Face is a picture on the die.
type Face struct {
	Row
	Sides  int    `toml:"sides"` // number of sides with it
	Means  string `toml:"means"` // a word of FaceWords
	Class  string `toml:"class"` // FaceClass: the class that it hits
	Letter string `toml:"letter"`
}

// Shot is the fire of a unit. Distances are in hexes.
type Shot struct {
	Range int `toml:"range"`
	Dice  int `toml:"dice"`  // if the unit has not moved
	Moved int `toml:"moved"` // if it has
}

// Unit is a type of unit (MED-UNIT).
type Unit struct {
	Row
	Class      string   `toml:"class"`
	Arm        string   `toml:"arm"` // Foot or Mounted
	Box        string   `toml:"box"`
	Blocks     int      `toml:"blocks"`
	MoveFight  int      `toml:"move_and_battle"`
	Move       int      `toml:"move"`
	Charge     int      `toml:"charge"`       // hexes, if it then battles in close combat; 0: no charge
	Close      int      `toml:"close"`        // dice, whatever its losses (MED-HIT-04)
	CloseWhole int      `toml:"close_whole"`  // dice at full strength; 0: Close
	Fire       *Shot    `toml:"fire"`         // nil: none
	Bow        *Shot    `toml:"bow"`          // with a Bow marker; nil: it cannot carry one
	Swords     bool     `toml:"swords"`       // its swords hit in close combat
	Stature    int      `toml:"stature"`      // swords of foot that it ignores (MED-HIT-02)
	Armour     int      `toml:"armour"`       // its rank in the order of armour (MED-HIT-03); 0: none
	WholeFlags int      `toml:"whole_flags"`  // flags that it may ignore at full strength
	Evades     []string `toml:"evades"`       // the close combats that it may evade: words of Foes; empty: none
	Parthian   int      `toml:"parthian"`     // dice of its Parthian Shot (MED-HIT-07); 0: none
	Advance    bool     `toml:"advance"`      // Momentum Advance
	More       int      `toml:"advance_more"` // additional hexes of the advance
	Bonus      bool     `toml:"bonus"`        // bonus close combat after the advance
	Retreat    int      `toml:"retreat"`      // hexes for each flag
	Mark       string   `toml:"mark"`         // letters on printed blocks; "" for the name's initials
}

// EvadesFrom reports whether the unit may evade the close combat of another one.
func (u *Unit) EvadesFrom(foe *Unit) bool {
	return slices.Contains(u.Evades, foe.Arm) || slices.Contains(u.Evades, foe.Class+"-"+foe.Arm)
}

// Missile reports whether the unit fires, with a Bow marker or without.
func (u *Unit) Missile(bow bool) bool { return u.Fires(bow) != nil }

// Fires returns the fire of the unit; nil without any. A marker adds nothing to a unit with its own ranged weapon.
func (u *Unit) Fires(bow bool) *Shot {
	if u.Fire == nil && bow {
		return u.Bow
	}
	return u.Fire
}

// Leader is the abilities of a Leader. Muster uses the row TheLeader.
type Leader struct {
	Row
	Move    int      `toml:"move"`        // hexes, alone (MED-LDR-11)
	Ignores int      `toml:"ignores"`     // flags that its unit may ignore (MED-LDR-22)
	Hit     int      `toml:"hit_dice"`    // for its check when its unit loses blocks and survives (MED-LDR-30)
	Lost    int      `toml:"lost_dice"`   // for its check when its unit is eliminated (MED-LDR-31)
	Escape  int      `toml:"escape_dice"` // for each enemy hex that it escapes through (MED-LDR-43)
	Least   int      `toml:"evade_least"` // minimum hexes of its evasion (MED-LDR-40)
	Most    int      `toml:"evade_most"`
	Bonus   []string `toml:"bonus"`   // arms whose units may make a bonus close combat with it (MED-LDR-23)
	Banners int      `toml:"banners"` // for the other side when it falls
	Mark    string   `toml:"mark"`    // a letter on printed blocks
}

// Support is the support of units by their neighbours, and the length of an evasion (MED-SUP, MED-EVD). Muster uses the
// row TheSupport.
type Support struct {
	Row
	Neighbours int `toml:"neighbours"` // own units next to a unit that support it
	Ignores    int `toml:"ignores"`    // flags that it may then ignore
	Evade      int `toml:"evade"`      // hexes that an evading unit goes back
}

// The rows that Muster uses.
const (
	TheLeader  = "leader"
	TheSupport = "support"
)
