// Package lookup implements `muster list`, `muster explain` and `muster schema`: information about the project and the
// shipped content.
package lookup

import "muster/internal/cli/shell"

// app is a run of the program, with this package's commands as methods.
type app struct{ *shell.App }
