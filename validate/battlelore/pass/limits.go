package pass

import (
	_ "embed"
	"sync"

	"muster/validate/check"
)

//go:embed limits.toml
var limitsFile []byte

// Of is the measure of an id.
func Limit(id string) check.Threshold { return limitTable()[id] }

// All are the measures by id.
func Limits() map[string]check.Threshold { return limitTable() }

// limits are the rows of limits.toml by id, read once.
var limitTable = sync.OnceValue(func() map[string]check.Threshold { return check.ReadThresholds("limits", limitsFile) })
