package effect

// Amount is the size of an effect: a number by level, or a part of a quantity in play.
type Amount struct {
	N    Numbers
	Of   string // in place of N: the quantity, a word of the schema's Bases
	Part Words  // the part of it by level, words of Parts; empty for all
	Per  string // N counts for each of these, a word of the schema's Pers; "" for once
}

// Parts of a quantity. Divisions are rounded up.
const (
	All   = "all"
	Half  = "half"
	Third = "third"
)

// Quantities that any game has.
const (
	Lost    = "lost"    // figures that the unit has lost
	Figures = "figures" // figures that it has
	Hand    = "hand"    // cards that the opponent holds, of the effect's deck
)

// Parts are the words of an amount's part, all first: the index of a word is the number of parts minus 1. Like every
// list of words it is a new slice with every call.
func Parts() []string { return []string{All, Half, Third} }

// Number returns an amount that is one number.
func Number(n int) Amount { return Amount{N: Numbers{n}} }

// Share returns an amount that is a part of something, the same at every level; n counts without a word for it.
func Share(n int, of, part, per string) Amount {
	a := Amount{N: Numbers{n}, Of: of, Per: per}
	if part != "" {
		a.Part = Words{part}
	}
	return a
}

// divided reports whether a word means less than all.
func divided(part string) bool { return part == Half || part == Third }
