package adventures

import (
	"slices"

	"muster/internal/adventures/effect"
)

// Rule is a special rule of the adventure: prose for the players, effects that the engine plays, or both.
type Rule struct {
	Name    string       `toml:"name"`
	Text    string       `toml:"text"`    // Markdown; without it a sheet describes the effects
	Effects []RuleEffect `toml:"effects"` // the effects of the rule; empty: only the text describes it
}

// RuleEffect is one effect of a rule: an operation of RuleDialect, the affected units, and its values. The operation
// determines which values it reads.
type RuleEffect struct {
	Do      string   `toml:"do"`
	Side    string   `toml:"side"`    // whose units; "" for both camps
	Units   []string `toml:"units"`   // unit types; empty for all
	Classes []string `toml:"classes"` // foot, mounted, creature; empty for all
	Banners []string `toml:"banners"` // ids of banners; empty for all
	// At are the exit hexes for exit and the place's hexes for tokens and heal. For other operations they are the
	// units' starting hexes; empty means all.
	At     []string `toml:"at"`
	Count  *int     `toml:"count"`  // bold: levels; move: hexes; worth, exit: banners; tokens; heal: figures
	By     string   `toml:"by"`     // tokens, heal: a word of the entry's Bases, replaces count
	Part   string   `toml:"part"`   // fraction of by: a word of RuleParts; "" for all
	When   string   `toml:"when"`   // tokens, heal: a word of RuleTimes; "" for RuleEnds
	Once   string   `toml:"once"`   // tokens, heal: a word of RuleOnces; "" for every time
	Melee  int      `toml:"melee"`  // dice: modifier in melee
	Ranged int      `toml:"ranged"` // dice: modifier at a distance
	Turn   int      `toml:"turn"`   // hold: the first turn in which they can be ordered; last-turn: the last one
	Winner string   `toml:"winner"` // last-turn: a camp; "" for the one with more banners
}

// The operations of RuleDialect.
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

// ForUnits reports whether the effect applies to chosen units, instead of a place, a camp or the whole battle.
func (e *RuleEffect) ForUnits() bool { return RuleEffects().Means(e.Do) == effect.Grant }

// Touches reports whether the effect changes a unit: its camp, its type with the type's class and banner, and its
// starting hex.
func (e *RuleEffect) Touches(camp, unit, class, banner, start string) bool {
	return e.ForUnits() && e.Chooses(camp, unit, class, banner) && (len(e.At) == 0 || slices.Contains(e.At, start))
}

// Chooses reports whether the effect applies to a unit, regardless of its hex: by its camp, and its type with the
// type's class and banner.
func (e *RuleEffect) Chooses(camp, unit, class, banner string) bool {
	whom := e.Chosen()
	return whom.Has(&effect.Unit{Camp: camp, Type: unit, Banner: banner, Kinds: [2]string{class}}, 1)
}

// N returns the effect's count, or 0.
func (e *RuleEffect) N() int {
	if e.Count == nil {
		return 0
	}
	return *e.Count
}

// BoldLevels returns the number of Bold levels that an effect gives: 1 by default.
func (e *RuleEffect) BoldLevels() int {
	if e.Count == nil {
		return 1
	}
	return *e.Count
}

// ExitWorth returns the banners that an exit gives for each unit: 1 by default.
func (e *RuleEffect) ExitWorth() int { return max(e.N(), 1) }

// Written lists the keys of the effect that have a value, without do, in field order.
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
