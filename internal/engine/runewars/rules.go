package runewars

import "muster/internal/engine/runewars/battle"

// The limits of Rules and a State. Definitions that need more are refused when they are linked.
const (
	MaxAreas     = 64
	MaxSeats     = 4
	MaxKinds     = battle.MaxKinds // kinds of unit of a seat, neutral ones among them
	FirstNeutral = 8               // neutral kinds have the numbers from here, the same ones for every seat
	MaxHeroes    = 32
	MaxDeck      = 128 // cards of a deck
	MaxCities    = 32
	MaxTitles    = 8
	MaxTokens    = 32 // sorts of exploration token
	Dials        = 3
	Seasons      = 4
	Orders       = 9 // Order cards 0 to 8
	Sides        = 6 // of a hexagon
)

// Invalid values.
const (
	NoArea  = 0xff
	NoSeat  = 0xff
	NoHero  = 0xff
	NoCard  = 0xff
	NoKind  = 0xff
	NoCity  = 0xff
	NoOrder = 0xff
	NoTitle = 0xff
	// Wild is the owner of neutral units without an ally (RW-TERM-07). It is no seat.
	Wild = 0xfe
)

// Dial is a resource with a dial of its own (RW-DIAL-01).
type Dial uint8

// The dials.
const (
	Food Dial = iota
	Wood
	Ore
)

// Season is a quarter of a year (RW-SEAS-01).
type Season uint8

// The seasons.
const (
	Spring Season = iota
	Summer
	Fall
	Winter
)

// Destiny is the symbol of a Fate card that diplomacy and quests read.
type Destiny uint8

// The destinies, the best one first.
const (
	Gold Destiny = iota
	Silver
	Red
	Destinies
)

// Rules are the constant part of a game. They are immutable and safe for concurrent use.
type Rules struct {
	Areas   []Area // at most MaxAreas
	Seats   []Seat // in clockwise order from the first player
	Numbers Numbers
	Options Options

	Fate    []battle.Card     // faces of the cards, at most battle.MaxCards
	Shown   []battle.Card     // Fate followed by the Tactical Fate cards (RW-BTL-07); nil for none
	Destiny [Destinies]uint64 // cards by symbol
	Pool    [MaxSeats][MaxKinds]uint8
	Wilds   [MaxKinds]uint8 // neutral units of a kind in the box, by kind from FirstNeutral

	Cities []City
	Titles []Title
	Heroes []Hero

	Scripted []Scripted // in the order of the scenario
	Wins     []Ending
	Loses    []Ending

	Decks [DeckKinds]Cards // cards of each deck at the start; empty for a deck out of play
	Cards Printed          // content of the cards
	Begin State            // the state before the first choice: see Start
	// Script are Fate cards that are drawn first, in this order, if they are in the deck then; for scripted scenes.
	// Games have none.
	Script  []uint8
	Opening Opening
}

// Part is a part of a seat's set-up. Sets of parts have a bit each.
type Part uint8

// The parts.
const (
	OpenFort      Part = 1 << iota // a stronghold in the home realm (RW-SETUP-24)
	OpenUnits                      // units given by all three dials (RW-SETUP-24)
	OpenHero                       // heroes of the own alignment (RW-SETUP-25)
	OpenTactics                    // RW-SETUP-27
	OpenInfluence                  // RW-SETUP-27
	OpenDials                      // RW-SETUP-23
	OpenQuests                     // RW-SETUP-28
	OpenObjective                  // RW-SETUP-29
)

// OpenAll is the whole set-up of a seat.
const OpenAll = OpenFort | OpenUnits | OpenHero | OpenTactics | OpenInfluence | OpenDials | OpenQuests | OpenObjective

// Opening is the parts of the set-up that Start carries out by the rules. The given State holds all other parts; for a
// game that starts in the middle it holds everything.
type Opening struct {
	Cities bool // a city token by chance on each city space without one (RW-SETUP-20)
	// Dragons and Falses are the numbers of runes that each seat places in its own home realm (RW-ORIG-01).
	Dragons, Falses uint8
	Seats           [MaxSeats]Part
}

// Deck is a kind of deck.
type Deck uint8

// The decks. Good and evil objectives, and the four seasons, are separate decks.
const (
	DeckTactics Deck = iota
	DeckQuests
	DeckRewards
	DeckGoodObjectives
	DeckEvilObjectives
	DeckSpring
	DeckSummer
	DeckFall
	DeckWinter
	DeckCommanders
	DeckKinds
)

