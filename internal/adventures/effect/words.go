package effect

// Troop is a kind of unit wider than a class: no creature.
const Troop = "troop"

// Where a unit is set down, which dice are rolled again, and what a battle may leave without effect.
const (
	Near          = "near"
	Baseline      = "baseline"
	Misses        = "misses"
	AnyDice       = "any"
	IgnoreColour  = "colour"  // hits by a face in the target's colour
	IgnoreStrikes = "strikes" // bonus strikes
	IgnoreHits    = "hits"    // of any face
	IgnoreFlags   = "flags"
)

// DeckCommand is the deck that every game has; Paid are the tokens that were paid for a card that is answered.
const (
	DeckCommand = "command"
	Paid        = "paid"
)
