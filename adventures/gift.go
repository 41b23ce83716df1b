package adventures

// When tokens or heal gives, in the order in which an engine knows them.
const (
	RuleEnds   = "ends"   // at the end of the turn of the unit's own player
	RuleRests  = "rests"  // ... to a unit that stood there all that turn, and neither moved nor battled
	RuleEnters = "enters" // to a unit that comes there in its own side's turn, not in a retreat
)

// How often tokens or heal gives; without a word every time.
const (
	RuleOnceInBattle = "battle" // once, to whoever comes first
	RuleOnceForSide  = "side"   // once to each side
)

// Of what tokens or heal gives a part, in place of a number. The words are among the rulebook's.
const (
	RuleByOwn      = "own-tokens"
	RuleByOpponent = "opponent-tokens"
	RuleByPool     = "pool"
	RuleByLost     = "lost"    // figures that the unit has lost
	RuleByFigures  = "figures" // figures that it has
)

// How much of it.
const (
	RuleAll   = "all"
	RuleHalf  = "half"  // rounded up (BL-LOR-05, R-143)
	RuleThird = "third" // rounded up, too
)

// RuleTimes are the words of an effect's when. Like the lists below it makes a new slice with every call.
func RuleTimes() []string { return []string{RuleEnds, RuleRests, RuleEnters} }

// RuleOnces are the words of an effect's once.
func RuleOnces() []string { return []string{RuleOnceInBattle, RuleOnceForSide} }

// RuleBases are the words of by that a word of an effect reads; nil for a word that reads none.
func RuleBases(do string) []string {
	switch do {
	case RuleTokens:
		return []string{RuleByOwn, RuleByOpponent, RuleByPool}
	case RuleHeal:
		return []string{RuleByLost, RuleByFigures}
	}
	return nil
}

// RuleParts are the words of an effect's part.
func RuleParts() []string { return []string{RuleAll, RuleHalf, RuleThird} }

// Gives tells whether the effect gives something to who is at a place.
func (e *RuleEffect) Gives() bool { return e.Do == RuleTokens || e.Do == RuleHeal }

// Time is when the effect gives.
func (e *RuleEffect) Time() string {
	if e.When == "" {
		return RuleEnds
	}
	return e.When
}
