package selfplay

import (
	"muster/engine"
	"muster/engine/arena"
	"muster/engine/battle"
	"muster/engine/battlelore/boards"
	"muster/maps/hex"
)

// Report sums up a batch.
type Report struct {
	Asked     int // games
	Games     []Game
	Refused   []RefusedGame // games whose battle could not be set up: their muster brought what cannot be played
	Wins      [boards.Camps]int
	Draws     int
	PlayerWon [boards.Camps]int // by place in Batch.Players, whichever camp they had
	Reasons   [engine.Ends]int
	Turns     arena.Spread
	Decisions arena.Spread
	Banners   [boards.Camps]arena.Spread
	Seats     []SeatTally  // with allies, by player
	Idle      arena.Spread // turns of a game in which no unit was ordered
	Quiet     arena.Spread // the longest run of turns of a game without a loss
	Stalls    int          // games that came to no end of their own: the turn cap, no card
	Units     []UnitTally
	Points    []PointTally
	Terrain   []TerrainTally
	Rules     []RuleTally
	Unplayed  []string // special rules in words alone
	Lore      []LoreTally
	Powers    []PowerTally
	Tokens    [boards.Camps]arena.Spread // of Lore, that a camp gained
	Signature uint64                     // of all games in their order
}

// RefusedGame is a game that was not played.
type RefusedGame struct {
	Index   int
	Seed    uint64
	Reasons []battle.Refusal
}

// UnitTally is a unit over all games in which it was there: a type of a camp that starts at a hex.
type UnitTally struct {
	Camp    boards.Camp
	At      hex.Hex
	Label   string
	Type    string
	Name    string
	Games   int
	Ordered int // games in which it was ordered
	Lost    int // games in which it was killed
}

// PointTally is an objective: the games in which each camp held it at some time.
type PointTally struct {
	Ptr   string
	Name  string
	Camps [boards.Camps]bool // who can take it
	Taken [boards.Camps]int
}

// TerrainTally is a terrain of the field other than open ground: the games in which a unit came to a hex of it.
type TerrainTally struct {
	ID      string
	Name    string
	Hexes   int // that can be entered
	Entered int
}

// RuleTally is an effect of a special rule: the games in which it mattered.
type RuleTally struct {
	Ptr  string
	Rule string
	Do   string
	Used int
}
