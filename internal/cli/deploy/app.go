// Package deploy is `muster deploy`: its flags and which of them have a part in what is asked, the sets and players
// that they name, and where the answer goes. What the answer is, report/battlelore/draws knows.
package deploy

import "muster/internal/cli/shell"

// app is a run of the program, as the commands of this package have it.
type app struct{ *shell.App }
