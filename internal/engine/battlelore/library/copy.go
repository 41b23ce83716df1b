package library

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/schema/template"
	"muster/schema"
)

// CopyDefinition returns the text of a definition with its comments, under the id and name of the words, and a set's
// letter. References to other ids are unchanged.
func CopyDefinition(d *schema.Document, w TemplateWords) []byte {
	words := map[string]string{"/id": w.ID, "/name": w.Name}
	if w.Kind == rulebook.KindDeploycards {
		words["/letter"] = w.Letter
	}
	return template.Copy(d, words)
}

// DefaultCamp is the camp of a set that begins as a Template.
const DefaultCamp = "pennant"
