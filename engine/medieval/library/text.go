package library

import (
	"embed"

	"muster/engine/medieval/rulebook"
	"muster/schema/template"
)

// files are what definitions begin with, KIND.txt. Their names are not those of definitions: {{id}} and the like in
// them are still to be put in.
//
//go:embed texts/*.txt
var files embed.FS

var texts = template.Texts{Files: files}

// DefaultBoard is the one board for which there are texts.
const DefaultBoard = "medieval"

// TemplateBoards lists the boards that a definition of a kind can begin with; none where a board is no part of it.
func TemplateBoards(kind string) []string {
	switch kind {
	case rulebook.KindMap, rulebook.KindAdventure:
		return []string{DefaultBoard}
	}
	return nil
}

// TemplateWords are what a starting text is still to be told.
type TemplateWords struct {
	Kind, ID, Name string
	Map            string // of an adventure: the id of its map; "" is one of the library
	Shipped        bool   // Map is a map of the library
}

// libraryMap is the map of the library that an adventure begins with when it is told none.
const libraryMap = "harrow-ridge"

// Template is a complete definition, with comments that tell of each key. Its rows have ids made from its own, so that
// two rulebooks of one project never bring the same.
func Template(w TemplateWords) []byte {
	return texts.New(w.Kind, w.ID, w.Name, template.On(w.Map, w.Shipped, libraryMap))
}

// SettingsTemplate is what the file begins with that makes a folder a project.
func SettingsTemplate() []byte { return texts.Settings() }
