package rulebook

// CardEffect is one effect of a card on the realm: a word of Operations and its values. The word decides which values
// apply. An effect within a battle is an Effect.
type CardEffect struct {
	Do     string     `toml:"do"`
	Count  int        `toml:"count"`  // influence, cards, spaces of a dial, units, points; 0 is 1
	Who    string     `toml:"who"`    // a word of Whoms: the affected players; "" is ToSelf
	By     string     `toml:"by"`     // a word of Deciders: the chooser of its details; "" is ByGetter
	Where  []string   `toml:"where"`  // words of Wheres: only there; empty: all areas that the word allows
	Unit   string     `toml:"unit"`   // only units of the type
	Shapes []string   `toml:"shapes"` // only units of these; add-units: neutral units of one of them
	Dial   string     `toml:"dial"`   // a word of Dials; "" for one of choice
	May    bool       `toml:"may"`    // it is optional
	Or     bool       `toml:"or"`     // alternative to the effect before it
	If     *Condition `toml:"if"`     // only for a player that fulfils it
	Pays   *Price     `toml:"pays"`   // it has no effect without the payment
}

// Price is the price of an effect for the player who gets it.
type Price struct {
	What  string `toml:"what"` // a word of Prices
	Count int    `toml:"count"`
}

// Condition is a required amount of a player's holdings.
type Condition struct {
	Has    string   `toml:"has"`   // a word of Holdings
	Least  int      `toml:"least"` // 0 where most is given
	Most   *int     `toml:"most"`
	Unit   string   `toml:"unit"`   // units: only of the type
	Shapes []string `toml:"shapes"` // units: only of these shapes
	Dial   string   `toml:"dial"`   // dial: the resource
}

// Ability is an effect for the owner of a piece, as long as it is owned: a word of AbilityWords and its values.
type Ability struct {
	Gives     string `toml:"gives"`
	Count     int    `toml:"count"`     // 0 is 1
	Attribute string `toml:"attribute"` // quest-cards: only tests of it; "" for all
}

// Strike is the use of a special in a duel instead of one damage (RW-DUEL-02), or of a card at its start.
type Strike struct {
	Damage  int `toml:"damage"`
	Prevent int `toml:"prevent"`
	Heal    int `toml:"heal"`
}
