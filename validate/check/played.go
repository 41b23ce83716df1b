package check

import (
	"muster/engine/inference"
)

// Alarm is how often a check speaks of an adventure that just keeps to its limit. docs/explanation/verdicts.md has what
// comes of it for others.
var Alarm = inference.PerMille(25)

// BeyondMost reports whether so many games of some show that the true share lies above the most that a limit of per
// cent allows, and BelowLeast that it lies below the least. looks is at how many things of the adventure a check looks:
// the alarm is parted by all of them.
func BeyondMost(m Threshold, hits, games, looks int) bool {
	return m.Most != nil && inference.Beyond(hits, games, int64(10*m.AtMost()), Alarm/inference.Chance(max(looks, 1)))
}

func BelowLeast(m Threshold, hits, games, looks int) bool {
	return m.Least != nil && inference.Within(hits, games, int64(10*m.AtLeast()), Alarm/inference.Chance(max(looks, 1)))
}
