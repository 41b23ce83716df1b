package cardcheck

import (
	_ "embed"
	"sync"

	"muster/validate/check"
)

//go:embed targets.toml
var targetsFile []byte

// Targets returns the thresholds by id.
func Targets() map[string]check.Threshold { return targets() }

// targets returns the rows of targets.toml by id, read once. A test validates the file.
var targets = sync.OnceValue(func() map[string]check.Threshold { return check.ReadThresholds("targets", targetsFile) })
