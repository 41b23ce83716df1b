package rulebook

// CommandCard is a kind of card in the Command deck (BL-CMD-01). Its effects say which units it orders, and what the
// ordered units may additionally do.
type CommandCard struct {
	Row
	Box      string       `toml:"box"`
	Kind     string       `toml:"kind"`     // a word of CardKinds
	Copies   int          `toml:"copies"`   // in the deck; 0 takes a known card out of it
	Fallback int          `toml:"fallback"` // units of choice when the card can order none; they get no grant
	Effects  []CardEffect `toml:"effects"`
}

// CardEffect is one effect of a Command card: a word of CommandDialect and its values. The word decides which of them
// count.
type CardEffect struct {
	Do       string   `toml:"do"`       // a word of CommandDialect
	Count    int      `toml:"count"`    // order: units, in each of the sections; draw: cards drawn
	By       string   `toml:"by"`       // order: a word of CardNumbers in place of count
	Sections []string `toml:"sections"` // order: words of Wings; empty: units wherever they stand
	Classes  []string `toml:"classes"`  // order: words of Classes; empty for all
	Banners  []string `toml:"banners"`  // order: ids of banners; grant: whose move_and_battle; empty for all
	Missile  bool     `toml:"missile"`  // order: only units with a missile weapon
	Group    bool     `toml:"group"`    // order: the ordered units stand in one connected group
	Allies   bool     `toml:"allies"`   // order: with Reluctant Allies an ally's units as the player's own (VAR-RA-07)
	Melee    int      `toml:"melee"`    // grant: dice, after the caps of terrain (BL-TER-01)
	Ranged   int      `toml:"ranged"`   // grant: dice
	// MoveFight is how many hexes, at least, the unit may move and still battle; 0: no change.
	MoveFight int  `toml:"move_and_battle"`
	NoMove    bool `toml:"no_move"`
	NoMelee   bool `toml:"no_melee"` // nor a shot at point blank
	NoRanged  bool `toml:"no_ranged"`
	Shots     int  `toml:"shots"` // ranged attacks in sequence; 0: one, the default
	Keep      int  `toml:"keep"`  // draw: how many of the drawn cards are kept

	// In Epic battles.
	EpicMelee     int  `toml:"epic_melee"`     // grant: in place of melee; 0: as melee (EP-CMD-03)
	EpicRanged    int  `toml:"epic_ranged"`    // grant: in place of ranged
	EpicCommander bool `toml:"epic_commander"` // order: as many units more as the Commander's level (EP-CMD-05)
}

// Section reports whether the card is a Section card, which counts in Epic games (EP-CMD-02).
func (c *CommandCard) Section() bool { return c.Kind == SectionCard }

// Deck returns the number of cards in the Command deck, all copies of every kind.
func (r *Rulebook) Deck() int {
	n := 0
	for i := range r.CommandCards.All() {
		n += r.CommandCards.All()[i].Copies
	}
	return n
}

// Orders reports whether the effect orders units, in any position.
func (e *CardEffect) Orders() bool {
	switch e.Do {
	case CardOrder:
		return e.Count > 0 || e.By != ""
	case CardRollOrders, CardCopyLast:
		return true
	}
	return false
}

// Orderable reports whether an order of the card may go to a unit (R-121: creatures have a colour too).
func (r *Rulebook) Orderable(e *CardEffect, u *Unit) bool {
	meant, unit := e.Effect(), r.asked(u)
	return meant.To.Units.Has(&unit, 1)
}
