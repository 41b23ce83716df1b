package rulebook

import "muster/internal/adventures/effect"

// Windows of Lore cards (BL-LOR-02). The words that begin with x- are Reactions; WindowMeaning describes each.
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

// Targets of Lore cards.
const (
	AtUnits    = effect.Units
	AtAttacker = effect.Attacker // the enemy unit that battles
	AtDefender = effect.Defender // the player's own unit in the battle
	AtRoll     = effect.Dice     // the player's own roll on the table
	AtSelf     = effect.Player   // the player
	AtOpponent = effect.Opponent
	AtLore     = "lore-card"    // the Lore card that the window is about
	AtCommand  = "command-card" // the Command card that the window is about
)

// Sides of units.
const (
	SideOwn   = effect.Own
	SideEnemy = effect.Enemy
	SideAny   = effect.Any
)

// Kinds of unit in addition to the classes.
const (
	KindUnit  = "unit"       // any
	KindTroop = effect.Troop // no creature
)

// Arrangements of the units of one card.
const (
	ShapeChain  = effect.Chain  // two at least, each next to another of them
	ShapeCircle = effect.Circle // one, and others next to it
)

// Effects of Lore cards: the words of LoreDialect.
const (
	LoreOrder   = effect.Order
	LoreGrant   = effect.Grant
	LoreMove    = effect.Move
	LorePlace   = effect.SetDown
	LoreHeal    = effect.Heal
	LoreRetreat = effect.Retreat
	LoreRoll    = effect.Roll
	LoreGain    = effect.Gain
	LoreSteal   = "steal"
	LoreForgo   = "forgo"
	LoreCancel  = effect.Cancel
	LoreReroll  = effect.Reroll
	LoreIgnore  = effect.Ignore
	LoreDraw    = effect.Draw
	LoreDiscard = effect.Discard
	LoreSpecial = "special"
)

// Ends of a grant.
const (
	UntilRoll = effect.UntilRoll // with the roll at hand
	UntilTurn = effect.UntilTurn // with the current turn, of any player
	UntilNext = effect.UntilNext // with the turn after it
)

// Faces of a die as a damage roll reads them.
const (
	FaceColour = "colour" // the helmet in the target's colour
	FaceStrike = "strike"
	FaceLore   = "lore"
)

// Properties that a battle may ignore.
const (
	IgnoreColour  = effect.IgnoreColour  // hits by a helmet in the target's colour
	IgnoreStrikes = effect.IgnoreStrikes // bonus strikes
	IgnoreHits    = effect.IgnoreHits    // of any face
	IgnoreFlags   = effect.IgnoreFlags
)

// Dice to roll again, places for units, decks, and ways to pick a card from a hand.
const (
	DiceMisses    = effect.Misses
	DiceAny       = effect.AnyDice
	PlaceNear     = effect.Near
	PlaceBaseline = effect.Baseline
	DeckCommand   = effect.DeckCommand
	DeckLore      = "lore"
	PickUnseen    = "unseen"
	PickSeen      = "seen"
)

// Specials of one card without a word of their own.
const (
	SpecialCardBack  = "card-back"
	SpecialForced    = "forced-card"
	SpecialTurnedHit = "turned-strikes"
)

// LoreWindows are the words of a Lore card's window, the Reactions last. Like the lists below it makes a new slice
// with every call; an engine may use the index of a word in its list as its number.
func LoreWindows() []string {
	return append(
		[]string{WindowWith, WindowInstead, WindowMove, WindowFight, WindowRolled, WindowLore},
		loreReactions()...)
}

// loreReactions are the windows of Reactions.
func loreReactions() []string {
	return []string{WindowXCard, WindowXLore, WindowXMove, WindowXFight, WindowXRolled}
}

// LoreCombats are the kinds of combat to which a window of a battle may be limited.
func LoreCombats() []string { return []string{CombatMelee, CombatRanged} }

// LoreTargets are the words of a target's what.
func LoreTargets() []string {
	return []string{AtUnits, AtAttacker, AtDefender, AtRoll, AtSelf, AtOpponent, AtLore, AtCommand}
}

// LoreSides are the words of a target's side.
func LoreSides() []string { return effect.Sides() }

// UnitKinds are the words of a target's kind.
func UnitKinds() []string { return []string{KindUnit, KindTroop, Foot, Mounted, Creature} }

// LoreShapes are the words of a target's shape.
func LoreShapes() []string { return []string{ShapeChain, ShapeCircle} }

// LoreEnds are the words of an effect's until.
func LoreEnds() []string { return effect.Untils() }

// LoreFaces are the words of a roll's hits and kills.
func LoreFaces() []string { return []string{FaceColour, FaceStrike, FaceLore} }

// LoreIgnored are the words of ignored properties.
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

// LoreSpecials are the names of specials. At most a tenth of the cards may have one; beyond that LoreDialect lacks a
// verb.
func LoreSpecials() []string {
	return []string{SpecialCardBack, SpecialForced, SpecialTurnedHit}
}
