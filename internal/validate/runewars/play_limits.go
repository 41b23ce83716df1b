package runewars

import (
	_ "embed"
	"sync"

	"muster/validate/check"
)

//go:embed limits.toml
var limitsFile []byte

// PlayLimits returns the thresholds of the checks that play, by id.
func PlayLimits() map[string]check.Threshold { return limits() }

// limits returns the rows of limits.toml by id, read once.
var limits = sync.OnceValue(func() map[string]check.Threshold { return check.ReadThresholds("limits", limitsFile) })
