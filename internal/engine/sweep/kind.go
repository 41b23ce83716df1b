package sweep

import (
	"bytes"
	_ "embed" // the schema
	"strings"

	"muster/schema"
)

// Name is the name of the kind. File names end in it: the-marches.sweep.toml.
const Name = "sweep"

// text is the schema of sweeps, with placeholders for the values of a game.
//
//go:embed sweep.schema.json
var text []byte

// KindGame describes a game to its kinds of sweeps and results.
type KindGame struct {
	Name, Title string
	Default     bool      // files that name no game belong to it
	Adventure   string    // the id of a shipped one, for examples
	Sides       [2]string // in files
	SideNames   [2]string // in descriptions
}

// Kind returns a game's kind of definition for sweeps. Its schema is the same text in all games except for the game's
// name.
func Kind(of KindGame) schema.Kind {
	return schema.Kind{
		Name: Name, Noun: "a sweep", Folder: "sweeps",
		Schema:     of.words(text, "The game whose adventures are played: "+of.Title+"."),
		References: []schema.Reference{{Path: []string{"adventures", "*"}, Kind: AdventureKind}},
	}
}

// words returns a schema with the words of the game. whose describes the key game.
func (of KindGame) words(text []byte, whose string) []byte {
	s := text
	if of.Default {
		whose = strings.Replace(whose, ": "+of.Title, ". Default: "+of.Title, 1)
		s = bytes.Replace(s, []byte("    \"game\",\n"), nil, 1)
	}
	for word, stands := range map[string]string{
		"GAME": of.Name, "WHOSE": whose, "ADVENTURE": of.Adventure, "FIRST": of.Sides[0], "SECOND": of.Sides[1],
	} {
		s = bytes.ReplaceAll(s, []byte(`"`+word+`"`), []byte(`"`+stands+`"`))
	}
	for word, stands := range map[string]string{
		" of TITLE\"": " of " + of.Title + `"`, " of FIRST\"": " of " + of.SideNames[0] + `"`,
		" of SECOND\"": " of " + of.SideNames[1] + `"`, " SIDE1 ": " " + of.SideNames[0] + " ",
		" SIDE2 ": " " + of.SideNames[1] + " ",
	} {
		s = bytes.ReplaceAll(s, []byte(word), []byte(stands))
	}
	return s
}
