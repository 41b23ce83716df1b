package adventures

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
)

// TestRuleEffectKeys: the schema and the code have the same words, and the keys that an operation reads are keys of an
// effect.
func TestRuleEffectKeys(t *testing.T) {
	text, _ := rulebook.FileKinds().JSONSchema(rulebook.KindAdventure)
	var root struct {
		Properties struct {
			Rules struct {
				Items struct {
					Properties struct {
						Effects struct {
							Items struct {
								Properties map[string]struct {
									Enum []string
								}
							}
						}
					}
				}
			}
		}
	}
	if err := json.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	keys := root.Properties.Rules.Items.Properties.Effects.Items.Properties
	if got := keys["do"].Enum; !slices.Equal(got, RuleEffects().Words()) {
		t.Errorf("the schema lists %v, Go knows %v", got, RuleEffects().Words())
	}
	for _, do := range RuleEffects().Words() {
		for _, key := range RuleEffects().Entry(do).Keys {
			if _, known := keys[key]; !known {
				t.Errorf("%s reads %s, which no effect has", do, key)
			}
		}
	}
	if RuleEffects().Entry("sings").Keys != nil {
		t.Error("an unknown effect has keys")
	}
}

// TestRuleEffectWords: the description that a sheet prints for a rule without a text.
func TestRuleEffectWords(t *testing.T) {
	n := func(n int) *int { return &n }
	name := func(id string) string { return "<" + id + ">" }
	for _, c := range []struct {
		effect RuleEffect
		want   string
	}{
		{RuleEffect{Do: RuleBold, Side: "pennant", Units: []string{"a", "b"}, At: []string{"F7", "g8"}, Count: n(1)},
			"Pennants, <a> or <b> from F7 and g8: Bold 1 more."},
		{RuleEffect{Do: RuleBold, Side: "pennant"}, "Pennants, all units: Bold 1 more."}, // without a number
		{RuleEffect{Do: RuleFrightened, Classes: []string{"foot"}, Banners: []string{"green", "blue"}},
			"Both sides, green or blue foot: Frightened."},
		{RuleEffect{Do: RuleDice, Side: "standard", Melee: 1, Ranged: -2}, "Standards, all units: +1 die in melee, -2 dice " +
			"in ranged combat."},
		{RuleEffect{Do: RuleMove, Count: n(-1)}, "Both sides, all units: a move of -1 hex."},
		{RuleEffect{Do: RuleWorth, Units: []string{"a"}, Count: n(2)}, "Both sides, <a>: worth 2 banners each."},
		{RuleEffect{Do: RuleHold, Side: "standard", Turn: 5}, "Standards, all units: not to be ordered before turn 5 of " +
			"the game, each side's turns counted."},
		{RuleEffect{Do: RuleExit, Side: "pennant", At: []string{"A1", "B1"}}, "Pennants: a unit on A1 or B1 may leave the " +
			"field and is worth 1 banner to its own side."},
		{RuleEffect{Do: RuleLastTurn, Turn: 20}, "The game ends after turn 20, each side's turns counted: then the side " +
			"with more banners has won."},
		{RuleEffect{Do: RuleLastTurn, Turn: 20, Winner: "standard"}, "The game ends after turn 20, each side's turns " +
			"counted: then the Standards have won."},
		{
			RuleEffect{Do: RuleTokens, At: []string{"G5"}, Count: n(2), Once: RuleOnceInBattle},
			"The first side that ends its own turn with a unit on G5 takes 2 Lore tokens from the pool, once in the battle.",
		},
		{
			RuleEffect{Do: RuleTokens, Side: "standard", When: RuleEnters, Classes: []string{"mounted"}, At: []string{"G5",
				"H5"}, Count: n(1), Once: RuleOnceForSide},
			"The Standards' side, when it brings a mounted unit onto G5 or H5 in its own turn, takes 1 Lore token from the " +
				"pool, once in the battle.",
		},
		{
			RuleEffect{Do: RuleTokens, When: RuleRests, Banners: []string{"orange"}, Units: []string{"a"}, At: []string{"G5"},
				By: RuleByPool, Part: RuleHalf, Once: RuleOnceForSide},
			"A side that ends its own turn with an orange unit of <a> on G5 that stood there all turn, and neither moved nor " +
				"battled, takes " +
				"Lore tokens equal to half of the pool (rounded up) from the pool, once in the battle for each side.",
		},
		{
			RuleEffect{Do: RuleHeal, When: RuleRests, At: []string{"G5"}, Count: n(1)},
			"At the end of its side's own turn each troop unit that stood on G5 all turn, and neither moved nor battled, gets " +
				"back 1 figure, up to its size at the start.",
		},
		{
			RuleEffect{Do: RuleHeal, At: []string{"G5"}, Side: "pennant", Classes: []string{"foot"}, By: RuleByLost,
				Part: RuleThird},
			"At the end of its side's own turn each foot unit of the Pennants on G5 gets back figures equal to a third of the " +
				"figures that it has lost (rounded up), " +
				"up to its size at the start.",
		},
		{
			RuleEffect{Do: RuleHeal, When: RuleEnters, At: []string{"G5"}, By: RuleByFigures},
			"Each troop unit that comes to G5 in its side's own turn, not in a retreat, gets back figures equal to all of the " +
				"figures that it has, up to its size at the start.",
		},
		{RuleEffect{Do: "sing"}, ""},
	} {
		if got := c.effect.Words(name); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestRuleTouches: every filter narrows the units down; an operation on a camp or the battle touches none.
func TestRuleTouches(t *testing.T) {
	for _, c := range []struct {
		effect RuleEffect
		want   bool
	}{
		{RuleEffect{Do: RuleBold}, true},
		{RuleEffect{Do: RuleBold, Side: "pennant", Units: []string{"sword"}, Classes: []string{"foot"},
			Banners: []string{"blue"}, At: []string{"F7"}}, true},
		{RuleEffect{Do: RuleBold, Side: "standard"}, false},
		{RuleEffect{Do: RuleBold, Units: []string{"bow"}}, false},
		{RuleEffect{Do: RuleBold, Classes: []string{"mounted", "creature"}}, false},
		{RuleEffect{Do: RuleBold, Banners: []string{"red"}}, false},
		{RuleEffect{Do: RuleBold, At: []string{"f7"}}, false},
		{RuleEffect{Do: RuleExit, At: []string{"F7"}}, false},
		{RuleEffect{Do: RuleLastTurn, Turn: 9}, false},
		{RuleEffect{Do: "sing"}, false},
	} {
		if got := c.effect.Touches("pennant", "sword", "foot", "blue", "F7"); got != c.want {
			t.Errorf("%+v: %v", c.effect, got)
		}
	}
	n := 3
	if one, three := (&RuleEffect{}).ExitWorth(), (&RuleEffect{Count: &n}).ExitWorth(); one != 1 || three != 3 {
		t.Errorf("exits are worth %d and %d banners", one, three)
	}
}

// TestWritten: the keys with a value are exactly the fields that are set.
func TestWritten(t *testing.T) {
	n := 0
	all := RuleEffect{
		Do: RuleBold, Side: "pennant", Units: []string{"a"}, Classes: []string{"foot"}, Banners: []string{"red"},
		At: []string{"A1"}, Count: &n, By: RuleByPool, Part: RuleHalf, When: RuleRests,
		Once: RuleOnceForSide, Melee: 1, Ranged: 1, Turn: 1, Winner: "standard",
	}
	typ := reflect.TypeFor[RuleEffect]()
	var want []string
	for i := range typ.NumField() {
		if key := typ.Field(i).Tag.Get("toml"); key != "do" {
			want = append(want, key)
		}
	}
	if got := all.Written(); !slices.Equal(got, want) {
		t.Errorf("written are %v, want %v", got, want)
	}
	if got := (&RuleEffect{Do: RuleBold}).Written(); len(got) != 0 {
		t.Errorf("written are %v", got)
	}
}
