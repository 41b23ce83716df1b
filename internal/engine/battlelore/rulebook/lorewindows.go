package rulebook

// WindowMeaning says in a few words when a window is open (BL-LOR-02, R-215); "" for a word that is none.
func WindowMeaning(window string) string {
	switch window {
	case WindowWith:
		return "own Command phase, together with the Command card, before any unit is ordered"
	case WindowInstead:
		return "own Command phase, in place of the Command card"
	case WindowMove:
		return "own Movement phase, before an ordered unit moves"
	case WindowFight:
		return "own Combat phase, before an ordered unit rolls"
	case WindowRolled:
		return "own Combat phase, after an own roll and before it counts"
	case WindowLore:
		return "while another own Lore card is played"
	case WindowXCard:
		return "Reaction: the opponent has just played a Command card"
	case WindowXLore:
		return "Reaction: a Lore card has just been played"
	case WindowXMove:
		return "Reaction: an enemy unit is about to move, or is in flight"
	case WindowXFight:
		return "Reaction: attacker and target are named, before the roll"
	case WindowXRolled:
		return "Reaction: the opponent has rolled, and the roll does not count yet"
	}
	return ""
}

// TargetMeaning says in a few words at what a card with a target is played; "" for a word that is none.
func TargetMeaning(what string) string {
	switch what {
	case AtUnits:
		return "units of a `side`, as many and such as the other keys say"
	case AtAttacker:
		return "the enemy unit that battles, in the windows `x-fight` and `x-rolled`"
	case AtDefender:
		return "the own unit that it battles"
	case AtRoll:
		return "the own roll on the table, in the window `rolled`"
	case AtSelf:
		return "the player"
	case AtOpponent:
		return "the other player"
	case AtLore:
		return "the Lore card that the window is about, in `lore` and `x-lore`"
	case AtCommand:
		return "the Command card that the window is about, in `x-card`"
	}
	return ""
}
