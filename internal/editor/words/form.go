package words

import "muster/catalog"

// Form is the vocabulary of forms: the names of words, the operations of effects and the levels of councils.
type Form struct {
	// Names are the names of the words that keys can have, by key and word, as in "first scout". "side " is the name for
	// the absence of the key side.
	Names map[string]string
	// Keys returns the keys that the effect at a path reads with an operation. It returns nil for a path of no effect.
	Keys func(kind string, path []string, do string) []string
	// Sentence returns the effect at a path in the words of sheets; "" for an unknown one.
	Sentence func(e *catalog.Entry, path []string) string
	// Level returns the possible levels of the member of a council that a key sets; nil for another key.
	Level func(e *catalog.Entry, path []string) *Level
}

// Level is the range of the level of a member of a council.
type Level struct {
	Least int `json:"least"`
	Most  int `json:"most"`
	All   int `json:"all"` // the usual levels of a council in all
}
