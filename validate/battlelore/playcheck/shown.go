package playcheck

import (
	"muster/engine/inference"
	"muster/validate/battlelore/pass"
)

// alarm is how often a check speaks of an adventure that just keeps to its limit. docs/verdicts.md has what comes of it
// for others.
var alarm = inference.PerMille(25)

// beyondMost reports whether so many games of some show that the true share lies above the most that a limit allows,
// and belowLeast that it lies below the least. looks is at how many things of the adventure a check looks: the alarm is
// parted by all of them.
func beyondMost(p *pass.Pass, limit string, hits, games, looks int) bool {
	m := p.Held(limits()[limit])
	return m.Most != nil && inference.Beyond(hits, games, int64(10*m.AtMost()), alarm/inference.Chance(max(looks, 1)))
}

func belowLeast(p *pass.Pass, limit string, hits, games, looks int) bool {
	m := p.Held(limits()[limit])
	return m.Least != nil && inference.Within(hits, games, int64(10*m.AtLeast()), alarm/inference.Chance(max(looks, 1)))
}
