// Package limits holds the measures against which the checks hold an adventure. Each stands in limits.toml with where
// it comes from.
package limits

import (
	_ "embed"
	"sync"

	"muster/validate/measure"
)

//go:embed limits.toml
var limitsFile []byte

// Of is the measure of an id.
func Of(id string) measure.Measure { return limits()[id] }

// All are the measures by id.
func All() map[string]measure.Measure { return limits() }

// limits are the rows of limits.toml by id, read once.
var limits = sync.OnceValue(func() map[string]measure.Measure { return measure.Read("limits", limitsFile) })
