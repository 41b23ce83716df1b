package cli

import "muster/internal/cli/shell"

// app is a run of the program, with this package's commands as methods.
type app struct{ *shell.App }
