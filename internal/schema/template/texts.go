package template

import (
	"io/fs"
	"maps"

	"muster/schema"
)

// Texts are the templates of a game: texts/KIND.txt for its kinds, and texts/project.txt.
type Texts struct{ Files fs.FS }

// New fills a template for a definition with an id, a name and more words.
func (t Texts) New(text, id, name string, words map[string]string) []byte {
	values := map[string]string{"id": schema.Quote(id), "name": schema.Quote(name)}
	maps.Copy(values, words)
	return Start(string(t.Read(text)), id, values)
}

// Settings returns the settings file of a new project.
func (t Texts) Settings() []byte { return t.Read("project") }

// Read returns an embedded template.
func (t Texts) Read(text string) []byte {
	out, err := fs.ReadFile(t.Files, "texts/"+text+".txt")
	if err != nil {
		panic(err) // the template is missing from the build
	}
	return out
}

// On returns the words for the map of a definition: its id and its location. Without an id it is the library map called
// usual.
func On(id string, shipped bool, usual string) map[string]string {
	whose := "from this project"
	if id == "" {
		id, whose = usual, "from the library (create your own: `muster new map`)"
	} else if shipped {
		whose = "from the library"
	}
	return map[string]string{"map": schema.Quote(id), "whose": whose}
}

// CopyAs is Copy under another id and name.
func CopyAs(d *schema.Document, id, name string) []byte {
	return Copy(d, map[string]string{"/id": id, "/name": name})
}
