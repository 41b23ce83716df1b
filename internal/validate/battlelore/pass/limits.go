package pass

import (
	_ "embed"
	"sync"

	"muster/validate/check"
)

//go:embed limits.toml
var limitsFile []byte

// Limit returns the threshold of an id.
func Limit(id string) check.Threshold { return limitTable()[id] }

// Limits returns the thresholds by id.
func Limits() map[string]check.Threshold { return limitTable() }

// limitTable returns the rows of limits.toml by id, read once.
var limitTable = sync.OnceValue(func() map[string]check.Threshold { return check.ReadThresholds("limits", limitsFile) })
