package kernel

import (
	"muster/engine/command/kernel/library"
	"muster/engine/command/kernel/players"
	"muster/validate/check"
	"muster/validate/command/sweepcheck"
)

// SweepGame describes a game to the checks on sweeps.
func SweepGame(of *library.Game) *sweepcheck.Game {
	return &sweepcheck.Game{Title: of.Title, Players: players.Names, Default: 4}
}

// Sweeps lists the checks on sweeps. Each comes after those that it needs.
func Sweeps(of *library.Game) []*check.Check { return SweepGame(of).All() }
