package adventures

import (
	"fmt"
	"sync"

	"muster/internal/adventures/effect"
)

// RuleEffects returns the effect schema of special rules. An engine may identify an operation by its index.
func RuleEffects() *effect.Schema { return ruleEffects() }

var ruleEffects = sync.OnceValue(func() *effect.Schema {
	units := []string{"side", "units", "classes", "banners", "at"}
	counted := append(units, "count")
	given := append(counted, "by", "part", "when", "once")
	return &effect.Schema{
		Language: effect.Language{Own: []effect.Verb{
			{Word: RuleExit, Format: formatExit,
				Meaning: "lets units of the `side` leave the field from the hexes `at`, for `count` banners each, or one"},
			{Word: RuleLastTurn, Format: formatLastTurn,
				Meaning: "ends the game after `turn`; `winner` has won then, or without it the side with more banners"},
		}},
		Always: []string{"do"},
		Entries: []effect.Entry{
			{Word: RuleBold, Verb: effect.Grant, Keys: counted, Stats: map[string]string{"count": effect.StatBold}},
			{Word: RuleFrightened, Verb: effect.Grant, Keys: units, Stats: map[string]string{"": effect.StatFrightened}},
			{Word: RuleDice, Verb: effect.Grant, Keys: append(units, "melee", "ranged"),
				Stats: map[string]string{"melee": effect.StatDiceMelee, "ranged": effect.StatDiceRanged}},
			{Word: RuleMove, Verb: effect.Grant, Keys: counted, Stats: map[string]string{"count": effect.StatMove}},
			{Word: RuleWorth, Verb: effect.Grant, Keys: counted, Stats: map[string]string{"count": effect.StatWorth}},
			{Word: RuleHold, Verb: effect.Grant, Keys: append(units, "turn"), Stats: map[string]string{"turn": effect.StatHold}},
			{Word: RuleExit, Verb: RuleExit, Keys: []string{"side", "at", "count"}},
			{Word: RuleTokens, Verb: effect.Gain, Keys: given, Bases: []string{RuleByOwn, RuleByOpponent, RuleByPool}},
			{Word: RuleHeal, Verb: effect.Heal, Keys: given, Bases: []string{RuleByLost, RuleByFigures}},
			{Word: RuleLastTurn, Verb: RuleLastTurn, Keys: []string{"turn", "winner"}},
		},
		Token: "Lore token",
		Name: map[string]string{
			"": "Both sides", "pennant": "Pennants", "standard": "Standards",
			RuleByOwn: "its own Lore tokens", RuleByOpponent: "the opponent's Lore tokens", RuleByPool: "the pool",
			RuleByLost: "the figures that it has lost", RuleByFigures: "the figures that it has",
		},
		Stat:  map[string]string{effect.StatBold: "Bold %d more", effect.StatMove: "a move of %+"},
		Grant: "WHOM: WHAT.",
		Comma: true,
	}
})

func formatExit(t *effect.Text, e *effect.Effect) string {
	return fmt.Sprintf("%s: a unit on %s may leave the field and is worth %s to its own side.",
		t.Name[e.To.Units.Camp], effect.List(e.To.At, "or"), effect.Count(e.N.N.At(1), "banner"))
}

func formatLastTurn(t *effect.Text, e *effect.Effect) string {
	won := "the side with more banners has won"
	if camp := e.OwnWord("winner"); camp != "" {
		won = fmt.Sprintf("the %s have won", t.Name[camp])
	}
	return fmt.Sprintf("The game ends after turn %d, each side's turns counted: then %s.", e.Number("turn"), won)
}

// Words describes the effect in a sentence for the players. name returns the name of a unit type.
func (e *RuleEffect) Words(name func(id string) string) string {
	text, meant := effect.Text{Schema: RuleEffects(), Names: effect.Names{Type: name}}, e.Effect()
	return text.Effect(&meant)
}

// Effect returns the rule's effect in the common form of all effects.
func (e *RuleEffect) Effect() effect.Effect {
	out := RuleEffects().New(e.Do)
	out.To = effect.Target{What: effect.Units, Units: e.Chosen(), Place: effect.Place{At: e.At}}
	switch e.Do {
	case RuleBold:
		out.Mods = changes(effect.StatBold, e.BoldLevels())
	case RuleFrightened:
		out.Mods = changes(effect.StatFrightened, 0)
	case RuleMove:
		out.Mods = changes(effect.StatMove, e.N())
	case RuleWorth:
		out.Mods = changes(effect.StatWorth, e.N())
	case RuleHold:
		out.Mods = changes(effect.StatHold, e.Turn)
	case RuleDice:
		out.Mods = e.dice()
	case RuleExit:
		out.N = effect.Number(e.ExitWorth())
	case RuleTokens, RuleHeal:
		out.N = effect.Share(e.N(), e.By, e.Part, "")
		out.Time, out.Once = e.Time(), e.Once
	case RuleLastTurn:
		out.Own = effect.Values{"turn": {N: e.Turn}, "winner": {Words: effect.Words{e.Winner}}}
	}
	return out
}

// Chosen returns the filter of the units that the effect applies to, regardless of their hexes.
func (e *RuleEffect) Chosen() effect.UnitFilter {
	whom := effect.OfKind(e.Classes, e.Banners)
	whom.Camp, whom.Types = e.Side, e.Units
	return whom
}

// changes returns one modifier.
func changes(stat string, n int) []effect.Modifier {
	return []effect.Modifier{{Stat: stat, N: effect.Numbers{n}}}
}

// dice returns the dice modifiers of an effect, for melee and ranged attacks.
func (e *RuleEffect) dice() (out []effect.Modifier) {
	if e.Melee != 0 {
		out = changes(effect.StatDiceMelee, e.Melee)
	}
	if e.Ranged != 0 {
		out = append(out, changes(effect.StatDiceRanged, e.Ranged)...)
	}
	return out
}
