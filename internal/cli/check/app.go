// Package check is `muster check`: what to check, the run of the checks, how the findings are written, and the exit
// status.
package check

import "muster/internal/cli/shell"

// app is a run of the program, as the commands of this package have it.
type app struct{ *shell.App }
