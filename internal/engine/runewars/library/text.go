package library

import (
	"embed"
	"hash/fnv"
	"maps"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/schema/template"
	"muster/schema"
)

// files are the templates of new definitions, KIND.txt. They have placeholders such as {{id}}.
//
//go:embed texts/*.txt
var files embed.FS

var texts = template.Texts{Files: files}

// TemplateWords are the values for the placeholders of a template.
type TemplateWords struct {
	Kind, ID, Name string
	Realm          *TemplateRealm // of a scenario; nil is one of the library
}

// Template returns a complete definition, with a comment for each key. Its rows have ids made from its own, so that
// two rulebooks of one project never conflict.
func Template(w TemplateWords) []byte {
	words := map[string]string{"mark": schema.Quote(mark(w.ID))}
	if w.Kind == rulebook.KindScenario {
		on := w.Realm
		if on == nil {
			on = &defaultRealm
		}
		maps.Copy(words, on.words())
	}
	return texts.New(w.Kind, w.ID, w.Name, words)
}

// mark makes a tile's mark from a definition's id, so that tiles of two new rulebooks rarely have the same.
func mark(id string) string {
	h := fnv.New32a()
	h.Write([]byte(id)) // a hash takes every byte
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	n := h.Sum32()
	return string([]byte{letters[n%26], letters[n/26%26], letters[n/676%26]})
}

// SettingsTemplate returns the template of a project's settings file.
func SettingsTemplate() []byte { return texts.Settings() }
