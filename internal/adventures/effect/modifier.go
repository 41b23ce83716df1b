package effect

// Modifier is one change of a grant.
type Modifier struct {
	Stat  string     // a word of Stats, or one of the game's own
	N     Numbers    // the change, or the new value
	Units UnitFilter // the units of the target that it applies to
	Epic  bool       // in Epic games, replaces the modifier of the same stat for other games
}

// Stats that a grant may change in any game.
const (
	StatDice       = "dice"
	StatDiceMelee  = "dice-melee"
	StatDiceRanged = "dice-ranged"
	StatDiceSet    = "dice-set"
	StatMove       = "move"
	StatMoveLeast  = "move-least"
	StatMoveMost   = "move-most"
	StatMoveBattle = "move-and-battle"
	StatRange      = "range"
	StatShots      = "shots"
	StatBold       = "bold"
	StatStrikeDice = "strike-dice"
	StatWorth      = "worth"
	StatHold       = "hold"
	StatNoMove     = "no-move"
	StatNoStop     = "no-stop"
	StatNoMelee    = "no-melee"
	StatNoRanged   = "no-ranged"
	StatNoBold     = "no-bold"
	StatStrikeHits = "strike-hits"
	StatKeepBattle = "keep-battle"
	StatAsBold     = "as-bold"
	StatFearless   = "fearless"
	StatFrightened = "frightened"
)

// Stat is a property that a grant changes.
type Stat struct {
	Word    string
	Meaning string // the ability of a unit with it, in a sentence; `n` is the number
	Plain   bool   // it takes no number: it applies or does not

	noun   string // unit of the number
	signed bool   // the number is added or subtracted
	phrase string // format of a grant of it: %s is the number and its noun, %d the number alone; "" for its meaning
}

// Stats are the stats that a grant may change, those with a number first.
func Stats() []Stat { return append(counted(), plain()...) }

// counted are the stats with a number.
func counted() []Stat {
	return []Stat{
		{Word: StatDice, Meaning: "rolls `n` dice more, or less, after the limits of terrain",
			noun: "die", signed: true, phrase: "%s"},
		{Word: StatDiceMelee, Meaning: "rolls `n` dice more, or less, in melee",
			noun: "die", signed: true, phrase: "%s in melee"},
		{Word: StatDiceRanged, Meaning: "rolls `n` dice more, or less, in ranged combat",
			noun: "die", signed: true, phrase: "%s in ranged combat"},
		{Word: StatDiceSet, Meaning: "rolls `n` dice, whatever else it has",
			noun: "die", phrase: "%s, whatever else it has"},
		{Word: StatMove, Meaning: "moves `n` hexes more, or less but never below 0",
			noun: "hex", signed: true, phrase: "%s of move"},
		{Word: StatMoveLeast, Meaning: "moves up to `n` hexes where it may move less",
			noun: "hex", phrase: "a move of up to %s where it may move less"},
		{Word: StatMoveMost, Meaning: "moves `n` hexes at most; it may still battle, retreat and follow on",
			noun: "hex", phrase: "a move of at most %s"},
		{Word: StatMoveBattle, Meaning: "moves up to `n` hexes and may still battle",
			noun: "hex", phrase: "a move of %s and battle"},
		{Word: StatRange, Meaning: "shoots `n` hexes farther", noun: "hex", signed: true, phrase: "%s of range"},
		{Word: StatShots, Meaning: "shoots `n` times in place of once, one attack after the other",
			noun: "ranged attack", phrase: "%s"},
		{Word: StatBold, Meaning: "has `n` Bold levels more", noun: "Bold level", signed: true, phrase: "%s"},
		{Word: StatStrikeDice, Meaning: "rolls `n` dice more for each of its bonus strikes that hits; those are rolled once",
			noun: "die", signed: true, phrase: "%s, rolled once, for each bonus strike that hits"},
		{Word: StatWorth, Meaning: "is worth `n` banners to the player who eliminates it",
			noun: "banner", phrase: "worth %s each"},
		{Word: StatHold, Meaning: "is not ordered before turn `n`",
			phrase: "not to be ordered before turn %d of the game, each side's turns counted"},
	}
}

// plain are the stats without a number.
func plain() []Stat {
	return []Stat{
		{Word: StatNoBold, Plain: true, Meaning: "ignores no flag and does not battle back, a creature neither"},
		{Word: StatNoMove, Plain: true,
			Meaning: "does not move, retreat or follow on, and loses a figure for each flag that counts"},
		{Word: StatNoStop, Plain: true, Meaning: "is not stopped by the terrain that it enters"},
		{Word: StatNoMelee, Plain: true,
			Meaning: "does not battle in melee, nor shoot at point blank", phrase: "no melee"},
		{Word: StatNoRanged, Plain: true, Meaning: "does not shoot", phrase: "no ranged attack"},
		{Word: StatStrikeHits, Plain: true, Meaning: "hits with its bonus strikes, whatever its weapon"},
		{Word: StatKeepBattle, Plain: true, Meaning: "moves the hexes that cards add and may still battle"},
		{Word: StatAsBold, Plain: true, Meaning: "battles back as a Bold unit does, but ignores no flag for it"},
		{Word: StatFearless, Plain: true,
			Meaning: "ignores every flag and battles back as a Bold unit does, whatever else forbids it"},
		{Word: StatFrightened, Plain: true, Meaning: "is Frightened", phrase: "Frightened"},
	}
}

// Stat returns the stat of a word, a common one or one of the language; its Word is "" for an unknown word.
func (l *Language) Stat(word string) Stat {
	for _, s := range l.Stats {
		if s.Word == word {
			return s
		}
	}
	return StatOf(word)
}

// StatOf returns the stat of a word; its Word is "" for an unknown word.
func StatOf(word string) Stat {
	for _, s := range Stats() {
		if s.Word == word {
			return s
		}
	}
	return Stat{}
}
