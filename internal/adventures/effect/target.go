package effect

// Target is the target of an effect: units or something else, and where.
type Target struct {
	What  string // a word of Targets, or of a game's own
	Units UnitFilter
	Most  Amount  // the most units; 0 or no number: all
	Shape string  // the arrangement of the units: a word of Shapes; "" for any
	Cost  Numbers // a card: the highest printed cost; 0: any
	Place

	Ordered   bool // ordered this turn, or to be ordered
	Alone     bool // without a friend next to it
	Fallen    bool // eliminated earlier
	CanBattle bool // can reach a target this turn
}

// Place is the location of a target's units. A missing value accepts all.
type Place struct {
	Wings    []string // sections by name: the number of units is for each
	Sections Numbers  // the number of sections, of the player's choice
	Near     Numbers  // at most this many hexes from an own unit
	At       []string // hexes by label
	On       []string // ids of terrain, of any layer
	Elevated bool     // on elevated ground
	Water    bool     // on a waterway, bridges over it included
	NextTo   bool     // also next to such a hex
}

// Targets of an effect in any game.
const (
	Units    = "units"
	Attacker = "attacker" // the enemy unit that battles
	Defender = "defender" // the own unit that it battles
	Dice     = "roll"     // the own roll on the table
	Player   = "self"     // the player of the card
	Opponent = "opponent"
	Battled  = "target"   // the unit that the effect's own unit has battled
	Others   = "others"   // each other enemy next to that one
	Adjacent = "adjacent" // each unit next to it, friend or enemy
	Itself   = "itself"   // the unit whose effect it is
	Ordered  = "ordered"  // the units that the card orders
)

// Arrangements of the units of one target.
const (
	Chain  = "chain"  // at least two, each next to another of them
	Circle = "circle" // one unit, and others next to it
	Group  = "group"  // one connected group
)
