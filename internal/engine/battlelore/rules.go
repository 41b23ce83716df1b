package battlelore

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Rules is the constant part of a game, as tables of small numbers. Link makes one; it is safe for concurrent use.
type Rules struct {
	Board  *boards.Board
	Cells  []Cell // by hex
	Kinds  []Kind // of units
	Cards  []Card // kinds of Command card
	Copies []uint8
	Seats  int // players
	CampOf [MaxPlayers]boards.Camp
	// Markers are the order of the players' turns, the lowest first (VAR-RA-02); all 0: by their numbers.
	Markers [MaxPlayers]uint8
	// Marshals are the wings of a camp with a player of their own, a bit a boards.Section (EP-PLY-01).
	Marshals [boards.Camps]uint8

	Setup      []Placement // the units at the start
	Hands      [MaxPlayers]int
	First      Player
	Goal       [boards.Camps]int // banners that win (BL-END-03), for allies at a turn's end (VAR-RA-09); 0: see Decisive
	Decisive   int               // Epic: banners that win with a lead of Margin (EP-VIC-01)
	Margin     int
	Marginal   int              // Epic: banners that win without it
	Rack       int              // the number of cards that lie open for both camps; 0: without a rack (EP-SET-03)
	Commander  [MaxPlayers]int8 // the Commanders' levels, by player
	Objectives []Objective
	Exits      [boards.Camps]hex.Set // hexes from which a camp's units may leave the field
	ExitWorth  [boards.Camps]uint8   // banners for each unit that leaves so
	Gifts      []Gift                // gifts of special rules at a place, at most MaxGifts
	LastTurn   int                   // 0: none; else the game ends after it
	LastWinner Side                  // the winner then; Neither: the camp with more banners
	TurnCap    int
	Lore       *LoreRules  // nil without Lore
	Places     *PlaceRules // nil without landmarks or lairs that do something

	// Sees reports whether a unit on from sees one on to (BL-LOS-01, R-146). Units on the hexes of units block sight,
	// and so do the players' sites on those of sites.
	Sees func(from, to hex.Hex, units hex.Set, sites *hex.Set) bool

	// Script, when not nil, is the dice in order, replacing chance: for tests and teaching.
	Script []uint8

	tables
}

// Placement is a unit at the start.
type Placement struct {
	Kind  uint8
	Camp  boards.Camp
	Owner Player
	At    hex.Hex
	// Figures at the start; 0: the number of the Kind.
	Figures uint8
}

// Objective is a group of hexes worth banners to a camp with a unit on one of them.
type Objective struct {
	At        hex.Set
	Camps     [boards.Camps]bool // the camps that can take it
	Banners   int
	Permanent bool
}

// NoCap is a limit of dice without effect.
const NoCap = 99

// Cell is the terrain of a hex, all its layers together (BL-TER-02: the lowest cap counts, R-160).,
// BL-LMK-07: cliffs, bridges, marshes, fords and landmarks are only such numbers.
type Cell struct {
	Impassable    bool
	NoCross       uint8 // impassable sides, a bit a hex.Dir; from either of the two hexes (CTA-TER-01)
	NoStrike      uint8 // sides across which there is no melee
	Stop          bool  // a unit that enters moves no farther (CTA-TER-03, CTA-07)
	NoBattle      bool  // nor battles this turn, unless MayBattle serves it
	MayBattle     UnitFilter
	Elevated      bool
	CapOut        int8
	CapIn         int8
	CapInElevated int8 // for an attacker on elevated ground
	Bold          []Help
	Strikes       []Help // bonus strikes ignored in melee
}

// Help is a number of levels or strikes that a terrain gives to some units.
type Help struct {
	N      int8
	Filter UnitFilter
}

// Class is foot, mounted or creature (BL-CRE-01).
type Class uint8

// The classes.
const (
	Foot Class = iota
	Mounted
	Creature
)

