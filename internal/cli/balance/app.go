// Package balance is `muster balance` and the commands below it, compare, rate and merge: many games, and what they
// allow anybody to say. What is said, the game's own room knows.
package balance

import "muster/internal/cli/shell"

// app is a run of the program, as the commands of this package have it.
type app struct{ *shell.App }
