package runewars

import (
	"fmt"
	"math/bits"
	"strings"

	"muster/internal/engine/runewars/battle"
)

// EventKind is the kind of an event. eventRows has the fields of each kind.
type EventKind uint8

// The kinds of event.
const (
	// Movement, diplomacy and battles.
	AreaActivated EventKind = iota
	UnitsMarched
	HeroMarched
	AlliesLost // neutral units are no longer allies (RW-DIPL-04)
	ParleyBegan
	FateDrawn
	FateRead
	NeutralsJoined
	NeutralsFled // To is NoArea: they are destroyed
	UnitsWithdrew
	UnitsDestroyed
	BattleBegan     // Seat attacks Foe
	BattleEvent     // In
	BattleEnded     // Seat wins
	StrongholdHurt  // Seat has it
	StrongholdRazed // Seat had it
	StrongholdTaken // Seat has it now
	DevelopmentLost
	HeroFled
	TacticsDrawn // Card is NoCard to those who may not see it
	GameEnded    // Seat wins

	// Set-up, seasons, Orders and runes.
	SeasonBegan
	SeasonCardDrawn
	TokensCleared  // in spring
	OrdersReturned // Order cards are in hand again
	FiguresStood   // no unit is routed any more
	FrostThawed
	FateShuffled // the discards are in the deck again
	OrderRevealed
	OrderBegan
	BonusWon // the Supremacy Bonus of an Order
	StrongholdBuilt
	StrongholdRepaired
	CapitalBuilt
	UnitsRaised
	HeroDealt
	HeroJoined
	HeroDeserted
	DialSet
	InfluenceGained
	InfluencePaid
	DevelopmentBuilt
	CityPlaced
	CityGave
	QuestDrawn
	ObjectiveDrawn
	TacticsDropped
	QuestDropped
	TitleTaken
	TitleReturned
	RunesMixed // a player who does not look cannot distinguish the runes
	RuneMoved
	RuneDropped
	RunePlaced
	RuneShown
	VictoryClaimed // Unit replaces the card if StandIn is not 0
	VictoryFailed
	SeatOut // RW-ELIM-01
	RewardGiven
	IconsRead    // its secondary begins
	HeroesAct    // in the Quest Phase
	RunesCounted // after the last winter: all runes are shown
	RuneBack     // no area is free for them

	// Cards, heroes and bids.
	TacticsPlayed
	ObjectiveFulfilled
	TitleUsed
	RewardGained // Card is NoCard to those who may not see it
	RewardLost
	RewardUsed
	RewardHanded // To is the other hero; Card is NoCard to others
	RewardsFell
	RewardsTaken
	HeroHurt // Hero is NoHero for the unit of a quest
	HeroHealed
	HeroTrained
	HeroStood
	HeroDefeated
	QuestBegan
	QuestFinished
	QuestFailed
	DuelBegan  // To is the other hero, or NoHero for the unit of the quest Card
	DuelStruck // Card is the Reward, or PlainStrike with Damage
	DuelEnded
	BidMade
	BidWon
	BidLost // the lowest bid
	TokenFound
	TokenGone
	UnitRouted
	UnitsStood
	AreaBurnt
	AreaFrozen
	AreaRestored
	DevelopmentBought
	CommanderNamed
	PeasantStayed
	CityRazed
	TokensSeen
	PortalsOpened
	HeroSwept     // Seat chooses To
	FateAgain     // the discards are the deck again
	CommanderActs // gives the card's ability in a battle (RW-CMD-05)
	HeroCalled    // may support units (RW-BTL-03)
	HeroStayed    // its Area before its action
	DuelWarded
	DuelMended
	CardDone

	// Events and endings of a scenario.
	ScriptBegan
	AreaScorched
	EndingMet

	EventKinds // the number of kinds
)

// Event is one thing that happened. Seat is its player. The kind decides which other fields an event has and what its
// two numbers are; each of these has an accessor.
type Event struct {
	Kind EventKind
	Seat uint8
	Area uint8
	To   uint8
	Unit uint8
	Hero uint8
	Card uint8
	n, m uint8
	In   battle.Event
}

// EventField is a field of an event; a set of them has a bit each.
type EventField uint32

// The fields: those of Event, then the meanings of its two numbers.
const (
	FieldArea EventField = 1 << iota
	FieldTo
	FieldUnit
	FieldHero
	FieldCard
	FieldCount // units, cards, runes
	FieldInfluence
	FieldDamage
	FieldFoe     // the seat on the other side of a battle, or Wild
	FieldDestiny // a Destiny
	FieldMade    // a Made
	FieldRune    // a Rune
	FieldDial    // a Dial
	FieldSpace   // the space of the dial
	FieldAttribute
	FieldGift   // a Gift
	FieldSeason // a Season
	FieldYear
	FieldStandIn // the kind of unit that replaces the Victory card, plus one; 0: none
	FieldCause   // LostHealth or LostRouted
	FieldSide    // the side of the duel
	FieldSource  // the type of card: Frame.Flags of InEffects
	FieldIndex   // of the scenario's events, wins or losses
	FieldRouted  // 1: the units were routed
	FieldLost    // 1: nothing is bought for it
	FieldWon     // 1: a win, 0: a loss
	FieldEnd     // an End
)

