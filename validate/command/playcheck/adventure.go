package playcheck

import (
	"context"

	"muster/engine/command"
	"muster/engine/command/boards"
	"muster/engine/command/field"
	"muster/engine/inference"
	"muster/maps/hex"
	"muster/schema"
)

// Adventure is one that was opened to be played.
type Adventure struct {
	Refused []Refusal // why it cannot be played; then there is nothing else
	// Play plays games of it. When ctx is done it stops. There is no report where a unit is left out without which it
	// cannot be set up. The error says that Muster failed.
	Play     func(ctx context.Context, ask Ask) (*Report, error)
	Units    []Unit // that it lists, in the order of its file; none where the armies come of cards
	Cards    []Card // Command cards that it brings itself and that do nothing but order
	Goal     [boards.Camps]Goal
	Field    *field.Field     // that it is fought on; nil: nobody has it at hand
	Map      *schema.Document // the map, where that is no map of the library
	Unplayed []Rule           // the special rules that are told in words alone
}

// Refusal says why an adventure, or one of its battles, cannot be set up.
type Refusal struct {
	Ptr  string // JSON pointer of what is wrong; "" for none
	Text string
}

// Ask is what games are asked for.
type Ask struct {
	Players     [boards.Camps]string // by side
	Seed        uint64               // from which the seeds of the games come
	From, Games int                  // the number of the first, and how many
	Workers     int                  // goroutines; what is found does not depend on it
	Done        func()               // called after each game, by any goroutine; may be nil
	Without     int                  // the place of a unit that is left out; below 0: none is
}

// Everybody is for Ask.Without: no unit is left out.
const Everybody = -1

// Unit is one that an adventure lists.
type Unit struct {
	Camp  boards.Camp
	At    hex.Hex
	Label string
	Ptr   string // JSON pointer of its label
	Stuck bool   // it can never leave its hex
}

// Card is a Command card that an adventure brings.
type Card struct {
	ID, Ptr string
	Number  int // among the cards of the deck; below 0: it is not in it
}

// Goal is how many banners a side needs, and where the adventure says so.
type Goal struct {
	Banners int
	Ptr     string
}

// Report is what games with one pair of players came to.
type Report struct {
	Asked   int // games
	Games   []Played
	Refused []RefusedGame
	Wins    [boards.Camps]int
	Units   []UnitGames
	Points  []command.Point
	Terrain []command.Terrain
	Of      any // the report of the game itself, for checks of its own

	Halves []inference.Points // of the first side, in the order of the games
}

// HalfPoints are what the games came to for the first side, in their order.
func (r *Report) HalfPoints() []inference.Points { return r.Halves }

// AskedFor is how many games were to be played.
func (r *Report) AskedFor() int { return r.Asked }

// End is how a game came to its end.
type End uint8

// The ends of a game.
const (
	Decided   End = iota // somebody has won, or all units of a side are gone
	LastTurn             // by the adventure's last turn
	CalledOff            // it came to no end of its own: too many turns, or nobody has a card to play
)

// Played is one game.
type Played struct {
	Seed    uint64
	Players [boards.Camps]string
	End     End
	Winner  int // the side; below 0: nobody
	Turns   int
	Score   [boards.Camps]int // banners
	Barred  int               // turns in which nobody could be ordered
	Quiet   int               // the longest run of turns in which nobody lost anything
	Entered hex.Set           // hexes that a unit came to
	Served  [2]uint64         // Command cards with which whoever played them did something, by number
}

// serves reports whether a card did something.
func (g *Played) serves(card int) bool { return g.Served[card>>6&1]&(1<<(card&63)) != 0 }

// RefusedGame is a game that was not played, since its battle could not be set up.
type RefusedGame struct {
	Seed    uint64
	Reasons []Refusal
}

// UnitGames is a unit over all games in which it was there: of a side, and by where it begins.
type UnitGames struct {
	Camp                   boards.Camp
	At                     hex.Hex
	Games, Ordered, Fought int
}
