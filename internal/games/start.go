package games

import (
	"slices"

	"muster/catalog"
	"muster/report"
)

// Start is how definitions of a game are begun.
type Start struct {
	// Boards lists the boards that a definition of a kind can begin with, the usual first; none where a board is no part
	// of it.
	Boards func(kind string) []string
	// Text is a complete definition, with comments that tell of each key.
	Text func(n New) []byte
	// Copy is the text of a definition under a new id and name.
	Copy func(e *catalog.Entry, n New) []byte
	// Project is what a project begins with on a board: the file that makes its folder one, and definitions.
	Project func(board string) (settings []byte, first []New)
	// Maps is the kind of map (or realm) that a definition of a kind is played on; "" for a kind without one.
	Maps func(kind string) string
	// Suits says what a map lacks that a definition can begin on it, and how to add it; "" for nothing.
	Suits func(m *catalog.Entry) (lacks, help string)
	// Board is the board of a map, one of Boards; "" in games without boards.
	Board func(m *catalog.Entry) string
	// Next lists what is most often done with a new definition, behind `muster check`.
	Next func(kind, id string) []report.Command
}

// New is a definition that is to begin.
type New struct {
	Kind, ID, Name string
	Board          string         // one of Boards; "" is the usual one
	On             string         // the id of its map; "" is one of the library
	Shipped        bool           // On is a map of the library
	Map            *catalog.Entry // that map; nil where On is empty, or begins with it
	// All lists what the project and the library have of a kind.
	All func(kind string) []*catalog.Entry
}

// Started lists the boards that definitions of a kind can begin with in any game, those of all kinds where it is "".
func Started(kind string) []string {
	return Each(func(g *Game) []string { return g.Started(kind) })
}

// Started lists the boards of a game, each once.
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
