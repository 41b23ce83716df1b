package kernel

import (
	"muster/engine"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// The limits of a State. Linking refuses rules that need more.
const (
	MaxUnits      = 64          // of both sides
	MaxLeaders    = 14          // of both sides
	MaxDeck       = command.Max // Command cards in the game
	MaxHand       = 12
	MaxDraw       = 4  // cards drawn at once
	MaxFrames     = 12 // the deepest nesting of interrupts
	MaxObjectives = 32
)

// NoUnit is no unit, NoLeader no Leader, NoCard no card, and NoAction no Inspired Action.
const (
	NoUnit   = 0xff
	NoLeader = 0xff
	NoCard   = command.None
	NoAction = 0xff
)

// State is a game at one point. The zero State is invalid: Rules.Start makes the first one. A side is a boards.Camp:
// Pennant on top of the map, Standard below, and its player has the same number.
type State struct {
	Units   [MaxUnits]Unit
	Leaders [MaxLeaders]Leader
	On      [hex.Max]uint8        // by hex: the unit there, NoUnit for none
	Led     [hex.Max]uint8        // by hex: the Leader there, NoLeader for none; at most one for each hex
	Taken   hex.Set               // hexes with a unit
	Camps   [boards.Camps]hex.Set // hexes with a unit of each side
	Staffs  [boards.Camps]hex.Set // hexes with a Leader of each side
	Here    [boards.Camps]uint64  // each side's units on the board, one bit each
	Frames  [MaxFrames]Frame
	Depth   uint8 // frames on the stack; the game is over at 0

	Seats   [boards.Camps]Seat
	Deck    Pile           // the top card is the last one
	Spent   Pile           // the discards
	Table   uint8          // the card played this turn, NoCard for none
	Drawn   [MaxDraw]uint8 // drawn cards from which one will be kept, NoCard for none
	Orders  Orders
	Fight   Fight       // the current combat, the zero value between combats
	Reacted uint8       // cards that the other side has played as reactions this turn, and replaces (MED-CMD-08)
	Turn    uint16      // from 1, counting both sides' turns
	Active  boards.Camp // whose turn it is

	Banners [boards.Camps]uint8  // taken by eliminating units and Leaders, and by exits that pay
	Held    [boards.Camps]uint32 // objectives that count, one bit each
	Ended   End
	Winner  Side

	Cursor uint16 // position in the Rules' script of dice
	Chance engine.Rand
}

// Unit is one unit on the board, or one that has left it.
type Unit struct {
	At     hex.Hex // hex.None after it has left
	Kind   uint8   // an index into Rules.Kinds
	Camp   boards.Camp
	Blocks uint8
	Full   uint8 // blocks at the start, which are its full strength
	Marks  Marks
}

// Leader is one Leader. It is attached to a unit of its side on its hex.
type Leader struct {
	At    hex.Hex // hex.None when it is gone
	Camp  boards.Camp
	Fate  Fate
	Marks Marks // only Ordered, Done and Moved: for a Leader ordered by itself, alone or to detach
}

// Fate is the status of a Leader.
type Fate uint8

// The fates.
const (
	Stands Fate = iota
	Fell        // a banner for the other side
	Left        // over an edge: no banner for the other side
)

// Marks are the actions of a unit or a Leader in this turn.
type Marks uint16

// The marks. All are cleared when the turn ends.
const (
	Ordered  Marks = 1 << iota
	Plain          // ordered by a card's fallback, so without the card's grants
	Spurred        // it uses the Inspired Action of Orders.Inspired
	Done           // its move is over
	Moved          // it changed hex
	Joined         // a Leader that moved has joined it, or it is that Leader: it moves no more this turn (MED-LDR-16)
	TooFar         // it moved too far to battle
	Barred         // it entered a hex that forbids battle this turn
	Charged        // it must close with an enemy if it can
	Shot           // it has fired before the moves
	Battled        // it has battled in the combat phase
	Followed       // it has had its bonus close combat
)

// Seat is the holdings of one player.
type Seat struct {
	Hand   [MaxHand]uint8 // cards in ascending order, then NoCard, so that == ignores the order of drawing
	Cards  uint8
	Tokens uint8  // Inspired Action tokens
	Last   Played // the card of this player's last own turn, as carried out, for a Counter Attack; NoCard: none
}

// Played is a Command card as carried out: the card and whether left and right were swapped.
type Played struct {
	Card     uint8
	Mirrored bool
}

// Pile is a pile of cards.
type Pile = command.Pile

// Orders holds the possible orders of the card being played, and the orders so far.
type Orders struct {
	Card     Played                        // as carried out: for a Counter Attack, the copied card
	Fall     bool                          // units of choice, without the card's grants
	Chain    bool                          // a chain has begun: it continues from ordered ones (MED-CHAIN-03)
	Inspired uint8                         // the Inspired Action that units use, NoAction for none
	Command  int8                          // the side's Command (MED-CMD-04)
	Section  [boards.SectionCount]int8     // orders in each section, as the player sees them
	Pool     int8                          // orders for any unit that the card applies to
	Faces    [Faces]int8                   // results of the card's dice: orders, or blocks still to be restored
	InOne    [boards.SectionCount]int8     // orders for units in exactly one section
	InTwo    [boards.SectionCount - 1]int8 // orders on the lines between sections: left and centre, centre and right
	Total    int8                          // number of orders given
	Units    uint64                        // the ordered units, one bit each
	Takers   Takers                        // the takers while a player chooses an order; otherwise none
}

// Takers can take one of the remaining orders: units, Leaders, and Leaders that can begin a chain, one bit each. They
// follow from the rest of the state.
type Takers struct {
	Units           uint64
	Leaders, Chains uint16
}

// none reports whether there are no takers.
func (t *Takers) none() bool { return t.Units == 0 && t.Leaders|t.Chains == 0 }

// Fight holds the values of a whole combat: the attack, the answer to it, and all rolls and retreats in between.
type Fight struct {
	On      bool
	From    hex.Hex            // the attacker's hex
	Fresh   [boards.Camps]bool // the side's unit was at full strength when the combat began (MED-HIT-05)
	Checked [boards.Camps]bool // the side's Leader has had its check (MED-LDR-35)
	Struck  bool               // the defender has struck first: it neither evades nor battles back
}

// Side is a camp or neither.
type Side int8

// Neither is no camp: no side has won, or none will win.
const Neither Side = -1

// Points returns a camp's half points of a game with this winner: 2 for the camp itself, 1 for neither.
func (s Side) Points(c boards.Camp) int {
	switch s {
	case Side(c):
		return 2
	case Neither:
		return 1
	}
	return 0
}

// End is the reason for the end of a game.
type End uint8

// The ends of a game. Playing means that it goes on.
const (
	Playing   End = iota
	ByBanners     // a side holds the banners that it needs
	ByRout        // a side has no unit left
	ByTurns       // the scenario's last turn is over
	ByCap         // the game has too many turns to make progress
	ByNoCard      // a side has no card to play, and none can be drawn
	Ends
)
