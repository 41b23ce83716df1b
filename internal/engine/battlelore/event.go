package battlelore

import (
	"fmt"
	"strings"

	contract "muster/engine"
	"muster/internal/engine/command"
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
	StrikesIgnored                  // Unit ignores this number of bonus Strikes of Other
	FiguresLost                     // Unit loses Figures; Loss
	UnitKilled                      // Unit is gone, From; Banners, Taker
	FlagsIgnored                    // Unit ignores Flags of FlagsShown
	UnitRetreated                   // Unit goes back one hex: From, To, Hexes
	RetreatBlocked                  // Unit cannot make this number of Hexes
	PanicRolled                     // Unit, Faces, Dice
	BattledBack                     // Unit battles back at Other
	GroundGained                    // Unit, From, To, Hexes
	Pursued                         // Unit, From, To, Hexes; From = To when it stays
	CardDrawn                       // Card, OneOfSeveral
	CardKept                        // Card
	CardDiscarded                   // Card, Discard
	CardOpened                      // Card that was placed face up on the rack
	DeckMade                        // the discards are the deck again; Cards
	ObjectiveHeld                   // Objective, Camp
	ObjectiveLost                   // Objective, Camp
	GameEnded                       // End, Winner
	TokensGained                    // Player gets Tokens out of the pool; Gain
	TokensPaid                      // Player gives Tokens back to the pool; Unit: whose store, or none
	LoreDrawn                       // Player draws this number of Lore Cards and keeps Kept
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
	LoreStored                      // Tokens are stored with Unit; FromLair
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
	ModifierPlaced                  // Unit has its Stat changed by Change, or ignores this number of Ignored
	UnitPlaced                      // a card sets Unit on another hex: From, To
	UnitReturned                    // Unit comes back, To; Figures
	UnitShifted                     // a card moves Unit, not as its move: From, To, Hexes
	LoreStruck                      // a card rolls at Unit: Faces; Dice
	DiceTaken                       // Unit's dice that are rolled again: Faces; Dice
	HitsIgnored                     // Unit ignores Hits of Ignored in this roll; 0: all
	StrikesTurned                   // Unit suffers its own bonus strikes
	BattleBroken                    // Unit's attack on Other is over before its roll, and both are still there
	TokensStolen                    // Player takes Tokens of player Loser
	TokensForgone                   // Player gains no tokens by battle for a time; Until
	SightGained                     // Player draws this number of Command Cards at the turn's end and keeps one
	CardTakenBack                   // Player takes the Command Card back; ToRack
	CardForced                      // Player must play the Command Card (EP-LOR-02)
	LoreRival                       // Player plays the LoreCard at the player Rival (VAR-RA-08)
	RuleGave                        // the Gift of a special rule goes to Player for Unit, To; its effects follow
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
	command.Numbers
	Faces [Faces]uint8
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

// playerEvent returns an event of a player, and of no unit.
func playerEvent[N, M command.EventValue](k EventKind, p Player, n N, m M) Event {
	return Event{
		Kind: k, Player: p, Unit: NoUnit, Target: NoUnit, From: hex.None, To: hex.None, Numbers: command.Values(n, m),
	}
}

// unitEvent returns an event of a unit.
func unitEvent[N, M command.EventValue](s *State, k EventKind, u uint8, n N, m M) Event {
	e := playerEvent(k, s.director(&s.Units[u]), n, m)
	e.Unit = u
	return e
}

// at returns the event with a target.
func (e Event) at(target uint8) Event { e.Target = target; return e }

// by returns the event of another player than the one who directs the unit.
func (e Event) by(p Player) Event { e.Player = p; return e }

// from returns the event with the hex that is left.
func (e Event) from(h hex.Hex) Event { e.From = h; return e }

// to returns the event with the hex that is entered.
func (e Event) to(h hex.Hex) Event { e.To = h; return e }

// along returns the event with both hexes of a move.
func (e Event) along(from, to hex.Hex) Event { e.From, e.To = from, to; return e }

// roll returns the event with dice.
func (e Event) roll(faces *[Faces]uint8) Event { e.Faces = *faces; return e }

// Log collects events. A nil Log costs nothing.
type Log contract.Log[Event]

// add records an event; without a Log it does nothing.
func (l *Log) add(e Event) {
	if l != nil {
		l.record(e)
	}
}

// record stores an event with the fields of its kind.
func (l *Log) record(e Event) {
	e.Fields = eventRows[e.Kind].fields
	l.Events = append(l.Events, e)
}

// With returns the event with a number in a field that its kind has, for tests and tools; otherwise it returns the
// event unchanged.
func (e Event) With(f command.EventField, n int) Event {
	if e.Kind.Has(f) {
		e.Numbers = e.Numbers.With(eventRows[e.Kind].fields, f, n)
	}
	return e
}

// eventRow is the name of a kind of event, and the fields of its two numbers.
type eventRow struct {
	name   string
	fields command.Fields
}

// eventRows has a row for each kind of event. It is never changed.
var eventRows = [EventKinds]eventRow{
	TurnBegan:      {"turn began", command.Fields{command.FieldTurn}},
	CardPlayed:     {"card played", command.Fields{command.FieldCard, command.FieldFromRack}},
	CardCopied:     {"card copied", command.Fields{command.FieldCard, command.FieldMirrored}},
	FellBack:       {"fell back", command.Fields{}},
	OrdersRolled:   {"orders rolled", command.Fields{command.FieldDice}},
	UnitOrdered:    {"unit ordered", command.Fields{command.FieldOrders}},
	UnitMoved:      {"unit moved", command.Fields{command.FieldHexes}},
	UnitRushed:     {"unit rushed", command.Fields{command.FieldHexes}},
	UnitLeft:       {"unit left", command.Fields{command.FieldBanners}},
	Attacked:       {"attacked", command.Fields{command.FieldDistance, command.FieldHow}},
	DiceRolled:     {"dice rolled", command.Fields{command.FieldDice, command.FieldHow}},
	DiceAgain:      {"dice rolled again", command.Fields{}},
	StrikesIgnored: {"bonus strikes ignored", command.Fields{command.FieldStrikes}},
	FiguresLost:    {"figures lost", command.Fields{command.FieldFigures, command.FieldLoss}},
	UnitKilled:     {"unit killed", command.Fields{command.FieldBanners, command.FieldTaker}},
	FlagsIgnored:   {"flags ignored", command.Fields{command.FieldFlags, command.FieldFlagsShown}},
	UnitRetreated:  {"unit retreated", command.Fields{command.FieldHexes}},
	RetreatBlocked: {"retreat blocked", command.Fields{command.FieldHexes}},
	PanicRolled:    {"panic rolled", command.Fields{command.FieldDice}},
	BattledBack:    {"battled back", command.Fields{}},
	GroundGained:   {"ground gained", command.Fields{command.FieldHexes}},
	Pursued:        {"pursued", command.Fields{command.FieldHexes}},
	CardDrawn:      {"card drawn", command.Fields{command.FieldCard, command.FieldOneOfSeveral}},
	CardKept:       {"card kept", command.Fields{command.FieldCard}},
	CardDiscarded:  {"card discarded", command.Fields{command.FieldCard, command.FieldDiscard}},
	CardOpened:     {"card opened", command.Fields{command.FieldCard}},
	DeckMade:       {"deck made", command.Fields{command.FieldCards}},
	ObjectiveHeld:  {"objective held", command.Fields{command.FieldObjective, command.FieldCamp}},
	ObjectiveLost:  {"objective lost", command.Fields{command.FieldObjective, command.FieldCamp}},
	GameEnded:      {"game ended", command.Fields{command.FieldEnd, command.FieldWinner}},
	TokensGained:   {"tokens gained", command.Fields{command.FieldTokens, command.FieldGain}},
	TokensPaid:     {"tokens paid", command.Fields{command.FieldTokens}},
	LoreDrawn:      {"Lore cards drawn", command.Fields{command.FieldCards, command.FieldKept}},
	LoreKept:       {"Lore cards kept", command.Fields{command.FieldKept, command.FieldAtStart}},
	LoreDropped:    {"Lore card dropped", command.Fields{command.FieldLoreCard, command.FieldDrop}},
	LoreDeckMade:   {"Lore deck made", command.Fields{command.FieldCards}},
	CouncilSet:     {"council set", command.Fields{command.FieldSits}},
	CriticalRolled: {"critical hits rolled", command.Fields{command.FieldDice}},
	Trampled:       {"trampled", command.Fields{command.FieldHexes}},
	PaceRolled:     {"pace rolled", command.Fields{command.FieldHexes}},
	PowerUsed:      {"power used", command.Fields{command.FieldPower, command.FieldSymbols}},
	PowerRolled:    {"power rolled", command.Fields{command.FieldDice}},
	PowerStruck:    {"power struck", command.Fields{command.FieldHarm, command.FieldInHexes}},
	LoreStored:     {"Lore stored", command.Fields{command.FieldTokens, command.FieldFromLair}},
	TokenPut:       {"token put", command.Fields{command.FieldTokenKind}},
	TokenRolled:    {"token rolled", command.Fields{command.FieldTokenKind}},
	TokenGone:      {"token gone", command.Fields{command.FieldTokenKind}},
	Mended:         {"mended", command.Fields{command.FieldFigures, command.FieldMender}},
	FlightBegan:    {"flight began", command.Fields{}},
	FlownOver:      {"flown over", command.Fields{}},
	Landed:         {"landed", command.Fields{command.FieldHexes, command.FieldFell}},
	LorePlayed:     {"Lore card played", command.Fields{command.FieldLoreCard, command.FieldTokens}},
	LoreAimed:      {"Lore card aimed at a unit", command.Fields{command.FieldLoreCard}},
	LoreAimedAt:    {"Lore card aimed at a section", command.Fields{command.FieldSection, command.FieldLoreCard}},
	LoreCancelled:  {"Lore card cancelled", command.Fields{command.FieldLoreCard}},
	LoreReturned:   {"Lore card returned", command.Fields{command.FieldLoreCard}},
	PlacePlaced:    {"site placed", command.Fields{command.FieldPlaceKind}},
	PlaceLost:      {"site lost", command.Fields{command.FieldPlaceKind}},
	PlaceGone:      {"site gone", command.Fields{command.FieldPlaceKind}},
	UnitSlipped:    {"unit slipped", command.Fields{command.FieldHexes}},
	UnitPromoted:   {"unit promoted", command.Fields{command.FieldColour}},
	CallRolled:     {"call rolled", command.Fields{command.FieldDice}},
	CreatureCame:   {"creature came", command.Fields{}},
	ModifierPlaced: {"spell laid", command.Fields{command.FieldChange, command.FieldStat}},
	UnitPlaced:     {"unit placed", command.Fields{command.FieldHexes}},
	UnitReturned:   {"unit returned", command.Fields{command.FieldFigures}},
	UnitShifted:    {"unit shifted", command.Fields{command.FieldHexes}},
	LoreStruck:     {"Lore card rolled", command.Fields{command.FieldDice}},
	DiceTaken:      {"dice taken", command.Fields{command.FieldDice}},
	HitsIgnored:    {"hits ignored", command.Fields{command.FieldHits, command.FieldIgnored}},
	StrikesTurned:  {"strikes turned", command.Fields{}},
	BattleBroken:   {"battle broken off", command.Fields{}},
	TokensStolen:   {"tokens stolen", command.Fields{command.FieldTokens, command.FieldLoser}},
	TokensForgone:  {"tokens forgone", command.Fields{command.FieldUntil}},
	SightGained:    {"sight gained", command.Fields{command.FieldCards}},
	CardTakenBack:  {"card taken back", command.Fields{command.FieldCard, command.FieldToRack}},
	CardForced:     {"card forced", command.Fields{command.FieldCard}},
	LoreRival:      {"Lore card aimed at a player", command.Fields{command.FieldRival, command.FieldLoreCard}},
	RuleGave:       {"rule gave", command.Fields{command.FieldGift}},
}

// String returns the name of the kind.
func (k EventKind) String() string {
	if k >= EventKinds {
		return "no kind of event"
	}
	return eventRows[k].name
}

// Has reports whether events of the kind have a field.
func (k EventKind) Has(f command.EventField) bool { return eventRows[k].fields.Has(f) }

// CombatMode is the sort of battle.
func (e *Event) CombatMode() CombatMode { return CombatMode(e.Number(command.FieldHow)) }

// Loss is the reason for a loss of figures.
func (e *Event) Loss() Loss { return Loss(e.Number(command.FieldLoss)) }

// Gain is the reason for gaining tokens.
func (e *Event) Gain() Gain { return Gain(e.Number(command.FieldGain)) }

// Discard is the reason for discarding a Command card.
func (e *Event) Discard() Discard { return Discard(e.Number(command.FieldDiscard)) }

// Drop is the reason for discarding a Lore card.
func (e *Event) Drop() Drop { return Drop(e.Number(command.FieldDrop)) }

// Mender is the source of the restored figures.
func (e *Event) Mender() Mender { return Mender(e.Number(command.FieldMender)) }

// End is the reason for the game's end.
func (e *Event) End() End { return End(e.Number(command.FieldEnd)) }

// Winner is the winner.
func (e *Event) Winner() Side { return Side(e.Number(command.FieldWinner)) }

// Taker is the player who takes the banners.
func (e *Event) Taker() Player { return Player(e.Number(command.FieldTaker)) }

// Loser is the player who loses the tokens.
func (e *Event) Loser() Player { return Player(e.Number(command.FieldLoser)) }

// Rival is the player at whom a Lore card is played.
func (e *Event) Rival() Player { return Player(e.Number(command.FieldRival)) }

// Stat is the changed property of a unit; beyond the stats see Ignored.
func (e *Event) Stat() Stat { return Stat(e.Number(command.FieldStat)) }

// Until is the end of the change.
func (e *Event) Until() Until { return Until(e.Number(command.FieldUntil)) }

// Sits reports whether a seat of the council is taken.
func (e *Event) Sits(seat uint8) bool { return e.Number(command.FieldSits)&(1<<seat) != 0 }

// Struck returns a power's effect on a unit: the figures that it loses, or the hexes that it goes back.
func (e *Event) Struck() (figures, hexes int) {
	if e.Number(command.FieldInHexes) != 0 {
		return 0, e.Number(command.FieldHarm)
	}
	return e.Number(command.FieldHarm), 0
}

// Ignored returns the ignored property, of HitsIgnored and of a SpellLaid that changes no stat; ok is false when it
// changes one.
func (e *Event) Ignored() (what Ignored, ok bool) {
	if e.Kind != ModifierPlaced {
		return Ignored(e.Number(command.FieldIgnored)), e.Kind == HitsIgnored
	}
	if stat := e.Stat(); stat >= ignoring {
		return Ignored(stat - ignoring), true
	}
	return 0, false
}

// String returns the event in words and numbers, for errors and tests.
func (e Event) String() string {
	var out strings.Builder
	fmt.Fprintf(&out, "%v (player %d", e.Kind, e.Player)
	if e.Unit != NoUnit {
		fmt.Fprintf(&out, ", unit %d", e.Unit)
	}
	if e.Target != NoUnit {
		fmt.Fprintf(&out, ", other %d", e.Target)
	}
	if e.From != hex.None {
		fmt.Fprintf(&out, ", from %d", e.From)
	}
	if e.To != hex.None {
		fmt.Fprintf(&out, ", to %d", e.To)
	}
	if e.Kind < EventKinds {
		e.Fields = eventRows[e.Kind].fields
		out.WriteString(e.Numbers.String())
	}
	if e.Faces != [Faces]uint8{} {
		fmt.Fprintf(&out, ", faces %v", e.Faces)
	}
	out.WriteByte(')')
	return out.String()
}
