package battlelore

import (
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/command/sweepcheck"
	"muster/validate/check"
)

// Game returns the game's part of the checks.
func Game() *sweepcheck.Game {
	return &sweepcheck.Game{Title: rulebook.GameTitle, Players: players.Names, Default: 5, Levers: true}
}

// All lists the checks on sweeps. Each comes after those that it needs.
func All() []*check.Check { return Game().All() }
