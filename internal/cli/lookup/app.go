// Package lookup is `muster list`, `muster explain` and `muster schema`: what there is to look up, of the project and
// of what ships.
package lookup

import "muster/internal/cli/shell"

// app is a run of the program, as the commands of this package have it.
type app struct{ *shell.App }
