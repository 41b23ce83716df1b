// Package diff is `muster diff`: which definitions a command line compares, out of files, folders or the revisions of a
// git repository, and how the answer is written.
package diff

import (
	"context"

	"muster/internal/cli/shell"
)

// app is a run of the program, as the commands of this package have it.
type app struct {
	*shell.App
	ctx  context.Context
	done func() // called for each file that is compared or checked; nil when nobody watches
}
