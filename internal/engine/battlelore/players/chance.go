package players

import "muster/internal/engine/policy"

// The unit and the columns of the tables of chances, from package policy.
const (
	maxDice = policy.MaxDice
	whole   = policy.Whole
	again   = policy.Again
)
