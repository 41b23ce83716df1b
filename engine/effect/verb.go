package effect

// Verb is one thing that an effect may do.
type Verb struct {
	Word    string
	Meaning string                      // in a sentence; `n` is how much, the units or the target are whom it is for
	Say     func(*Text, *Effect) string // what an effect of the verb does, for people
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

// Language is what a game's effects may do: the verbs of any game, and its own.
type Language struct {
	Own []Verb
}

// Verbs are the verbs of any game.
func Verbs() []Verb {
	return []Verb{
		{Order, "orders the units", sayOrder},
		{Grant, "changes what the units can do, by `n` where it is a number, for as long as the effect lasts", sayGrant},
		{Move, "moves the units now, up to `n` hexes or as far as they ever may; with `clear` they do not end next to an enemy", sayMove},
		{SetDown, "sets the units on vacant hexes that they may enter, without a move: `where` is `near`, `within` so many hexes, or `baseline`; " +
			"a fallen unit has `figures` figures", sayPlace},
		{Heal, "gives each of the units back up to `n` figures, never above its size at the start", sayHeal},
		{Lose, "takes `n` figures from each of the units", sayLose},
		{Retreat, "sends the units back `n` hexes; no Bold helps, and hexes that cannot be made cost figures", sayRetreat},
		{Roll, "rolls `n` dice at each of the units: each face of `hits` removes a figure, one of `kills` the whole unit, and with `flags` flags count",
			sayRoll},
		{Gain, "gives the player `n` tokens", sayGain},
		{Draw, "draws `n` cards of `deck` and keeps `keep`", sayDraw},
		{Discard, "takes `n` cards of `deck` from the target's hand at random", sayDiscard},
		{Cancel, "takes the effect from the target card, or ends the battle with the target", sayCancel},
		{Reroll, "rolls up to `n` dice of the target again, once: `which` are `misses` or `any`; without `n` all of them", sayReroll},
		{Ignore, "keeps `n` of `what` from the target, all of them without `n`: `colour` hits, `strikes`, `hits` of any face, `flags`; " +
			"for the roll at hand or until `until`", sayIgnore},
	}
}

// Verb is the verb of a word; nil when the language has none.
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
