package effect

// Amount is how much an effect is for: a number by level, or a part of something that is counted in play.
type Amount struct {
	N    Numbers
	Of   string // in place of N: what is counted, a word of the schema's Bases
	Part Words  // how much of it, by level: words of Parts; empty for all
	Per  string // what N counts for each of, a word of the schema's Pers; "" for once
}

// How much of what is counted. What is divided is rounded up.
const (
	All   = "all"
	Half  = "half"
	Third = "third"
)

// Of what an amount may be a part in any game.
const (
	Lost    = "lost"    // figures that the unit has lost
	Figures = "figures" // figures that it has
	Hand    = "hand"    // cards that the opponent holds, of the effect's deck
)

// Parts are the words of an amount's part, all first: into as many parts as the place of the word it is divided. Like
// every list of words it is new with every call.
func Parts() []string { return []string{All, Half, Third} }

// Number is an amount that is one number.
func Number(n int) Amount { return Amount{N: Numbers{n}} }

// Share is an amount that is a part of something, the same at every level; n counts where there is no word for it.
func Share(n int, of, part, per string) Amount {
	a := Amount{N: Numbers{n}, Of: of, Per: per}
	if part != "" {
		a.Part = Words{part}
	}
	return a
}

// divided reports whether a word means less than all.
func divided(part string) bool { return part == Half || part == Third }
