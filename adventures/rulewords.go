package adventures

import (
	"fmt"
	"strings"
)

// RuleEffectMeaning says in a sentence what an effect does; "" for a word that is none.
func RuleEffectMeaning(do string) string {
	switch do {
	case RuleBold:
		return "makes the units Bold by `count` more levels"
	case RuleFrightened:
		return "makes the units Frightened"
	case RuleDice:
		return "gives the units `melee` and `ranged` dice more, or less; one is always left"
	case RuleMove:
		return "lets the units move `count` hexes more, or less, with and without battle"
	case RuleWorth:
		return "makes each of the units worth `count` banners to whoever eliminates it"
	case RuleHold:
		return "keeps the units from being ordered before `turn`"
	case RuleExit:
		return "lets units of the `side` leave the field from the hexes `at`, for `count` banners each, or one"
	case RuleTokens:
		return "gives `count` Lore tokens out of the pool to the player with one of the units on a hex of `at`; " +
			"`when` and `once` say when and how often"
	case RuleHeal:
		return "gives `count` figures back to each of the units on a hex of `at`, creatures aside, never above its size " +
			"at the start; `when` and `once` say when and how often"
	case RuleLastTurn:
		return "ends the game after `turn`; `winner` has won then, or without it the side with more banners"
	}
	return ""
}

// Words say what the effect does, in a sentence for the players. name gives the name of a unit type.
func (e *RuleEffect) Words(name func(id string) string) string {
	switch e.Do {
	case RuleBold:
		return fmt.Sprintf("%s: Bold %d more.", e.whom(name), e.N())
	case RuleFrightened:
		return e.whom(name) + ": Frightened."
	case RuleDice:
		var parts []string
		if e.Melee != 0 {
			parts = append(parts, signed(e.Melee, "die", "dice")+" in melee")
		}
		if e.Ranged != 0 {
			parts = append(parts, signed(e.Ranged, "die", "dice")+" in ranged combat")
		}
		return e.whom(name) + ": " + strings.Join(parts, ", ") + "."
	case RuleMove:
		return fmt.Sprintf("%s: a move of %s.", e.whom(name), signed(e.N(), "hex", "hexes"))
	case RuleWorth:
		return fmt.Sprintf("%s: worth %s each.", e.whom(name), counted(e.N(), "banner"))
	case RuleHold:
		return fmt.Sprintf("%s: not to be ordered before turn %d of the game, each side's turns counted.", e.whom(name), e.Turn)
	case RuleExit:
		return fmt.Sprintf("%s: a unit on %s may leave the field and is worth %s to its own side.",
			sideName(e.Side), join(e.At, "or"), counted(e.ExitWorth(), "banner"))
	case RuleTokens, RuleHeal:
		return e.giftWords(name)
	case RuleLastTurn:
		won := "the side with more banners has won"
		if e.Winner != "" {
			won = fmt.Sprintf("the %s have won", sideName(e.Winner))
		}
		return fmt.Sprintf("The game ends after turn %d, each side's turns counted: then %s.", e.Turn, won)
	}
	return ""
}

// whom words the units that the effect is for: "Pennants, blue foot that starts on F7".
func (e *RuleEffect) whom(name func(id string) string) string {
	out := sideName(e.Side)
	var kind []string
	if len(e.Banners) > 0 {
		kind = append(kind, join(e.Banners, "or"))
	}
	if len(e.Classes) > 0 {
		kind = append(kind, join(e.Classes, "or"))
	}
	names := make([]string, len(e.Units))
	for i, id := range e.Units {
		names[i] = name(id)
	}
	if len(names) > 0 {
		kind = append(kind, join(names, "or"))
	}
	if len(kind) == 0 {
		kind = []string{"all units"}
	}
	out += ", " + strings.Join(kind, " ")
	if len(e.At) > 0 {
		out += " from " + join(e.At, "and")
	}
	return out
}

func sideName(side string) string {
	switch side {
	case "pennant":
		return "Pennants"
	case "standard":
		return "Standards"
	}
	return "Both sides"
}

func signed(n int, one, many string) string {
	if n == 1 || n == -1 {
		many = one
	}
	return fmt.Sprintf("%+d %s", n, many)
}

func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// join makes a list of words as people do: "F7, g8 and H7".
func join(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " " + last + " " + words[len(words)-1]
}
