package sweep

import (
	"slices"

	"muster/catalog"
	"muster/internal/engine/policy"
	"muster/schema"
)

// StyleName is the name of the kind of styles. File names end in it: runner.style.toml.
const StyleName = "style"

// Style is an AI player of a project: a style of the game with some other weights. Strings are as written; a value that
// the schema rejects is left empty.
type Style struct {
	ID      string         `toml:"id"`
	Name    string         `toml:"name"`
	Author  string         `toml:"author"`
	Says    string         `toml:"says"` // how it plays
	Base    string         `toml:"base"` // the style that it changes; "" for BaseStyle
	Weights map[string]int `toml:"weights"`
	Notes   string         `toml:"notes"` // Markdown, for other authors
}

// BaseStyle is the default base of a style.
const BaseStyle = "greedy"

// StyleKind returns a game's kind of definition for styles. Its schema has the game's weights.
func StyleKind(text []byte) schema.Kind {
	return schema.Kind{Name: StyleName, Noun: "a style", Folder: "styles", Schema: text}
}

// DecodeStyle reads a Document of kind style.
func DecodeStyle(d *schema.Document) *Style {
	s := new(Style)
	schema.Decode(d, s)
	if s.Base == "" {
		s.Base = BaseStyle
	}
	return s
}

// StyleOf returns a definition as a style; nil if it is of another kind.
func StyleOf(e *catalog.Entry) *Style {
	if e == nil {
		return nil
	}
	if h, ok := e.Typed.(interface{ Plays() *Style }); ok {
		return h.Plays()
	}
	return nil
}

// Word returns the name of the player in sweeps, records and caches.
func (s *Style) Word() string { return policy.Word(s.ID, s.Base, s.Weights) }

// Cells returns the columns of a style in a list after its id and name: its base and weights.
func (s *Style) Cells() []string { return []string{s.Base, policy.Weights(s.Weights)} }

// plays reports whether a player of a sweep may be a style.
func (s *Sweep) plays(id string) bool {
	return slices.Contains(s.Players, id) || s.Levers != nil && slices.Contains(s.Levers.Players, id)
}

// PlaysStyle reports whether a sweep names a style among its players.
func PlaysStyle(s *Sweep, e *catalog.Entry) bool { return e.Doc.Kind == StyleName && s.plays(e.ID) }
