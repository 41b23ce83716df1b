package kernel

// EventField is the meaning of one of the two numbers of an Event.
type EventField uint8

// The fields. Each has an accessor of its name.
const (
	FieldNone EventField = iota
	FieldTurn
	FieldCard
	FieldCards
	FieldDice
	FieldExtraDice
	FieldHexes
	FieldDistance
	FieldBanners
	FieldBlocks
	FieldSwords
	FieldFlags
	FieldFlagsShown
	FieldTokens
	FieldAction
	FieldObjective
	FieldMirrored
	FieldChosen
	FieldEvading
	FieldOneOfSeveral
	FieldHow
	FieldLoss
	FieldDiscard
	FieldEnd
	FieldWinner
	EventFields
)

// fieldWords are the names of the fields. It is never changed.
var fieldWords = [EventFields]string{
	FieldNone:         "nothing",
	FieldTurn:         "turn",
	FieldCard:         "card",
	FieldCards:        "cards",
	FieldDice:         "dice",
	FieldExtraDice:    "dice more",
	FieldHexes:        "hexes",
	FieldDistance:     "distance",
	FieldBanners:      "banners",
	FieldBlocks:       "blocks",
	FieldSwords:       "swords",
	FieldFlags:        "flags",
	FieldFlagsShown:   "flags shown",
	FieldTokens:       "tokens",
	FieldAction:       "action",
	FieldObjective:    "objective",
	FieldMirrored:     "mirrored",
	FieldChosen:       "chosen",
	FieldEvading:      "evading",
	FieldOneOfSeveral: "one of several",
	FieldHow:          "how",
	FieldLoss:         "loss",
	FieldDiscard:      "discarded",
	FieldEnd:          "end",
	FieldWinner:       "winner",
}

// String returns the name of the field.
func (f EventField) String() string {
	if f >= EventFields {
		return "no field of an event"
	}
	return fieldWords[f]
}

// eventRow is the name of a kind of event, and the meaning of its two numbers.
type eventRow struct {
	name string
	n, m EventField
}

// eventRows has a row for each kind of event. It is never changed.
var eventRows = [EventKinds]eventRow{
	TurnBegan:      {"turn began", FieldTurn, FieldNone},
	CardPlayed:     {"card played", FieldCard, FieldNone},
	CardCopied:     {"card copied", FieldCard, FieldMirrored},
	FellBack:       {"fell back", FieldChosen, FieldNone},
	OrdersRolled:   {"orders rolled", FieldDice, FieldNone},
	BlocksRolled:   {"blocks rolled", FieldDice, FieldNone},
	ChainBegan:     {"chain began", FieldNone, FieldNone},
	UnitOrdered:    {"unit ordered", FieldNone, FieldNone},
	LeaderOrdered:  {"Leader ordered", FieldNone, FieldNone},
	ActionUsed:     {"Inspired Action used", FieldAction, FieldTokens},
	UnitMended:     {"unit mended", FieldBlocks, FieldNone},
	UnitMoved:      {"unit moved", FieldHexes, FieldNone},
	UnitCharged:    {"unit charged", FieldHexes, FieldNone},
	UnitLeft:       {"unit left", FieldBanners, FieldNone},
	LeaderMoved:    {"Leader moved", FieldHexes, FieldNone},
	LeaderSent:     {"Leader sent", FieldHexes, FieldNone},
	LeaderLeft:     {"Leader left", FieldBanners, FieldNone},
	LeaderJoined:   {"Leader joined", FieldNone, FieldNone},
	Attacked:       {"attacked", FieldDistance, FieldHow},
	CardReacted:    {"card reacted", FieldCard, FieldExtraDice},
	UnitEvades:     {"unit evades", FieldNone, FieldNone},
	DiceRolled:     {"dice rolled", FieldDice, FieldHow},
	SwordsIgnored:  {"swords ignored", FieldSwords, FieldNone},
	BlocksLost:     {"blocks lost", FieldBlocks, FieldLoss},
	UnitEliminated: {"unit eliminated", FieldBanners, FieldNone},
	LeaderChecked:  {"Leader checked", FieldDice, FieldNone},
	LeaderFell:     {"Leader fell", FieldBanners, FieldNone},
	FlagsIgnored:   {"flags ignored", FieldFlags, FieldFlagsShown},
	UnitRetreated:  {"unit retreated", FieldHexes, FieldEvading},
	RetreatBlocked: {"retreat blocked", FieldHexes, FieldNone},
	BattledBack:    {"battled back", FieldNone, FieldNone},
	Advanced:       {"advanced", FieldHexes, FieldNone},
	AdvancedOn:     {"advanced on", FieldHexes, FieldNone},
	LeaderEvaded:   {"Leader evaded", FieldHexes, FieldNone},
	EscapeRolled:   {"escape rolled", FieldDice, FieldNone},
	LeaderFled:     {"Leader fled", FieldNone, FieldNone},
	TokensGained:   {"tokens gained", FieldTokens, FieldNone},
	CardDrawn:      {"card drawn", FieldCard, FieldOneOfSeveral},
	CardKept:       {"card kept", FieldCard, FieldNone},
	CardDiscarded:  {"card discarded", FieldCard, FieldDiscard},
	DeckMade:       {"deck made", FieldCards, FieldNone},
	ObjectiveHeld:  {"objective held", FieldObjective, FieldNone},
	ObjectiveLost:  {"objective lost", FieldObjective, FieldNone},
	GameEnded:      {"game ended", FieldEnd, FieldWinner},
}

// String returns the name of the kind.
func (k EventKind) String() string {
	if k >= EventKinds {
		return "no kind of event"
	}
	return eventRows[k].name
}

// Has reports whether events of the kind have a field.
func (k EventKind) Has(f EventField) bool { return eventRows[k].n == f || eventRows[k].m == f }
