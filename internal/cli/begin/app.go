// Package begin implements `muster new`. It chooses the path and the name of a new definition, and refuses overwrites
// and duplicates. The template comes from the game.
package begin

import "muster/internal/cli/shell"

// app is a run of the program, with this package's commands as methods.
type app struct{ *shell.App }
