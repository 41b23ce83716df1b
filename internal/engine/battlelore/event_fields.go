package battlelore

// EventField is the meaning of one of the two numbers of an Event.
type EventField uint8

// The fields. Each has an accessor of its name.
const (
	FieldNone EventField = iota
	FieldTurn
	FieldCard
	FieldLoreCard
	FieldCards
	FieldKept
	FieldDice
	FieldHexes
	FieldDistance
	FieldOrders
	FieldBanners
	FieldFigures
	FieldStrikes
	FieldHits
	FieldFlags
	FieldFlagsShown
	FieldTokens
	FieldSymbols
	FieldChange
	FieldHarm
	FieldInHexes
	FieldObjective
	FieldPower
	FieldTokenKind
	FieldPlaceKind
	FieldGift
	FieldColour
	FieldSits
	FieldFromRack
	FieldToRack
	FieldMirrored
	FieldOneOfSeveral
	FieldAtStart
	FieldFromLair
	FieldFell
	FieldHow
	FieldLoss
	FieldGain
	FieldDiscard
	FieldDrop
	FieldMender
	FieldCamp
	FieldEnd
	FieldWinner
	FieldTaker
	FieldLoser
	FieldRival
	FieldSection
	FieldStat
	FieldIgnored
	FieldUntil
	EventFields
)

