package games

import (
	"slices"

	"muster/catalog"
	"muster/report"
)

// Start is the templates of a game's definitions.
type Start struct {
	// Boards lists the boards for a new definition of a kind, the default first; none if the kind has no board.
	Boards func(kind string) []string
	// Text returns a complete definition, with comments for each key.
	Text func(n New) []byte
	// Copy returns the text of a definition with a new id and name.
	Copy func(e *catalog.Entry, n New) []byte
	// Project returns the content of a new project on a board: the settings file, and definitions.
	Project func(board string) (settings []byte, first []New)
	// Maps returns the kind of map (or realm) that a definition of a kind is played on; "" for a kind without one.
	Maps func(kind string) string
	// Suits names the parts that a map lacks for a new definition, and the way to add them; "" for nothing.
	Suits func(m *catalog.Entry) (lacks, help string)
	// Board returns the board of a map, one of Boards; "" in games without boards.
	Board func(m *catalog.Entry) string
	// Next lists the most common next commands for a new definition, after `muster check`.
	Next func(kind, id string) []report.Command
}

// New is a request for a new definition.
type New struct {
	Kind, ID, Name string
	Board          string         // one of Boards; "" is the usual one
	On             string         // the id of its map; "" is one of the library
	Shipped        bool           // On is a map of the library
	Map            *catalog.Entry // that map; nil where On is empty, or begins with it
	// All lists the definitions of a kind in the project and the library.
	All func(kind string) []*catalog.Entry
}

// Started lists the boards for new definitions of a kind in any game; those of all kinds for "".
func Started(kind string) []string {
	return Each(func(g *Game) []string { return g.Started(kind) })
}

// Started lists the distinct boards of a game.
func (g *Game) Started(kind string) []string {
	var out []string
	for _, k := range g.Catalog.Kinds {
		if kind == "" || k.Name == kind {
			for _, board := range g.Start.Boards(k.Name) {
				if !slices.Contains(out, board) {
					out = append(out, board)
				}
			}
		}
	}
	return out
}
