// Package specials holds the checks on special rules: what they do, for whom, where and when.
package specials

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
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
