package sweep

import (
	"bytes"
	_ "embed" // the schema

	"muster/schema"
)

// Name is the name of the kind. A file's name ends in it: the-marches.sweep.toml.
const Name = "sweep"

// text is the schema of sweeps, with words of its own in the place of what a game brings.
//
//go:embed sweep.schema.json
var text []byte

// Game is whose sweeps the files of a kind are.
type KindGame struct {
	Name, Title string
	Default     bool   // a file that names no game is of it
	Adventure   string // the id of one that ships, for examples
}

// Kind is the kind of definition that every game has for its sweeps. Its schema is the same text for all of them, but
// for the game that a file names.
func Kind(of KindGame) schema.Kind {
	whose := "The game whose adventures are played: " + of.Title + "."
	s := text
	if of.Default {
		whose = "The game whose adventures are played. Default: " + of.Title + "."
		s = bytes.Replace(s, []byte("    \"game\",\n"), nil, 1)
	}
	for word, stands := range map[string]string{
		"GAME": of.Name, "WHOSE": whose, "ADVENTURE": of.Adventure,
	} {
		s = bytes.ReplaceAll(s, []byte(`"`+word+`"`), []byte(`"`+stands+`"`))
	}
	s = bytes.ReplaceAll(s, []byte(" of TITLE\""), []byte(" of "+of.Title+`"`))
	return schema.Kind{
		Name: Name, Noun: "a sweep", Folder: "sweeps", Schema: s,
		References: []schema.Reference{{Path: []string{"adventures", "*"}, Kind: AdventureKind}},
	}
}
