// Package deploy implements `muster deploy`: its flags and their valid combinations, the sets and players that they
// name, and the output. internal/report/battlelore/draws makes the answer.
package deploy

import "muster/internal/cli/cliutil"

// app is a run of the program, with this package's commands as methods.
type app struct{ *cliutil.App }
