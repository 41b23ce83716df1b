// Package policy holds the common parts of the AI players of all games: styles of play read from tables of weights,
// integer chances of dice, and the player that searches.
package policy

import (
	"muster/schema"
	"muster/schema/source"
)

// Style is a style of play: its weights.
type Style[W any] struct {
	ID      string // the name of the policy
	Says    string // a sentence on how it plays
	Weights W
}

// Weight is one weight: its meaning, greedy's value, and its valid range.
type Weight struct {
	ID     string `toml:"id"`
	Name   string `toml:"name"`
	Greedy int32  `toml:"greedy"`
	Least  int32  `toml:"least"`
	Most   int32  `toml:"most"`
}

// row is a row of a table of styles.
type row struct {
	ID      string         `toml:"id"`
	Says    string         `toml:"says"`
	Weights map[string]any `toml:"weights"` // weights that differ from greedy's
}

// rows is a table of styles. It is trusted: a test of the game checks its format with Faults.
func rows(styles []byte) (out []row) {
	doc, _ := schema.NewKinds().Load(source.NewFile("styles.toml", styles))
	schema.DecodeValue(doc.Tree["styles"], &out)
	return out
}

// Weighed is a table of weights.
func Weighed(weights []byte) (out []Weight) {
	doc, _ := schema.NewKinds().Load(source.NewFile("weights.toml", weights))
	schema.DecodeValue(doc.Tree["weights"], &out)
	return out
}

// Table is the styles with all their weights.
type Table[W any] struct {
	styles  []Style[W]
	weights []Weight
}

// Read reads both tables.
func Read[W any](styles, weights []byte) *Table[W] {
	usual := map[string]any{}
	t := &Table[W]{weights: Weighed(weights)}
	for _, w := range t.weights {
		usual[w.ID] = int64(w.Greedy)
	}
	for _, row := range rows(styles) {
		s := Style[W]{ID: row.ID, Says: row.Says}
		schema.DecodeValue(usual, &s.Weights)
		schema.DecodeValue(row.Weights, &s.Weights)
		t.styles = append(t.styles, s)
	}
	return t
}

// Styles returns all styles in the order of the table; greedy is the first.
func (t *Table[W]) Styles() []Style[W] { return t.styles }

// Style returns the style of a name; nil for an unknown name.
func (t *Table[W]) Style(id string) *Style[W] {
	for i := range t.styles {
		if t.styles[i].ID == id {
			return &t.styles[i]
		}
	}
	return nil
}

// Variant returns a style that plays like greedy except for some weights, by their ids.
func (t *Table[W]) Variant(id string, weights map[string]int32) Style[W] {
	s := t.changed(&t.styles[0], weights)
	s.ID = id
	return s
}

// changed returns a style with some other weights, by their ids.
func (t *Table[W]) changed(base *Style[W], weights map[string]int32) Style[W] {
	s := Style[W]{Weights: base.Weights}
	values := map[string]any{}
	for name, n := range weights {
		values[name] = int64(n)
	}
	schema.DecodeValue(values, &s.Weights)
	return s
}
