package adventurecheck

import (
	"fmt"
	"slices"

	"muster/adventures"
	"muster/validate/battlelore/pass"
)

// ruleEffect is one effect of a special rule and where it stands.
type ruleEffect struct {
	*adventures.RuleEffect
	ptr string
}

// place is where a finding about a key points: the key's value, or the effect's word when the key is not there.
func (e *ruleEffect) place(key string) string {
	if slices.Contains(e.Written(), key) {
		return e.ptr + "/" + key
	}
	return e.ptr + "/do"
}

// ruleEffects lists the effects of all special rules. Those that the schema refused are left out.
func ruleEffects(p *pass.Pass) []ruleEffect {
	var out []ruleEffect
	for i := range p.Adventure.Rules {
		for j := range p.Adventure.Rules[i].Effects {
			if ptr := fmt.Sprintf("/rules/%d/effects/%d", i, j); p.Doc.Clean(ptr) {
				out = append(out, ruleEffect{&p.Adventure.Rules[i].Effects[j], ptr})
			}
		}
	}
	return out
}

// lastTurn is the effect that ends the game after a turn; nil when none does.
func lastTurn(effects []ruleEffect) *ruleEffect {
	for i := range effects {
		if effects[i].Do == adventures.RuleLastTurn && effects[i].Turn > 0 {
			return &effects[i]
		}
	}
	return nil
}
