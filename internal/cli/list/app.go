// Package list implements `muster list`, `muster explain` and `muster schema`: information about the project and the
// shipped content.
package list

import "muster/internal/cli/cliutil"

// app is a run of the program, with this package's commands as methods.
type app struct{ *cliutil.App }
