package players

import "muster/internal/engine/policy"

// What the tables of chances are counted in, and what their columns are: see there.
const (
	maxDice = policy.MaxDice
	whole   = policy.Whole
	again   = policy.Again
)
