package medieval

import (
	"muster/engine/medieval/kinds"
	"muster/engine/medieval/players"
	"muster/validate/check"
	"muster/validate/command/sweepcheck"
)

// Game is what the game brings to the checks.
func Game() *sweepcheck.Game {
	return &sweepcheck.Game{Title: kinds.Title, Players: players.Names, Usual: 4}
}

// All lists the checks on sweeps. Each stands behind those that it needs.
func All() []*check.Check { return Game().All() }
