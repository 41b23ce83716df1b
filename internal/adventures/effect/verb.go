package effect

// Verb is one action of an effect.
type Verb struct {
	Word    string
	Meaning string                      // a sentence; `n` is the amount, "the units" or "the target" its target
	Format  func(*Text, *Effect) string // the action of an effect of the verb, for people
}

// The verbs of any game.
const (
	Order   = "order"
	Grant   = "grant"
	Move    = "move"
	SetDown = "place"
	Heal    = "heal"
	Lose    = "lose"
	Retreat = "retreat"
	Roll    = "roll"
	Gain    = "gain"
	Draw    = "draw"
	Discard = "discard"
	Cancel  = "cancel"
	Reroll  = "reroll"
	Ignore  = "ignore"
)

// Language is the language of a game's effects: common and own verbs, common and own stats of grants.
type Language struct {
	Own   []Verb
	Stats []Stat
}

// Verbs are the verbs of any game.
func Verbs() []Verb {
	return []Verb{
		{Word: Order, Format: formatOrder, Meaning: "orders the units"},
		{Word: Grant, Format: formatGrant, Meaning: "changes what the units can do, for as long as the effect lasts"},
		{Word: Move, Format: formatMove,
			Meaning: "moves the units now, up to `n` hexes, or a normal move where `n` is not read. In the Command phase " +
				"this does not use up their move. With `clear` they do not end next to an enemy"},
		{Word: SetDown, Format: formatPlace,
			Meaning: "sets the units on vacant hexes that they may enter, without a move: `where` is " +
				"`near`, `within` that number of hexes, or `baseline`; a fallen unit has `figures` figures"},
		{Word: Heal, Format: formatHeal,
			Meaning: "gives each of the units back up to `n` figures, never above its size at the start; " +
				"in special rules creatures get none"},
		{Word: Lose, Format: formatLose, Meaning: "takes `n` figures from each of the units"},
		{Word: Retreat, Format: formatRetreat,
			Meaning: "sends each of the units back `n` hexes; no Bold helps, and hexes that cannot be " +
				"made cost figures"},
		{Word: Roll, Format: formatRoll,
			Meaning: "rolls `n` dice at each of the units: each face of `hits` removes a figure, one of " +
				"`kills` the whole unit, and with `flags` flags count"},
		{Word: Gain, Format: formatGain, Meaning: "gives the player `n` tokens"},
		{Word: Draw, Format: formatDraw,
			Meaning: "draws `n` cards of `deck` and keeps `keep`: Command cards at the end of the turn, in place " +
				"of the draw, others at once"},
		{Word: Discard, Format: formatDiscard, Meaning: "takes `n` cards of `deck` from the target's hand at random"},
		{Word: Cancel, Format: formatCancel,
			Meaning: "takes the effect from the target card, or ends the battle with the target"},
		{Word: Reroll, Format: formatReroll,
			Meaning: "rolls up to `n` dice of the target again, once: `which` are `misses` or `any`; " +
				"without `n` all of them"},
		{Word: Ignore, Format: formatIgnore,
			Meaning: "keeps `n` of `what` from the target, all of them without `n`: `colour` hits, " +
				"`strikes`, `hits` of any face, `flags`; for the roll at hand or until `until`"},
	}
}

// Verb returns the verb of a word; nil if the language has none.
func (l *Language) Verb(word string) *Verb {
	for _, list := range [][]Verb{Verbs(), l.Own} {
		for i := range list {
			if list[i].Word == word {
				return &list[i]
			}
		}
	}
	return nil
}
