package matches

import (
	"muster/internal/engine/arena"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/inference"
	"muster/maps/hex"
)

// Report summarises a batch.
type Report struct {
	Asked     int // games
	Games     []Game
	Wins      [boards.Camps]int
	Draws     int
	PlayerWon [boards.Camps]int // by index in Batch.Players, on whichever side
	Reasons   [kernel.Ends]int
	Turns     arena.Spread
	Decisions arena.Spread
	Banners   [boards.Camps]arena.Spread
	Idle      arena.Spread // turns of a game without orders
	Quiet     arena.Spread // the longest run of turns of a game without a loss
	Evaded    arena.Spread // attacks from which the target evaded
	Stalls    int          // games that ended by the turn cap or without a card
	Units     []UnitStats
	Leaders   []LeaderStats
	Points    []PointStats
	Exited    [boards.Camps]int // games in which a unit or Leader of the side left by an exit
	Cards     []CardStats
	Actions   []ActionStats
	Terrain   []TerrainStats
	Unplayed  []string // special rules that are only text
	Signature uint64   // of all games in order
}

// HalfPoints returns the results of the games for the top side, in order.
func (r *Report) HalfPoints() []inference.Points {
	out := make([]inference.Points, len(r.Games))
	for i := range r.Games {
		out[i] = inference.Points(r.Games[i].Winner.Points(boards.Pennant))
	}
	return out
}

// AskedFor returns the requested number of games.
func (r *Report) AskedFor() int { return r.Asked }

// UnitStats are the statistics of a unit over all games.
type UnitStats struct {
	Camp    boards.Camp `json:"-"`
	At      hex.Hex     `json:"-"` // its start
	Label   string      `json:"hex"`
	Type    string      `json:"unit"`
	Name    string      `json:"-"`
	Ordered int         `json:"ordered"` // games in which it was ordered
	Fought  int         `json:"fought"`  // games in which it attacked, or was attacked
	Timely  int         `json:"-"`       // games in which it was ordered or fought before the last quarter
	Lost    int         `json:"lost"`    // games in which it was eliminated
	Left    int         `json:"left"`    // games in which it left by an exit
}

// LeaderStats are the statistics of a Leader over all games.
type LeaderStats struct {
	Camp    boards.Camp `json:"-"`
	At      hex.Hex     `json:"-"` // its start
	Label   string      `json:"hex"`
	Name    string      `json:"leader"`
	Led     int         `json:"led"`     // games in which it helped its side
	Ordered int         `json:"ordered"` // games in which it was ordered without a unit, or began a chain
	Moved   int         `json:"moved"`   // games in which it moved without a unit
	Checked int         `json:"checked"` // games in which dice were rolled for it, or at it
	Fell    int         `json:"fell"`
	Left    int         `json:"left"` // over an edge
}

// PointStats are the statistics of an objective, TerrainStats those of a terrain of the field other than open ground.
type (
	PointStats   = command.Point
	TerrainStats = command.Terrain
)

// CardStats are the statistics of a kind of Command card: how often it was played, in how many games, and in how many
// of these it had an effect.
type CardStats struct {
	ID     string `json:"card"`
	Name   string `json:"-"`
	Games  int    `json:"games"`
	Served int    `json:"served"`
	Played int    `json:"played"`    // times, in the own turn
	Answer int    `json:"as_answer"` // times, as a reaction to an attack
}

// ActionStats are the statistics of an Inspired Action: the number of times it was used, and the number of games with
// it.
type ActionStats struct {
	ID    string `json:"action"`
	Name  string `json:"-"`
	Games int    `json:"games"`
	Used  int    `json:"used"`
}