// fieldNames are the names of the fields, by bit. It is never changed.
var fieldNames = [...]string{
	"area", "to", "unit", "hero", "card", "count", "influence", "damage", "foe",
	"destiny", "development", "rune", "dial", "space", "attribute", "gift", "season", "year",
	"stand-in", "cause", "side", "source", "index", "routed", "lost", "won", "end",
}

// eventRow is the name of a kind of event, its fields besides Seat, and the meanings of its numbers.
type eventRow struct {
	name   string
	fields EventField
	n, m   EventField
}

// eventRows has a row for each kind of event. It is never changed.
var eventRows = [EventKinds]eventRow{
	AreaActivated:      {"area activated", FieldArea, 0, 0},
	UnitsMarched:       {"units marched", FieldArea | FieldTo | FieldUnit, FieldCount, 0},
	HeroMarched:        {"hero marched", FieldArea | FieldTo | FieldHero, 0, 0},
	AlliesLost:         {"allies lost", FieldArea, 0, 0},
	ParleyBegan:        {"parley began", FieldArea, FieldInfluence, 0},
	FateDrawn:          {"Fate card drawn", FieldCard, 0, 0},
	FateRead:           {"Fate card read", FieldCard, FieldDestiny, 0},
	NeutralsJoined:     {"neutral units joined", FieldArea, 0, 0},
	NeutralsFled:       {"neutral units fled", FieldArea | FieldTo, 0, 0},
	UnitsWithdrew:      {"units withdrew", FieldArea | FieldTo | FieldUnit, FieldCount, 0},
	UnitsDestroyed:     {"units destroyed", FieldArea | FieldUnit, FieldCount, FieldRouted},
	BattleBegan:        {"battle began", FieldArea, FieldFoe, 0},
	BattleEvent:        {"battle event", FieldArea, 0, 0},
	BattleEnded:        {"battle ended", FieldArea, FieldFoe, 0},
	StrongholdHurt:     {"stronghold damaged", FieldArea, 0, 0},
	StrongholdRazed:    {"stronghold razed", FieldArea, 0, 0},
	StrongholdTaken:    {"stronghold taken", FieldArea, 0, 0},
	DevelopmentLost:    {"development lost", FieldArea, FieldMade, 0},
	HeroFled:           {"hero fled", FieldHero | FieldArea | FieldTo, 0, 0},
	TacticsDrawn:       {"Tactics card drawn", FieldCard, FieldCount, 0},
	GameEnded:          {"game ended", 0, FieldEnd, 0},
	SeasonBegan:        {"season began", 0, FieldSeason, FieldYear},
	SeasonCardDrawn:    {"Season card drawn", FieldCard, FieldSeason, 0},
	TokensCleared:      {"activation tokens cleared", 0, 0, 0},
	OrdersReturned:     {"Orders returned", 0, 0, 0},
	FiguresStood:       {"figures stood up", 0, 0, 0},
	FrostThawed:        {"frost thawed", FieldArea, 0, 0},
	FateShuffled:       {"Fate deck shuffled", 0, 0, 0},
	OrderRevealed:      {"Order revealed", FieldCard, 0, 0},
	OrderBegan:         {"Order began", FieldCard, 0, 0},
	BonusWon:           {"bonus won", FieldCard, 0, 0},
	StrongholdBuilt:    {"stronghold built", FieldArea, 0, 0},
	StrongholdRepaired: {"stronghold repaired", FieldArea, 0, 0},
	CapitalBuilt:       {"capital built", FieldArea, 0, 0},
	UnitsRaised:        {"units placed", FieldArea | FieldUnit, FieldCount, 0},
	HeroDealt:          {"hero dealt", FieldHero, 0, 0},
	HeroJoined:         {"hero placed", FieldHero | FieldArea, 0, 0},
	HeroDeserted:       {"hero deserted", FieldHero, 0, 0},
	DialSet:            {"dial set", 0, FieldDial, FieldSpace},
	InfluenceGained:    {"influence gained", 0, FieldInfluence, 0},
	InfluencePaid:      {"influence paid", 0, FieldInfluence, FieldLost},
	DevelopmentBuilt:   {"development built", FieldArea, FieldMade, 0},
	CityPlaced:         {"city placed", FieldArea | FieldCard, 0, 0},
	CityGave:           {"city gave", FieldArea, FieldGift, FieldCount},
	QuestDrawn:         {"Quest drawn", FieldCard, 0, 0},
	ObjectiveDrawn:     {"Objective drawn", FieldCard, 0, 0},
	TacticsDropped:     {"Tactics card discarded", FieldCard, 0, 0},
	QuestDropped:       {"Quest discarded", FieldCard, 0, 0},
	TitleTaken:         {"Title taken", FieldCard, FieldInfluence, 0},
	TitleReturned:      {"Title returned", FieldCard, 0, 0},
	RunesMixed:         {"runes mixed", FieldArea | FieldTo, 0, 0},
	RuneMoved:          {"rune moved", FieldArea | FieldTo, 0, 0},
	RuneDropped:        {"rune discarded", FieldArea, 0, 0},
	RunePlaced:         {"rune placed", FieldArea, 0, 0},
	RuneShown:          {"rune shown", FieldArea, FieldRune, 0},
	VictoryClaimed:     {"victory claimed", FieldUnit, FieldSeason, FieldStandIn},
	VictoryFailed:      {"victory failed", 0, FieldSeason, FieldStandIn},
	SeatOut:            {"player eliminated", 0, 0, 0},
	RewardGiven:        {"Reward given", FieldHero | FieldCard, 0, 0},
	IconsRead:          {"season icons read", 0, FieldSeason, 0},
	HeroesAct:          {"heroes act", 0, 0, 0},
	RunesCounted:       {"runes counted", 0, 0, 0},
	RuneBack:           {"runes returned", 0, FieldCount, 0},
	TacticsPlayed:      {"Tactics card played", FieldCard, 0, 0},
	ObjectiveFulfilled: {"Objective fulfilled", FieldCard, 0, 0},
	TitleUsed:          {"Title used", FieldCard, 0, 0},
	RewardGained:       {"Reward gained", FieldHero | FieldCard, 0, 0},
	RewardLost:         {"Reward lost", FieldHero | FieldCard, 0, 0},
	RewardUsed:         {"Reward used", FieldHero | FieldCard, 0, 0},
	RewardHanded:       {"Reward handed over", FieldHero | FieldTo | FieldCard, 0, 0},
	RewardsFell:        {"Rewards dropped", FieldHero | FieldArea, 0, 0},
	RewardsTaken:       {"Rewards picked up", FieldHero | FieldArea, 0, 0},
	HeroHurt:           {"hero damaged", FieldHero, FieldDamage, 0},
	HeroHealed:         {"hero healed", FieldHero, 0, 0},
	HeroTrained:        {"hero trained", FieldHero, FieldAttribute, 0},
	HeroStood:          {"hero stood up", FieldHero, 0, 0},
	HeroDefeated:       {"hero defeated", FieldHero | FieldArea, FieldCause, 0},
	QuestBegan:         {"quest began", FieldHero | FieldCard | FieldArea, 0, 0},
	QuestFinished:      {"quest finished", FieldCard, 0, 0},
	QuestFailed:        {"quest failed", FieldCard, 0, 0},
	DuelBegan:          {"duel began", FieldHero | FieldTo | FieldCard | FieldArea, 0, 0},
	DuelStruck:         {"special result resolved", FieldHero | FieldCard, FieldSide, FieldDamage},
	DuelEnded:          {"duel ended", FieldHero | FieldTo, 0, 0},
	BidMade:            {"bid made", 0, FieldInfluence, 0},
	BidWon:             {"bid won", 0, FieldInfluence, 0},
	BidLost:            {"bid lost", 0, FieldInfluence, 0},
	TokenFound:         {"token found", FieldHero | FieldArea | FieldCard, 0, 0},
	TokenGone:          {"token discarded", FieldArea | FieldCard, 0, 0},
	UnitRouted:         {"unit routed", FieldArea | FieldUnit, FieldCount, 0},
	UnitsStood:         {"units stood up", FieldArea, 0, 0},
	AreaBurnt:          {"area desolated", FieldArea, 0, 0},
	AreaFrozen:         {"area frozen", FieldArea, 0, 0},
	AreaRestored:       {"area restored", FieldArea, 0, 0},
	DevelopmentBought:  {"Development card bought", FieldCard, 0, 0},
	CommanderNamed:     {"commander named", FieldHero | FieldCard, 0, 0},
	PeasantStayed:      {"peasant stayed", FieldArea, 0, 0},
	CityRazed:          {"city destroyed", FieldArea | FieldCard, 0, 0},
	TokensSeen:         {"tokens seen", FieldArea, 0, 0},
	PortalsOpened:      {"portals opened", 0, FieldInfluence, 0},
	HeroSwept:          {"hero carried off", FieldHero | FieldArea | FieldTo, 0, 0},
	FateAgain:          {"Fate deck made", 0, FieldCount, 0},
	CommanderActs:      {"commander acts", FieldHero | FieldCard, 0, 0},
	HeroCalled:         {"hero called", FieldHero | FieldArea, 0, 0},
	HeroStayed:         {"hero stayed", FieldHero | FieldArea, 0, 0},
	DuelWarded:         {"damage prevented", FieldHero, FieldDamage, 0},
	DuelMended:         {"damage healed", FieldHero, FieldDamage, 0},
	CardDone:           {"card done", FieldCard, FieldSource, 0},
	ScriptBegan:        {"scenario event began", 0, FieldIndex, 0},
	AreaScorched:       {"area lost", FieldArea, 0, 0},
	EndingMet:          {"ending met", 0, FieldIndex, FieldWon},
}

