package library

import (
	"embed"
	"hash/fnv"
	"maps"

	"muster/engine/runewars/rulebook"
	"muster/schema"
	"muster/schema/template"
)

// files are the templates of new definitions, KIND.txt. They have placeholders such as {{id}}.
//
//go:embed texts/*.txt
var files embed.FS

var texts = template.Texts{Files: files}

// TemplateWords are what a starting text is still to be told.
type TemplateWords struct {
	Kind, ID, Name string
	Realm          *TemplateRealm // of a scenario; nil is one of the library
}

// Template is a complete definition, with comments that tell of each key. Its rows have ids made from its own, so that
// two rulebooks of one project never bring the same.
func Template(w TemplateWords) []byte {
	words := map[string]string{"mark": schema.Quote(mark(w.ID))}
	if w.Kind == rulebook.KindScenario {
		on := w.Realm
		if on == nil {
			on = &usual
		}
		maps.Copy(words, on.words())
	}
	return texts.New(w.Kind, w.ID, w.Name, words)
}

// mark is a tile's mark made of a definition's id, so that tiles of two rulebooks that are begun hardly ever have one.
func mark(id string) string {
	h := fnv.New32a()
	h.Write([]byte(id)) // a hash takes every byte
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	n := h.Sum32()
	return string([]byte{letters[n%26], letters[n/26%26], letters[n/676%26]})
}

// SettingsTemplate is what the file begins with that makes a folder a project.
func SettingsTemplate() []byte { return texts.Settings() }
