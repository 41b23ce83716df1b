package battlelore

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Action is one choice of a player, as a number: 8 bits of kind, 8 of the unit that acts, 16 of a hex, card or count.
// Legal lists actions in ascending order. There is a constructor for each kind, MoveAction for Move, and an accessor
// for each part of a choice.
type Action uint32

// ActionKind is the kind of an Action.
type ActionKind uint8

// The kinds of action, in the order in which Legal lists them. Recorded games hold these numbers: existing numbers
// never change, and a new kind gets the next one.
const (
	Pass          ActionKind = 0  // nothing (more): no further order, move or battle; no battle back; stay
	PlayCard      ActionKind = 1  // Card
	GiveOrder     ActionKind = 2  // Unit
	Move          ActionKind = 3  // Unit, Hex
	Rush          ActionKind = 4  // Unit, Hex: as a move, and the unit must then battle (BL-MER-02)
	Exit          ActionKind = 5  // Unit leaves the field where the adventure lets it
	Attack        ActionKind = 6  // Unit, Foe
	Ignore        ActionKind = 7  // Unit, Flags (BL-MOR-01)
	Retreat       ActionKind = 8  // Unit, Hex
	BattleBack    ActionKind = 9  // Unit, Foe
	GainGround    ActionKind = 10 // Unit, Hex (BL-FOL-01)
	Pursue        ActionKind = 11 // Unit, Hex: the extra hex of a pursuit (BL-FOL-02)
	Keep          ActionKind = 12 // Card: the one kept of those drawn
	PlayOpen      ActionKind = 13 // Card: from the rack (EP-TRN-01)
	CopyLast      ActionKind = 14 // Countered: which of the opponent's last cards (EP-CMD-04)
	PlayLore      ActionKind = 15 // LoreCard (BL-LOR-03)
	TargetUnit    ActionKind = 16 // Unit: it is a target of the Lore card
	TargetHex     ActionKind = 17 // Unit, Hex: where the Lore card puts or sends it
	TargetSection ActionKind = 18 // Section, as the player sees it
	UsePower      ActionKind = 19 // Unit, Power (BL-CRE-10)
	StoreLore     ActionKind = 20 // Unit, Stored: how many of its Lore symbols stay beside it (BL-CRE-11)
	TakeTokens    ActionKind = 21 // TurnEnd: which of the choices at the turn's end (BL-END-02)
	KeepLore      ActionKind = 22 // LoreCard: one kept of those drawn or dealt (BL-END-02, BL-WAR-05)
	DropLore      ActionKind = 23 // LoreCard: put away (BL-LOR-06)
	SetLevel      ActionKind = 24 // Seat of the council, Level (BL-WAR-03)
	RollMove      ActionKind = 25 // Unit rolls for its move
	FlyOver       ActionKind = 26 // Unit, Hex: the next hex of a flight
	Land          ActionKind = 27 // Unit, Hex
	PutPlace      ActionKind = 28 // SiteKind, Hex: where the player puts it (BL-LMK-02)
	Slip          ActionKind = 29 // Unit, Hex: its whole move is a passage out of a landmark
	CallUp        ActionKind = 30 // Unit rolls for a creature in place of its battle
	Appear        ActionKind = 31 // Unit, a creature that was called, Hex
	RollAgain     ActionKind = 32 // Face of a die that is rolled again
	TargetPlayer  ActionKind = 33 // Player: the opponent at whom the Lore card is played (VAR-RA-08)
	ActionKinds   ActionKind = 34
)

// actionRow is the name of a kind of action, and the contents of its two numbers.
type actionRow struct{ name, who, what string }

// actionRows has a row for each kind of action. It is never changed.
var actionRows = [ActionKinds]actionRow{
	Pass:          {"pass", "", ""},
	PlayCard:      {"play a card", "", "card"},
	GiveOrder:     {"give an order", "unit", ""},
	Move:          {"move", "unit", "hex"},
	Rush:          {"rush", "unit", "hex"},
	Exit:          {"leave the field", "unit", ""},
	Attack:        {"attack", "unit", "foe"},
	Ignore:        {"ignore flags", "unit", "flags"},
	Retreat:       {"retreat", "unit", "hex"},
	BattleBack:    {"battle back", "unit", "foe"},
	GainGround:    {"gain ground", "unit", "hex"},
	Pursue:        {"pursue", "unit", "hex"},
	Keep:          {"keep a card", "", "card"},
	PlayOpen:      {"play a card of the rack", "", "card"},
	CopyLast:      {"counter a card", "", "which"},
	PlayLore:      {"play a Lore card", "", "card"},
	TargetUnit:    {"target a unit", "unit", ""},
	TargetHex:     {"target a hex", "unit", "hex"},
	TargetSection: {"target a section", "", "section"},
	UsePower:      {"use a power", "unit", "power"},
	StoreLore:     {"store Lore", "unit", "symbols"},
	TakeTokens:    {"end the turn", "", "choice"},
	KeepLore:      {"keep a Lore card", "", "card"},
	DropLore:      {"put a Lore card away", "", "card"},
	SetLevel:      {"set a level", "seat", "level"},
	RollMove:      {"roll for a move", "unit", ""},
	FlyOver:       {"fly", "unit", "hex"},
	Land:          {"land", "unit", "hex"},
	PutPlace:      {"place a landmark or lair", "kind", "hex"},
	Slip:          {"take a passage", "unit", "hex"},
	CallUp:        {"roll for a creature", "unit", ""},
	Appear:        {"come out of a lair", "unit", "hex"},
	RollAgain:     {"roll a die again", "", "face"},
	TargetPlayer:  {"target a player", "", "player"},
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

// Hex returns the destination.
func (a Action) Hex() hex.Hex { return hex.Hex(uint16(a)) }

// Target returns the unit attacked, of an Attack or a BattleBack.
func (a Action) Target() uint8 { return uint8(a) }

// Card returns the kind of Command card, an index into Rules.Cards: of PlayCard, PlayOpen and Keep.
func (a Action) Card() uint8 { return uint8(a) }

// LoreCard returns the Lore card, an index into LoreRules.Cards: of PlayLore, KeepLore and DropLore.
func (a Action) LoreCard() uint8 { return uint8(a) }

// Countered returns which of the opponent's last cards CopyLast copies: 0 or 1, an index into Seat.Last.
func (a Action) Countered() int { return a.arg() }

// Flags returns the number of flags ignored by Ignore.
func (a Action) Flags() int { return a.arg() }

// Section returns that of TargetSection.
func (a Action) Section() boards.Section { return boards.Section(a.arg()) }

// Power returns that of UsePower, an index into LoreRules.Powers.
func (a Action) Power() uint8 { return uint8(a) }

// Stored returns the number of symbols that StoreLore keeps.
func (a Action) Stored() int { return a.arg() }

// TurnEnd returns the choice of TakeTokens, an index into LoreRules.Turn.
func (a Action) TurnEnd() int { return a.arg() }

// Seat returns the seat of the council to which SetLevel gives a Level.
func (a Action) Seat() uint8 { return uint8(a >> 16) }

// Level returns that of SetLevel.
func (a Action) Level() int { return a.arg() }

// PlaceKind returns the kind of PlaceSite, an index into PlaceRules.Kinds.
func (a Action) PlaceKind() uint8 { return uint8(a >> 16) }

// Face returns that of RollAgain.
func (a Action) Face() int { return a.arg() }

// Player returns the opponent of TargetPlayer.
func (a Action) Player() Player { return Player(a) }
