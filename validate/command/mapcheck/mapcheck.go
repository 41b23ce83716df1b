// Package mapcheck holds the checks on battle maps that any game of the family has, one a file: what cannot be read,
// terrain that the rules or the tiles in the boxes do not allow, and fields on which a battle cannot be fought. It
// judges one map by itself; what an adventure makes of the map is not its business. A game says in a Game what it
// brings, and lists the checks among its own, each behind those that it needs.
package mapcheck

import (
	"slices"

	"muster/engine/command/boards"
	"muster/engine/command/field"
	"muster/maps"
	"muster/schema"
	"muster/validate/check"
	"muster/validate/refcheck"
)

// Game is what a game brings to the checks.
type Game struct {
	Kind       string                  // of definition that is a map
	NeedsRules string                  // the game's word for that the rules of a map can be read
	Open       func(*check.Pass) *Pass // a map as these checks see it; nil for one that does not say what it is
	Cites      map[string][]string     // the ids of the rules that a check enforces, by its code
	Sides      [boards.Camps]string    // what the sides are called, as in "the pennant baseline"
	Plain      string                  // what ground is called on which there is nothing
	Places     bool                    // there are landmarks and lairs
	AnyTile    bool                    // nobody knows what the tiles of its boxes show: only how many there are is counted
}

// Pass is one run of a check over one map.
type Pass struct {
	*check.Pass
	Doc    *schema.Document
	Map    *maps.Map
	Tables *field.Tables // of the rules that the map is read against
	Field  *field.Field  // the linked map; nil when there is none
	Boxes  Boxes
}

// Boxes are those of the rules that a map is read against.
type Boxes struct {
	Known   refcheck.KnownIDs
	All     []Box
	LaidOut func(ids []string) []Box // that a map is laid out of which names these, or none
}

// Box is a box with the tiles in it.
type Box struct {
	ID    string
	Tiles []field.Tiles
}

// Run is a check's function for the frame.
func (g *Game) Run(look func(*Pass)) func(*check.Pass) {
	return func(of *check.Pass) {
		if p := g.Open(of); p != nil {
			look(p)
		}
	}
}

// needs are those of a list that the game has: without places nobody can say anything wrong of one.
func (g *Game) needs(all []string) []string {
	if g.Places {
		return all
	}
	return slices.DeleteFunc(all, func(n string) bool { return n == "/places" || n == "map/unknown-place" })
}
