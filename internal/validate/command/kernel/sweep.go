package kernel

import (
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/validate/command/sweepcheck"
	"muster/validate/check"
)

// SweepGame describes a game to the checks on sweeps.
func SweepGame(of *library.Game) *sweepcheck.Game {
	return &sweepcheck.Game{Title: of.Title, Players: players.Names, Default: 3, Made: library.MadeFrom}
}

// Sweeps lists the checks on sweeps. Each comes after those that it needs.
func Sweeps(of *library.Game) []*check.Check { return SweepGame(of).All() }

// Styles lists the checks on styles.
func Styles(of *library.Game) []*check.Check { return SweepGame(of).Styles() }

// Results lists the checks on results. Each comes after those that it needs.
func Results(of *library.Game) []*check.Check { return SweepGame(of).Results() }
