package cardcheck

import (
	_ "embed"
	"sync"

	"muster/validate/check"
)

//go:embed targets.toml
var targetsFile []byte

// Targets are the measures by id.
func Targets() map[string]check.Threshold { return targets() }

// targets are the rows of targets.toml by id, read once. A test holds the file to its form.
var targets = sync.OnceValue(func() map[string]check.Threshold { return check.ReadThresholds("targets", targetsFile) })
