// Package print is `muster print`: which definitions are printed, under which names, and into which files.
package print

import "muster/internal/cli/shell"

// app is a run of the program, as the commands of this package have it.
type app struct{ *shell.App }
