package adventures

import "muster/adventures/effect"

// When tokens or heal gives, in the order in which an engine knows them.
const (
	RuleEnds   = effect.Ends   // at the end of the turn of the unit's own player
	RuleRests  = effect.Rests  // ... to a unit that stood there all that turn, and neither moved nor battled
	RuleEnters = effect.Enters // to a unit that comes there in its own side's turn, not in a retreat
)

// How often tokens or heal gives; without a word every time.
const (
	RuleOnceInBattle = effect.InBattle // once, to whoever comes first
	RuleOnceForSide  = effect.ForSide  // once to each side
)

// Of what tokens or heal gives a part, in place of a number. The words are among the rulebook's.
const (
	RuleByOwn      = "own-tokens"
	RuleByOpponent = "opponent-tokens"
	RuleByPool     = "pool"
	RuleByLost     = effect.Lost    // figures that the unit has lost
	RuleByFigures  = effect.Figures // figures that it has
)

// How much of it.
const (
	RuleAll   = effect.All
	RuleHalf  = effect.Half  // rounded up (BL-LOR-05, R-143)
	RuleThird = effect.Third // rounded up, too
)

// RuleTimes are the words of an effect's when. Like the lists below it makes a new slice with every call.
func RuleTimes() []string { return effect.Times() }

// RuleOnces are the words of an effect's once.
func RuleOnces() []string { return effect.Limits() }

// RuleParts are the words of an effect's part.
func RuleParts() []string { return effect.Parts() }

// Gives reports whether the effect gives something to who is at a place.
func (e *RuleEffect) Gives() bool { return e.Do == RuleTokens || e.Do == RuleHeal }

// Time is when the effect gives.
func (e *RuleEffect) Time() string {
	if e.When == "" {
		return RuleEnds
	}
	return e.When
}