// fieldWords are the names of the fields. It is never changed.
var fieldWords = [EventFields]string{
	FieldNone:         "nothing",
	FieldTurn:         "turn",
	FieldCard:         "card",
	FieldLoreCard:     "Lore card",
	FieldCards:        "cards",
	FieldKept:         "kept",
	FieldDice:         "dice",
	FieldHexes:        "hexes",
	FieldDistance:     "distance",
	FieldOrders:       "orders",
	FieldBanners:      "banners",
	FieldFigures:      "figures",
	FieldStrikes:      "strikes",
	FieldHits:         "hits",
	FieldFlags:        "flags",
	FieldFlagsShown:   "flags shown",
	FieldTokens:       "tokens",
	FieldSymbols:      "symbols",
	FieldChange:       "change",
	FieldHarm:         "harm",
	FieldInHexes:      "in hexes",
	FieldObjective:    "objective",
	FieldPower:        "power",
	FieldTokenKind:    "kind of token",
	FieldPlaceKind:    "kind of site",
	FieldGift:         "gift",
	FieldColour:       "colour",
	FieldSits:         "seats taken",
	FieldFromRack:     "from the rack",
	FieldToRack:       "to the rack",
	FieldMirrored:     "mirrored",
	FieldOneOfSeveral: "one of several",
	FieldAtStart:      "at the start",
	FieldFromLair:     "from its lair",
	FieldFell:         "fell",
	FieldHow:          "how",
	FieldLoss:         "loss",
	FieldGain:         "gain",
	FieldDiscard:      "discarded",
	FieldDrop:         "dropped",
	FieldMender:       "mender",
	FieldCamp:         "camp",
	FieldEnd:          "end",
	FieldWinner:       "winner",
	FieldTaker:        "taker",
	FieldLoser:        "loser",
	FieldRival:        "rival",
	FieldSection:      "section",
	FieldStat:         "stat",
	FieldIgnored:      "ignored",
	FieldUntil:        "until",
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
	CardPlayed:     {"card played", FieldCard, FieldFromRack},
	CardCopied:     {"card copied", FieldCard, FieldMirrored},
	FellBack:       {"fell back", FieldNone, FieldNone},
	OrdersRolled:   {"orders rolled", FieldDice, FieldNone},
	UnitOrdered:    {"unit ordered", FieldOrders, FieldNone},
	UnitMoved:      {"unit moved", FieldHexes, FieldNone},
	UnitRushed:     {"unit rushed", FieldHexes, FieldNone},
	UnitLeft:       {"unit left", FieldBanners, FieldNone},
	Attacked:       {"attacked", FieldDistance, FieldHow},
	DiceRolled:     {"dice rolled", FieldDice, FieldHow},
	DiceAgain:      {"dice rolled again", FieldNone, FieldNone},
	StrikesIgnored: {"bonus strikes ignored", FieldStrikes, FieldNone},
	FiguresLost:    {"figures lost", FieldFigures, FieldLoss},
	UnitKilled:     {"unit killed", FieldBanners, FieldTaker},
	FlagsIgnored:   {"flags ignored", FieldFlags, FieldFlagsShown},
	UnitRetreated:  {"unit retreated", FieldHexes, FieldNone},
	RetreatBlocked: {"retreat blocked", FieldHexes, FieldNone},
	PanicRolled:    {"panic rolled", FieldDice, FieldNone},
	BattledBack:    {"battled back", FieldNone, FieldNone},
	GroundGained:   {"ground gained", FieldHexes, FieldNone},
	Pursued:        {"pursued", FieldHexes, FieldNone},
	CardDrawn:      {"card drawn", FieldCard, FieldOneOfSeveral},
	CardKept:       {"card kept", FieldCard, FieldNone},
	CardDiscarded:  {"card discarded", FieldCard, FieldDiscard},
	CardOpened:     {"card opened", FieldCard, FieldNone},
	DeckMade:       {"deck made", FieldCards, FieldNone},
	ObjectiveHeld:  {"objective held", FieldObjective, FieldCamp},
	ObjectiveLost:  {"objective lost", FieldObjective, FieldCamp},
	GameEnded:      {"game ended", FieldEnd, FieldWinner},
	TokensGained:   {"tokens gained", FieldTokens, FieldGain},
	TokensPaid:     {"tokens paid", FieldTokens, FieldNone},
	LoreDrawn:      {"Lore cards drawn", FieldCards, FieldKept},
	LoreKept:       {"Lore cards kept", FieldKept, FieldAtStart},
	LoreDropped:    {"Lore card dropped", FieldLoreCard, FieldDrop},
	LoreDeckMade:   {"Lore deck made", FieldCards, FieldNone},
	CouncilSet:     {"council set", FieldSits, FieldNone},
	CriticalRolled: {"critical hits rolled", FieldDice, FieldNone},
	Trampled:       {"trampled", FieldHexes, FieldNone},
	PaceRolled:     {"pace rolled", FieldHexes, FieldNone},
	PowerUsed:      {"power used", FieldPower, FieldSymbols},
	PowerRolled:    {"power rolled", FieldDice, FieldNone},
	PowerStruck:    {"power struck", FieldHarm, FieldInHexes},
	LoreStored:     {"Lore stored", FieldTokens, FieldFromLair},
	TokenPut:       {"token put", FieldTokenKind, FieldNone},
	TokenRolled:    {"token rolled", FieldTokenKind, FieldNone},
	TokenGone:      {"token gone", FieldTokenKind, FieldNone},
	Mended:         {"mended", FieldFigures, FieldMender},
	FlightBegan:    {"flight began", FieldNone, FieldNone},
	FlownOver:      {"flown over", FieldNone, FieldNone},
	Landed:         {"landed", FieldHexes, FieldFell},
	LorePlayed:     {"Lore card played", FieldLoreCard, FieldTokens},
	LoreAimed:      {"Lore card aimed at a unit", FieldLoreCard, FieldNone},
	LoreAimedAt:    {"Lore card aimed at a section", FieldSection, FieldLoreCard},
	LoreCancelled:  {"Lore card cancelled", FieldLoreCard, FieldNone},
	LoreReturned:   {"Lore card returned", FieldLoreCard, FieldNone},
	PlacePlaced:    {"site placed", FieldPlaceKind, FieldNone},
	PlaceLost:      {"site lost", FieldPlaceKind, FieldNone},
	PlaceGone:      {"site gone", FieldPlaceKind, FieldNone},
	UnitSlipped:    {"unit slipped", FieldHexes, FieldNone},
	UnitPromoted:   {"unit promoted", FieldColour, FieldNone},
	CallRolled:     {"call rolled", FieldDice, FieldNone},
	CreatureCame:   {"creature came", FieldNone, FieldNone},
	ModifierPlaced: {"spell laid", FieldChange, FieldStat},
	UnitPlaced:     {"unit placed", FieldHexes, FieldNone},
	UnitReturned:   {"unit returned", FieldFigures, FieldNone},
	UnitShifted:    {"unit shifted", FieldHexes, FieldNone},
	LoreStruck:     {"Lore card rolled", FieldDice, FieldNone},
	DiceTaken:      {"dice taken", FieldDice, FieldNone},
	HitsIgnored:    {"hits ignored", FieldHits, FieldIgnored},
	StrikesTurned:  {"strikes turned", FieldNone, FieldNone},
	BattleBroken:   {"battle broken off", FieldNone, FieldNone},
	TokensStolen:   {"tokens stolen", FieldTokens, FieldLoser},
	TokensForgone:  {"tokens forgone", FieldUntil, FieldNone},
	SightGained:    {"sight gained", FieldCards, FieldNone},
	CardTakenBack:  {"card taken back", FieldCard, FieldToRack},
	CardForced:     {"card forced", FieldCard, FieldNone},
	LoreRival:      {"Lore card aimed at a player", FieldRival, FieldLoreCard},
	RuleGave:       {"rule gave", FieldGift, FieldNone},
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
