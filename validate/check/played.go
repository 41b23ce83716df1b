package check

import (
	"slices"

	"muster/internal/engine/inference"
)

// Alarm is the probability of a finding for an adventure exactly at its limit. docs/explanation/verdicts.md lists the
// probabilities for others.
var Alarm = inference.PerMille(25)

// BeyondMost reports whether hits of games show that the true share is above the limit's maximum in per cent;
// BelowLeast does so for the minimum. looks is the number of items of the adventure that a check examines: they share
// the alarm probability. If the games show neither that nor the opposite, the check is open.
func (p *Pass) BeyondMost(m Threshold, hits, games, looks int) bool {
	if m.Most == nil {
		return false
	}
	limit := int64(10 * m.AtMost())
	return p.Decide(inference.Beyond(hits, games, limit, Alarm/inference.Chance(max(looks, 1))),
		!inference.Within(hits, games, limit, Alarm))
}

func (p *Pass) BelowLeast(m Threshold, hits, games, looks int) bool {
	if m.Least == nil {
		return false
	}
	limit := int64(10 * m.AtLeast())
	return p.Decide(inference.Within(hits, games, limit, Alarm/inference.Chance(max(looks, 1))),
		!inference.Beyond(hits, games, limit, Alarm))
}

// Decide records that more games could change the result of the check if they show nothing, but leave it open. It
// returns shown.
func (p *Pass) Decide(shown, open bool) bool {
	if open && !shown && p.Check != nil && !slices.Contains(p.open, p.Check.Code) {
		p.open = append(p.open, p.Check.Code)
	}
	return shown
}
