package starters

import (
	"muster/engine/battlelore/kinds"
	"muster/schema"
	"muster/schema/starting"
)

// Copy is the text of a definition with its comments, under the id and name of the words, and a set's letter. What it
// names by id it names still.
func Copy(d *schema.Document, w Words) []byte {
	words := map[string]string{"/id": w.ID, "/name": w.Name}
	if w.Kind == kinds.Deploycards {
		words["/letter"] = w.Letter
	}
	return starting.Copy(d, words)
}

// UsualCamp is the camp of a set that begins as a Text.
const UsualCamp = "pennant"
