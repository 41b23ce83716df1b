package effect

import "slices"

// Effect is one effect of a card, a power or a rule. The verb decides which of its values count.
type Effect struct {
	Word string // what the author wrote: a word of the schema
	Verb string // what it is: a verb of the language; "" for a word that is none
	To   Target
	N    Amount
	Occasion

	Mods  []Modifier // grant: what changes
	Until string     // grant, ignore: a word of Untils; "" as the schema has it
	Hits  []string   // roll: faces that remove a figure
	Kills []string   // roll: faces that remove the unit
	Flags bool       // roll: flags count

	What    string  // ignore: what; reroll: which dice; place: where
	Within  Numbers // place: hexes from where the unit stands
	Figures Numbers // place: with how many figures a fallen unit comes back
	Clear   bool    // move: it may not end next to an enemy
	Deck    string  // draw, discard: of which deck
	Keep    int     // draw: how many of the drawn cards are kept

	Own Values // what verbs and keys of the game's own read
}

// Occasion is the time and frequency of an effect.
type Occasion struct {
	Levels []int  // at which levels; empty: at all
	Only   string // of a target of both sides, the units of one: Own or Enemy
	Epic   bool   // in Epic games alone
	Time   string // at a place: a word of Times; "" for at once
	Once   string // at a place: a word of Limits; "" for every time
}

// Times of an effect at a place.
const (
	Ends   = "ends"   // at the end of the turn of the unit's own player
	Rests  = "rests"  // ... to a unit that stood there all that turn, and neither moved nor battled
	Enters = "enters" // to a unit that comes there in its own side's turn, not in a retreat
)

// Frequencies; without a word every time.
const (
	InBattle = "battle" // once, to the first unit
	ForSide  = "side"   // once to each side
)

// Ends of a grant.
const (
	UntilRoll = "roll" // with the roll at hand
	UntilTurn = "turn" // with the current turn, of any player
	UntilNext = "next" // with the turn after it
)

// Times are the words for times of an effect at a place, in the order by which an engine may number them.
func Times() []string { return []string{Ends, Rests, Enters} }

// Limits are the words for frequencies.
func Limits() []string { return []string{InBattle, ForSide} }

// Untils are the words for ends of a grant.
func Untils() []string { return []string{UntilRoll, UntilTurn, UntilNext} }

// Values are the values of a game's own verbs and keys, by key.
type Values map[string]Value

// Value is one of them: a number, a boolean (1) or words by level.
type Value struct {
	N     int
	Words Words
}

// Happens reports whether the effect happens at a level; level 0 counts as 1.
func (o *Occasion) Happens(level int) bool {
	return len(o.Levels) == 0 || slices.Contains(o.Levels, max(level, 1))
}

// Number returns the number of an own key; 0 if it is missing.
func (e *Effect) Number(key string) int { return e.Own[key].N }

// Is reports whether an own key is true.
func (e *Effect) Is(key string) bool { return e.Own[key].N != 0 }

// OwnWord returns the word of an own key with the same word at every level; "" if it is missing.
func (e *Effect) OwnWord(key string) string { return e.Own[key].Words.At(1) }

// At returns the effect at one level, for use level by level.
func (e Effect) At(level int) Effect {
	e.N.N = e.N.N.one(level)
	e.N.Part = e.N.Part.one(level)
	e.To.Most.N = e.To.Most.N.one(level)
	e.To.Units.Kinds = e.To.Units.Kinds.one(level)
	e.To.Units.Banners = e.To.Units.Banners.one(level)
	e.To.Units.Rank = e.To.Units.Rank.one(level)
	return e
}
