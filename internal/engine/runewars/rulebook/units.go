package rulebook

// Faction is a faction and its sheet.
type Faction struct {
	Row
	Alignment string  `toml:"alignment"` // a word of Alignments
	Colour    string  `toml:"colour"`    // fill on a sheet, #rrggbb
	Mark      string  `toml:"mark"`      // letters on a map
	Box       string  `toml:"box"`
	Influence int     `toml:"influence"` // tokens at the start
	Tactics   int     `toml:"tactics"`   // cards at the start
	Food      int     `toml:"food"`      // the dials at the start (RW-SETUP-23)
	Wood      int     `toml:"wood"`
	Ore       int     `toml:"ore"`
	Icons     []Icon  `toml:"icons"`
	Defence   Defence `toml:"defence"`
}

// Icon is the gift of some spaces of a dial (RW-DIAL-02).
type Icon struct {
	Dial  string `toml:"dial"`  // a word of Dials
	Gives string `toml:"gives"` // the id of a unit type, or a word of IconGifts
	At    []int  `toml:"at"`
}

// Defence is a faction's own development (RW-FORT-07).
type Defence struct {
	Name    string   `toml:"name"`
	Effects []Effect `toml:"effects"`
	Discard bool     `toml:"discard"` // it is used up
}

// Unit is a type of unit.
type Unit struct {
	Row
	Faction     string   `toml:"faction"` // "" for neutral units
	Count       int      `toml:"count"`   // available units (RW-LIM-02)
	Shape       string   `toml:"shape"`   // a word of Shapes
	Initiative  int      `toml:"initiative"`
	Health      int      `toml:"health"`
	Flying      bool     `toml:"flying"`
	Fast        bool     `toml:"fast"`
	Replaces    string   `toml:"replaces"` // the type that it may replace when recruited (RW-DIAL-05)
	Box         string   `toml:"box"`
	Mark        string   `toml:"mark"`
	SpecialName string   `toml:"special_name"`
	Special     []Effect `toml:"special"`
}

// Neutral reports whether units of the type have no faction.
func (u *Unit) Neutral() bool { return u.Faction == "" }

// Effect is one effect of a special: a word of EffectWords and its values. The word decides which values apply.
type Effect struct {
	Do           string   `toml:"do"`
	Count        int      `toml:"count"`         // points, units, cards, strength; 0 is 1
	By           string   `toml:"by"`            // the chooser: ByOwner of the affected units, or BySelf of the special
	Shapes       []string `toml:"shapes"`        // only units of these; empty for all
	State        string   `toml:"state"`         // a word of States; "" for any
	Initiative   int      `toml:"initiative"`    // only units of at least this initiative
	PreferHealth int      `toml:"prefer_health"` // units of at least this health first, if any
	UpTo         bool     `toml:"up_to"`
	One          bool     `toml:"one"`   // all on one unit
	Each         int      `toml:"each"`  // number of units that suffer the count each; 0: any split
	Again        int      `toml:"again"` // additional points on the same unit, if it remains
	Unit         string   `toml:"unit"`
	Stands       *Stands  `toml:"stands"`
	Cost         *Cost    `toml:"cost"`
	AsDamage     string   `toml:"as_damage"` // points equal to the damage on one own unit of the type
	Once         bool     `toml:"once"`      // once for each unit of the type
	Or           bool     `toml:"or"`        // alternative to the effect before it
	Pick         string   `toml:"pick"`      // the chooser between the two: BySelf by default, or ByOwner
}

// Stands is the condition that a number of own units of a type are standing.
type Stands struct {
	Unit  string `toml:"unit"`
	Least int    `toml:"least"`
}

// Cost is an own unit that may be destroyed.
type Cost struct {
	Unit  string `toml:"unit"`  // "" for any
	State string `toml:"state"` // "" for any
}