// Kind is a type of unit with its banner, race, weapon and the adventure's special rules.
type Kind struct {
	Type          int // the type's number in the adventure's list of unit types, for those who want its name
	Class         Class
	Colour        uint8 // Green, Blue or Red: the face that hits it
	Figures       uint8
	MoveAndBattle int8 // hexes it may move and still battle
	MoveMax       int8 // hexes it may move at most
	MeleeDice     int8
	RangedDice    int8
	Missile       bool
	Range         int8 // of a missile weapon
	StrikeFrom    int8 // distances at which bonus strikes hit; both 0: never
	StrikeTo      int8
	Spared        int8 // bonus strikes that a mounted target ignores
	Frenzy        bool
	AfterMove     int8 // dice more (or less) after moving (CTA-WPN-01)
	Standing      int8 // when it did not move
	AtMounted     int8 // against mounted
	InReply       int8 // when battling back
	Bold          int8
	Frightened    bool
	Retreat       int8 // hexes a flag
	NeverBack     bool // ignores all flags
	MustIgnore    bool // a creature must ignore its first flag (BL-CRE-05)
	Support       bool // gains from support (BL-SUP-01, BL-CRE-06)
	OwnSupport    bool // is Bold only while supported
	Decreed       int8 // ... but for those levels of its Bold that are the adventure's
	FreshDice     int8 // dice more while it has lost no figure
	FreshBold     int8 // its Bold while it has lost no figure
	Rush          int8 // hexes it may move to come into melee, which it then must fight (BL-MER-02); 0: it does not rush
	Pursues       bool
	Lore          bool         // its Lore symbols give tokens (BL-LRE-01)
	Worth         int8         // banners for its killer
	Wakes         int16        // the first turn in which it may be ordered; 0: from the start
	Creature      CreatureKind // the zero value for troops
}

// CreatureKind is the additional part of creatures (BL-CRE). MustIgnore, NeverBack and Retreat are in its Kind.
type CreatureKind struct {
	Store      int8  // the most Lore tokens that it stores (BL-CRE-11)
	From, To   uint8 // its powers are From <= i < To of LoreRules.Powers
	Criticals  int8  // critical hits that kill it (BL-CRE-03)
	MoveDice   int8  // rolled for its move, a hex for each Lore symbol; 0: it walks
	ByTokens   bool  // its move is a hex for each Lore token spent
	FlyLeast   int8  // hexes of a flight; both 0: it does not fly
	FlyMost    int8
	Free       hex.Set // hexes whose limits do not bind it: woods, its own lair; no stop, ban or cap counts for it there
	Lands      hex.Set // hexes on which a flight may end: those without terrain
	Roams      bool    // moves as if every hex were countryside; it does not stop on impassable hexes
	Necks      bool    // hit by its colour alone, each hit costs a neck
	Homes      uint32  // kinds of site in which it lives, a bit each
	Groves     uint32  // kinds of site that are woods to units free in woods, for any owner
	StrikesNew bool    // each bonus strike is rolled again for hits or flags until none shows
}

// Card is a Command card: the units that it orders, and their additional abilities (BL-CMD-01).
type Card struct {
	Tactic    bool
	Sections  [boards.SectionCount]int8 // orders in each section; ByCommand: Equal to Command
	Pool      int8                      // orders in any section; ByCommand; All
	Units     Selector                  // whom the Pool may order
	Group     bool                      // the ordered units stand in one connected group
	Fallback  int8                      // units of choice when none is eligible; they get nothing of what the card grants
	Roll      bool                      // a die for each card of Command: colours, and flags for units of choice
	Copy      bool                      // carries out the opponent's last card
	Grant     Grant
	Draw      int8 // cards drawn at the end of the turn, to keep one; 1 as a rule
	Commander bool // its Pool is larger by the Commander's level (EP-CMD-05)
	Remake    bool // at the end of the turn the discards are shuffled into the deck
	Allies    bool // an ally's units are ordered as the player's own are (VAR-RA-07)
}

// Special values for numbers of orders.
const (
	ByCommand = -1 // Equal to Command: the cards in hand, the one played included (BL-CMD-02)
	All       = -2
)

// Selector is a set of units.
type Selector struct {
	Class   uint8 // a bit a Class; 0: all
	Colour  uint8 // a bit a colour; 0: all
	Missile bool  // only units with a missile weapon
}

// Grant is the abilities that a card gives to the units that it orders, or takes from them, for the turn.
type Grant struct {
	Melee         int8 // dice, after the caps (BL-TER-01)
	Ranged        int8
	MoveAndBattle int8  // raises the hexes that it may move and still battle to this number; 0: no change
	MoveColours   uint8 // a bit a colour: whose Stride; 0: all
	NoMove        bool
	NoMelee       bool
	NoRanged      bool
	Shots         int8  // ranged attacks in sequence; 1 as a rule
}