// Numbers are the numbers of the rules, set by the tables of limits.
type Numbers struct {
	Most         uint8 // units that an area holds (RW-LIM-01)
	MostHeroes   uint8
	MostQuests   uint8
	MostTactics  uint8
	Reach        uint8 // areas that figures cover under Mobilize and Conquer (RW-ORD-05)
	FastReach    uint8 // areas that fast figures cover (RW-TERM-13)
	HeroReach    uint8 // in the Quest Phase (RW-HERO-02)
	Diplomacy    uint8 // maximum influence for diplomacy (RW-DIPL-02)
	Stronghold   uint8 // strength (RW-FORT-04)
	HurtHold     uint8
	Capital      uint8 // (RW-DEV-03)
	HurtCapital  uint8
	Conquer      uint8 // reduction of a stronghold's strength (RW-ORD-06)
	Garrison     uint8 // (RW-ORD-03)
	GarrisonGain uint8 // units of the Garrison bonus
	FallGain     uint8 // influence in fall (RW-SEAS-08)
	HeroesBought uint8 // maximum influence for the Rally Support bonus (RW-ORD-09)
	Strongholds  uint8 // tokens of a faction
	DialMost     uint8
	Influence    uint8 // tokens in the box
	Dragons      uint8 // rune tokens in the box
	Falses       uint8
	Replaced     uint8 // false runes that may be discarded for a dragon rune (RW-RUNE-01): limit runes-replaced

	HeroesEach   uint8 // at the start (RW-SETUP-25): default of heroes
	QuestsEach   uint8 // RW-SETUP-28: default of quests
	FallCards    uint8 // Tactics cards in fall (RW-SEAS-08): fall-tactics
	BuildWood    uint8 // cost of a stronghold (RW-FORT-01): build-wood
	BuildOre     uint8 // build-ore
	RepairOre    uint8 // RW-FORT-02: repair-ore
	CrownWood    uint8 // a capital built again (RW-DEV-04): crown-wood
	CrownOre     uint8 // crown-ore
	DevelopWood  uint8 // cost of a development (RW-ORD-07): develop-wood
	Developments uint8 // tokens of a faction (RW-FORT-05), as in the boxes
	MoreYield    uint8 // of a development of resources (RW-FORT-07): development-resource
	DiplomatGain uint8 // development-diplomat
	TrainingGain uint8 // development-training
	PortalToll   uint8 // influence that a portal takes (RW-EXPL-01): portal-toll
	Defensible   uint8 // strength of a defensible area: defensible-area
}

// Options are a scenario's options.
type Options struct {
	Years    uint8
	ToWin    uint8 // runes (RW-VICT-01)
	Instant  bool  // the runes win at once, without Victory cards (RW-ROAD-01, RW-ORIG-01)
	Garrison bool  // Order 0 is in play (RW-ORD-03)
	Frost    bool  // spring takes frost away (RW-SEAS-06)
	NoHelp   bool  // heroes do not support (RW-ORIG-01)
	HexFalls bool  // routed hexagons do not count (RW-ORIG-01)
	StandIn  bool  // an own unit out of play replaces the Victory card (RW-ROAD-05)
	// Commanders, Development cards, exploration (RW-CMD, RW-DEV, RW-EXPL).
	Commanders, Developments, Exploration, FreeCities bool
}

// Area is an area of the board (RW-TERM-01). Sets of areas have a bit each.
type Area struct {
	Next   [Sides]uint8 // across each side, from the north clockwise, or NoArea
	Near   uint64       // all of them
	Red    uint64       // those across a red border, whichever of the two areas has the colour (RW-MOVE-04)
	Blue   uint64       // those across a blue border of this area's own
	Bank   uint64       // those across a blue border of theirs
	Yields [Dials]uint8
	Home   uint8 // owner of its home realm, or NoSeat
	City   bool  // it has a city space
	NoFort bool  // no building here (RW-T12-05)
	Lost   bool  // tile 12: the Lost City may be found here
	Tile   uint8 // index of its tile on the board
}

// Seat is a player with a faction.
type Seat struct {
	Kinds     [MaxKinds]battle.Kind // its own ones first, the neutral ones from FirstNeutral on
	Fast      uint16                // fast kinds, as a set (RW-TERM-13)
	Own       uint8                 // number of own kinds
	Evil      bool                  // its alignment
	Influence uint8                 // at the start; the higher one breaks ties (RW-TERM-15)
	Tactics   uint8                 // cards at the start, and Quests
	Quests    uint8
	Dials     [Dials]uint8
	Icons     [Dials][]Icon
	Defence   Defence
	Orders    []uint8 // chosen Orders, season by season, repeated from the start; empty: any

	// Instead are the kinds, as a set, that may be recruited instead of a kind (RW-DIAL-05).
	Instead [FirstNeutral]uint16
	// Crowns are its Development cards that are capitals (RW-DEV-03).
	Crowns Cards
}

// Icon is the gift of a dial's space (RW-DIAL-02).
type Icon struct {
	At   uint8
	Gift Gift
	Kind uint8 // of unit
}

// Gift is a gift of icons and cities.
type Gift uint8

// The gifts.
const (
	GiveUnits Gift = iota
	GiveInfluence
	GiveTactics
	GiveQuests
)

// Defence is a faction's own development (RW-FORT-07).
type Defence struct {
	Effects []battle.Effect
	Discard bool // it is used up
}

// City is a city token (RW-CITY-01).
type City struct {
	Gives []CityGift
	Rune  bool // it counts as a dragon rune (RW-FREE-01)
	Lost  bool
	Yield [Dials]uint8
}

// CityGift is one of the benefits of a city.
type CityGift struct {
	Gift  Gift
	Count uint8
	Shape battle.Shape // of neutral units
}

// Title is a Title card (RW-TITLE-01) and its effects.
type Title struct {
	Ties     bool  // decides ties of bids (RW-BID-02)
	Strength uint8 // in battles
	Rewards  uint8 // number of Rewards that equal a dragon rune (RW-RUL-05)
	Harvest  uint8 // addition to one resource with each Harvest
	Council  uint8 // influence whenever a Season card of the Wizards' Council is drawn
	Keep     bool  // no loss of resources by Season cards
	Effects  []Effect
}

// Hero is a Hero card (RW-SETUP-25).
type Hero struct {
	Evil   bool
	Health uint8
	Skills [3]uint8
	Gives  Gives
}
