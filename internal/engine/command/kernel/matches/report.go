package matches

import (
	"muster/internal/engine/arena"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/inference"
	"muster/maps/hex"
)

// Report sums up a batch.
type Report struct {
	Asked     int // games
	Games     []Game
	Wins      [boards.Camps]int
	Draws     int
	PlayerWon [boards.Camps]int // by place in Batch.Players, whichever side they had
	Reasons   [kernel.Ends]int
	Turns     arena.Spread
	Decisions arena.Spread
	Banners   [boards.Camps]arena.Spread
	Idle      arena.Spread // turns of a game without orders
	Quiet     arena.Spread // the longest run of turns of a game without a loss
	Evaded    arena.Spread // attacks from which the target evaded
	Stalls    int          // games that came to no end of their own: the turn cap, no card
	Units     []UnitStats
	Leaders   []LeaderStats
	Points    []PointStats
	Exited    [boards.Camps]int // games in which a unit or Leader of the side left by an exit
	Cards     []CardStats
	Actions   []ActionStats
	Terrain   []TerrainStats
	Unplayed  []string // special rules, which are words alone
	Signature uint64   // of all games in their order
}

// HalfPoints are what the games came to for the top side, in their order.
func (r *Report) HalfPoints() []inference.Points {
	out := make([]inference.Points, len(r.Games))
	for i := range r.Games {
		out[i] = inference.Points(r.Games[i].Winner.Points(boards.Pennant))
	}
	return out
}

// AskedFor is how many games were to be played.
func (r *Report) AskedFor() int { return r.Asked }

// UnitStats is a unit over all games.
type UnitStats struct {
	Camp    boards.Camp `json:"-"`
	At      hex.Hex     `json:"-"` // where it begins
	Label   string      `json:"hex"`
	Type    string      `json:"unit"`
	Name    string      `json:"-"`
	Ordered int         `json:"ordered"` // games in which it was ordered
	Fought  int         `json:"fought"`  // games in which it attacked, or was attacked
	Lost    int         `json:"lost"`    // games in which it was eliminated
	Left    int         `json:"left"`    // games in which it left by an exit
}

// LeaderStats is a Leader over all games.
type LeaderStats struct {
	Camp    boards.Camp `json:"-"`
	At      hex.Hex     `json:"-"` // where he begins
	Label   string      `json:"hex"`
	Name    string      `json:"leader"`
	Led     int         `json:"led"`     // games in which he did something for his side
	Ordered int         `json:"ordered"` // ... in which he was ordered by himself, or began a chain
	Moved   int         `json:"moved"`   // ... in which he moved by himself
	Checked int         `json:"checked"` // ... in which dice were rolled for him, or at him
	Fell    int         `json:"fell"`
	Left    int         `json:"left"` // over an edge
}

// PointStats is an objective, TerrainStats a terrain of the field other than open ground.
type (
	PointStats   = command.Point
	TerrainStats = command.Terrain
)

// CardStats is a kind of Command card: how often it was played, in how many games, and with how many of them it did
// something.
type CardStats struct {
	ID     string `json:"card"`
	Name   string `json:"-"`
	Games  int    `json:"games"`
	Served int    `json:"served"`
	Played int    `json:"played"`    // times, in the own turn
	Answer int    `json:"as_answer"` // ... and in answer to an attack
}

// ActionStats is an Inspired Action: how often it was used, and in how many games.
type ActionStats struct {
	ID    string `json:"action"`
	Name  string `json:"-"`
	Games int    `json:"games"`
	Used  int    `json:"used"`
}
