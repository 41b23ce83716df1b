package playcheck

import (
	_ "embed"
	"sync"

	"muster/validate/check"
)

//go:embed limits.toml
var limitsFile []byte

// Limits returns the thresholds by id.
func Limits() map[string]check.Threshold { return limits() }

// limits returns the rows of limits.toml by id, read once.
var limits = sync.OnceValue(func() map[string]check.Threshold { return check.ReadThresholds("limits", limitsFile) })

// beyondMost reports whether hits of games show that the true share is above the project's maximum; belowLeast does so
// for the minimum. looks is the number of items of the adventure that a check examines.
func (x *Pass) beyondMost(limit check.Threshold, hits, games, looks int) bool {
	return x.BeyondMost(x.Held(limit), hits, games, looks)
}

func (x *Pass) belowLeast(limit check.Threshold, hits, games, looks int) bool {
	return x.BelowLeast(x.Held(limit), hits, games, looks)
}
