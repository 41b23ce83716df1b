package rulebook

// LoreTargetKeys are the keys that a target reads beside what; nil for a word that reads none.
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

// LoreEffectKeys are the keys that a word reads beside do, levels, only and epic; nil for a word that reads none.
func LoreEffectKeys(do string) []string {
	switch do {
	case LoreGrant:
		return []string{"stat", "n", "until"}
	case LoreMove:
		return []string{"n", "clear"}
	case LorePlace:
		return []string{"where", "within", "figures"}
	case LoreRetreat:
		return []string{"n"}
	case LoreHeal, LoreSteal:
		return []string{"n", "by", "part"}
	case LoreRoll:
		return []string{"n", "by", "part", "hits", "kills", "flags"}
	case LoreGain:
		return []string{"n", "by", "part"}
	case LoreForgo:
		return []string{"until"}
	case LoreReroll:
		return []string{"n", "which"}
	case LoreIgnore:
		return []string{"what", "n", "until"}
	case LoreDraw:
		return []string{"deck", "n", "keep"}
	case LoreDiscard:
		return []string{"deck", "n", "by", "part"}
	case LoreSpecial:
		return []string{"name", "reason", "pick"}
	}
	return nil
}

// LoreMeaning says in a sentence what an effect does; "" for a word that is none.
func LoreMeaning(do string) string {
	switch do {
	case LoreOrder:
		return "orders the target beyond the orders of the Command card"
	case LoreGrant:
		return "changes the target's `stat` by `n` until `until`"
	case LoreMove:
		return "moves the target now, up to `n` hexes, and in the Command phase not as its move; with `clear` it does not end next to an enemy"
	case LorePlace:
		return "sets the target on a vacant hex that it may enter, without a move: `where` is `near`, `within` so many hexes, or `baseline`; a fallen unit has `figures` figures"
	case LoreHeal:
		return "gives the target back up to `n` figures, never above its size at the start"
	case LoreRetreat:
		return "sends the target back `n` hexes; no Bold helps, and hexes that cannot be made cost figures"
	case LoreRoll:
		return "rolls `n` dice at the target: each face of `hits` removes a figure, one of `kills` the whole unit, and with `flags` flags count"
	case LoreGain:
		return "gives the player `n` Lore tokens, or with `by` `paid` those paid for the target"
	case LoreSteal:
		return "takes up to `n` Lore tokens from the opponent"
	case LoreForgo:
		return "gives the player no Lore tokens for battle until `until`"
	case LoreCancel:
		return "takes the effect from the target card, or ends the battle with the target"
	case LoreReroll:
		return "rolls up to `n` dice of the target again, once: `which` are `misses` or `any`; without `n` all of them"
	case LoreIgnore:
		return "keeps `n` of `what` from the target, all of them without `n`: `colour` hits, `strikes`, `hits` of any face, `flags`; for the roll at hand or until `until`"
	case LoreDraw:
		return "draws `n` cards of `deck` and keeps `keep`: Lore cards at once, Command cards in place of the draw at the end of the turn"
	case LoreDiscard:
		return "takes `n` cards of `deck` from the target's hand at random"
	case LoreSpecial:
		return "does what only this card does, by `name`, with the `reason` why no other word serves"
	}
	return ""
}

// SpecialMeaning says in a sentence what is special; "" for a name that is none.
func SpecialMeaning(name string) string {
	switch name {
	case SpecialCardBack:
		return "the target card takes effect and returns to its owner's hand, and this card is discarded in its place"
	case SpecialForced:
		return "the opponent takes the Command card back and plays another one, which the player picks from his hand; with no other card he keeps it"
	case SpecialTurnedHit:
		return "the attacker suffers the hits that its own bonus strikes would have dealt, and all other dice count as ever"
	}
	return ""
}
