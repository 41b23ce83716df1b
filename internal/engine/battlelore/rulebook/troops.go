package rulebook

// Banner is a colour of training and its numbers on foot and mounted (BL-SETUP-02, BL-MOV-05, BL-BAT-03).
type Banner struct {
	Row
	Rank    int      `toml:"rank"`   // red 3, blue 2, green 1 (CTA-ORG-08)
	Colour  string   `toml:"colour"` // fill on a sheet, #rrggbb
	Foot    Training `toml:"foot"`   // creatures too, unless their row differs
	Mounted Training `toml:"mounted"`
}

// Training is the abilities of a unit of one colour and class. Distances are in hexes.
type Training struct {
	Figures   int    `toml:"figures"` // the banner bearer included
	MoveFight int    `toml:"move_and_battle"`
	Move      int    `toml:"move"`
	Melee     int    `toml:"melee"`     // dice
	Ranged    int    `toml:"ranged"`    // dice; 0: none
	FollowOn  string `toml:"follow_on"` // gain-ground or pursuit
}

// Race is a people and its special abilities.
type Race struct {
	Row
	HiredBy    string `toml:"hired_by"`   // pennant, standard or both: whose sets may hold it without a warning
	BoldFoot   int    `toml:"bold_foot"`  // Bold levels of foot units (BL-MER-01)
	Frightened bool   `toml:"frightened"` // retreats 2 hexes a flag and checks for panic (BL-MER-03)
	RushFoot   bool   `toml:"rush_foot"`  // foot may Rush (BL-MER-02)
	Mark       string `toml:"mark"`       // two letters on printed tokens; "" for none
}

// Weapon is a unit's way of attacking.
type Weapon struct {
	Row
	Kind                   string `toml:"kind"` // melee or missile
	Range                  int    `toml:"range"`
	StrikeFrom             int    `toml:"strike_from"`            // bonus strikes hit from this distance ...
	StrikeTo               int    `toml:"strike_to"`              // ... to this one; both 0: never (BL-HIT-02)
	StrikeIgnoredByMounted int    `toml:"strikes_mounted_ignore"` // how many strikes a mounted target ignores
	Frenzy                 bool   `toml:"frenzy"`                 // each bonus strike is rolled again for more
	AfterMoving            int    `toml:"after_moving"`           // dice added after moving: -1
	AgainstMounted         int    `toml:"against_mounted"`        // dice added against mounted
	BattleBack             int    `toml:"battle_back"`            // dice added when battling back
	StandingStill          int    `toml:"standing_still"`         // dice added when the unit did not move
	LoreGivesTokens        bool   `toml:"lore_tokens"`            // its Lore symbols give tokens (BL-LRE-01, CTA-WPN-01)
	Box                    string `toml:"box"`
	Symbol                 string `toml:"symbol"` // one of Pictures: what a sheet draws on a token
}

// Unit is a type of unit: a troop or a creature.
type Unit struct {
	Row
	Race   string `toml:"race"`
	Banner string `toml:"banner"`
	Class  string `toml:"class"` // foot, mounted or creature; a row of the table creatures is a creature
	Weapon string `toml:"weapon"`
	Box    string `toml:"box"`
	Level  int    `toml:"level"` // a creature's level on the council; 0 for troops
	// The fields below override the banner's table when not nil.
	Figures      *int     `toml:"figures"`
	MoveFight    *int     `toml:"move_and_battle"`
	Move         *int     `toml:"move"`
	Melee        *int     `toml:"melee"`
	Ranged       *int     `toml:"ranged"`
	MoveDice     int      `toml:"move_dice"`   // dice rolled for its move, a hex for each Lore symbol; 0: it walks
	Fly          [2]int   `toml:"fly"`         // fewest and most hexes of a flight; both 0: it cannot fly
	StrikeHits   bool     `toml:"strike_hits"` // without a weapon: its bonus strikes hit
	Bold         int      `toml:"bold"`
	RetreatHexes int      `toml:"retreat"` // hexes a flag; 0: the race's
	Store        int      `toml:"store"`   // Lore tokens a creature may store (BL-CRE-11)
	Lair         string   `toml:"lair"`
	Traits       []string `toml:"traits"` // words of Traits
	Symbol       string   `toml:"symbol"` // one of Silhouettes; "": what a sheet draws goes by class and weapon
	Powers       []Power  `toml:"powers"`
}

// Creature reports whether the unit is one figure with a council level (BL-CRE-01).
func (u *Unit) Creature() bool { return u.Class == Creature }
