package matches

import (
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
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
	Reasons   [battlelore.Ends]int
	Turns     arena.Spread
	Decisions arena.Spread
	Banners   [boards.Camps]arena.Spread
	Seats     []SeatStats  // with allies, by player
	Idle      arena.Spread // turns of a game in which no unit was ordered
	Quiet     arena.Spread // the longest run of turns of a game without a loss
	Stalls    int          // games that came to no end of their own: the turn cap, no card
	Units     []UnitStats
	Points    []PointStats
	Terrain   []TerrainStats
	Rules     []RuleStats
	Unplayed  []string // special rules in words alone
	Lore      []LoreStats
	Powers    []PowerStats
	Tokens    [boards.Camps]arena.Spread // of Lore, that a camp gained
	Signature uint64                     // of all games in their order
}

// HalfPoints returns the results of the games for the Pennants, in order.
func (r *Report) HalfPoints() []inference.Points {
	out := make([]inference.Points, len(r.Games))
	for i := range r.Games {
		out[i] = inference.Points(r.Games[i].Winner.Points(boards.Pennant))
	}
	return out
}

// AskedFor returns the requested number of games.
func (r *Report) AskedFor() int { return r.Asked }

// RefusedGame is a game that was not played.
type RefusedGame struct {
	Index   int
	Seed    uint64
	Reasons []setup.Refusal
}

// UnitStats is a unit over all games in which it was there: a type of a camp that starts at a hex.
type UnitStats struct {
	Camp    boards.Camp `json:"-"`
	At      hex.Hex     `json:"-"`
	Label   string      `json:"hex"`
	Type    string      `json:"unit"`
	Name    string      `json:"-"`
	Games   int         `json:"games"`
	Ordered int         `json:"ordered"` // games in which it was ordered
	Fought  int         `json:"-"`       // games in which it attacked, or was attacked
	Timely  int         `json:"-"`       // games in which it was ordered or fought before the last quarter
	Lost    int         `json:"lost"`    // games in which it was killed
}

// PointStats is an objective, TerrainStats a terrain of the field other than open ground.
type (
	PointStats   = command.Point
	TerrainStats = command.Terrain
)

// RuleStats is an effect of a special rule: the games in which it mattered.
type RuleStats struct {
	Ptr  string `json:"pointer"`
	Rule string `json:"rule"`
	Do   string `json:"do"`
	Used int    `json:"used"`
}
