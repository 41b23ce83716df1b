package kernel

import "muster/maps/hex"

// NewAction packs a choice into its number, for any meaning of the two numbers. It is for readers of recorded choices;
// other code calls the constructor of the kind.
func NewAction(k ActionKind, who uint8, arg uint16) Action {
	return Action(k)<<24 | Action(who)<<16 | Action(arg)
}

// PassAction does nothing (more).
func PassAction() Action { return NewAction(Pass, 0, 0) }

// PlayCardAction plays a Command card of the hand, ReactAction plays one in answer to a close combat, KeepAction keeps
// one of those drawn.
func PlayCardAction(card uint8) Action { return NewAction(PlayCard, 0, uint16(card)) }
func ReactAction(card uint8) Action    { return NewAction(React, 0, uint16(card)) }
func KeepAction(card uint8) Action     { return NewAction(Keep, 0, uint16(card)) }

// GiveOrderAction orders a unit with its attached Leader, OrderLeaderAction a Leader alone, and BeginChainAction
// begins a chain with one.
func GiveOrderAction(unit uint8) Action     { return NewAction(GiveOrder, unit, 0) }
func OrderLeaderAction(leader uint8) Action { return NewAction(OrderLeader, leader, 0) }
func BeginChainAction(leader uint8) Action  { return NewAction(BeginChain, leader, 0) }

// InspireAction uses an Inspired Action with the orders, by its index in Rules.Inspired.
func InspireAction(action uint8) Action { return NewAction(Inspire, 0, uint16(action)) }

// MendAction restores one block to a unit.
func MendAction(unit uint8) Action { return NewAction(Mend, unit, 0) }

// MoveAction and ChargeAction move a unit to a hex, MoveLeaderAction and SendLeaderAction a Leader.
func MoveAction(unit uint8, to hex.Hex) Action   { return NewAction(Move, unit, uint16(to)) }
func ChargeAction(unit uint8, to hex.Hex) Action { return NewAction(Charge, unit, uint16(to)) }
func MoveLeaderAction(leader uint8, to hex.Hex) Action {
	return NewAction(MoveLeader, leader, uint16(to))
}
func SendLeaderAction(leader uint8, to hex.Hex) Action {
	return NewAction(SendLeader, leader, uint16(to))
}

// ExitAction lets a unit leave the board, ExitLeaderAction a Leader.
func ExitAction(unit uint8) Action         { return NewAction(Exit, unit, 0) }
func ExitLeaderAction(leader uint8) Action { return NewAction(ExitLeader, leader, 0) }

// AttackAction attacks a unit, AttackLeaderAction a lone Leader, BattleBackAction answers an attack.
func AttackAction(unit, foe uint8) Action { return NewAction(Attack, unit, uint16(foe)) }
func AttackLeaderAction(unit, leader uint8) Action {
	return NewAction(AttackLeader, unit, uint16(leader))
}
func BattleBackAction(unit, foe uint8) Action { return NewAction(BattleBack, unit, uint16(foe)) }

// EvadeAction lets a unit evade, IgnoreAction lets it ignore the given number of flags.
func EvadeAction(unit uint8) Action             { return NewAction(Evade, unit, 0) }
func IgnoreAction(unit uint8, flags int) Action { return NewAction(Ignore, unit, uint16(flags)) }

// RetreatAction retreats to a hex with a unit, EscapeAction with a Leader; LeaveBoardAction moves the Leader over its
// own edge.
func RetreatAction(unit uint8, to hex.Hex) Action  { return NewAction(Retreat, unit, uint16(to)) }
func EscapeAction(leader uint8, to hex.Hex) Action { return NewAction(Escape, leader, uint16(to)) }
func LeaveBoardAction(leader uint8) Action         { return NewAction(LeaveBoard, leader, 0) }

// AdvanceAction enters the hex that the enemy left, AdvanceOnAction one beyond it.
func AdvanceAction(unit uint8, to hex.Hex) Action   { return NewAction(Advance, unit, uint16(to)) }
func AdvanceOnAction(unit uint8, to hex.Hex) Action { return NewAction(AdvanceOn, unit, uint16(to)) }