// UnitFilter is a set of units that a terrain serves.
type UnitFilter uint8

// The sets, as the rulebook's words have them.
const (
	Nobody UnitFilter = iota
	Everybody
	Troops
	OnFoot
	OnHorse
	FootMissile
)

// serves reports whether a unit of a kind is one of the set.
func (w UnitFilter) serves(k *Kind) bool {
	switch w {
	case Everybody:
		return true
	case Troops:
		return k.Class != Creature
	case OnFoot:
		return k.Class == Foot
	case OnHorse:
		return k.Class == Mounted
	case FootMissile:
		return k.Class == Foot && k.Missile
	}
	return false
}

// PlaceRules are the landmarks and lairs with an effect for their owner, or that players put on the field (BL-LMK-01
// to 04, BL-LMK-08). Other terrain is in its Cell. It is nil in a game without any.
type PlaceRules struct {
	Kinds  []PlaceKind
	Setup  []Place             // on the field from the start
	Grants [MaxPlayers]uint32  // kinds that a player places without a master, a bit each
	Given  [MaxPlayers]uint32  // kinds that the adventure has placed for a player, who places no other of them
	Waits  [MaxPlayers][]uint8 // by kind: the creature that waits in such a site of a player, NoUnit for none
	Level  uint8               // of a master that brings a landmark; 0: none does, for landmark rules are not in force
	Raised []uint8             // by kind of unit: the same type with the next banner, NoUnit without one
}

// PlaceKind is a landmark or lair of the rulebook. Numbers that are 0 have no effect.
type PlaceKind struct {
	Cell   Cell                  // its effects on its hex, besides those of the ground (BL-LMK-05, BL-LMK-06, BL-LMK-07)
	Blocks bool                  // sight
	Master uint8                 // the seat of a council that brings it, NoSeat for none
	Both   bool                  // both camps may have it (BL-LMK-03)
	Scarce bool                  // more players may ask for it than the boxes have tiles left
	Tiles  uint8                 // ... and how many are left
	Under  bool                  // it goes under an own unit, else on an empty hex
	Lands  [boards.Camps]hex.Set // bare ground on which a camp may put it (R-074, EP-SET-04)
	Serves UnitFilter            // the own units for which it heals, raises and hides a passage
	Tokens int8                  // for the owner, at the end of the owner's turn with an own unit there
	Heals  int8                  // figures, at the end of the owner's turn, for a unit that was idle there
	Stores int8                  // tokens for the owner's creature that lives there, at the end of the owner's turn
	Hidden int8                  // hexes of a passage that is a unit's whole move
	Raises bool                  // an idle unit gets the next banner, and the site goes
	Next   Help                  // Bold levels of own units next to it
	Calls  Calling               // how a creature comes out of it
}

// Calling is the way a creature comes out of a site.
type Calling uint8

// The ways.
const (
	NoCall Calling = iota
	ByRoll         // an own unit there rolls for it in place of its battle; it comes next to the site, which goes
	AtWill         // at the end of the owner's turn, on the site, which stays
)

// Place is a landmark or lair on the field.
type Place struct {
	At    hex.Hex
	Kind  uint8 // index into PlaceRules.Kinds
	Owner Player
	Unit  uint8 // the creature that waits in it, NoUnit for none
}

// Limits of a game with sites.
const (
	MaxPlaces     = 16
	MaxPlaceKinds = 32
	NoPlace       = MaxPlaces
	NoSeat        = Councillors
)

// checkPlaces checks that a State can hold the sites.
func (r *Rules) checkPlaces() error {
	if r.Places == nil {
		return nil
	}
	if len(r.Places.Kinds) > MaxPlaceKinds || len(r.Places.Setup) > MaxPlaces {
		return fmt.Errorf("engine: %d kinds of landmarks and lairs, %d on the field",
			len(r.Places.Kinds), len(r.Places.Setup))
	}
	return nil
}

// PlaceState is the current sites of a game; the zero value in a game without any.
type PlaceState struct {
	List   [MaxPlaces]Place // in the order of the board
	N      uint8
	On     hex.Set            // hexes with a site
	Stops  hex.Set            // of those: where a unit that enters goes no farther
	Bans   hex.Set            // where who enters may not battle
	Blocks hex.Set            // which bar sight
	Due    [MaxPlayers]uint32 // kinds that a player still has to place, a bit each
}
