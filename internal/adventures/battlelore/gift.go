package adventures

import "muster/internal/adventures/effect"

// When tokens or heal takes effect, in the order of the engine's numbers.
const (
	RuleEnds   = effect.Ends   // at the end of the turn of the unit's own player
	RuleRests  = effect.Rests  // ... to a unit that stood there all that turn, and neither moved nor battled
	RuleEnters = effect.Enters // to a unit that enters in its own side's turn, not in a retreat
)

// How often tokens or heal takes effect; every time by default.
const (
	RuleOnceInBattle = effect.InBattle // once, for the first unit
	RuleOnceForSide  = effect.ForSide  // once for each side
)

// The base of a part for tokens or heal, instead of a number. The words are the rulebook's.
const (
	RuleByOwn      = "own-tokens"
	RuleByOpponent = "opponent-tokens"
	RuleByPool     = "pool"
	RuleByLost     = effect.Lost    // figures that the unit has lost
	RuleByFigures  = effect.Figures // figures that it has
)

// The fraction of the base.
const (
	RuleAll   = effect.All
	RuleHalf  = effect.Half  // rounded up (BL-LOR-05, R-143)
	RuleThird = effect.Third // also rounded up
)

// RuleTimes returns the words for an effect's when. Like the functions below it returns a new slice with every call.
func RuleTimes() []string { return effect.Times() }

// RuleOnces returns the words for an effect's once.
func RuleOnces() []string { return effect.Limits() }

// RuleParts returns the words for an effect's part.
func RuleParts() []string { return effect.Parts() }

// Gives reports whether the effect gives something to units at a place.
func (e *RuleEffect) Gives() bool { return e.Do == RuleTokens || e.Do == RuleHeal }

// Time returns when the effect gives.
func (e *RuleEffect) Time() string {
	if e.When == "" {
		return RuleEnds
	}
	return e.When
}
