package library

import (
	"embed"

	"muster/engine/battlelore/rulebook"
	"muster/schema"
	"muster/schema/template"
)

// files are the templates of new definitions: KIND.BOARD.txt, or KIND.txt for a kind without a board. They have
// placeholders such as {{id}}.
//
//go:embed texts/*.txt
var files embed.FS

var texts = template.Texts{Files: files}

// The boards for which there are texts, the usual first.
const (
	BoardStandard = "standard"
	BoardEpic     = "epic"
)

// TemplateBoards lists the boards that a definition of a kind can begin with, the usual first; none where a board is no
// part of it.
func TemplateBoards(kind string) []string {
	switch kind {
	case rulebook.KindMap, rulebook.KindAdventure:
		return []string{BoardStandard, BoardEpic}
	}
	return nil
}

// TemplateWords are what a starting text is still to be told.
type TemplateWords struct {
	Kind, ID, Name string
	Board          string // one of Boards; "" is the usual one
	Map            string // of an adventure: the id of its map; "" is one of the library
	Shipped        bool   // Map is a map of the library
	Letter         string // of a set
}

// libraryMaps are the maps of the library that an adventure begins with when it is told none, by board.
var libraryMaps = map[string]string{BoardStandard: "two-oaks", BoardEpic: "kings-road"}

// Template is a complete definition, with comments that tell of each key. Its rows have ids made from its own, so that
// two rulebooks of one project never bring the same.
func Template(w TemplateWords) []byte {
	name := w.Kind
	if boards := TemplateBoards(w.Kind); boards != nil {
		if w.Board == "" {
			w.Board = boards[0]
		}
		name += "." + w.Board
	}
	words := template.On(w.Map, w.Shipped, libraryMaps[w.Board])
	words["letter"] = schema.Quote(w.Letter)
	return texts.New(name, w.ID, w.Name, words)
}

// SettingsTemplate is what the file begins with that makes a folder a project.
func SettingsTemplate() []byte { return texts.Settings() }
