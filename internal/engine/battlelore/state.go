package battlelore

import (
	"muster/engine"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// The limits of a State. Rules that need more are refused when they are linked.
const (
	MaxUnits      = 72          // of both camps
	MaxDeck       = command.Max // Command cards in the game
	MaxHand       = 10
	MaxDraw       = 4  // cards drawn at once
	MaxRack       = 4  // cards that lie open for both camps
	MaxFrames     = 16 // the deepest nesting of interrupts
	MaxObjectives = 32
	MaxPlayers    = 4
)

// NoUnit is no unit, and NoCard no card.
const (
	NoUnit = 0xff
	NoCard = command.None
)

// Player is a seat at the table. In a game of two it is the camp's number; allies have own seats.
type Player uint8

// State is a game at one point. The zero State is invalid: Rules.Start makes the first one.
type State struct {
	Units  [MaxUnits]Unit
	On     [hex.Max]uint8 // by hex: the unit there, NoUnit for none
	Taken  hex.Set        // hexes with a unit
	Camps  [boards.Camps]hex.Set
	Frames [MaxFrames]Frame
	Depth  uint8 // frames on the stack; the game is over at 0

	Seats  [MaxPlayers]Seat
	Deck   Pile           // the top card is the last one
	Spent  Pile           // the discards
	Table  uint8          // the card that was played from the hand this turn, NoCard for none
	Open   uint8          // the one that was played from the rack
	Rack   [MaxRack]uint8 // cards that lie open for both camps, ascending, NoCard behind them (EP-SET-03)
	Drawn  [MaxDraw]uint8 // cards drawn, to keep one; NoCard for none
	Orders Orders
	Turn   uint16 // from 1, both players' turns counted
	Active Player // whose turn it is

	Banners [boards.Camps]uint8  // taken by killing units
	Held    [boards.Camps]uint32 // objectives that count, a bit each
	Ended   End
	Winner  Side

	Cursor uint16 // how much of the Rules' script of dice was used
	Chance engine.Rand

	Places PlaceState // the zero value in a game without
	Lore   LoreState  // the zero value in a game without Lore

	Shares Shares // the zero value in a game of two

	Given [boards.Camps]uint64 // gifts of special rules that a camp gets no more, a bit each
}

// Unit is one unit on the field, or one that has left it. All its figures are on one hex (BL-MOV-03).
type Unit struct {
	At      hex.Hex // hex.None when it has left
	From    hex.Hex // where its camp's turn found it; with several players a camp, where the turn did
	Kind    uint8   // an index into Rules.Kinds
	Camp    boards.Camp
	Owner   Player
	Figures uint8
	Full    uint8 // figures at the start
	Marks   Marks
	Tokens  uint8 // lasting tokens on it, a bit each
	Store   uint8 // Lore tokens that a creature stores
	Mods    Mods  // changes by Lore for this turn
}

// Marks are the actions of a unit in this turn.
type Marks uint16

// The marks. All are cleared when the turn ends.
const (
	Ordered Marks = 1 << iota
	Plain         // ordered by a card's fallback, so without what the card grants
	Done          // its move is over, or it was passed over for good
	Moved         // it changed hex
	TooFar        // it moved farther than a unit that wants to battle
	Barred        // it entered a hex that forbids battle this turn
	Rushing       // it must battle in melee if it can (BL-MER-02)
	Battled
)

// Seat is the holdings of one player.
type Seat struct {
	Hand  [MaxHand]uint8 // cards, ascending, so that == does not see the order in which they came
	Cards uint8
	Last  [2]Played // the cards that this player last played, for who counters them; NoCard for none
}

// Played is a Command card as it was carried out: the card and whether left and right were swapped.
type Played struct {
	Card     uint8
	Mirrored bool
}

// Pile is a pile of cards.
type Pile = command.Pile

// Orders holds the possible orders of the card being played, and the orders so far.
type Orders struct {
	Card    Played
	Also    Played                        // the second Section card of an Epic turn, NoCard for none (EP-TRN-01)
	Fall    bool                          // nothing was eligible: one unit of choice, without what the card grants
	Section [boards.SectionCount]int8     // orders in each section, as the player sees them
	Colour  [Faces]int8                   // orders for a colour each
	Pool    int8                          // orders for any unit that the card speaks of
	InOne   [boards.SectionCount]int8     // orders for units that stand in one section alone
	InTwo   [boards.SectionCount - 1]int8 // and on the lines between them: left and centre, centre and right
	Of      [Faces]int8                   // orders for units of a colour, when orders come by colour
	Total   int8                          // orders that were given: an ally's unit takes two
	Command int8                          // cards of Command when the card was played, it included (BL-CMD-02)
}

// Side is a camp or neither.
type Side int8

// Neither is no camp: no side has won, or none will.
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

// The ends of a game. Playing is none.
const (
	Playing    End = iota
	ByBanners      // a camp holds the banners that it needs (BL-END-03)
	ByRout         // a camp has no unit left
	ByTurns        // the adventure's last turn is over
	ByCap          // the game makes no sense any more: too many turns
	ByNoCard       // a player has no card to play, and none can be drawn
	Marginally     // a camp holds many banners, without the lead that would make it decisive (EP-VIC-01)
	Ends
)

// Mods are the changes of Lore to a unit for the turn.
type Mods struct {
	Dice, Melee, Ranged int8
	Set                 int8 // dice, whatever else; 0: none
	Move                int8
	MoveLeast           int8
	MoveMost            int8 // one more than the hexes; 0: no limit
	Range               int8
	Bold                int8
	StrikeDice          int8
	Has                 Modifiers
	Pace                int8  // hexes that its dice or its flight give it, and one more; 0: not rolled
	Grown               uint8 // necks with two heads; they stay when the turn ends
}

// Modifiers are the changes that are or are not.
type Modifiers uint8

// The spells, in the order of the stats without a number.
const (
	NoBold Modifiers = 1 << iota
	NoMove
	NoStop
	StrikeHits
	KeepBattle
	AsBold
	Fearless
)

// LoreSeat is a player's Lore.
type LoreSeat struct {
	Tokens  uint8
	Hand    [MaxLore]uint8 // ascending, NoCard behind
	Cards   uint8
	Council [Councillors]uint8
	Own     bool // a Lore card was played in the player's own turn (BL-LOR-04)
	Other   bool // and in the opponent's
	Forgo   bool // gains no tokens this turn (EP-LOR-03)
	Forgoes bool // nor in the next one
}

// Cast is a Lore card being played: its player, level and target.
type Cast struct {
	Card      uint8 // NoCard: none
	Caster    Player
	Level     uint8
	Paid      uint8
	Window    Window
	Effect    uint8 // the next one
	Sections  uint8 // chosen, a bit a section as the player sees them
	Cancelled bool
	Back      uint8 // the card that was played with it to bring it back to the hand, NoCard for none
	Beside    bool  // it is such a card: after its effects it becomes the Back of the card below
	Targets   [MaxUnits]uint8
	N         uint8 // targets
	Next      uint8 // the next target of the effect
}

// noCast means that no card is being played. It is never modified.
var noCast = Cast{Card: NoCard, Back: NoCard}

// MaxCasts is the maximum of Lore cards in play at once: each side plays one, and another one may go with either.
const MaxCasts = 4

// LoreState is the Lore of a game.
type LoreState struct {
	Seats [MaxPlayers]LoreSeat
	Deck  Pile
	Spent Pile
	Pool  uint8
	Casts [MaxCasts]Cast
	Depth uint8
	Drawn [MaxDraw]uint8

	Modifiers [MaxModifiers]Modifier // changes of units by cards, in the order in which they came
	Lasting   uint8                  // how many of them there are
	Sight     int8                   // Command cards drawn at the end of this turn, to keep one; 0: the usual draw

	Struck  [MaxUnits]uint8 // flags of a card's or a power's roll that a unit has still to take
	Battle  BattleLore
	Power   PowerUse
	Markers [MaxMarkers]Marker // tokens on units, in order of unit and kind
	Marked  uint8              // how many there are
}

// BattleLore holds the changes of Lore to the current battle: set before or after its roll, cleared after its hits and
// flags.
type BattleLore struct {
	Ignored [IgnoredKinds]int8 // colour faces, bonus strikes, hits, flags without effect
	Turned  bool               // the attacker suffers what its bonus strikes would have hit
	By      Player             // whose card turned them
	Hits    uint8              // dice that hit in the end
	From    hex.Hex            // where the attacker stood when it attacked
	Forgo   uint8              // players who gain no tokens by it, a bit each
}

// noBattle is the value without a battle. It is never changed.
var noBattle = BattleLore{From: hex.None}

// PowerUse is the power that is being used. No power interrupts another.
type PowerUse struct {
	Which  uint8 // index into LoreRules.Powers
	Effect uint8
	Lore   uint8           // symbols that it counts
	Hits   uint8           // in the battle that it follows
	Queue  [hex.Dirs]uint8 // units that the deed still goes for
	N      uint8
	Flown  UnitSet // enemies that a flight has breathed at
}

// MaxMarkers is the maximum of tokens on units; beyond it none is placed, as when the box is empty.
const MaxMarkers = 48

// MaxTokenKinds is the maximum of kinds of token: a bit each in Unit.Tokens.
const MaxTokenKinds = 8

// Marker is one token on a unit.
type Marker struct {
	Unit  uint8
	Kind  uint8 // index into LoreRules.Kinds
	Left  uint8 // turns of the owner at whose end it goes; 0: no turn takes it away
	Fresh bool  // it came in this turn of the owner, which is not among those of Left
}
