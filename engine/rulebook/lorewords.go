package rulebook

// When a Lore card may be played (BL-LOR-02). The words that begin with x- are Reactions; WindowMeaning tells each.
const (
	WindowWith    = "with"
	WindowInstead = "instead"
	WindowMove    = "move"
	WindowFight   = "fight"
	WindowRolled  = "rolled"
	WindowLore    = "lore"
	WindowXCard   = "x-card"
	WindowXLore   = "x-lore"
	WindowXMove   = "x-move"
	WindowXFight  = "x-fight"
	WindowXRolled = "x-rolled"
)

// Kinds of combat (BL-BAT-04).
const (
	CombatMelee  = "melee"
	CombatRanged = "ranged"
)

// What a Lore card is played at.
const (
	AtUnits    = "units"
	AtAttacker = "attacker" // the enemy unit that battles
	AtDefender = "defender" // the own unit that it battles
	AtRoll     = "roll"     // the own roll on the table
	AtSelf     = "self"     // the player
	AtOpponent = "opponent"
	AtLore     = "lore-card"    // the Lore card that the window is about
	AtCommand  = "command-card" // the Command card that the window is about
)

// Sides of units.
const (
	SideOwn   = "own"
	SideEnemy = "enemy"
	SideAny   = "any"
)

// Kinds of unit beside the classes.
const (
	KindUnit  = "unit"  // any
	KindTroop = "troop" // no creature
)

// How the units of one card stand to each other.
const (
	ShapeChain  = "chain"  // two at least, each next to another of them
	ShapeCircle = "circle" // one, and others next to it
)

// What an effect of a Lore card may do. LoreMeaning tells each in a sentence.
const (
	LoreOrder   = "order"
	LoreGrant   = "grant"
	LoreMove    = "move"
	LorePlace   = "place"
	LoreHeal    = "heal"
	LoreRetreat = "retreat"
	LoreRoll    = "roll"
	LoreGain    = "gain"
	LoreSteal   = "steal"
	LoreForgo   = "forgo"
	LoreCancel  = "cancel"
	LoreReroll  = "reroll"
	LoreIgnore  = "ignore"
	LoreDraw    = "draw"
	LoreDiscard = "discard"
	LoreSpecial = "special"
)

// When something granted ends.
const (
	UntilRoll = "roll" // with the roll at hand
	UntilTurn = "turn" // with the current turn, whoever's it is
	UntilNext = "next" // with the turn after it
)

// Faces of a die as a damage roll reads them.
const (
	FaceColour = "colour" // the helmet in the target's colour
	FaceStrike = "strike"
	FaceLore   = "lore"
)

// What a battle may leave without effect.
const (
	IgnoreColour  = "colour"  // hits by a helmet in the target's colour
	IgnoreStrikes = "strikes" // bonus strikes
	IgnoreHits    = "hits"    // of any face
	IgnoreFlags   = "flags"
)

// Which dice are rolled again, where a unit is put, which deck is meant, and how a card is picked out of a hand.
const (
	DiceMisses    = "misses"
	DiceAny       = "any"
	PlaceNear     = "near"
	PlaceBaseline = "baseline"
	DeckCommand   = "command"
	DeckLore      = "lore"
	PickUnseen    = "unseen"
	PickSeen      = "seen"
)

// What is special to one card and has no word of its own.
const (
	SpecialCardBack  = "card-back"
	SpecialForced    = "forced-card"
	SpecialTurnedHit = "turned-strikes"
)

// LoreWindows are the words of a Lore card's window, the Reactions last. Like the lists below it makes a new slice
// with every call; the place of a word in its list is the number by which an engine may know it.
func LoreWindows() []string {
	return append([]string{WindowWith, WindowInstead, WindowMove, WindowFight, WindowRolled, WindowLore}, loreReactions()...)
}

// loreReactions are the windows of Reactions.
func loreReactions() []string {
	return []string{WindowXCard, WindowXLore, WindowXMove, WindowXFight, WindowXRolled}
}

// LoreCombats are the kinds of combat to which a window of a battle may be kept.
func LoreCombats() []string { return []string{CombatMelee, CombatRanged} }

// LoreTargets are the words of a target's what.
func LoreTargets() []string {
	return []string{AtUnits, AtAttacker, AtDefender, AtRoll, AtSelf, AtOpponent, AtLore, AtCommand}
}

// LoreSides are the words of a target's side.
func LoreSides() []string { return []string{SideOwn, SideEnemy, SideAny} }

// UnitKinds are the words of a target's kind.
func UnitKinds() []string { return []string{KindUnit, KindTroop, Foot, Mounted, Creature} }

// LoreShapes are the words of a target's shape.
func LoreShapes() []string { return []string{ShapeChain, ShapeCircle} }

// LoreDeeds are the words of a Lore card's do.
func LoreDeeds() []string {
	return []string{
		LoreOrder, LoreGrant, LoreMove, LorePlace, LoreHeal, LoreRetreat, LoreRoll, LoreGain, LoreSteal, LoreForgo,
		LoreCancel, LoreReroll, LoreIgnore, LoreDraw, LoreDiscard, LoreSpecial,
	}
}

// LoreEnds are the words of an effect's until.
func LoreEnds() []string { return []string{UntilRoll, UntilTurn, UntilNext} }

// LoreFaces are the words of a roll's hits and kills.
func LoreFaces() []string { return []string{FaceColour, FaceStrike, FaceLore} }

// LoreIgnored are the words of what is ignored.
func LoreIgnored() []string {
	return []string{IgnoreColour, IgnoreStrikes, IgnoreHits, IgnoreFlags}
}

// LoreDice are the words of a reroll's which.
func LoreDice() []string { return []string{DiceMisses, DiceAny} }

// LorePlaces are the words of a place's where.
func LorePlaces() []string { return []string{PlaceNear, PlaceBaseline} }

// LoreDecks are the decks of cards.
func LoreDecks() []string { return []string{DeckCommand, DeckLore} }

// LorePicks are the ways to pick a card out of a hand.
func LorePicks() []string { return []string{PickUnseen, PickSeen} }

// LoreSpecials are the names of what is special. There may be as many as a tenth of the cards; beyond that a deed is
// missing among LoreDeeds.
func LoreSpecials() []string {
	return []string{SpecialCardBack, SpecialForced, SpecialTurnedHit}
}
