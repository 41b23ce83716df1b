package victory

import "muster/validate/check"

// SpecialRuleChecks lists the checks on special rules. A check comes after those that it needs.
func SpecialRuleChecks() []*check.Check {
	return []*check.Check{
		ruleEmpty(),
		ruleEffectCheck(),
		ruleTarget(),
		exitHex(),
		lastTurnCheck(),
		giftHex(),
		giftNever(),
		giftSize(),
		holdTurn(),
	}
}
