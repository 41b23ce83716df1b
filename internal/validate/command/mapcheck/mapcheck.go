// Package mapcheck checks battle maps for all games of the family, one check per file. It reports unreadable parts,
// terrain that the rules or the boxes do not allow, and unplayable fields. It checks one map alone; other packages
// check its use in adventures. A game configures the checks with a Game and adds them to its list in dependency order.
package mapcheck

import (
	"slices"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/validate/refcheck"
	"muster/maps"
	"muster/schema"
	"muster/validate/check"
)

// Game configures the checks for a game.
type Game struct {
	Kind       string                  // the kind of map definitions
	NeedsRules string                  // the game's word for valid map rules
	Open       func(*check.Pass) *Pass // returns a map as these checks see it; nil for an unknown definition
	Cites      map[string][]string     // rule ids that a check enforces, by code
	Sides      [boards.Camps]string    // names of the sides, as in "the pennant baseline"
	Plain      string                  // the name of empty ground
	Places     bool                    // the game has landmarks and lairs
}

// Pass is one run of a check over one map.
type Pass struct {
	*check.Pass
	Doc    *schema.Document
	Map    *maps.Map
	Tables *field.Tables // of the rules that apply to the map
	Field  *field.Field  // the linked map; or nil
	Boxes  Boxes
}

// Boxes are the boxes of the rules that apply to a map.
type Boxes struct {
	Known   refcheck.KnownIDs
	All     []Box
	LaidOut func(ids []string) []Box // the boxes for a map that names these ids, or none
	AnyTile bool                     // the pictures on their tiles are unknown: only the number of tiles is counted
}

// Box is a box with the tiles in it.
type Box struct {
	ID    string
	Tiles []field.Tiles
}

// Run adapts a check's function to the frame.
func (g *Game) Run(look func(*Pass)) func(*check.Pass) {
	return func(of *check.Pass) {
		if p := g.Open(of); p != nil {
			look(p)
		}
	}
}

// needs returns the entries of a list that apply to the game: without places none can be invalid.
func (g *Game) needs(all []string) []string {
	if g.Places {
		return all
	}
	return slices.DeleteFunc(all, func(n string) bool { return n == "/places" || n == "map/unknown-place" })
}