// String returns the name of the kind.
func (k EventKind) String() string {
	if k >= EventKinds {
		return "no kind of event"
	}
	return eventRows[k].name
}

// Has reports whether events of the kind have a field.
func (k EventKind) Has(f EventField) bool {
	row := &eventRows[k]
	return (row.fields|row.n|row.m)&f != 0
}

// Value returns the value of a field; 0 for a kind without it.
func (e *Event) Value(f EventField) uint8 {
	row := &eventRows[e.Kind]
	switch {
	case f == row.n:
		return e.n
	case f == row.m:
		return e.m
	case f&row.fields == 0:
		return 0
	}
	switch f {
	case FieldArea:
		return e.Area
	case FieldTo:
		return e.To
	case FieldUnit:
		return e.Unit
	case FieldHero:
		return e.Hero
	}
	return e.Card
}

// WithNumbers returns the event with other numbers, for tests and tools.
func (e Event) WithNumbers(n, m uint8) Event {
	e.n, e.m = n, m
	return e
}

// Alike returns the event without its Card and Count: events that differ only in these can share a line.
func (e Event) Alike() Event {
	e.Card, e.n = 0, 0
	return e
}

// Count returns a number of units, cards or runes.
func (e *Event) Count() int { return int(e.Value(FieldCount)) }

