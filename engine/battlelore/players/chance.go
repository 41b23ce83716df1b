package players

import "muster/engine/command/odds"

// What the tables of chances are counted in, and what their columns are: see there.
const (
	maxDice = odds.MaxDice
	whole   = odds.Whole
	again   = odds.Again
)
