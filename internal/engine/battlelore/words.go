package battlelore

// The names of kinds of effects and powers in errors and tests. Texts for authors and players are in the rulebook.

// wordOf returns the word of a kind, and "none of them" for an invalid kind.
func wordOf[K ~uint8](words []string, k K) string {
	if int(k) >= len(words) {
		return "none of them"
	}
	return words[k]
}

// String returns the name of a Lore card's effect.
func (k EffectKind) String() string { return wordOf(effectWords[:], k) }

var effectWords = [EffectKinds]string{
	OrdersMore: "orders more", Grants: "grants", Moves: "moves", Places: "places", Heals: "heals", Drives: "drives back",
	Rolls: "rolls", Gains: "gains tokens", Steals: "steals tokens", Forgoes: "forgoes tokens", Cancels: "cancels",
	Rerolls: "rolls again", Ignores: "ignores hits", Draws: "draws", Discards: "discards", Special: "a special deed",
}

// String returns the name of a Lore card's target.
func (k TargetKind) String() string { return wordOf(targetWords[:], k) }

var targetWords = [TargetKinds]string{
	AtUnits: "at units", AtAttacker: "at the attacker", AtDefender: "at the defender", AtRoll: "at a roll",
	AtSelf: "at the player", AtOpponent: "at the opponent", AtLore: "at a Lore card", AtCommand: "at a Command card",
}

// String returns the name of a Lore card's window.
func (w Window) String() string { return wordOf(windowWords[:], w) }

var windowWords = [Windows]string{
	WithCard: "with the Command card", InsteadOfCard: "instead of a Command card", BeforeMove: "before a move",
	BeforeFight: "before a battle", AfterRoll: "after a roll", WithLore: "with a Lore card",
	OnCard: "in answer to a Command card", OnLore: "in answer to a Lore card", OnMove: "in answer to a move",
	OnFight: "in answer to an attack", OnRoll: "in answer to a roll",
}

// String returns the name of an end.
func (u Until) String() string { return wordOf(untilWords[:], u) }

var untilWords = [Untils]string{
	UntilRoll: "for the roll", UntilTurn: "for the turn", UntilNext: "to the end of the next turn",
}

// String returns the name of a stat.
func (s Stat) String() string { return wordOf(statWords[:], s) }

var statWords = [Stats]string{
	StatDice: "dice", StatMelee: "melee dice", StatRanged: "ranged dice", StatSet: "dice, whatever else",
	StatMove: "hexes", StatMoveLeast: "hexes at least", StatMoveMost: "hexes at most", StatRange: "range",
	StatBold: "Bold levels", StatStrikeDice: "dice for bonus strikes", StatNoBold: "not Bold", StatNoMove: "no move",
	StatNoStop: "stopped by no ground", StatStrikeHits: "bonus strikes hit", StatKeepBattle: "battles after all",
	StatAsBold: "as if Bold", StatFearless: "no notice of flags",
}

// String returns the name of an ignored property.
func (i Ignored) String() string { return wordOf(ignoredWords[:], i) }

var ignoredWords = [IgnoredKinds]string{
	IgnoreColour: "colour faces", IgnoreStrikes: "bonus strikes", IgnoreHits: "all sorts of hits", IgnoreFlags: "flags",
}

// String returns the name of a special.
func (k SpecialKind) String() string { return wordOf(specialWords[:], k) }

var specialWords = [SpecialKinds]string{
	CardBack: "brings a card back", ForcedCard: "forces a card", TurnedStrikes: "turns bonus strikes",
}

// String returns the name of a power's effect.
func (d PowerDo) String() string { return wordOf(powerDoWords[:], d) }

var powerDoWords = [PowerDos]string{
	DoToken: "puts a token", DoRoll: "rolls at", DoRetreat: "drives back", DoLose: "takes figures", DoGrow: "grows necks",
}

// String returns the name of a power's target.
func (t PowerTo) String() string { return wordOf(powerToWords[:], t) }

var powerToWords = [PowerTos]string{
	ToTarget: "its target", ToOthers: "other enemies next to it", ToAdjacent: "all next to it",
	ToFlown: "whom it flies over", ToSelf: "itself",
}
