package kernel

import (
	"fmt"

	"muster/maps/hex"
)

// Action is one choice of a player, as a number. It has 8 bits for the kind, 8 for the unit or Leader, and 16 for a
// hex, card or count. Legal lists actions in ascending order. There is a constructor for each kind, such as MoveAction
// for Move, and an accessor for each part of a choice.
type Action uint32

// ActionKind is the kind of an Action.
type ActionKind uint8

// The kinds of action, in the order in which Legal lists them. Recorded games hold these numbers: existing numbers
// never change, and a new kind gets the next one.
const (
	Pass         ActionKind = 0  // nothing (more): no further order, move or battle; no reply; stay
	PlayCard     ActionKind = 1  // Card, in the own turn
	GiveOrder    ActionKind = 2  // Unit, and its attached Leader with it
	OrderLeader  ActionKind = 3  // Leader: a lone one, or one that detaches from its unit (MED-LDR-01, MED-LDR-04)
	BeginChain   ActionKind = 4  // Leader, with its unit if it has one (MED-CHAIN-01)
	Inspire      ActionKind = 5  // InspiredAction (MED-INS-02)
	Mend         ActionKind = 6  // Unit gets a block back
	Move         ActionKind = 7  // Unit, Hex
	Charge       ActionKind = 8  // Unit, Hex: farther than a move, and the unit must then close with an enemy
	Exit         ActionKind = 9  // Unit leaves the board where the scenario allows it
	MoveLeader   ActionKind = 10 // Leader, Hex: by an order
	ExitLeader   ActionKind = 11 // Leader leaves the board where the scenario allows it (MED-LDR-19)
	Attack       ActionKind = 12 // Unit, Target
	AttackLeader ActionKind = 13 // Unit, TargetLeader: a lone one
	React        ActionKind = 14 // Card, in answer to a close combat
	Evade        ActionKind = 15 // Unit
	Ignore       ActionKind = 16 // Unit, Flags
	Retreat      ActionKind = 17 // Unit, Hex: driven back, or evading
	Escape       ActionKind = 18 // Leader, Hex: the next hex of its evasion or escape (MED-LDR-40)
	LeaveBoard   ActionKind = 19 // Leader leaves over its own edge during its evasion (MED-LDR-42)
	BattleBack   ActionKind = 20 // Unit, Target
	Advance      ActionKind = 21 // Unit, Hex: Momentum Advance
	AdvanceOn    ActionKind = 22 // Unit, Hex: one hex more
	SendLeader   ActionKind = 23 // Leader, Hex: for a token, at the end of the turn (MED-INS-04)
	Keep         ActionKind = 24 // Card: the drawn card that is kept
	ActionKinds  ActionKind = 25
)

// actionRow is the name of a kind of action, and the contents of its two numbers.
type actionRow struct{ name, who, what string }

// actionRows has a row for each kind of action. It is never changed.
var actionRows = [ActionKinds]actionRow{
	Pass:         {"pass", "", ""},
	PlayCard:     {"play a card", "", "card"},
	GiveOrder:    {"give an order", "unit", ""},
	OrderLeader:  {"order a Leader", "Leader", ""},
	BeginChain:   {"begin a chain", "Leader", ""},
	Inspire:      {"use an Inspired Action", "", "action"},
	Mend:         {"mend", "unit", ""},
	Move:         {"move", "unit", "hex"},
	Charge:       {"charge", "unit", "hex"},
	Exit:         {"leave the board", "unit", ""},
	MoveLeader:   {"move a Leader", "Leader", "hex"},
	ExitLeader:   {"leave the board", "Leader", ""},
	Attack:       {"attack", "unit", "foe"},
	AttackLeader: {"attack a Leader", "unit", "Leader"},
	React:        {"react", "", "card"},
	Evade:        {"evade", "unit", ""},
	Ignore:       {"ignore flags", "unit", "flags"},
	Retreat:      {"retreat", "unit", "hex"},
	Escape:       {"go back", "Leader", "hex"},
	LeaveBoard:   {"leave over the edge", "Leader", ""},
	BattleBack:   {"battle back", "unit", "foe"},
	Advance:      {"advance", "unit", "hex"},
	AdvanceOn:    {"advance on", "unit", "hex"},
	SendLeader:   {"send a Leader", "Leader", "hex"},
	Keep:         {"keep a card", "", "card"},
}

// String returns the name of the kind.
func (k ActionKind) String() string {
	if k >= ActionKinds {
		return "no kind of choice"
	}
	return actionRows[k].name
}

// String returns the choice in words and numbers, for errors and tests: "move (unit 3, hex 45)".
func (a Action) String() string {
	if a.Kind() >= ActionKinds {
		return fmt.Sprintf("%v (%#08x)", a.Kind(), uint32(a))
	}
	row := &actionRows[a.Kind()]
	switch {
	case row.who != "" && row.what != "":
		return fmt.Sprintf("%s (%s %d, %s %d)", row.name, row.who, a.Unit(), row.what, a.arg())
	case row.who != "":
		return fmt.Sprintf("%s (%s %d)", row.name, row.who, a.Unit())
	case row.what != "":
		return fmt.Sprintf("%s (%s %d)", row.name, row.what, a.arg())
	}
	return row.name
}

// Kind returns the kind of the choice.
func (a Action) Kind() ActionKind { return ActionKind(a >> 24) }

// arg returns the second number of the choice.
func (a Action) arg() int { return int(uint16(a)) }

// Unit returns the unit that acts, or that is named; it is undefined for a choice without a unit.
func (a Action) Unit() uint8 { return uint8(a >> 16) }

// Leader returns the Leader that acts, or that is named, for kinds that name a Leader instead of a unit.
func (a Action) Leader() uint8 { return uint8(a >> 16) }

// Hex returns the destination.
func (a Action) Hex() hex.Hex { return hex.Hex(uint16(a)) }

// Target returns the unit attacked, of an Attack or a BattleBack.
func (a Action) Target() uint8 { return uint8(a) }

// TargetLeader returns the lone Leader attacked, of an AttackLeader.
func (a Action) TargetLeader() uint8 { return uint8(a) }

// Card returns the kind of Command card, an index into Rules.Cards: of PlayCard, React and Keep.
func (a Action) Card() uint8 { return uint8(a) }

// InspiredAction returns that of Inspire, an index into Rules.Inspired.
func (a Action) InspiredAction() uint8 { return uint8(a) }

// Flags returns the number of flags ignored by Ignore.
func (a Action) Flags() int { return a.arg() }

// OfLeader reports whether the kind names a Leader instead of a unit.
func (k ActionKind) OfLeader() bool { return k < ActionKinds && actionRows[k].who == "Leader" }
