// Package diff implements `muster diff`: it selects the compared definitions from files, folders or git revisions, and
// writes the answer.
package diff

import (
	"context"

	"muster/internal/cli/cliutil"
)

// app is a run of the program, with this package's commands as methods.
type app struct {
	*cliutil.App
	ctx  context.Context
	done func() // called for each compared or checked file; may be nil
}
