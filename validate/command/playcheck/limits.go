package playcheck

import (
	_ "embed"
	"sync"

	"muster/validate/check"
)

//go:embed limits.toml
var limitsFile []byte

// Limits are the measures by id.
func Limits() map[string]check.Threshold { return limits() }

// limits are the rows of limits.toml by id, read once.
var limits = sync.OnceValue(func() map[string]check.Threshold { return check.ReadThresholds("limits", limitsFile) })

// beyondMost reports whether so many games of some show that the true share lies above the most that a limit allows, as
// the project has it that the adventure is of, and belowLeast that it lies below the least. looks is at how many things
// of the adventure a check looks.
func (x *Pass) beyondMost(limit check.Threshold, hits, games, looks int) bool {
	return check.BeyondMost(x.Held(limit), hits, games, looks)
}

func (x *Pass) belowLeast(limit check.Threshold, hits, games, looks int) bool {
	return check.BelowLeast(x.Held(limit), hits, games, looks)
}
