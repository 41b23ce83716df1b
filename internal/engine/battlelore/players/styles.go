package players

import (
	_ "embed" // the tables of styles and weights
	"sync"

	"muster/internal/engine/policy"
)

//go:embed styles.toml
var stylesFile []byte

//go:embed weights.toml
var weightsFile []byte

// Style is a way to play: what things are worth to a Greedy.
type Style = policy.Style[Weights]

// Weight is one of Weights: what it is the worth of, what it is for greedy, and between which bounds it makes sense.
type Weight = policy.Weight

//go:embed changes.toml
var changesFile []byte

// Changes are the changes of weights that a search for exploiting players tries.
func Changes() []policy.Change { return policy.Changes(changesFile) }

// weights is weights.toml, read once, table both files. The files are the program's own; a test holds them to their
// form.
var (
	weights = sync.OnceValue(func() []Weight { return policy.Weighed(weightsFile) })
	table   = sync.OnceValue(func() *policy.Table[Weights] { return policy.Read[Weights](stylesFile, weightsFile) })
)

// Styles are the ways to play that styles.toml describes, in its order; greedy is the first.
func Styles() []Style { return table().Styles() }

// AllWeights are the weights, in the order of weights.toml.
func AllWeights() []Weight { return weights() }

// Variant is a style that plays like greedy but for some weights, by their ids.
func Variant(id string, weights map[string]int32) Style { return table().Variant(id, weights) }

// style is the one of that name or policy.Word; nil for none.
func style(name string) *Style { return table().Named(name) }
