package rulebook

// CommandCard is a kind of card in the Command deck (MED-DECK-01). Its effects define the units that it orders, and
// their additional abilities.
type CommandCard struct {
	Row
	Box      string       `toml:"box"`
	Kind     string       `toml:"kind"`     // a word of CardKinds
	Copies   int          `toml:"copies"`   // in the deck; 0 removes a known card
	Detach   bool         `toml:"detach"`   // a Leader may be ordered to leave its unit (MED-LDR-04)
	Choice   int          `toml:"choice"`   // orders of choice instead of the card's orders, without its grants (MED-R-08)
	Fallback int          `toml:"fallback"` // orders of choice without a taker, without its grants
	Effects  []CardEffect `toml:"effects"`
}

// Action is an Inspired Action or a Battlefield Action, which is paid for with tokens (MED-INS-02, MED-INS-04).
type Action struct {
	Row
	When    string       `toml:"when"` // a word of ActionTimes
	Cost    int          `toml:"cost"`
	Card    string       `toml:"card"`    // WithChain: the card whose grants it gives
	Effects []CardEffect `toml:"effects"` // AtEnd: its effects
}

// CardEffect is one effect of a card or an action: a word of CardDialect and its values. The word decides which of
// them count.
type CardEffect struct {
	Do       string   `toml:"do"`       // a word of CardDialect
	Count    int      `toml:"count"`    // order: units, in each of the sections; chain: in all; gain; draw; move-leader
	By       string   `toml:"by"`       // order: a word of CardNumbers instead of count
	Sections []string `toml:"sections"` // order: words of Wings; empty: units in any section
	Classes  []string `toml:"classes"`  // order, grant: ids of classes; empty for all
	Arms     []string `toml:"arms"`     // order, grant: words of Arms; empty for both
	Missile  bool     `toml:"missile"`  // order: only units with a ranged weapon
	Engaged  bool     `toml:"engaged"`  // order: only units next to an enemy unit
	Group    bool     `toml:"group"`    // order: the ordered units form one connected group
	Leaders  bool     `toml:"leaders"`  // order: Leaders, with their units or apart
	Dice     int      `toml:"dice"`     // strike-first: more dice, after the caps of terrain
	Close    int      `toml:"close"`    // grant: dice in close combat, after the caps of terrain
	Fire     int      `toml:"fire"`     // grant: dice of fire, after the caps of terrain
	// MoveFight is the minimum number of hexes that the unit may move and still battle; 0: unchanged.
	MoveFight   int  `toml:"move_and_battle"`
	Shots       int  `toml:"shots"` // number of consecutive shots; 0: once
	NoMove      bool `toml:"no_move"`
	NoClose     bool `toml:"no_close"`
	NoFire      bool `toml:"no_fire"`    // in the combat phase
	FireFirst   bool `toml:"fire_first"` // before the movement phase
	MoveAfter   bool `toml:"move_after"` // again, after the combats
	PassFriends bool `toml:"pass_friends"`
	Keep        int  `toml:"keep"` // draw: number of drawn cards that are kept
}

// Section reports whether the card is a Section card: orders without a taker are lost (MED-CMD-03).
func (c *CommandCard) Section() bool { return c.Kind == SectionCard }

// Deck returns the number of cards in the Command deck, all copies of every kind.
func (r *Rulebook) Deck() int {
	n := 0
	for _, c := range r.CommandCards.All() {
		n += c.Copies
	}
	return n
}

// Orders reports whether the effect orders units or Leaders in the own turn, in any position.
func (e *CardEffect) Orders() bool {
	switch e.Do {
	case DoOrder:
		return e.Count > 0 || e.By != ""
	case DoChain, DoRollOrders, DoRally, DoCopyLast:
		return true
	}
	return false
}

// Orderable reports whether an order of the card may go to a unit, with a Bow marker or without, by its type.
func (e *CardEffect) Orderable(u *Unit, bow bool) bool {
	meant, unit := e.Effect(), u.asked(bow)
	return meant.To.Units.Has(&unit, 1)
}
