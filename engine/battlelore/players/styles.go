package players

import (
	_ "embed" // the table of styles
	"sync"

	"muster/schema"
	"muster/schema/source"
)

//go:embed styles.toml
var stylesFile []byte

// Style is a way to play: what things are worth to a Greedy.
type Style struct {
	ID      string // the name of the policy
	Says    string // what it does, in a sentence
	Weights Weights
}

// Weight is one of Weights: what it is the worth of, what it is for greedy, and between which bounds it makes sense.
type Weight struct {
	ID     string `toml:"id"`
	Name   string `toml:"name"`
	Greedy int32  `toml:"greedy"`
	Least  int32  `toml:"least"`
	Most   int32  `toml:"most"`
}

// table is what styles.toml holds.
type table struct {
	weights []Weight
	styles  []Style
}

// shipped is styles.toml, read once. The file is the program's own; a test holds it to its form.
var shipped = sync.OnceValue(func() table {
	doc, _ := schema.NewKinds().Load(source.NewFile("styles.toml", stylesFile))
	var out table
	schema.DecodeValue(doc.Tree["weights"], &out.weights)
	usual := map[string]any{}
	for _, w := range out.weights {
		usual[w.ID] = int64(w.Greedy)
	}
	var rows []struct {
		ID      string         `toml:"id"`
		Says    string         `toml:"says"`
		Weights map[string]any `toml:"weights"` // those that differ from greedy's
	}
	schema.DecodeValue(doc.Tree["styles"], &rows)
	for _, row := range rows {
		s := Style{ID: row.ID, Says: row.Says}
		schema.DecodeValue(usual, &s.Weights)
		schema.DecodeValue(row.Weights, &s.Weights)
		out.styles = append(out.styles, s)
	}
	return out
})

// Styles are the ways to play that styles.toml describes, in its order; greedy is the first.
func Styles() []Style { return shipped().styles }

// AllWeights are the weights, in the order of styles.toml.
func AllWeights() []Weight { return shipped().weights }

// Variant is a style that plays like greedy but for some weights, by their ids.
func Variant(id string, weights map[string]int32) Style {
	s := Style{ID: id, Weights: Styles()[0].Weights}
	values := map[string]any{}
	for name, n := range weights {
		values[name] = int64(n)
	}
	schema.DecodeValue(values, &s.Weights)
	return s
}

// style is the one of that name; nil for none.
func style(id string) *Style {
	styles := shipped().styles
	for i := range styles {
		if styles[i].ID == id {
			return &styles[i]
		}
	}
	return nil
}
