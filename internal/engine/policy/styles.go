// Package policy is what AI players of all games share: styles of play read from tables of weights, the chances of
// dice in whole numbers.
package policy

import (
	"muster/schema"
	"muster/schema/source"
)

// Style is a way to play: what things are worth.
type Style[W any] struct {
	ID      string // the name of the policy
	Says    string // what it does, in a sentence
	Weights W
}

// Weight is one of the weights: what it is the worth of, what it is for greedy, and between which bounds it makes
// sense.
type Weight struct {
	ID     string `toml:"id"`
	Name   string `toml:"name"`
	Greedy int32  `toml:"greedy"`
	Least  int32  `toml:"least"`
	Most   int32  `toml:"most"`
}

// row is a style as its table has it.
type row struct {
	ID      string         `toml:"id"`
	Says    string         `toml:"says"`
	Weights map[string]any `toml:"weights"` // those that differ from greedy's
}

// rows is a table of styles. It trusts the text: a test of the game holds it to its form with Faults.
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

// Table is styles with all their weights.
type Table[W any] struct{ styles []Style[W] }

// Read reads both tables.
func Read[W any](styles, weights []byte) *Table[W] {
	usual := map[string]any{}
	for _, w := range Weighed(weights) {
		usual[w.ID] = int64(w.Greedy)
	}
	t := &Table[W]{}
	for _, row := range rows(styles) {
		s := Style[W]{ID: row.ID, Says: row.Says}
		schema.DecodeValue(usual, &s.Weights)
		schema.DecodeValue(row.Weights, &s.Weights)
		t.styles = append(t.styles, s)
	}
	return t
}

// Styles are all of them, in the order of the table; greedy is the first.
func (t *Table[W]) Styles() []Style[W] { return t.styles }

// Style is the one of a name; nil for none.
func (t *Table[W]) Style(id string) *Style[W] {
	for i := range t.styles {
		if t.styles[i].ID == id {
			return &t.styles[i]
		}
	}
	return nil
}

// Variant is a style that plays like greedy but for some weights, by their ids.
func (t *Table[W]) Variant(id string, weights map[string]int32) Style[W] {
	s := Style[W]{ID: id, Weights: t.styles[0].Weights}
	values := map[string]any{}
	for name, n := range weights {
		values[name] = int64(n)
	}
	schema.DecodeValue(values, &s.Weights)
	return s
}
