package command

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Point is an objective: the games in which each side held it at some time.
type Point struct {
	Ptr   string             `json:"pointer"` // in the adventure
	Name  string             `json:"name"`    // "" when it has none
	Camps [boards.Camps]bool `json:"-"`       // the sides that can take it
	Taken [boards.Camps]int  `json:"-"`
	First [boards.Camps]int  `json:"-"` // games in which the side was the first to hold it
	Won   [boards.Camps]int  `json:"-"` // ... and won
}

// Add counts a game. taken and first are sets of objectives by side, with one bit for each index: those that the side
// held at some time, and those that it held first. place is the index of this objective. winner is the side that won;
// negative without a winner.
func (p *Point) Add(place int, taken, first [boards.Camps]uint32, winner int) {
	for c := range boards.Camps {
		was := first[c]&(1<<place) != 0
		p.Taken[c] += Bit(taken[c]&(1<<place) != 0)
		p.First[c] += Bit(was)
		p.Won[c] += Bit(was && winner == c)
	}
}

// Terrain is a terrain of the field other than open ground: the games in which a unit entered a hex of it.
type Terrain struct {
	ID      string `json:"terrain"`
	Name    string `json:"-"`
	Hexes   int    `json:"hexes"` // hexes that can be entered
	Entered int    `json:"entered"`
}

// Add counts a game in which units entered some hexes; lies is the set of the terrain's hexes.
func (t *Terrain) Add(lies, entered *hex.Set) { t.Entered += Bit(lies.Meets(entered)) }
