// Package play implements `muster play` and `muster replay`: games from a seed, records, and statistics of many games.
// The output comes from internal/report/battlelore.
package play

import "muster/internal/cli/cliutil"

// app is a run of the program, with this package's commands as methods.
type app struct{ *cliutil.App }
