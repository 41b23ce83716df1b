// Package print implements `muster print`: it selects the definitions to print, their names, and the output files.
package print

import "muster/internal/cli/cliutil"

// app is a run of the program, with this package's commands as methods.
type app struct{ *cliutil.App }
