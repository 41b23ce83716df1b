package players

import (
	_ "embed" // the tables of styles and weights
	"sync"

	"muster/schema"
	"muster/schema/source"
)

//go:embed styles.toml
var stylesFile []byte

//go:embed weights.toml
var weightsFile []byte

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

// row is a style as styles.toml has it.
type row struct {
	ID      string         `toml:"id"`
	Says    string         `toml:"says"`
	Weights map[string]any `toml:"weights"` // those that differ from greedy's
}

// rows is styles.toml, read once, and apart from the weights: every command line names the players. The files are the
// program's own; a test holds them to their form.
var rows = sync.OnceValue(func() (out []row) {
	doc, _ := schema.NewKinds().Load(source.NewFile("styles.toml", stylesFile))
	schema.DecodeValue(doc.Tree["styles"], &out)
	return out
})

// weights is weights.toml, read once.
var weights = sync.OnceValue(func() (out []Weight) {
	doc, _ := schema.NewKinds().Load(source.NewFile("weights.toml", weightsFile))
	schema.DecodeValue(doc.Tree["weights"], &out)
	return out
})

// styles are the rows with all their weights.
var styles = sync.OnceValue(func() (out []Style) {
	usual := map[string]any{}
	for _, w := range weights() {
		usual[w.ID] = int64(w.Greedy)
	}
	for _, row := range rows() {
		s := Style{ID: row.ID, Says: row.Says}
		schema.DecodeValue(usual, &s.Weights)
		schema.DecodeValue(row.Weights, &s.Weights)
		out = append(out, s)
	}
	return out
})

// Styles are the ways to play that styles.toml describes, in its order; greedy is the first.
func Styles() []Style { return styles() }

// AllWeights are the weights, in the order of weights.toml.
func AllWeights() []Weight { return weights() }

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
	styles := styles()
	for i := range styles {
		if styles[i].ID == id {
			return &styles[i]
		}
	}
	return nil
}
