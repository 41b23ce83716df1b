package library

import (
	"embed"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/schema/template"
	"muster/schema"
)

// files are the templates of new definitions: KIND.BOARD.txt, or KIND.txt for a kind without a board. They have
// placeholders such as {{id}}.
//
//go:embed texts/*.txt
var files embed.FS

var texts = template.Texts{Files: files}

// The boards with templates, the default first.
const (
	BoardStandard = "standard"
	BoardEpic     = "epic"
)

// TemplateBoards lists the boards for a new definition of a kind, the default first; none where a board is no part of
// it.
func TemplateBoards(kind string) []string {
	switch kind {
	case rulebook.KindMap, rulebook.KindAdventure:
		return []string{BoardStandard, BoardEpic}
	}
	return nil
}

// TemplateWords are the values for the placeholders of a template.
type TemplateWords struct {
	Kind, ID, Name string
	Board          string // one of Boards; "" is the usual one
	Map            string // of an adventure: the id of its map; "" is one of the library
	Shipped        bool   // Map is a map of the library
	Letter         string // of a set
}

// libraryMaps are the default maps of a new adventure, by board.
var libraryMaps = map[string]string{BoardStandard: "two-oaks", BoardEpic: "kings-road"}

// Template returns a complete definition, with a comment for each key. Its rows have ids made from its own, so that
// two rulebooks of one project never conflict.
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

// SettingsTemplate returns the template of a project's settings file.
func SettingsTemplate() []byte { return texts.Settings() }
