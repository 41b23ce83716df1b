package battlelore

import "muster/maps/hex"

// Councillors is the number of seats of a War Council (BL-WAR-03). The four Lore Masters come first: a Lore card's
// class is one of them.
const (
	Cleric uint8 = iota
	Rogue
	Warrior
	Wizard
	Commander
	CreatureSeat
	Councillors
	Masters = Commander // classes of Lore card
)

// MaxLoreDeck is the maximum of Lore cards in a game, MaxLore the maximum that a player can hold while a choice is
// open.
const (
	MaxLoreDeck = 72
	MaxLore     = 8
	MaxLevel    = 3
)

// LoreRules are the additional rules of a game with Lore; nil without Lore.
type LoreRules struct {
	Cards    []LoreCard
	Deck     []uint8            // every card that may lie in the deck, class by class; the councils say how many
	ByClass  [Masters][3]int8   // cards of a class in the deck: on no council, on one, on both (BL-WAR-04)
	Pool     int                // tokens (BL-LOR-01, EP-SET-02)
	Dealt    int8               // cards dealt at the start (BL-WAR-05)
	Kept     [MaxLevel + 1]int8 // of those, by the best master's level
	Tokens   [MaxLevel + 1]int8 // at the start, by the best master's level (BL-WAR-02)
	Limit    [MaxLevel + 1]int8 // most cards held (BL-LOR-06)
	Command  [MaxLevel + 1]int8 // Command cards by the Commander's level, for a council that the player splits (BL-WAR-01)
	Turn     []TurnEnd          // the choices at the end of a turn (BL-END-02)
	Stranger int8               // tokens more for a card out of character (BL-LOR-07)
	Alone    bool               // Medieval Lore: no council, every card out of character, nothing at the start (VAR-ML)
	Melee    bool               // tokens in melee alone (EP-LOR-01)
	Outside  int8               // tokens for an order to a creature in another section (BL-CRE-02)
	Reward   int8               // tokens for killing a creature (BL-CRE-04)
	Council  [MaxPlayers]Council
	Kinds    []TokenKind
	Powers   []Power // of all creatures; a Kind says which are its own
}

// Council is a War Council: fixed levels, or a number of levels to split with the minimum of each seat.
type Council struct {
	Levels [Councillors]int8
	Free   int8 // levels that the player splits, the creatures' aside; 0: Levels stand
	Least  [Councillors]int8
	Most   [Councillors]int8
	Secret bool // the opponent knows who sits on it, and no levels
	Tokens int8 // at the start, in addition to those of the best master (CTA-SPC-08)
}

// TurnEnd is a choice at the end of a turn: Lore cards drawn, Lore cards kept, tokens.
type TurnEnd struct{ Draw, Keep, Tokens int8 }

// Window is the time to play a Lore card (BL-LOR-02, R-211).
type Window uint8

// The windows, in the order of the rulebook's words.
const (
	WithCard Window = iota
	InsteadOfCard
	BeforeMove
	BeforeFight
	AfterRoll
	WithLore
	OnCard // and the Reactions
	OnLore
	OnMove
	OnFight
	OnRoll
	Windows
)

// Reaction reports whether cards of the window answer the opponent.
func (w Window) Reaction() bool { return w >= OnCard }

// Levels is a number by level of the card's master, level 1 first.
type Levels [MaxLevel]int8

// At returns the number at a level; level 0 counts as 1 (BL-LOR-07).
func (l Levels) At(level int) int8 { return l[min(max(level, 1), MaxLevel)-1] }

// LoreCard is a card of the Lore deck.
type LoreCard struct {
	Class   uint8 // Cleric to Wizard
	Cost    int8
	Window  Window
	Melee   bool // of a battle: in melee alone
	Ranged  bool
	Target  Target
	Effects []Effect
}

// TargetKind is the kind of a Lore card's target, in the order of the rulebook's words.
type TargetKind uint8

// The targets.
const (
	AtUnits TargetKind = iota
	AtAttacker
	AtDefender
	AtRoll
	AtSelf
	AtOpponent
	AtLore
	AtCommand
	TargetKinds
)

