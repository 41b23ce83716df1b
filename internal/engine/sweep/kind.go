package sweep

import (
	"bytes"
	_ "embed" // the schema

	"muster/schema"
)

// Name is the name of the kind. File names end in it: the-marches.sweep.toml.
const Name = "sweep"

// text is the schema of sweeps, with placeholders for the values of a game.
//
//go:embed sweep.schema.json
var text []byte

// KindGame describes a game to its kind of sweeps.
type KindGame struct {
	Name, Title string
	Default     bool   // files that name no game belong to it
	Adventure   string // the id of a shipped one, for examples
}

// Kind returns a game's kind of definition for sweeps. Its schema is the same text in all games except for the game's
// name.
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
