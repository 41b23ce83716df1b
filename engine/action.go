package engine

import "muster/maps/hex"

// Action is one choice of a player, as a number: 8 bits of kind, 8 of a unit, 16 of a hex, card or count. Legal lists
// actions in ascending order.
type Action uint32

// ActionKind is what sort of choice an Action is.
type ActionKind uint8

// The kinds of action, in the order in which Legal lists them.
const (
	Pass          ActionKind = iota // nothing (more): no further order, move or battle; no battle back; stay
	PlayCard                        // Arg: the card
	GiveOrder                       // Unit
	Move                            // Unit, Hex
	Rush                            // Unit, Hex: as a move, and the unit must then battle (BL-MER-02)
	Exit                            // Unit leaves the field where the adventure lets it
	Attack                          // Unit, Arg: the unit attacked
	Ignore                          // Arg: how many flags the unit ignores (BL-MOR-01)
	Retreat                         // Unit, Hex
	BattleBack                      // Unit
	GainGround                      // Unit, Hex (BL-FOL-01)
	Pursue                          // Unit, Hex: the extra hex of a pursuit (BL-FOL-02)
	Keep                            // Arg: the card kept of those drawn
	PlayOpen                        // Arg: the card, from the rack (EP-TRN-01)
	CopyLast                        // Arg: which of the opponent's last cards is countered (EP-CMD-04)
	PlayLore                        // Arg: the Lore card (BL-LOR-03)
	TargetUnit                      // Unit: it is a target of the Lore card
	TargetHex                       // Unit, Hex: where the Lore card puts or sends it
	TargetSection                   // Arg: a section, as the player sees it
	UsePower                        // Unit, Arg: the power (BL-CRE-10)
	StoreLore                       // Unit, Arg: how many of its Lore symbols stay beside it (BL-CRE-11)
	TakeTokens                      // Arg: which of the choices at the turn's end, in the order of LoreRules.Turn (BL-END-02)
	KeepLore                        // Arg: the Lore card kept of those drawn or dealt (BL-END-02, BL-WAR-05)
	DropLore                        // Arg: the Lore card put away (BL-LOR-06)
	SetLevel                        // Unit: the seat of the council; Arg: its level (BL-WAR-03)
	RollMove                        // Unit rolls for its move
	FlyOver                         // Unit, Hex: the next hex of a flight
	Land                            // Unit, Hex
	PlaceSite                       // Unit: the kind of landmark or lair; Hex: where the player puts it (BL-LMK-02)
	Slip                            // Unit, Hex: its whole move is a passage out of a landmark
	CallUp                          // Unit rolls for a creature in place of its battle
	Appear                          // Unit, a creature that was called, Hex
	RollAgain                       // Arg: the face of a die that is rolled again
	TargetPlayer                    // Arg: the opponent at whom the Lore card is played (VAR-RA-08)
	ActionKinds
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
