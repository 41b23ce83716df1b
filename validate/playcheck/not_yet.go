package playcheck

import (
	"muster/engine/battle"
	"muster/schema/diag"
	"muster/validate/check"
)

// notYet: the adventure needs rules that cannot be played yet. Nothing is wrong with it; it is not judged either.
func notYet() *check.Check {
	return newCheck("play/not-yet", diag.Note, nil, needs(), onOpened(func(p *check.Pass, x *played) {
		refusals(p, x, battle.Refusal.Yet, "the adventure is not played", "play it at the table: nothing is wrong with it")
	}))
}
