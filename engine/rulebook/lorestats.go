package rulebook

// What a grant of a Lore card changes. statMeaning tells each in a sentence.
const (
	StatDice       = "dice"
	StatDiceMelee  = "dice-melee"
	StatDiceRanged = "dice-ranged"
	StatDiceSet    = "dice-set"
	StatMove       = "move"
	StatMoveLeast  = "move-least"
	StatMoveMost   = "move-most"
	StatRange      = "range"
	StatBold       = "bold"
	StatStrikeDice = "strike-dice"
	StatNoBold     = "no-bold"
	StatNoMove     = "no-move"
	StatNoStop     = "no-stop"
	StatStrikeHits = "strike-hits"
	StatKeepBattle = "keep-battle"
	StatAsBold     = "as-bold"
	StatFearless   = "fearless"
)

// LoreStats are the words of a grant's stat: first those that take a number, then those that are or are not.
func LoreStats() []string {
	return append([]string{
		StatDice, StatDiceMelee, StatDiceRanged, StatDiceSet, StatMove, StatMoveLeast, StatMoveMost, StatRange, StatBold,
		StatStrikeDice,
	}, plainStats()...)
}

func plainStats() []string {
	return []string{StatNoBold, StatNoMove, StatNoStop, StatStrikeHits, StatKeepBattle, StatAsBold, StatFearless}
}

// StatCounts tells whether a stat takes a number.
func StatCounts(stat string) bool { return Known(stat, LoreStats()) && !Known(stat, plainStats()) }

// statMeaning says in a sentence what a unit with a stat has; "" for a word that is none.
func statMeaning(stat string) string {
	switch stat {
	case StatDice:
		return "rolls `n` dice more, or less, after the limits of terrain"
	case StatDiceMelee:
		return "rolls `n` dice more, or less, in melee"
	case StatDiceRanged:
		return "rolls `n` dice more, or less, in ranged combat"
	case StatDiceSet:
		return "rolls `n` dice, whatever else it has"
	case StatMove:
		return "moves `n` hexes more, or less but never below 0"
	case StatMoveLeast:
		return "moves up to `n` hexes where it may move less"
	case StatMoveMost:
		return "moves `n` hexes at most; it may still battle, retreat and follow on"
	case StatRange:
		return "shoots `n` hexes farther"
	case StatBold:
		return "has `n` Bold levels more"
	case StatStrikeDice:
		return "rolls `n` dice more for each of its bonus strikes that hits; those are rolled once"
	case StatNoBold:
		return "ignores no flag and does not battle back, a creature neither"
	case StatNoMove:
		return "does not move, retreat or follow on, and loses a figure for each flag that counts"
	case StatNoStop:
		return "is not stopped by the terrain that it enters"
	case StatStrikeHits:
		return "hits with its bonus strikes, whatever its weapon"
	case StatKeepBattle:
		return "moves the hexes that Lore adds and may still battle"
	case StatAsBold:
		return "battles back as a Bold unit does, but ignores no flag for it"
	case StatFearless:
		return "ignores every flag and battles back as a Bold unit does, whatever else forbids it"
	}
	return ""
}