// Target is the target of a Lore card, with its limits. A limit of 0 means none.
type Target struct {
	What     TargetKind
	Own      bool // units of the player
	Enemy    bool // units of the opponent
	Kind     [MaxLevel]ClassSet
	Rank     Levels // the highest rank of banner: green 1, blue 2, red 3
	Most     Levels
	Command  bool   // as many as Command, in place of Most
	Sections Levels // in how many sections of the player's choice
	Near     Levels // the largest distance from an own unit, in hexes
	Cost     Levels // AtLore: the highest printed cost
	Where    bool   // on one of the hexes of On alone
	On       hex.Set
	Chain    bool // two at least, each next to another of them
	Circle   bool // one, and others next to it
	Ordered  bool
	Lone     bool // no friend next to it
	Fallen   bool // eliminated earlier
	Fights   bool // can reach a target this turn
}

// ClassSet is a set of classes, a bit a Class; 0 is all.
type ClassSet uint8

// EffectKind is the kind of a Lore card's effect, in the order of the rulebook's words (LoreDeeds).
type EffectKind uint8

// The effects.
const (
	OrdersMore EffectKind = iota
	Grants
	Moves
	Places
	Heals
	Drives
	Rolls
	Gains
	Steals
	Forgoes
	Cancels
	Rerolls
	Ignores
	Draws
	Discards
	Special
	EffectKinds
)

// Effect is an effect and its numbers. The kind decides which of them count.
type Effect struct {
	Do      EffectKind
	Levels  uint8 // a bit 1<<level for each level at which it happens; 0: at all
	Until   Until // Grants, Ignores, Forgoes
	Epic    bool  // in Epic games alone
	Own     bool  // of a target of both sides, the player's own units alone
	Enemy   bool
	Stat    Stat
	N       Levels // read by Change, Hexes, Dice, Cards or Spared; figures and tokens by View.Amount
	Hits    uint8  // a bit a face that costs a figure, besides the target's colour
	Colour  bool   // the target's colour costs a figure
	Kills   uint8  // a bit a face that kills
	Flags   bool
	What    Ignored
	Any     bool // Rerolls: any die, not misses alone
	Base    bool // Places: on the baseline; else near
	Within  Levels
	Figures Levels
	Clear   bool // Moves: not to end next to an enemy
	Lore    bool // Draws, Discards: of the Lore deck
	Keep    int8
	Share   Share // in place of N: Heals, Rolls, Gains, Steals, Discards
	Special SpecialKind
	Pick    [MaxLevel]bool // forced-card: seen
}

// Until is the end of a Lore card's change.
type Until uint8

// The ends, in the order of the rulebook's words.
const (
	UntilRoll Until = iota // of the roll at hand
	UntilTurn              // of the current turn, of any player
	UntilNext              // of the turn after it
	Untils
)

// Stat is the property that a grant changes, in the order of the rulebook's words (LoreStats).
type Stat uint8

// The stats: first those that take a number.
const (
	StatDice Stat = iota
	StatMelee
	StatRanged
	StatSet
	StatMove
	StatMoveLeast
	StatMoveMost
	StatRange
	StatBold
	StatStrikeDice
	StatNoBold
	StatNoMove
	StatNoStop
	StatStrikeHits
	StatKeepBattle
	StatAsBold
	StatFearless
	Stats
)

// Ignored is a property that a battle may ignore.
type Ignored uint8

// The properties that may be ignored.
const (
	IgnoreColour Ignored = iota
	IgnoreStrikes
	IgnoreHits
	IgnoreFlags
	IgnoredKinds
)

// SpecialKind is an effect of a single card.
type SpecialKind uint8

// The specials.
const (
	CardBack SpecialKind = iota
	ForcedCard
	TurnedStrikes
	SpecialKinds
)

// TokenKind is a marker on a unit with its effects on the unit.
type TokenKind struct {
	Most     int8 // on one unit; 0: any number
	NoMove   bool
	NoBack   bool // it does not retreat
	NoFollow bool
	NoBold   bool
	FlagsHit bool
	DiceMost int8
	Dice     int8  // at the end of each turn of the unit's owner
	Colour   bool  // the unit's colour costs a figure
	Hits     uint8 // further faces that cost one
	Ends     uint8 // faces that take the token away
	Turns    int8
}

// Power is a creature's special power (BL-CRE-10).
type Power struct {
	Cost      int8
	Flight    bool
	Later     bool // it waits for the end of the attack
	NeedsHit  bool
	NeedsNeck bool
	PaidFirst bool
	Effects   []PowerEffect
}

// PowerEffect is an effect of a power, in the order of the rulebook's words.
type PowerEffect struct {
	Do      PowerDo
	To      PowerTo
	N       int8
	Share   Share // in place of N: OfLost, OfFigures
	PerLore bool
	Token   uint8
	Colour  bool
	Hits    uint8
	Flags   bool
}

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
