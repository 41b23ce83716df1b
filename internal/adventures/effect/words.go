package effect

// Troop is every kind of unit except creatures.
const Troop = "troop"

// Locations for placed units, dice for rerolls, and results that a battle may ignore.
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