// Influence and Damage return an amount.
func (e *Event) Influence() int { return int(e.Value(FieldInfluence)) }
func (e *Event) Damage() int    { return int(e.Value(FieldDamage)) }

// Foe returns the seat on the other side of a battle, or Wild.
func (e *Event) Foe() uint8 { return e.Value(FieldFoe) }

// Season and Year return the time.
func (e *Event) Season() Season { return Season(e.Value(FieldSeason)) }
func (e *Event) Year() int      { return int(e.Value(FieldYear)) }

// Dial returns the dial, and Space its new space.
func (e *Event) Dial() uint8  { return e.Value(FieldDial) }
func (e *Event) Space() uint8 { return e.Value(FieldSpace) }

// Destiny, Made, Rune, Gift, Attribute, Cause and End return a value of that type.
func (e *Event) Destiny() uint8   { return e.Value(FieldDestiny) }
func (e *Event) Made() uint8      { return e.Value(FieldMade) }
func (e *Event) Rune() Rune       { return Rune(e.Value(FieldRune)) }
func (e *Event) Gift() Gift       { return Gift(e.Value(FieldGift)) }
func (e *Event) Attribute() uint8 { return e.Value(FieldAttribute) }
func (e *Event) Cause() uint8     { return e.Value(FieldCause) }
func (e *Event) End() End         { return End(e.Value(FieldEnd)) }

// StandIn returns the kind of unit that replaces a Victory card, if any.
func (e *Event) StandIn() (kind uint8, stands bool) {
	n := e.Value(FieldStandIn)
	return n - 1, n > 0
}

// Index returns the index of a scenario's event or ending, and Won whether the ending is a win.
func (e *Event) Index() uint8 { return e.Value(FieldIndex) }
func (e *Event) Won() bool    { return e.Value(FieldWon) == 1 }

// Routed reports whether the units were routed, and Lost whether nothing is bought for the influence.
func (e *Event) Routed() bool { return e.Value(FieldRouted) == 1 }
func (e *Event) Lost() bool   { return e.Value(FieldLost) == 1 }

// String returns the event in words and numbers, for errors and tests.
func (e Event) String() string {
	var out strings.Builder
	fmt.Fprintf(&out, "%v (seat %d", e.Kind, e.Seat)
	if e.Kind < EventKinds {
		row := &eventRows[e.Kind]
		for all := row.fields | row.n | row.m; all != 0; all &= all - 1 {
			fmt.Fprintf(&out, ", %s %d", fieldNames[bits.TrailingZeros32(uint32(all))], e.Value(all&-all))
		}
	}
	if e.Kind == BattleEvent {
		fmt.Fprintf(&out, ", %v", e.In)
	}
	out.WriteByte(')')
	return out.String()
}
