package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// NewAction packs a choice into its number, for any meaning of the two numbers. It is for readers of recorded choices;
// other code calls the constructor of the kind.
func NewAction(k ActionKind, unit uint8, arg uint16) Action {
	return Action(k)<<24 | Action(unit)<<16 | Action(arg)
}

// WithUnit returns the same choice of another unit, and WithHex the same with another hex.
func (a Action) WithUnit(u uint8) Action  { return NewAction(a.Kind(), u, uint16(a)) }
func (a Action) WithHex(h hex.Hex) Action { return NewAction(a.Kind(), a.Unit(), uint16(h)) }

// PassAction does nothing (more).
func PassAction() Action { return NewAction(Pass, 0, 0) }

// PlayCardAction plays a Command card of the hand, PlayOpenAction one of the rack; KeepAction keeps one of those drawn.
func PlayCardAction(card uint8) Action { return NewAction(PlayCard, 0, uint16(card)) }
func PlayOpenAction(card uint8) Action { return NewAction(PlayOpen, 0, uint16(card)) }
func KeepAction(card uint8) Action     { return NewAction(Keep, 0, uint16(card)) }

// CopyLastAction counters the first or second of the opponent's last cards, 0 or 1.
func CopyLastAction(which int) Action { return NewAction(CopyLast, 0, uint16(which)) }

// GiveOrderAction orders a unit.
func GiveOrderAction(unit uint8) Action { return NewAction(GiveOrder, unit, 0) }

// MoveAction, RushAction and SlipAction move a unit to a hex: a normal move, a rush, and through a hidden passage.
func MoveAction(unit uint8, to hex.Hex) Action { return NewAction(Move, unit, uint16(to)) }
func RushAction(unit uint8, to hex.Hex) Action { return NewAction(Rush, unit, uint16(to)) }
func SlipAction(unit uint8, to hex.Hex) Action { return NewAction(Slip, unit, uint16(to)) }

// ExitAction lets a unit leave the field.
func ExitAction(unit uint8) Action { return NewAction(Exit, unit, 0) }

// RollMoveAction lets a creature roll for its move, CallUpAction a unit for a creature.
func RollMoveAction(unit uint8) Action { return NewAction(RollMove, unit, 0) }
func CallUpAction(unit uint8) Action   { return NewAction(CallUp, unit, 0) }

// FlyOverAction flies on to the next hex, LandAction lands on one.
func FlyOverAction(unit uint8, to hex.Hex) Action { return NewAction(FlyOver, unit, uint16(to)) }
func LandAction(unit uint8, to hex.Hex) Action    { return NewAction(Land, unit, uint16(to)) }

// AttackAction attacks a foe, BattleBackAction answers its attack.
func AttackAction(unit, foe uint8) Action     { return NewAction(Attack, unit, uint16(foe)) }
func BattleBackAction(unit, foe uint8) Action { return NewAction(BattleBack, unit, uint16(foe)) }

// IgnoreAction ignores the given number of flags.
func IgnoreAction(unit uint8, flags int) Action { return NewAction(Ignore, unit, uint16(flags)) }

// RetreatAction retreats to a hex, GainGroundAction enters the one that the enemy left, PursueAction one beyond it.
func RetreatAction(unit uint8, to hex.Hex) Action    { return NewAction(Retreat, unit, uint16(to)) }
func GainGroundAction(unit uint8, to hex.Hex) Action { return NewAction(GainGround, unit, uint16(to)) }
func PursueAction(unit uint8, to hex.Hex) Action     { return NewAction(Pursue, unit, uint16(to)) }

// PlayLoreAction plays a Lore card, KeepLoreAction keeps one of those drawn or dealt, DropLoreAction discards one.
func PlayLoreAction(card uint8) Action { return NewAction(PlayLore, 0, uint16(card)) }
func KeepLoreAction(card uint8) Action { return NewAction(KeepLore, 0, uint16(card)) }
func DropLoreAction(card uint8) Action { return NewAction(DropLore, 0, uint16(card)) }

// TargetUnitAction aims a Lore card or a power at a unit, TargetHexAction moves a unit to a hex, TargetSectionAction
// aims at a section as the player sees it, TargetPlayerAction at an opponent.
func TargetUnitAction(unit uint8) Action            { return NewAction(TargetUnit, unit, 0) }
func TargetHexAction(unit uint8, to hex.Hex) Action { return NewAction(TargetHex, unit, uint16(to)) }
func TargetSectionAction(s boards.Section) Action   { return NewAction(TargetSection, 0, uint16(s)) }
func TargetPlayerAction(p Player) Action            { return NewAction(TargetPlayer, 0, uint16(p)) }

// RollAgainAction selects a die with a face to roll it again.
func RollAgainAction(face uint8) Action { return NewAction(RollAgain, 0, uint16(face)) }

// UsePowerAction uses a power, StoreLoreAction stores a number of the symbols with the creature.
func UsePowerAction(unit, power uint8) Action { return NewAction(UsePower, unit, uint16(power)) }
func StoreLoreAction(unit uint8, symbols int) Action {
	return NewAction(StoreLore, unit, uint16(symbols))
}

// TakeTokensAction takes one of the choices at the turn's end, by index in LoreRules.Turn.
func TakeTokensAction(choice int) Action { return NewAction(TakeTokens, 0, uint16(choice)) }

// SetLevelAction gives a seat of the council a level.
func SetLevelAction(seat uint8, level int) Action { return NewAction(SetLevel, seat, uint16(level)) }

// PlacePlaceAction puts a landmark or lair of a kind on a hex, AppearAction a creature that comes out of one.
func PlacePlaceAction(kind uint8, at hex.Hex) Action { return NewAction(PutPlace, kind, uint16(at)) }
func AppearAction(unit uint8, to hex.Hex) Action     { return NewAction(Appear, unit, uint16(to)) }
