package cli

import "muster/internal/cli/cliutil"

// app is a run of the program, with this package's commands as methods.
type app struct{ *cliutil.App }
