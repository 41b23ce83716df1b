package playcheck

import (
	_ "embed"
	"sync"

	"muster/validate/measure"
)

//go:embed limits.toml
var limitsFile []byte

// Limits are the measures by id.
func Limits() map[string]measure.Measure { return limits() }

// limits are the rows of limits.toml by id, read once.
var limits = sync.OnceValue(func() map[string]measure.Measure { return measure.Read("limits", limitsFile) })

// beyondMost reports whether so many games of some show that the true share lies above the most that a limit allows, as
// the project has it that the adventure is of, and belowLeast that it lies below the least. looks is at how many things
// of the adventure a check looks.
func (x *Pass) beyondMost(limit measure.Measure, hits, games, looks int) bool {
	return measure.BeyondMost(x.Held(limit), hits, games, looks)
}

func (x *Pass) belowLeast(limit measure.Measure, hits, games, looks int) bool {
	return measure.BelowLeast(x.Held(limit), hits, games, looks)
}
