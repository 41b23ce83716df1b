package rulebook

// LoreTargetKeys are the keys that a target reads besides what; nil for a word that reads none.
func LoreTargetKeys(what string) []string {
	switch what {
	case AtUnits:
		return []string{
			"side", "kind", "rank", "most", "by", "sections", "near", "on", "elevated", "water", "next_to", "shape",
			"ordered", "alone", "fallen", "can_battle",
		}
	case AtAttacker, AtDefender:
		return []string{"kind", "rank"}
	case AtLore:
		return []string{"cost"}
	}
	return nil
}

// SpecialMeaning describes a special in a sentence; "" for an unknown name.
func SpecialMeaning(name string) string {
	switch name {
	case SpecialCardBack:
		return "the target card takes effect and returns to its owner's hand, and this card is discarded in its place"
	case SpecialForced:
		return "the opponent takes the Command card back and plays another one, which the player picks from the opponent's " +
			"hand; without another card the opponent keeps it"
	case SpecialTurnedHit:
		return "the attacker suffers the hits that its own bonus strikes would have dealt, and all other dice count as usual"
	}
	return ""
}
