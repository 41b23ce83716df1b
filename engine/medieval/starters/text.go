// Package starters is the texts that a new definition of Commands & Colors: Medieval begins with: complete, valid and
// commented, for each kind. Start with Text.
package starters

import (
	"embed"

	"muster/engine/medieval/kinds"
	"muster/schema/starting"
)

// files are what definitions begin with, KIND.txt. Their names are not those of definitions: {{id}} and the like in
// them are still to be put in.
//
//go:embed texts/*.txt
var files embed.FS

var texts = starting.Texts{Files: files}

// Board is the one board for which there are texts.
const Board = "medieval"

// Boards lists the boards that a definition of a kind can begin with; none where a board is no part of it.
func Boards(kind string) []string {
	switch kind {
	case kinds.Map, kinds.Adventure:
		return []string{Board}
	}
	return nil
}

// Words are what a starting text is still to be told.
type Words struct {
	Kind, ID, Name string
	Map            string // of an adventure: the id of its map; "" is one of the library
	Shipped        bool   // Map is a map of the library
}

// libraryMap is the map of the library that an adventure begins with when it is told none.
const libraryMap = "harrow-ridge"

// Text is a complete definition, with comments that tell of each key. Its rows have ids made from its own, so that two
// rulebooks of one project never bring the same.
func Text(w Words) []byte {
	return texts.New(w.Kind, w.ID, w.Name, starting.On(w.Map, w.Shipped, libraryMap))
}

// Settings is what the file begins with that makes a folder a project.
func Settings() []byte { return texts.Settings() }
