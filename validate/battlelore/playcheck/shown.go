package playcheck

import (
	"muster/validate/battlelore/pass"
	shown "muster/validate/played"
)

// alarm is how often a check speaks of an adventure that just keeps to its limit.
var alarm = shown.Alarm

// beyondMost reports whether so many games of some show that the true share lies above the most that a limit allows,
// and belowLeast that it lies below the least. looks is at how many things of the adventure a check looks.
func beyondMost(p *pass.Pass, limit string, hits, games, looks int) bool {
	return shown.BeyondMost(p.Held(limits()[limit]), hits, games, looks)
}

func belowLeast(p *pass.Pass, limit string, hits, games, looks int) bool {
	return shown.BelowLeast(p.Held(limits()[limit]), hits, games, looks)
}
