package effect

import "slices"

// Effect is one effect of a card, a power or a rule. The verb decides which of its values count.
type Effect struct {
	Word string // the author's word, from the schema
	Verb string // the verb of the language; "" for an unknown word
	To   Target
	N    Amount
	Occasion

	Mods  []Modifier // grant: the changes
	Until string     // grant, ignore: a word of Untils; "" as the schema has it
	Hits  []string   // roll: faces that remove a figure
	Kills []string   // roll: faces that remove the unit
	Flags bool       // roll: flags count

	What    string  // ignore: the hits; reroll: the dice; place: the location
	Within  Numbers // place: hexes from where the unit stands
	Figures Numbers // place: the number of figures of a unit that returns
	Clear   bool    // move: it may not end next to an enemy
	Deck    string  // draw, discard: the deck
	Keep    int     // draw: number of drawn cards that are kept

	Own Values // values of the game's own verbs and keys
}

// Occasion is the time and frequency of an effect.
type Occasion struct {
	Levels []int  // valid levels; empty: all
	Only   string // for targets on both sides, only the units of one: Own or Enemy
	Epic   bool   // only in Epic games
	Time   string // at a place: a word of Times; "" for at once
	Once   string // at a place: a word of Limits; "" for every time
}

// Times of an effect at a place.
const (
	Ends   = "ends"   // at the end of the turn of the unit's own player
	Rests  = "rests"  // like Ends, for a unit that was there all that turn and neither moved nor battled
	Enters = "enters" // when a unit enters in its own side's turn, not in a retreat
)

// Frequencies; without a word every time.
const (
	InBattle = "battle" // once, to the first unit
	ForSide  = "side"   // once to each side
)

// Ends of a grant.
const (
	UntilRoll = "roll" // with the current roll
	UntilTurn = "turn" // with the current turn, of any player
	UntilNext = "next" // with the turn after it
)

// Times are the words for times of an effect at a place. Engines may number them in this order.
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
