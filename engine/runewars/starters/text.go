// Package starters is the texts that a new definition of Runewars begins with: complete, valid and
// commented, for each kind, and copies of definitions under a new id and name. Start with Text.
package starters

import (
	"embed"
	"hash/fnv"
	"maps"

	"muster/engine/runewars/kinds"
	"muster/schema"
	"muster/schema/starting"
)

// texts are what definitions begin with, KIND.txt. Their names are not those of definitions: {{id}} and the like in
// them are still to be put in.
//
//go:embed texts/*.txt
var texts embed.FS

// Words are what a starting text is still to be told.
type Words struct {
	Kind, ID, Name string
	Realm          *Realm // of a scenario; nil is one of the library
}

// Text is a complete definition, with comments that tell of each key. Its rows have ids made from its own, so that two
// rulebooks of one project never bring the same.
func Text(w Words) []byte {
	values := map[string]string{
		"id": schema.Quote(w.ID), "name": schema.Quote(w.Name), "mark": schema.Quote(mark(w.ID)),
	}
	if w.Kind == kinds.Scenario {
		on := w.Realm
		if on == nil {
			on = &usual
		}
		maps.Copy(values, on.words())
	}
	return starting.Fill(read(w.Kind), w.ID, values)
}

// mark is a tile's mark made of a definition's id, so that tiles of two rulebooks that are begun hardly ever have one.
func mark(id string) string {
	h := fnv.New32a()
	h.Write([]byte(id)) // a hash takes every byte
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	n := h.Sum32()
	return string([]byte{letters[n%26], letters[n/26%26], letters[n/676%26]})
}

// Copy is the text of a definition with its comments, under the id and name of the words. What it names by id it names
// still.
func Copy(d *schema.Document, w Words) []byte {
	return starting.Copy(d, map[string]string{"/id": w.ID, "/name": w.Name})
}

// Settings is what the file begins with that makes a folder a project.
func Settings() []byte { return []byte(read("project")) }

func read(name string) string {
	text, err := texts.ReadFile("texts/" + name + ".txt")
	if err != nil {
		panic(err) // the program was built without a text
	}
	return string(text)
}
