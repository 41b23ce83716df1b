package battlelore

import (
	"cmp"
	"fmt"
	"slices"

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
	StoreLore     ActionKind = 20 // Unit, Stored: the number of its Lore symbols that stay with it (BL-CRE-11)
	TakeTokens    ActionKind = 21 // TurnEnd: the choice at the turn's end (BL-END-02)
	KeepLore      ActionKind = 22 // LoreCard: one kept of those drawn or dealt (BL-END-02, BL-WAR-05)
	DropLore      ActionKind = 23 // LoreCard: discarded (BL-LOR-06)
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

// TargetUnitAction aims a Lore card or a power at a unit, and TargetPlayerAction at an opponent. TargetHexAction moves
// a unit to a hex. TargetSectionAction aims at a section as the player sees it.
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

// InOrder returns the choices that begin at s in the order that the engine accepts. The targets of a Lore card, and
// the Lore cards kept of those drawn, are sets that a player may name in any order. Legal asks for their
// members in one order, so that each set is named in one way only. Members that the engine names by itself, because
// the others leave no choice, are left out. Legal choices come back unchanged. So do choices that name one member
// twice: they are not a set, and Apply refuses them.
func InOrder(r *Rules, s *State, next []Action) []Action {
	n := s.members(r, next)
	if n < 2 || s.legalAsWritten(r, next[:n]) {
		return next
	}
	set := slices.Clone(next[:n])
	camp := r.CampOf[s.Decider()]
	slices.SortStableFunc(set, func(a, b Action) int {
		if a.Kind() == TargetUnit {
			return cmp.Compare(r.rank(camp, a.Unit()), r.rank(camp, b.Unit()))
		}
		return cmp.Compare(a, b)
	})
	out := make([]Action, 0, len(next))
	after, log := *s, Log{}
	for _, a := range set {
		switch {
		case Apply(r, &after, a, &log) == nil || !log.names(a) && !after.keeps(s.Decider(), a):
			out = append(out, a)
		case slices.Contains(out, a): // it has been named already, and not by the engine
			return next
		}
	}
	return append(out, next[n:]...)
}

// members counts the choices at the head of a list that name members of one set.
func (s *State) members(r *Rules, next []Action) (n int) {
	if s.Ended != Playing || len(next) == 0 {
		return 0
	}
	f, kind := s.top(), next[0].Kind()
	aims := f.Kind == InCast && f.Step == aimWaits && (kind == TargetUnit || kind == TargetSection)
	for n < len(next) && next[n].Kind() == kind {
		a := next[n]
		switch {
		case aims && kind == TargetUnit && int(a.Unit()) < len(r.Setup), aims && kind == TargetSection:
		case kind == KeepLore && n < f.ToKeep() && slices.Contains(s.Lore.Drawn[:], a.LoreCard()):
		default:
			return n
		}
		n++
	}
	return n
}

// legalAsWritten reports whether all of some choices can be taken one after the other.
func (s *State) legalAsWritten(r *Rules, list []Action) bool {
	after := *s
	for _, a := range list {
		if Apply(r, &after, a, nil) != nil {
			return false
		}
	}
	return true
}

// names reports whether a log has the aiming of a Lore card at the target of a choice.
func (l *Log) names(a Action) bool {
	return slices.ContainsFunc(l.Events, func(e Event) bool {
		return e.Kind == LoreAimed && a == TargetUnitAction(e.Unit) ||
			e.Kind == LoreAimedAt && a == TargetSectionAction(e.Section())
	})
}

// keeps reports whether a player holds the Lore card of a choice to keep one.
func (s *State) keeps(p Player, a Action) bool {
	seat := &s.Lore.Seats[p]
	return a.Kind() == KeepLore && slices.Contains(seat.Hand[:seat.Cards], a.LoreCard())
}
