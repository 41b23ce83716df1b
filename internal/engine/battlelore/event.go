package battlelore

import (
	contract "muster/engine"
	"muster/maps/hex"
)

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of event, and their fields besides Player.
const (
	TurnBegan      EventKind = iota // Turn
	CardPlayed                      // Card, FromRack
	CardCopied                      // Card that a Counter Attack becomes, Mirrored
	FellBack                        // the card's own units were none: one unit of choice
	OrdersRolled                    // Faces: the dice that give orders; Dice
	UnitOrdered                     // Unit, Orders
	UnitMoved                       // Unit, From, To, Hexes
	UnitRushed                      // Unit, From, To, Hexes
	UnitLeft                        // Unit left the field where the adventure lets it, From; Banners
	Attacked                        // Unit attacks Other; Distance, How
	DiceRolled                      // Unit's roll at Other: Faces; Dice, How
	DiceAgain                       // further dice that the roll brought: Faces
	StrikesIgnored                  // Unit ignores so many bonus Strikes of Other
	FiguresLost                     // Unit loses Figures; Loss
	UnitKilled                      // Unit is gone, From; Banners, Taker
	FlagsIgnored                    // Unit ignores Flags of FlagsShown
	UnitRetreated                   // Unit goes back one hex: From, To, Hexes
	RetreatBlocked                  // Unit cannot make so many Hexes
	PanicRolled                     // Unit, Faces, Dice
	BattledBack                     // Unit battles back at Other
	GroundGained                    // Unit, From, To, Hexes
	Pursued                         // Unit, From, To, Hexes; From = To when it stays
	CardDrawn                       // Card, OneOfSeveral
	CardKept                        // Card
	CardDiscarded                   // Card, Discard
	CardOpened                      // Card that was laid open on the rack
	DeckMade                        // the discards are the deck again; Cards
	ObjectiveHeld                   // Objective, Camp
	ObjectiveLost                   // Objective, Camp
	GameEnded                       // End, Winner
	TokensGained                    // Player gets Tokens out of the pool; Gain
	TokensPaid                      // Player gives Tokens back to the pool; Unit: whose store, or none
	LoreDrawn                       // Player draws so many Lore Cards, of which Kept are kept
	LoreKept                        // Player keeps Kept Lore cards; AtStart
	LoreDropped                     // Player puts the LoreCard away; Drop
	LoreDeckMade                    // the discards are the Lore deck again; Cards
	CouncilSet                      // Player's council is known: Sits
	CriticalRolled                  // Unit, a creature, is rolled at again: Faces; Dice (BL-CRE-03, BL-CRE-08)
	Trampled                        // Unit tramples Other; Hexes that it could not make (BL-CRE-09)
	PaceRolled                      // Unit rolls for its move: Faces; Hexes
	PowerUsed                       // Unit uses the Power; Other: the unit that it battled; Symbols that count
	PowerRolled                     // Unit's power rolls at Other: Faces; Dice
	PowerStruck                     // Unit's power takes or drives Other: Struck
	LoreStored                      // Tokens are stored beside Unit; FromLair
	TokenPut                        // a token of TokenKind lies on Unit
	TokenRolled                     // Unit suffers from a token of TokenKind: Faces
	TokenGone                       // a token of TokenKind goes from Unit
	Mended                          // Unit gets Figures or necks back; Mender
	FlightBegan                     // Unit flies off, From
	FlownOver                       // Unit flies over Other, at To
	Landed                          // Unit lands, From, To, Hexes; Fell
	LorePlayed                      // Player plays the LoreCard for Tokens (BL-LOR-03)
	LoreAimed                       // Player's LoreCard is played at Unit
	LoreAimedAt                     // Player's LoreCard is played at the Section
	LoreCancelled                   // Player's LoreCard has no effect
	LoreReturned                    // Player's LoreCard goes back to the hand
	PlacePlaced                     // Player puts a landmark or lair of SiteKind on the field, To
	PlaceLost                       // Player finds no hex, or no tile, for a landmark or lair of SiteKind
	PlaceGone                       // Player's landmark or lair of SiteKind is used up, From
	UnitSlipped                     // Unit takes a passage, From, To, Hexes
	UnitPromoted                    // Unit gets the banner of the Colour
	CallRolled                      // Unit rolls for the creature Other: Faces; Dice
	CreatureCame                    // Unit, a creature, comes out of a lair, From, To
	ModifierPlaced                  // Unit has its Stat changed by Change; beyond the stats it ignores so many of Ignored
	UnitPlaced                      // a card sets Unit on another hex: From, To
	UnitReturned                    // Unit comes back, To; Figures
	UnitShifted                     // a card moves Unit, not as its move: From, To, Hexes
	LoreStruck                      // a card rolls at Unit: Faces; Dice
	DiceTaken                       // Unit's dice that are rolled again: Faces; Dice
	HitsIgnored                     // Unit takes no notice of Hits of Ignored in this roll; 0: of all
	StrikesTurned                   // Unit suffers its own bonus strikes
	BattleBroken                    // Unit's attack on Other is over before its roll, and both are still there
	TokensStolen                    // Player takes Tokens of player Loser
	TokensForgone                   // Player gains no tokens by battle for a time; Until
	SightGained                     // Player draws so many Command Cards at the turn's end and keeps one
	CardTakenBack                   // Player takes the Command Card back; ToRack
	CardForced                      // Player must play the Command Card (EP-LOR-02)
	LoreRival                       // Player plays the LoreCard at the player Rival (VAR-RA-08)
	RuleGave                        // the Gift of a special rule is given to Player for Unit, To; what comes of it follows
	EventKinds
)

