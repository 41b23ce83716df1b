package kernel

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Rules is the constant part of a game, as tables of small numbers. Link makes one; it is safe for concurrent use.
type Rules struct {
	Board    *boards.Board
	Cells    []Cell // by hex
	Kinds    []Kind // of units, at most MaxKinds; a type with a Bow marker is a kind of its own
	Cards    []Card // kinds of Command card
	Copies   []uint8
	Inspired []Inspired // Inspired Actions, at most MaxInspired
	Leaders  LeaderRules

	// Die holds the face of each side of the die. The zero value is one side for each face.
	Die [Sides]uint8

	Setup   []Placement       // the units at the start; their order is the units' numbers, side by side after Link
	Staff   []LeaderPlacement // the Leaders at the start, likewise ordered
	Command [boards.Camps]int // Command cards that a side may hold (MED-CMD-04)
	Tokens  [boards.Camps]int // Inspired Action tokens at the start (MED-INS-01)
	Supply  int               // tokens in the game, including those that players hold
	First   boards.Camp

	Goal       [boards.Camps]int // number of banners that wins; 0: none
	Objectives []Objective
	Exits      [boards.Camps]hex.Set // hexes from which a side's units and Leaders may leave the board (MED-LDR-19)
	ExitWorth  [boards.Camps]uint8   // banners for each unit and each Leader that leaves this way
	LastTurn   int                   // 0: none; else the game ends after it
	LastWinner Side                  // the winner then; Neither: the side with more banners
	TurnCap    int

	// Sees reports whether a unit on from sees one on to past units on the hexes of units. Leaders do not block sight.
	Sees func(from, to hex.Hex, units hex.Set) bool

	// Script, when not nil, is the dice in order, replacing chance: for tests and teaching.
	Script []uint8

	tables
}

// The limits of Rules.
const (
	MaxKinds    = 64
	MaxInspired = 16
)

// Placement is a unit at the start.
type Placement struct {
	Kind uint8
	Camp boards.Camp
	At   hex.Hex
	// Blocks at the start; 0: the number of the Kind.
	Blocks uint8
}

// LeaderPlacement is a Leader at the start: alone, or on the hex of a unit of the own side.
type LeaderPlacement struct {
	Camp boards.Camp
	At   hex.Hex
}

// LeaderRules is the common rules of all Leaders.
type LeaderRules struct {
	Hexes  int8  // that a lone Leader may move (MED-LDR-11)
	Flight int8  // maximum hexes of its evasion (MED-LDR-40)
	Worth  uint8 // banners for the other side when it falls
}

// Objective is a group of hexes worth banners to a side with a unit on one of them.
type Objective struct {
	At        hex.Set
	Camps     [boards.Camps]bool // sides that can take it
	Banners   int
	Permanent bool
}

// NoCap is a limit of dice without effect.
const NoCap = 99

// Cell is the terrain of a hex, all layers combined: the lowest of several caps counts.
type Cell struct {
	Impassable    bool
	NoCross       uint8 // impassable sides, one bit for each hex.Dir; from either of the two hexes
	NoStrike      uint8 // sides without close combat across them
	Stop          bool  // a unit or Leader that enters moves no farther
	NoBattle      bool  // it does not battle this turn either, unless MayBattle serves it
	MayBattle     UnitFilter
	Elevated      bool
	CapOut        int8
	CapIn         int8
	CapInElevated int8   // for an attacker on elevated ground
	Flags         []Help // flags that may be ignored
	Strikes       []Help // swords ignored in close combat
}

// Help is a number of flags or swords that a terrain lets some units ignore.
type Help struct {
	N      int8
	Filter UnitFilter
}

// UnitFilter is a set of units that a terrain affects.
type UnitFilter uint8

// The sets of the rulebook's words.
const (
	Nobody UnitFilter = iota
	Everybody
	OnFoot
	OnHorse
	FootMissile // foot with a ranged weapon
)

// Arm is foot or mounted.
type Arm uint8

// The arms.
const (
	Foot Arm = iota
	Mounted
	Arms
)

// Kind is a type of unit, with or without a Bow marker, including the scenario's special rules (MED-UNIT).
type Kind struct {
	Type          int // index in the scenario's list of unit types, for its name
	Bow           bool
	Class         uint8 // Light, Medium or Heavy: the face that hits it (MED-HIT-01)
	Arm           Arm
	Blocks        uint8
	MoveAndBattle int8 // hexes it may move and still battle
	MoveMax       int8 // hexes it may move at most; beyond MoveAndBattle it does not battle (MED-UNIT-12)
	Charge        int8 // maximum hexes of a charge, which must end next to an enemy and close with it; 0: none
	Range         int8 // of its ranged weapon; 0 without one
	Stood         int8 // dice of fire if it has not moved
	Moved         int8 // dice of fire if it has moved
	Close         int8 // dice in close combat, whatever its losses (MED-HIT-04)
	FreshClose    int8 // the same at full strength; 0: Close
	Swords        bool // its swords hit in close combat
	Stature       int8 // swords that it ignores of a unit on foot (MED-HIT-02)
	Armour        int8 // rank in the order of armour: the better of two mounted units ignores a sword (MED-HIT-03)
	Evades        Foes // attackers that it may evade in close combat
	Parting       int8 // dice of its Parthian Shot (MED-HIT-07); 0: none
	Advance       int8 // hexes of its Momentum Advance: 0 none, 1, or 2 with an extra hex
	Bonus         bool // it may make a bonus close combat after it
	Retreat       int8 // hexes for each flag
	FreshFlags    int8 // flags that it may ignore at full strength
	Worth         int8 // banners for the other side when it is eliminated
}

