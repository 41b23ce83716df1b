package medieval

import (
	"muster/engine/medieval/players"
	"muster/engine/medieval/rulebook"
	"muster/validate/check"
	"muster/validate/command/sweepcheck"
)

// Game returns the game's part of the checks.
func Game() *sweepcheck.Game {
	return &sweepcheck.Game{Title: rulebook.GameTitle, Players: players.Names, Default: 4}
}

// All lists the checks on sweeps. Each comes after those that it needs.
func All() []*check.Check { return Game().All() }
