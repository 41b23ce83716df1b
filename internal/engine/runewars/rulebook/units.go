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
	Count       int      `toml:"count"`   // how many there are (RW-LIM-02)
	Shape       string   `toml:"shape"`   // a word of Shapes
	Initiative  int      `toml:"initiative"`
	Health      int      `toml:"health"`
	Flying      bool     `toml:"flying"`
	Fast        bool     `toml:"fast"`
	Replaces    string   `toml:"replaces"` // the type in whose place it may be recruited (RW-DIAL-05)
	Box         string   `toml:"box"`
	Mark        string   `toml:"mark"`
	SpecialName string   `toml:"special_name"`
	Special     []Effect `toml:"special"`
}

// Neutral reports whether units of the type have no faction.
func (u *Unit) Neutral() bool { return u.Faction == "" }

// Effect is one effect of a special: a word of EffectWords and its values. The word decides which of them count.
type Effect struct {
	Do           string   `toml:"do"`
	Count        int      `toml:"count"`         // points, units, cards, strength; 0 is 1
	By           string   `toml:"by"`            // who chooses: ByOwner of those who suffer it, BySelf whose special it is
	Shapes       []string `toml:"shapes"`        // only units of these; empty for all
	State        string   `toml:"state"`         // a word of States; "" for any
	Initiative   int      `toml:"initiative"`    // only units of at least this
	PreferHealth int      `toml:"prefer_health"` // units of at least this first, if there are any
	UpTo         bool     `toml:"up_to"`
	One          bool     `toml:"one"`   // all on one unit
	Each         int      `toml:"each"`  // so many units suffer the count each; 0: it is spread as it comes
	Again        int      `toml:"again"` // points more on the same unit, if it is still there
	Unit         string   `toml:"unit"`
	Stands       *Stands  `toml:"stands"`
	Cost         *Cost    `toml:"cost"`
	AsDamage     string   `toml:"as_damage"` // as many points as lie on one own unit of the type
	Once         bool     `toml:"once"`      // once for each unit of the type
	Or           bool     `toml:"or"`        // in place of what stands before it
	Pick         string   `toml:"pick"`      // who picks between the two: BySelf when not said, or ByOwner
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
