package words

import (
	"muster/engine/sweep/sweeps"
)

// Players are those who can play a game, who stand in no table of its rulebook.
const Players = "players"

// SweepTexts are what the texts of sweeps mean in every game.
func SweepTexts() Texts {
	return Texts{
		"adventures/*": Definition(sweeps.Adventure), "folders/*": {Sort: SortPath},
		"players/*": Row(Players, ""), "levers/players/*": Row(Players, ""),
	}
}
