package effect

// Target is whom or what an effect is for, and where.
type Target struct {
	What  string // a word of Targets, or of a game's own
	Units UnitFilter
	Most  Amount  // how many units at most; a number 0, or none: all there are
	Shape string  // how the units stand to each other: a word of Shapes; "" anyhow
	Cost  Numbers // a card: the highest printed cost; 0: any
	Place

	Ordered   bool // ordered this turn, or to be ordered
	Alone     bool // with no friend next to it
	Fallen    bool // eliminated earlier
	CanBattle bool // can reach a target this turn
}

// Place is where the units of a target stand. What is not written narrows nothing.
type Place struct {
	Wings    []string // sections by name: so many units in each
	Sections Numbers  // in how many sections, of the player's choice
	Near     Numbers  // at most so many hexes from an own unit
	At       []string // hexes by label
	On       []string // ids of terrain, of any layer
	Elevated bool     // on elevated ground
	Water    bool     // on a waterway, bridges over it included
	NextTo   bool     // next to such a hex counts too
}

// What an effect may be for in any game.
const (
	Units    = "units"
	Attacker = "attacker" // the enemy unit that battles
	Defender = "defender" // the own unit that it battles
	Dice     = "roll"     // the own roll on the table
	Player   = "self"     // who plays the card
	Opponent = "opponent"
	Battled  = "target"   // the unit that the one whose effect it is has battled
	Others   = "others"   // each other enemy next to that one
	Adjacent = "adjacent" // each unit next to it, friend or enemy
	Itself   = "itself"   // the unit whose effect it is
	Ordered  = "ordered"  // the units that the card orders
)

// How the units of one target stand to each other.
const (
	Chain  = "chain"  // two at least, each next to another of them
	Circle = "circle" // one, and others next to it
	Group  = "group"  // one connected group
)
