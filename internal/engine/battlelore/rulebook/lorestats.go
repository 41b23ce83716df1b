package rulebook

import "muster/internal/adventures/effect"

// The stats that a Lore card's grant changes; effect.Stats describes each in a sentence.
const (
	StatDice       = effect.StatDice
	StatDiceMelee  = effect.StatDiceMelee
	StatDiceRanged = effect.StatDiceRanged
	StatDiceSet    = effect.StatDiceSet
	StatMove       = effect.StatMove
	StatMoveLeast  = effect.StatMoveLeast
	StatMoveMost   = effect.StatMoveMost
	StatRange      = effect.StatRange
	StatBold       = effect.StatBold
	StatStrikeDice = effect.StatStrikeDice
	StatNoBold     = effect.StatNoBold
	StatNoMove     = effect.StatNoMove
	StatNoStop     = effect.StatNoStop
	StatStrikeHits = effect.StatStrikeHits
	StatKeepBattle = effect.StatKeepBattle
	StatAsBold     = effect.StatAsBold
	StatFearless   = effect.StatFearless
)

// LoreStats are the words of a grant's stat: first those that take a number, then those that are or are not.
func LoreStats() []string {
	return []string{
		StatDice, StatDiceMelee, StatDiceRanged, StatDiceSet, StatMove, StatMoveLeast, StatMoveMost, StatRange, StatBold,
		StatStrikeDice, StatNoBold, StatNoMove, StatNoStop, StatStrikeHits, StatKeepBattle, StatAsBold, StatFearless,
	}
}

// StatCounts reports whether a stat takes a number.
func StatCounts(stat string) bool { return Known(stat, LoreStats()) && !effect.StatOf(stat).Plain }
