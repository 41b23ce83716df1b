package playcheck

import (
	_ "embed"
	"sync"

	"muster/validate/measure"
	shown "muster/validate/played"
)

//go:embed limits.toml
var limitsFile []byte

// Limits are the measures by id.
func Limits() map[string]measure.Measure { return limits() }

// limits are the rows of limits.toml by id, read once.
var limits = sync.OnceValue(func() map[string]measure.Measure { return measure.Read("limits", limitsFile) })

// held is a limit as the project has it that the adventure is of.
func (x *Pass) held(limit string) measure.Measure { return x.Held(limits()[limit]) }

// beyondMost reports whether so many games of some show that the true share lies above the most that a limit allows,
// and belowLeast that it lies below the least. looks is at how many things of the adventure a check looks.
func (x *Pass) beyondMost(limit string, hits, games, looks int) bool {
	return shown.BeyondMost(x.held(limit), hits, games, looks)
}

func (x *Pass) belowLeast(limit string, hits, games, looks int) bool {
	return shown.BelowLeast(x.held(limit), hits, games, looks)
}
