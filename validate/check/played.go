package check

import (
	"muster/internal/engine/inference"
)

// Alarm is the probability of a finding for an adventure exactly at its limit. docs/explanation/verdicts.md lists the
// probabilities for others.
var Alarm = inference.PerMille(25)

// BeyondMost reports whether hits of games show that the true share is above the limit's maximum in per cent;
// BelowLeast does so for the minimum. looks is the number of items of the adventure that a check examines: they share
// the alarm probability.
func BeyondMost(m Threshold, hits, games, looks int) bool {
	return m.Most != nil && inference.Beyond(hits, games, int64(10*m.AtMost()), Alarm/inference.Chance(max(looks, 1)))
}

func BelowLeast(m Threshold, hits, games, looks int) bool {
	return m.Least != nil && inference.Within(hits, games, int64(10*m.AtLeast()), Alarm/inference.Chance(max(looks, 1)))
}
