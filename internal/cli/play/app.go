// Package play is `muster play` and `muster replay`: games from a seed, records, and many games counted. What they
// print, report/battlelore knows.
package play

import "muster/internal/cli/shell"

// app is a run of the program, as the commands of this package have it.
type app struct{ *shell.App }
