package adventures

import (
	"slices"

	"muster/adventures/effect"
)

// Rule is a special rule of the adventure: in words for the players, in effects that a battle can be played by, or in
// both.
type Rule struct {
	Name    string       `toml:"name"`
	Text    string       `toml:"text"`    // Markdown; without it a sheet prints the effects in words
	Effects []RuleEffect `toml:"effects"` // what the rule does; empty: the words alone say it
}

// RuleEffect is one thing that a rule does: a word of RuleDialect, the units that it is for, and its values. Which of
// them count is for the word to say.
type RuleEffect struct {
	Do      string   `toml:"do"`
	Side    string   `toml:"side"`    // whose units; "" for both camps
	Units   []string `toml:"units"`   // unit types; empty for all
	Classes []string `toml:"classes"` // foot, mounted, creature; empty for all
	Banners []string `toml:"banners"` // ids of banners; empty for all
	// At are the hexes to leave from with exit, those of the place with tokens and heal; else the units' starting hexes,
	// empty for all.
	At     []string `toml:"at"`
	Count  *int     `toml:"count"`  // bold: levels; move: hexes; worth, exit: banners; tokens; heal: figures
	By     string   `toml:"by"`     // tokens, heal: a word of the entry's Bases, in place of count
	Part   string   `toml:"part"`   // how much of by: a word of RuleParts; "" for all
	When   string   `toml:"when"`   // tokens, heal: a word of RuleTimes; "" for RuleEnds
	Once   string   `toml:"once"`   // tokens, heal: a word of RuleOnces; "" for every time
	Melee  int      `toml:"melee"`  // dice: more or less in melee
	Ranged int      `toml:"ranged"` // dice: more or less at a distance
	Turn   int      `toml:"turn"`   // hold: the first turn in which they may be ordered; last-turn: the last one
	Winner string   `toml:"winner"` // last-turn: a camp; "" for the one with more banners
}

// What an effect of a special rule may do: the words of RuleDialect.
const (
	RuleBold       = "bold"
	RuleFrightened = "frightened"
	RuleDice       = "dice"
	RuleMove       = "move"
	RuleWorth      = "worth"
	RuleHold       = "hold"
	RuleExit       = "exit"
	RuleTokens     = "tokens"
	RuleHeal       = effect.Heal
	RuleLastTurn   = "last-turn"
)

// ForUnits reports whether the effect makes something of units that it chooses, and is not for a place, a camp or the
// whole battle.
func (e *RuleEffect) ForUnits() bool { return RuleDialect().Means(e.Do) == effect.Grant }

// Touches reports whether the effect makes something of a unit: its camp, its type with the type's class and banner,
// and the hex on which it starts.
func (e *RuleEffect) Touches(camp, unit, class, banner, start string) bool {
	return e.ForUnits() && e.Chooses(camp, unit, class, banner) && (len(e.At) == 0 || slices.Contains(e.At, start))
}

// Chooses reports whether a unit is one that the effect speaks of, wherever it stands: by its camp, and its type with
// the type's class and banner.
func (e *RuleEffect) Chooses(camp, unit, class, banner string) bool {
	whom := e.Chosen()
	return whom.Has(&effect.Unit{Camp: camp, Type: unit, Banner: banner, Kinds: [2]string{class}}, 1)
}

// N is the effect's count; 0 when it has none.
func (e *RuleEffect) N() int {
	if e.Count == nil {
		return 0
	}
	return *e.Count
}

// BoldLevels is the number of Bold levels that an effect gives: one where it names no number.
func (e *RuleEffect) BoldLevels() int {
	if e.Count == nil {
		return 1
	}
	return *e.Count
}

// ExitWorth is the number of banners that an exit gives for each unit: one, unless it says more.
func (e *RuleEffect) ExitWorth() int { return max(e.N(), 1) }

// Written lists the keys beside do to which the effect gives a value, in the order of its fields.
func (e *RuleEffect) Written() []string {
	var keys []string
	for _, k := range []struct {
		key   string
		given bool
	}{
		{"side", e.Side != ""}, {"units", len(e.Units) > 0}, {"classes", len(e.Classes) > 0},
		{"banners", len(e.Banners) > 0}, {"at", len(e.At) > 0}, {"count", e.Count != nil}, {"by", e.By != ""},
		{"part", e.Part != ""}, {"when", e.When != ""}, {"once", e.Once != ""}, {"melee", e.Melee != 0},
		{"ranged", e.Ranged != 0}, {"turn", e.Turn != 0}, {"winner", e.Winner != ""},
	} {
		if k.given {
			keys = append(keys, k.key)
		}
	}
	return keys
}
