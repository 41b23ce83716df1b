package engine

import "muster/maps/hex"

// Action is one choice of a player, as a number: 8 bits of kind, 8 of a unit, 16 of a hex, card or count. Legal lists
// actions in ascending order.
type Action uint32

// ActionKind is what sort of choice an Action is.
type ActionKind uint8

// The kinds of action, in the order in which Legal lists them. Recorded games hold these numbers: one that was given
// stays what it is, and a new kind gets the next one.
const (
	Pass          ActionKind = 0  // nothing (more): no further order, move or battle; no battle back; stay
	PlayCard      ActionKind = 1  // Arg: the card
	GiveOrder     ActionKind = 2  // Unit
	Move          ActionKind = 3  // Unit, Hex
	Rush          ActionKind = 4  // Unit, Hex: as a move, and the unit must then battle (BL-MER-02)
	Exit          ActionKind = 5  // Unit leaves the field where the adventure lets it
	Attack        ActionKind = 6  // Unit, Arg: the unit attacked
	Ignore        ActionKind = 7  // Arg: how many flags the unit ignores (BL-MOR-01)
	Retreat       ActionKind = 8  // Unit, Hex
	BattleBack    ActionKind = 9  // Unit
	GainGround    ActionKind = 10 // Unit, Hex (BL-FOL-01)
	Pursue        ActionKind = 11 // Unit, Hex: the extra hex of a pursuit (BL-FOL-02)
	Keep          ActionKind = 12 // Arg: the card kept of those drawn
	PlayOpen      ActionKind = 13 // Arg: the card, from the rack (EP-TRN-01)
	CopyLast      ActionKind = 14 // Arg: which of the opponent's last cards is countered (EP-CMD-04)
	PlayLore      ActionKind = 15 // Arg: the Lore card (BL-LOR-03)
	TargetUnit    ActionKind = 16 // Unit: it is a target of the Lore card
	TargetHex     ActionKind = 17 // Unit, Hex: where the Lore card puts or sends it
	TargetSection ActionKind = 18 // Arg: a section, as the player sees it
	UsePower      ActionKind = 19 // Unit, Arg: the power (BL-CRE-10)
	StoreLore     ActionKind = 20 // Unit, Arg: how many of its Lore symbols stay beside it (BL-CRE-11)
	TakeTokens    ActionKind = 21 // Arg: which of the choices at the turn's end, in the order of LoreRules.Turn (BL-END-02)
	KeepLore      ActionKind = 22 // Arg: the Lore card kept of those drawn or dealt (BL-END-02, BL-WAR-05)
	DropLore      ActionKind = 23 // Arg: the Lore card put away (BL-LOR-06)
	SetLevel      ActionKind = 24 // Unit: the seat of the council; Arg: its level (BL-WAR-03)
	RollMove      ActionKind = 25 // Unit rolls for its move
	FlyOver       ActionKind = 26 // Unit, Hex: the next hex of a flight
	Land          ActionKind = 27 // Unit, Hex
	PlaceSite     ActionKind = 28 // Unit: the kind of landmark or lair; Hex: where the player puts it (BL-LMK-02)
	Slip          ActionKind = 29 // Unit, Hex: its whole move is a passage out of a landmark
	CallUp        ActionKind = 30 // Unit rolls for a creature in place of its battle
	Appear        ActionKind = 31 // Unit, a creature that was called, Hex
	RollAgain     ActionKind = 32 // Arg: the face of a die that is rolled again
	TargetPlayer  ActionKind = 33 // Arg: the opponent at whom the Lore card is played (VAR-RA-08)
	ActionKinds   ActionKind = 34
)

// act packs a choice into its number.
func act(k ActionKind, unit uint8, arg uint16) Action {
	return Action(k)<<24 | Action(unit)<<16 | Action(arg)
}

// Kind is what sort of choice it is.
func (a Action) Kind() ActionKind { return ActionKind(a >> 24) }

// Unit is the unit that acts; it means nothing for a choice that is no unit's.
func (a Action) Unit() uint8 { return uint8(a >> 16) }

// Hex is where to.
func (a Action) Hex() hex.Hex { return hex.Hex(uint16(a)) }

// Arg is the card, the count or the unit attacked.
func (a Action) Arg() int { return int(uint16(a)) }
