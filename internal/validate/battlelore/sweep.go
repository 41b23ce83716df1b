package battlelore

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/command/sweepcheck"
	"muster/validate/check"
)

// SweepGame describes the game to the checks on sweeps.
func SweepGame() *sweepcheck.Game {
	return &sweepcheck.Game{Title: rulebook.GameTitle, Players: players.Names, Default: 3, Made: library.MadeFrom}
}

// Sweeps lists the checks on sweeps. Each comes after those that it needs.
func Sweeps() []*check.Check { return SweepGame().All() }

// Styles lists the checks on styles.
func Styles() []*check.Check { return SweepGame().Styles() }

// Results lists the checks on results. Each comes after those that it needs.
func Results() []*check.Check { return SweepGame().Results() }
