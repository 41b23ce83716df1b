// Package newcmd implements `muster new`. It chooses the path and the name of a new definition, and refuses overwrites
// and duplicates. The template comes from the game.
package newcmd

import "muster/internal/cli/cliutil"

// app is a run of the program, with this package's commands as methods.
type app struct{ *cliutil.App }
