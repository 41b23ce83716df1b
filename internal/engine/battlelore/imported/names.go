package imported

import (
	_ "embed" // the table of names
	"slices"
	"sync"

	"muster/imports"
	"muster/schema"
	"muster/schema/source"
)

//go:embed names.toml
var namesFile []byte

// meaning is a row of names.toml.
type meaning struct {
	Names []string `toml:"names"`
	To    []string `toml:"to"`
	Near  bool     `toml:"near"`
	Guess bool     `toml:"guess"`
	Word  string   `toml:"word"`
}

// meanings are the rows by the layer that they are of. The file is the program's own; a test holds it to the rulebook.
var meanings = sync.OnceValue(func() map[imports.Layer][]meaning {
	doc, _ := schema.NewKinds().Load(source.NewFile("names.toml", namesFile))
	out := map[imports.Layer][]meaning{}
	for layer, key := range map[imports.Layer]string{
		imports.Ground: "ground", imports.Structure: "structure", imports.Unit: "unit",
	} {
		var rows []meaning
		schema.DecodeValue(doc.Tree[key], &rows)
		out[layer] = rows
	}
	return out
})

// meaningOf returns the meaning of a thing of another game, or nil.
func meaningOf(t *imports.Item) *meaning {
	rows := meanings()[t.Layer]
	i := slices.IndexFunc(rows, func(m meaning) bool { return slices.Contains(m.Names, t.Name) })
	if i < 0 {
		return nil
	}
	return &rows[i]
}
