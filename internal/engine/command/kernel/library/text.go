package library

import (
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/schema/template"
)

// TemplateBoards lists the boards that a new definition of a kind can have; it is empty for kinds without a board.
func (g *Game) TemplateBoards(kind string) []string {
	switch kind {
	case rulebook.KindMap, rulebook.KindAdventure:
		return []string{g.Board}
	}
	return nil
}

// TemplateWords are the values of a template's placeholders.
type TemplateWords struct {
	Kind, ID, Name string
	Map            string // of an adventure: the id of its map; "" for one of the library
	Shipped        bool   // Map is a map of the library
}

// Template returns a complete definition with a comment for each key. The ids of its rows are made from its own, so
// that two rulebooks of one project have no row in common.
func (g *Game) Template(w TemplateWords) []byte {
	return g.texts().New(w.Kind, w.ID, w.Name, template.On(w.Map, w.Shipped, g.Map))
}

// SettingsTemplate returns the settings file of a new project.
func (g *Game) SettingsTemplate() []byte { return g.texts().Settings() }

func (g *Game) texts() template.Texts { return template.Texts{Files: g.Templates} }
