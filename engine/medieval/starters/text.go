// Package starters is the texts that a new definition of Commands & Colors: Medieval begins with: complete, valid and
// commented, for each kind, and copies of definitions under a new id and name. Start with Text.
package starters

import (
	"embed"

	"muster/engine/medieval/kinds"
	"muster/schema"
	"muster/schema/starting"
)

// texts are what definitions begin with, KIND.txt. Their names are not those of definitions: {{id}} and the like in
// them are still to be put in.
//
//go:embed texts/*.txt
var texts embed.FS

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
	whose := "from this project"
	if w.Map == "" {
		w.Map, whose = libraryMap, "from the library (create your own: `muster new map`)"
	} else if w.Shipped {
		whose = "from the library"
	}
	return starting.Fill(read(w.Kind), w.ID, map[string]string{
		"id": schema.Quote(w.ID), "name": schema.Quote(w.Name), "map": schema.Quote(w.Map), "whose": whose,
	})
}

// Copy is the text of a definition with its comments, under the id and name of the words. What it names by id it names
// still.
func Copy(d *schema.Document, w Words) []byte {
	return starting.Copy(d, map[string]string{"/id": w.ID, "/name": w.Name})
}

// Settings is what the file begins with that makes a folder a project.
func Settings() []byte { return []byte(read("project")) }

func read(name string) string {
	text, err := texts.ReadFile("texts/" + name + ".txt")
	if err != nil {
		panic(err) // the program was built without a text
	}
	return string(text)
}
