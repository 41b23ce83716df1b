package deploycheck

import (
	_ "embed"
	"sync"

	"muster/validate/check"
)

//go:embed limits.toml
var limitsFile []byte

// limits returns the rows of limits.toml by id, read once.
var limits = sync.OnceValue(func() map[string]check.Threshold { return check.ReadThresholds("limits", limitsFile) })
