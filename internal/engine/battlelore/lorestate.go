package battlelore

import "muster/maps/hex"

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
	Own     bool // a Lore card was played in the own turn (BL-LOR-04)
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
	Next      uint8 // the target that the deed goes on with
}

// noCast is no card being played. Nobody writes to it.
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

	Modifiers [MaxModifiers]Modifier // what cards have changed in units, in the order in which it came
	Lasting   uint8                  // how many of them there are
	Sight     int8                   // Command cards drawn at the end of this turn, of which one is kept; 0: as ever

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