// Foes is a set of pairs of an arm and a class, one bit for each pair: see FoeOf.
type Foes uint8

// AllFoes is the set of all pairs.
const AllFoes Foes = 1<<(3*Arms) - 1

// FoeOf returns the set of one pair of an arm and a class: Light, Medium or Heavy.
func FoeOf(a Arm, class uint8) Foes { return 1 << (3*uint8(a) + class) }

// Card is a Command card: the units that it orders, and their additional abilities. The ways to order are Sections,
// Pool, Chain and Roll; a card has one of them, or a Chain with a Fallback.
type Card struct {
	// Sections are the orders in each section, as the player sees them; ByCommand: equal to Command (MED-CMD-06).
	Sections [boards.SectionCount]int8
	// Pool is the orders in any section: a number, ByCommand, Any or All; Units selects their targets.
	Pool    int8
	Units   Selector
	Leaders bool // Leaders may be ordered, too: lone ones, and with Detach attached ones
	Detach  bool // an attached Leader may be ordered to leave its unit (MED-LDR-04)
	Group   bool // the ordered units form one connected group
	// Chain is the number of units and Leaders in a chain that begins with a Leader (MED-CHAIN-01); the player may
	// order Fallback units of choice instead.
	Chain int8
	// Roll is the use of dice, one for each card of Command; NoRoll: none.
	Roll     RollUse
	Copy     bool     // repeats the last card of the opponent's own turn, left and right swapped
	Fallback int8     // units of choice without an eligible unit; they get none of the card's grants
	Reaction Reaction // effect in the hand of the defender
	Grant    Grant
	Inspires bool // a token may be spent on an Inspired Action of WithOrders with the chain (MED-INS-02)
	Draw     int8 // cards drawn at the end of the turn; one is kept; usually 1
	Tokens   int8 // gained at the end of the turn, while the supply has any
	Remake   bool // at the end of the turn the discards are shuffled into the deck (MED-CMD-09)
}

// Special values for numbers of orders.
const (
	ByCommand = -1 // equal to Command (MED-CMD-04)
	Any       = -2 // any number
	All       = -3 // all of them, without a choice
)

// RollUse is the effect of a card's dice.
type RollUse uint8

// The uses.
const (
	NoRoll     RollUse = iota
	RollOrders         // a class face orders a unit of the class, a leader face a Leader, a flag any unit or Leader
	RollBlocks         // a class face restores a block of a unit of the class, and orders that unit
)

// Reaction is a card's effect for a unit that is attacked in close combat; the zero value is none.
type Reaction struct {
	Strikes bool // it strikes first
	Dice    int8 // additional dice, after the caps
}

// Selector is a set of units; the zero value is all.
type Selector struct {
	Arms    uint8  // one bit for each Arm; 0: all
	Classes uint8  // one bit for each class: Light, Medium, Heavy; 0: all
	Kinds   uint64 // one bit for each Kind; 0: all
	Ranged  bool   // only units with a ranged weapon
	Led     bool   // only units with an attached Leader
	Engaged bool   // only units with an adjacent enemy unit
}

// Grant is the abilities that a card or an Inspired Action gives to ordered units, or takes from them, for the turn.
// Numbers and bans add up.
type Grant struct {
	Close         int8     // dice in close combat, after the caps
	CloseFor      Selector // the units, by kind; the zero value is all
	Ranged        int8     // dice of fire, after the caps
	MoveAndBattle int8     // minimum hexes of a move with battle; 0: unchanged
	MoveFor       Selector // the units, by kind; the zero value is all
	NoMove        bool
	NoClose       bool
	NoFire        bool // in the combat phase
	Shots         int8 // number of consecutive shots; 0 and 1: one
	Early         bool // fire once before the moves
	Again         bool // move a second time after the combats
	Pass          bool // pass through hexes with friends
}

// Inspired is an action paid for with tokens (MED-INS).
type Inspired struct {
	Cost int8
	When InspiredTime
	// With an order: the ordered units that it affects, and its additional grant to them.
	Units Selector
	Grant Grant
	// At the end of the turn: the hexes that one Leader may move, ordered or not (MED-INS-04).
	Hexes int8
}

// InspiredTime is the time of use of an Inspired Action.
type InspiredTime uint8

// The times.
const (
	WithOrders InspiredTime = iota // after the orders of a card that inspires, once
	AtTurnEnd                      // after the combats, once a turn: a Leader moves
)
