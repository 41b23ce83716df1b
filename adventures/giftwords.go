package adventures

import (
	"fmt"
	"strings"
)

// giftWords say what tokens or heal gives, when, to whom and how often.
func (e *RuleEffect) giftWords(name func(id string) string) string {
	at := join(e.At, "or")
	if e.Do == RuleHeal {
		return e.healWords(name, at)
	}
	who, comma := "A side that", ""
	switch {
	case e.Side != "":
		who, comma = "The "+sideName(e.Side)+"' side, when it", ","
	case e.Once == RuleOnceInBattle:
		who = "The first side that"
	}
	unit := article(e.units(name, "unit"))
	when := fmt.Sprintf("ends its own turn with %s on %s", unit, at)
	switch e.Time() {
	case RuleRests:
		when, comma = when+" that stood there all turn, and neither moved nor battled", ","
	case RuleEnters:
		when = fmt.Sprintf("brings %s onto %s in its own turn", unit, at)
	}
	return fmt.Sprintf("%s %s%s takes %s from the pool%s.", who, when, comma, e.howMuch("Lore token"), e.howOften())
}

// healWords say what heal gives.
func (e *RuleEffect) healWords(name func(id string) string, at string) string {
	unit := e.units(name, "troop unit")
	if e.Side != "" {
		unit += " of the " + sideName(e.Side)
	}
	var to string
	switch e.Time() {
	case RuleRests:
		to = fmt.Sprintf("At the end of its side's own turn each %s that stood on %s all turn, and neither moved nor battled,",
			unit, at)
	case RuleEnters:
		to = fmt.Sprintf("Each %s that comes to %s in its side's own turn, not in a retreat,", unit, at)
	default:
		to = fmt.Sprintf("At the end of its side's own turn each %s on %s", unit, at)
	}
	return fmt.Sprintf("%s gets back %s, up to its size at the start%s.", to, e.howMuch("figure"), e.howOften())
}

// units word the units that a gift is for: "blue or red foot unit of Clan axes". noun is what they are in general.
func (e *RuleEffect) units(name func(id string) string, noun string) string {
	var words []string
	if len(e.Banners) > 0 {
		words = append(words, join(e.Banners, "or"))
	}
	if len(e.Classes) > 0 {
		words, noun = append(words, join(e.Classes, "or")), "unit"
	}
	out := strings.Join(append(words, noun), " ")
	if len(e.Units) == 0 {
		return out
	}
	names := make([]string, len(e.Units))
	for i, id := range e.Units {
		names[i] = name(id)
	}
	return out + " of " + join(names, "or")
}

// article puts a or an before words.
func article(words string) string {
	if words != "" && strings.ContainsRune("aeio", rune(words[0])) {
		return "an " + words
	}
	return "a " + words
}

// howMuch words a number of something, or a share.
func (e *RuleEffect) howMuch(noun string) string {
	if e.By == "" {
		return counted(e.N(), noun)
	}
	return noun + "s equal to " + ShareWords(e.By, e.Part)
}

// ShareWords say of what an amount is a part: "half of the pool (rounded up)" (BL-LOR-05).
func ShareWords(by, part string) string {
	of := map[string]string{
		RuleByOwn: "its own Lore tokens", RuleByOpponent: "the opponent's Lore tokens", RuleByPool: "the pool",
		RuleByLost: "the figures that it has lost", RuleByFigures: "the figures that it has",
	}[by]
	switch part {
	case RuleHalf:
		return "half of " + of + " (rounded up)"
	case RuleThird:
		return "a third of " + of + " (rounded up)"
	}
	return "all of " + of
}

// howOften words how often a gift is given.
func (e *RuleEffect) howOften() string {
	switch {
	case e.Once == "":
		return ""
	case e.Once == RuleOnceForSide && e.Side == "":
		return ", once in the battle for each side"
	}
	return ", once in the battle"
}
