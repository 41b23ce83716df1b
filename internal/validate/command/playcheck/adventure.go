package playcheck

import (
	"context"

	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/inference"
	"muster/maps/hex"
	"muster/schema"
)

// Adventure is an adventure opened for playing.
type Adventure struct {
	Refused []Refusal // why it cannot be played; the other fields are then empty
	// Play plays games of it until ctx is done. There is no report if the battle cannot be set up without a removed
	// unit. The error means that Muster failed.
	Play     func(ctx context.Context, ask Ask) (*Report, error)
	Units    []Unit // the listed units, in file order; none if cards bring the armies
	Cards    []Card // its own Command cards that only give orders
	Goal     [boards.Camps]Goal
	Exits    [boards.Camps]string // JSON pointer of the hexes over which a side leaves the board for banners; or ""
	Field    *field.Field         // the field; nil if it is not available
	Map      *schema.Document     // the map if it is not in the library
	Unplayed []Rule               // the special rules in prose only
}

// Refusal is the reason why an adventure, or one of its battles, cannot be set up.
type Refusal struct {
	Ptr  string // JSON pointer of the cause; or ""
	Text string
}

// Ask is a request for games.
type Ask struct {
	Players     [boards.Camps]string // by side
	Seed        uint64               // base seed of the games
	From, Games int                  // the number of the first game, and the number of games
	Workers     int                  // goroutines; they do not affect the results
	Done        func()               // called concurrently after each game; may be nil
	Without     int                  // index of a removed unit; below 0: none
}

// Everybody is the value of Ask.Without that removes no unit.
const Everybody = -1

// Unit is a unit that an adventure lists.
type Unit struct {
	Camp  boards.Camp
	At    hex.Hex
	Label string
	Ptr   string // JSON pointer of its label
	Stuck bool   // it can never leave its hex
}

// Card is a Command card of an adventure.
type Card struct {
	ID, Ptr string
	Number  int // in the deck; below 0: not in it
}

// Goal is the number of banners that a side needs, with its location.
type Goal struct {
	Banners int
	Ptr     string
}

// Report is the result of games with one pair of players.
type Report struct {
	Asked   int // number of games requested
	Games   []Played
	Refused []RefusedGame
	Wins    [boards.Camps]int
	Units   []UnitGames
	Points  []command.Point
	Terrain []command.Terrain
	Of      any // the game's own report, for its own checks

	Halves []inference.Points // of the first side, in game order
}

// HalfPoints returns the results of the games for the first side, in game order.
func (r *Report) HalfPoints() []inference.Points { return r.Halves }

// AskedFor returns the number of games requested.
func (r *Report) AskedFor() int { return r.Asked }

// End is the way in which a game ended.
type End uint8

// The ends of a game.
const (
	Decided   End = iota // a side has won, or lost all units
	LastTurn             // by the adventure's last turn
	CalledOff            // without an end under the rules: too many turns, or no player can play a card
)

// Played is one game.
type Played struct {
	Seed    uint64
	Players [boards.Camps]string
	End     End
	Winner  int // the side; below 0: none
	Turns   int
	Score   [boards.Camps]int // banners
	Barred  int               // turns in which no unit could be ordered
	Quiet   int               // the longest run of turns without losses
	Entered hex.Set           // hexes that a unit entered
	Served  [2]uint64         // Command cards that had an effect, by number
	Left    int               // units that left by an exit
}

// serves reports whether a card had an effect.
func (g *Played) serves(card int) bool { return g.Served[card>>6&1]&(1<<(card&63)) != 0 }

// RefusedGame is a game that was not played because its battle could not be set up.
type RefusedGame struct {
	Seed    uint64
	Reasons []Refusal
}

// UnitGames is a unit over all games that included it: its side and its starting hex. Timely counts the games in which
// it was ordered or fought before the last quarter of the turns.
type UnitGames struct {
	Camp                   boards.Camp
	At                     hex.Hex
	Games, Ordered, Fought int
	Timely                 int
}