// Event is one thing that happened, in numbers. The kind decides the meaning of its two numbers; there is an accessor
// for each.
type Event struct {
	Kind     EventKind
	Player   Player
	Unit     uint8
	Target   uint8
	From, To hex.Hex
	n, m     int8
	Faces    [Faces]uint8
}

// Loss is the reason for a loss of figures.
type Loss int8

// The losses.
const (
	ByHits    Loss = iota
	ByBlock        // a retreat that could not be made (BL-RET-03)
	ByPanic        // BL-MOR-05
	ByTrample      // a creature in its way back (BL-CRE-09)
	ByToken        // a token on the unit
	ByPower        // a creature's power
	ByLore         // a Lore card
	LossKinds
)

// Gain is the reason for gaining tokens.
type Gain int8

// The gains.
const (
	ForSymbols  Gain = iota // BL-LRE-01
	ForReward               // a creature killed (BL-CRE-04)
	ForTurn                 // the choice at the turn's end (BL-END-02)
	ForCard                 // a Lore card's deed
	ForOverflow             // a creature's symbols that it cannot store (BL-CRE-11)
	ForStart                // BL-WAR-02
	ForPlace                // a landmark (BL-LMK-04)
	ForRule                 // a special rule of the adventure
	GainKinds
)

// Discard is the reason for discarding a Command card, and Drop for a Lore card.
type (
	Discard int8
	Drop    int8
)

// The discards of Command cards, and those of Lore cards.
const (
	AfterPlay   Discard = iota // it was played
	NotKept                    // one of several drawn
	OffRack                    // EP-RCK-02
	TakenByLore                // a Lore card took it out of the hand
	DiscardKinds
)

const (
	OverLimit     Drop = iota // BL-LOR-06
	LoreNotKept               // one of several drawn
	LoreTakenAway             // a Lore card took it out of the hand
	DropKinds
)

// Mender is the source of restored figures or necks.
type Mender int8

// The sources of restored figures.
const (
	ByOwnPower Mender = iota // its own symbols or power, or a Lore card
	ByLandmark               // BL-LMK-04
	ByRule                   // a special rule of the adventure
	MenderKinds
)

// Log collects events. A nil Log costs nothing.
type Log contract.Log[Event]

// add records an event; without a Log it does nothing.
func (l *Log) add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}

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
