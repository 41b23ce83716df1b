package playcheck

import (
	_ "embed"
	"sync"

	"muster/validate/check"
)

//go:embed limits.toml
var limitsFile []byte

// Limits are the measures of the checks that play, by id.
func Limits() map[string]check.Threshold { return limits() }

// limits are the rows of limits.toml by id, read once.
var limits = sync.OnceValue(func() map[string]check.Threshold { return check.ReadThresholds("limits", limitsFile) })
