// Package check implements `muster check`: what to check, the run of the checks, the output of findings, and the exit
// status.
package check

import "muster/internal/cli/cliutil"

// app is a run of the program, with this package's commands as methods.
type app struct{ *cliutil.App }
