package kernel

import (
	"fmt"
	"strings"

	contract "muster/engine"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of event, and their fields apart from Camp, the owner of the unit, Leader or card. In events about moving
// units, Leader is the attached one that goes along, or NoLeader.
const (
	TurnBegan      EventKind = iota // Turn
	CardPlayed                      // Card, in the own turn
	CardCopied                      // Card that a Counter Attack becomes, Mirrored
	FellBack                        // units of choice, without the card's grants; Chosen instead of a chain
	OrdersRolled                    // Faces: the dice that give orders; Dice
	BlocksRolled                    // Faces: the dice that restore blocks; Dice
	ChainBegan                      // Leader that begins the chain
	UnitOrdered                     // Unit, Leader: the one ordered with it
	LeaderOrdered                   // Leader; Unit from which it detaches, or NoUnit
	ActionUsed                      // Action; Tokens paid for it
	UnitMended                      // Blocks of Unit are restored
	UnitMoved                       // Unit, Leader, From, To, Hexes
	UnitCharged                     // Unit, Leader, From, To, Hexes
	UnitLeft                        // Unit leaves the board by an exit, Leader, From; Banners
	LeaderMoved                     // Leader, From, To, Hexes
	LeaderSent                      // Leader, From, To, Hexes: for a token
	LeaderLeft                      // Leader leaves the board by an exit, From; Banners
	LeaderJoined                    // Leader is attached to Unit now, To; either of the two moved
	Attacked                        // Unit attacks Target, or the lone Leader; Distance, How
	CardReacted                     // Card that lets Unit strike first at Target; ExtraDice
	UnitEvades                      // Unit is going to evade from Target
	DiceRolled                      // Unit's roll at Target, or at the lone Leader: Faces; Dice, How
	SwordsIgnored                   // Unit ignores Swords: a number of swords of Target
	BlocksLost                      // Unit loses Blocks; Loss
	UnitEliminated                  // Unit is gone, From; Banners for the other side
	LeaderChecked                   // Leader of Unit is rolled for: Faces; Dice (MED-LDR-30, MED-LDR-31)
	LeaderFell                      // Leader is gone, From; Banners for the other side
	FlagsIgnored                    // Unit ignores Flags of FlagsShown
	UnitRetreated                   // Unit goes back one hex: Leader, From, To, Hexes; Evading
	RetreatBlocked                  // Hexes: the part of the retreat that Unit cannot complete
	BattledBack                     // Unit battles back at Target
	Advanced                        // Unit, Leader, From, To, Hexes: Momentum Advance
	AdvancedOn                      // Unit, Leader, From, To, Hexes: the additional hex
	LeaderEvaded                    // Leader goes back one hex: From, To, Hexes
	EscapeRolled                    // Leader tries to get past enemies at To: Faces; Dice (MED-LDR-43)
	LeaderFled                      // Leader leaves over its own edge, From: no banner (MED-LDR-42)
	TokensGained                    // Tokens out of the supply
	CardDrawn                       // Card, OneOfSeveral
	CardKept                        // Card
	CardDiscarded                   // Card, Discard
	DeckMade                        // the discards were shuffled into the deck; Cards
	ObjectiveHeld                   // Objective, by Camp
	ObjectiveLost                   // Objective, by Camp
	GameEnded                       // End, Winner
	EventKinds
)

// eventRow is the name of a kind of event, and the fields of its two numbers.
type eventRow struct {
	name   string
	fields command.Fields
}

// eventRows has a row for each kind of event. It is never changed.
var eventRows = [EventKinds]eventRow{
	TurnBegan:      {"turn began", command.Fields{command.FieldTurn}},
	CardPlayed:     {"card played", command.Fields{command.FieldCard}},
	CardCopied:     {"card copied", command.Fields{command.FieldCard, command.FieldMirrored}},
	FellBack:       {"fell back", command.Fields{command.FieldChosen}},
	OrdersRolled:   {"orders rolled", command.Fields{command.FieldDice}},
	BlocksRolled:   {"blocks rolled", command.Fields{command.FieldDice}},
	ChainBegan:     {"chain began", command.Fields{}},
	UnitOrdered:    {"unit ordered", command.Fields{}},
	LeaderOrdered:  {"Leader ordered", command.Fields{}},
	ActionUsed:     {"Inspired Action used", command.Fields{command.FieldAction, command.FieldTokens}},
	UnitMended:     {"unit mended", command.Fields{command.FieldBlocks}},
	UnitMoved:      {"unit moved", command.Fields{command.FieldHexes}},
	UnitCharged:    {"unit charged", command.Fields{command.FieldHexes}},
	UnitLeft:       {"unit left", command.Fields{command.FieldBanners}},
	LeaderMoved:    {"Leader moved", command.Fields{command.FieldHexes}},
	LeaderSent:     {"Leader sent", command.Fields{command.FieldHexes}},
	LeaderLeft:     {"Leader left", command.Fields{command.FieldBanners}},
	LeaderJoined:   {"Leader joined", command.Fields{}},
	Attacked:       {"attacked", command.Fields{command.FieldDistance, command.FieldHow}},
	CardReacted:    {"card reacted", command.Fields{command.FieldCard, command.FieldExtraDice}},
	UnitEvades:     {"unit evades", command.Fields{}},
	DiceRolled:     {"dice rolled", command.Fields{command.FieldDice, command.FieldHow}},
	SwordsIgnored:  {"swords ignored", command.Fields{command.FieldSwords}},
	BlocksLost:     {"blocks lost", command.Fields{command.FieldBlocks, command.FieldLoss}},
	UnitEliminated: {"unit eliminated", command.Fields{command.FieldBanners}},
	LeaderChecked:  {"Leader checked", command.Fields{command.FieldDice}},
	LeaderFell:     {"Leader fell", command.Fields{command.FieldBanners}},
	FlagsIgnored:   {"flags ignored", command.Fields{command.FieldFlags, command.FieldFlagsShown}},
	UnitRetreated:  {"unit retreated", command.Fields{command.FieldHexes, command.FieldEvading}},
	RetreatBlocked: {"retreat blocked", command.Fields{command.FieldHexes}},
	BattledBack:    {"battled back", command.Fields{}},
	Advanced:       {"advanced", command.Fields{command.FieldHexes}},
	AdvancedOn:     {"advanced on", command.Fields{command.FieldHexes}},
	LeaderEvaded:   {"Leader evaded", command.Fields{command.FieldHexes}},
	EscapeRolled:   {"escape rolled", command.Fields{command.FieldDice}},
	LeaderFled:     {"Leader fled", command.Fields{}},
	TokensGained:   {"tokens gained", command.Fields{command.FieldTokens}},
	CardDrawn:      {"card drawn", command.Fields{command.FieldCard, command.FieldOneOfSeveral}},
	CardKept:       {"card kept", command.Fields{command.FieldCard}},
	CardDiscarded:  {"card discarded", command.Fields{command.FieldCard, command.FieldDiscard}},
	DeckMade:       {"deck made", command.Fields{command.FieldCards}},
	ObjectiveHeld:  {"objective held", command.Fields{command.FieldObjective}},
	ObjectiveLost:  {"objective lost", command.Fields{command.FieldObjective}},
	GameEnded:      {"game ended", command.Fields{command.FieldEnd, command.FieldWinner}},
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

// Event is one event of a game, as numbers. The kind decides the meaning of its two numbers; there is an accessor
// for each.
type Event struct {
	Kind     EventKind
	Camp     boards.Camp
	Unit     uint8 // NoUnit for none
	Target   uint8 // NoUnit for none
	Leader   uint8 // NoLeader for none
	From, To hex.Hex
	command.Numbers
	Faces [Faces]uint8
}

// Loss is the reason for a loss of blocks.
type Loss int8

// The losses.
const (
	ByHits  Loss = iota
	ByBlock      // a blocked retreat
	LossKinds
)

// Discard is the reason for discarding a Command card.
type Discard int8

// The discards.
const (
	AfterPlay  Discard = iota // it was played in the own turn
	AsReaction                // it was played as a reaction to a close combat
	NotKept                   // one of several drawn
	DiscardKinds
)

// sideEvent returns an event of a side.
func sideEvent[N, M command.EventValue](k EventKind, c boards.Camp, n N, m M) Event {
	return Event{
		Kind: k, Camp: c, Unit: NoUnit, Target: NoUnit, Leader: NoLeader, From: hex.None, To: hex.None,
		Numbers: command.Values(n, m),
	}
}

// unitEvent returns an event of a unit.
func unitEvent[N, M command.EventValue](s *State, k EventKind, u uint8, n N, m M) Event {
	return sideEvent(k, s.Units[u].Camp, n, m).of(u)
}

// leaderEvent returns an event of a Leader.
func leaderEvent[N, M command.EventValue](s *State, k EventKind, l uint8, n N, m M) Event {
	return sideEvent(k, s.Leaders[l].Camp, n, m).with(l)
}

// attackEvent returns an event between a unit and the target of its attack: a unit, or a lone Leader.
func attackEvent[N, M command.EventValue](s *State, k EventKind, f *Frame, n N, m M) Event {
	return unitEvent(s, k, f.Unit, n, m).at(f.Target).with(f.Leader)
}

// of returns the event with a unit.
func (e Event) of(u uint8) Event { e.Unit = u; return e }

// with returns the event with a Leader, or NoLeader.
func (e Event) with(l uint8) Event { e.Leader = l; return e }

// at returns the event with a target.
func (e Event) at(target uint8) Event { e.Target = target; return e }

// from returns the event with the hex of departure.
func (e Event) from(h hex.Hex) Event { e.From = h; return e }

// to returns the event with the destination.
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

// CombatMode returns the type of combat.
func (e *Event) CombatMode() CombatMode { return CombatMode(e.Number(command.FieldHow)) }

// Loss returns the reason for a loss of blocks.
func (e *Event) Loss() Loss { return Loss(e.Number(command.FieldLoss)) }

// Discard returns the reason for discarding a Command card.
func (e *Event) Discard() Discard { return Discard(e.Number(command.FieldDiscard)) }

// End returns the reason for the end of the game.
func (e *Event) End() End { return End(e.Number(command.FieldEnd)) }

// Winner returns the winner.
func (e *Event) Winner() Side { return Side(e.Number(command.FieldWinner)) }

// String returns the event in words and numbers, for errors and tests.
func (e Event) String() string {
	var out strings.Builder
	fmt.Fprintf(&out, "%v (%s", e.Kind, [...]string{"top", "bottom"}[e.Camp&1])
	if e.Unit != NoUnit {
		fmt.Fprintf(&out, ", unit %d", e.Unit)
	}
	if e.Target != NoUnit {
		fmt.Fprintf(&out, ", other %d", e.Target)
	}
	if e.Leader != NoLeader {
		fmt.Fprintf(&out, ", Leader %d", e.Leader)
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
