// Package begin is `muster new`: where a new definition stands, what it is called, and that nothing is written over or
// doubled. What it begins with, its game knows.
package begin

import "muster/internal/cli/shell"

// app is a run of the program, as the commands of this package have it.
type app struct{ *shell.App }
