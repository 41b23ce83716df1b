package players

import (
	_ "embed" // the rows of players and features
	"sync"

	"muster/internal/engine/policy"
)

//go:embed search.toml
var searchFile []byte

//go:embed features.toml
var featuresFile []byte

// searchers is search.toml, read once, and separately from the features, because every command line names the players.
// The files are embedded; a test checks their form.
var searchers = sync.OnceValue(func() []policy.Row { return policy.Rows(searchFile) })

// searchWeights is features.toml, read once.
var searchWeights = sync.OnceValue(func() []policy.Feature { return policy.Features(featuresFile) })

// Rows are the players that search.toml describes, in its order.
func Rows() []policy.Row { return searchers() }

// SearchWeights are the values of the features, in their order.
func SearchWeights() []policy.Feature { return searchWeights() }
