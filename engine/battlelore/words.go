package battlelore

// These are what kinds of deed and power are called in errors and tests. What authors write and players read stands in
// the rulebook and is not known here.

// wordOf is the word of a kind, and other words for what is no kind.
func wordOf[K ~uint8](words []string, k K) string {
	if int(k) >= len(words) {
		return "none of them"
	}
	return words[k]
}

// String is what a Lore card does.
func (k EffectKind) String() string { return wordOf(effectWords[:], k) }

var effectWords = [EffectKinds]string{
	OrdersMore: "orders more", Grants: "grants", Moves: "moves", Places: "places", Heals: "heals", Drives: "drives back",
	Rolls: "rolls", Gains: "gains tokens", Steals: "steals tokens", Forgoes: "forgoes tokens", Cancels: "cancels",
	Rerolls: "rolls again", Ignores: "ignores hits", Draws: "draws", Discards: "discards", Special: "a special deed",
}

// String is at what a Lore card is played.
func (k TargetKind) String() string { return wordOf(targetWords[:], k) }

var targetWords = [TargetKinds]string{
	AtUnits: "at units", AtAttacker: "at the attacker", AtDefender: "at the defender", AtRoll: "at a roll",
	AtSelf: "at the player", AtOpponent: "at the opponent", AtLore: "at a Lore card", AtCommand: "at a Command card",
}

// String is when a Lore card may be played.
func (w Window) String() string { return wordOf(windowWords[:], w) }

var windowWords = [Windows]string{
	WithCard: "with the Command card", InsteadOfCard: "instead of a Command card", BeforeMove: "before a move",
	BeforeFight: "before a battle", AfterRoll: "after a roll", WithLore: "with a Lore card",
	OnCard: "in answer to a Command card", OnLore: "in answer to a Lore card", OnMove: "in answer to a move",
	OnFight: "in answer to an attack", OnRoll: "in answer to a roll",
}

// String is how long something lasts.
func (u Until) String() string { return wordOf(untilWords[:], u) }

var untilWords = [Untils]string{
	UntilRoll: "for the roll", UntilTurn: "for the turn", UntilNext: "to the end of the next turn",
}

// String is what a grant changes.
func (s Stat) String() string { return wordOf(statWords[:], s) }

var statWords = [Stats]string{
	StatDice: "dice", StatMelee: "melee dice", StatRanged: "ranged dice", StatSet: "dice, whatever else",
	StatMove: "hexes", StatMoveLeast: "hexes at least", StatMoveMost: "hexes at most", StatRange: "range",
	StatBold: "Bold levels", StatStrikeDice: "dice for bonus strikes", StatNoBold: "not Bold", StatNoMove: "no move",
	StatNoStop: "stopped by no ground", StatStrikeHits: "bonus strikes hit", StatKeepBattle: "battles after all",
	StatAsBold: "as if Bold", StatFearless: "no notice of flags",
}

// String is what a battle may leave without effect.
func (i Ignored) String() string { return wordOf(ignoredWords[:], i) }

var ignoredWords = [IgnoredKinds]string{
	IgnoreColour: "colour faces", IgnoreStrikes: "bonus strikes", IgnoreHits: "all sorts of hits", IgnoreFlags: "flags",
}

// String is what only one card does.
func (k SpecialKind) String() string { return wordOf(specialWords[:], k) }

var specialWords = [SpecialKinds]string{
	CardBack: "brings a card back", ForcedCard: "forces a card", TurnedStrikes: "turns bonus strikes",
}

// String is what a power does.
func (d PowerDo) String() string { return wordOf(powerDoWords[:], d) }

var powerDoWords = [PowerDos]string{
	DoToken: "puts a token", DoRoll: "rolls at", DoRetreat: "drives back", DoLose: "takes figures", DoGrow: "grows necks",
}

// String is to whom a power does something.
func (t PowerTo) String() string { return wordOf(powerToWords[:], t) }

var powerToWords = [PowerTos]string{
	ToTarget: "its target", ToOthers: "other enemies next to it", ToAdjacent: "all next to it",
	ToFlown: "whom it flies over", ToSelf: "itself",
}
