package runewars

import (
	"muster/engine"
	"muster/internal/engine/runewars/battle"
)

// State is a game at one point: a flat value that can be copied, compared and stored. The zero State is invalid; use
// Start.
type State struct {
	Areas  [MaxAreas]Place
	Seats  [MaxSeats]Player
	Heroes [MaxHeroes]Figure
	Titles [MaxTitles]Owned
	Pool   [MaxSeats][MaxKinds]uint8 // units of a kind out of play; neutral ones are in the first row

	// The controllers of areas, recomputed whenever an area changes (RW-TERM-03 to RW-TERM-07).
	Held  [MaxSeats]uint64
	Guard uint64 // neutral areas
	Empty uint64
	// Scorched areas are out of play: they cannot be controlled or entered. Picked are the areas that Rules.Scripted
	// have taken.
	Scorched uint64
	Picked   [MaxPicks]uint64
	// Areas with an open portal, and areas all of whose borders are blue: with an open flood (RW-EXPL-01), or with the
	// Lost City (RW-T12-04). They are recomputed with the controllers.
	Portals uint64
	Flooded uint64

	Fate   Fate
	Cursor uint8          // number of cards of Rules.Script drawn
	Lying  Cards          // Rewards of defeated heroes (RW-DUEL-05)
	LiesIn [MaxDeck]uint8 // areas of the cards in Lying
	Left   [DeckKinds]Cards
	Spent  [DeckKinds]Cards
	Under  Cards            // Commander cards at the bottom of their deck (RW-CMD-08)
	Turned [MaxTokens]uint8 // number of exploration tokens of each sort that were turned up
	Cities uint32           // city tokens that are not on the board, as a set

	Year   uint8 // from 1
	Season Season
	Turn   uint8           // index in Play of the seat whose Order is resolved
	Play   [MaxSeats]uint8 // the seats in play order (RW-TERM-15)
	Frames [MaxFrames]Frame
	Depth  uint8 // frames on the stack

	Behind uint64 // areas recomputed after a move: see leave
	Fought bool   // the Order that is resolved has begun a battle (RW-ORD-12)
	War    War
	Fight  battle.State
	Came   [MaxAreas]uint64 // units that Strategize brought, four bits a kind

	Ended  End
	Winner uint8 // a seat, or NoSeat

	Chance engine.Rand
}

// Place is the content of an area.
type Place struct {
	Standing [MaxKinds]uint8
	Routed   [MaxKinds]uint8
	Units    uint8   // number of units (RW-LIM-01)
	Holder   uint8   // owner of the units: a seat, Wild, or NoSeat for none
	Fort     uint8   // owner of the stronghold, or NoSeat
	Hurt     bool    // the stronghold is damaged
	Capital  bool    // the stronghold is a capital (RW-DEV-03)
	Builds   [2]Made // developments (RW-FORT-06); a stronghold has one, a capital two
	Active   uint8   // activation tokens, a bit for each seat (RW-TERM-09)
	Rune     Rune
	Up       bool  // the rune lies face up
	Seen     uint8 // seats that have looked at the rune, a bit each (RW-RUNE-03)
	City     uint8 // the city token, or NoCity
	Burnt    bool  // a desolation token (RW-DES-01)
	Frost    uint8 // frost tokens (RW-DES-03)
	Token    uint8 // an exploration token, or NoCard
	Open     bool  // the token lies face up
	Spied    uint8 // seats that have looked at the token while it was face down, a bit each
	Peasants bool  // a peasant token holds it (RW-DEV-07)
}

// Made is a development (RW-FORT-07).
type Made uint8

// The developments. NoMade is none.
const (
	NoMade Made = iota
	MoreFood
	MoreWood
	MoreOre
	Diplomat
	Training
	Defensive
	MadeKinds
)

// Rune is a rune token.
type Rune uint8

// The runes.
const (
	NoRune Rune = iota
	FalseRune
	DragonRune
)

// Player is the holdings of a seat.
type Player struct {
	Dials     [Dials]uint8
	Influence uint8
	Used      uint16 // Order cards that are not in hand, as a set
	Order     uint8  // the one of this season, or NoOrder
	Last      uint8  // that of the season before
	Out       bool   // the player is out: controls nothing any more (RW-ELIM-01)
	Bid       uint8
	Has       bool // a secret choice is made: an Order, a bid
	// The Victory card (RW-ROAD-01): its deck, as a season, and its year; 0 when the player holds it.
	ProofYear   uint8
	ProofSeason Season
	Stand       uint8 // the kind of the unit that replaces it, plus one (RW-ROAD-05)

	Tactics   Cards
	Fresh     Cards // those drawn this season, which may not be played yet (RW-TACT-01)
	Quests    Cards
	Objective uint8 // or NoCard
	Commander Cards
	Bought    Cards // Development cards
	Traded    uint8 // once-a-turn actions done this turn, a bit each
	Worn      Cards // Rewards used this turn
	Second    uint8 // the card that makes a second commander, plus one (RW-CMD-10)
}

// Figure is a hero (RW-TERM-10).
type Figure struct {
	Owner   uint8 // a seat; NoSeat while the hero is in the deck or out of the game
	Gone    bool  // defeated: out of the game (RW-DUEL-05)
	Area    uint8 // or NoArea
	Damage  uint8
	Trained [3]uint8
	Routed  bool
	Acted   bool // in this Quest Phase
	Leads   uint8
	Rewards Cards
}

// Owned is a Title in play.
type Owned struct {
	Owner     uint8 // a seat or NoSeat
	Influence uint8 // influence on the Title
}

// Fate is the Fate deck, as sets (RW-FATE-01). Cards are drawn at random from those left, so their order is unknown to
// all.
type Fate struct{ Left, Spent uint64 }

// War is a battle in progress: the data for the fight that are not in the areas.
type War struct {
	Area     uint8 // the contested area, or NoArea
	Attacker uint8
	Defender uint8 // a seat or Wild
	Brought  [MaxKinds]uint8
	Helpers  [2]uint32 // heroes who may support, as sets, of both sides
	Less     uint8     // reduction of the stronghold's strength
	More     [2]int8   // strength added by cards
	Plays    [2]Cards  // Tactics cards played at the start of the battle, by side
	Uses     [2]Cards  // and Rewards
	Own      [2]uint64 // Tactical Fate cards that each side may still announce (RW-BTL-07)
	Parleyed bool      // diplomacy has failed (RW-DIPL-03)
	Drawn    uint64    // Fate cards of diplomacy among which one is chosen
}

// End is the reason for the end of a game.
type End uint8

// The ends of a game. Playing is none.
const (
	Playing  End = iota
	ByRunes      // a player had the runes that win
	ByYears      // the last winter is over (RW-VICT-02)
	ByAlone      // all other players are out (RW-ELIM-01)
	ByScript     // a condition of the scenario's own
	Ends
)
