package requests

import (
	"context"
	"path"
	"strings"

	"muster/editor"
	"muster/internal/games"
	"muster/report"
	"muster/schema"
	"muster/schema/source"
)

// importParams are a file of another game.
type importParams struct {
	Name string `json:"name"`
	Data []byte `json:"base64"`
}

// Importers is the answer to muster/importers.
type Importers struct {
	Endings []string `json:"endings"`
}

// Imported is the answer to muster/import: definitions, and sentences about guessed, changed and dropped content.
type Imported struct {
	Files []NamedText `json:"files"`
	Notes []string    `json:"notes"`
}

// importers lists the endings of the files that can be imported.
func (r *Requests) importers(context.Context, *editor.Server, *nothing) (*Importers, error) {
	return &Importers{games.Imported()}, nil
}

// imported makes definitions from a file of another game, as `muster import` does. It writes nothing.
func (r *Requests) imported(_ context.Context, _ *editor.Server, p *importParams) (*Imported, error) {
	name := path.Base(p.Name)
	g := games.Importer(name)
	switch {
	case g == nil:
		return nil, refused("files of this kind cannot be imported, only " + strings.Join(games.Imported(), " and "))
	case len(p.Data) > source.MaxSize:
		return nil, refused("the file is too large")
	}
	draft, found := g.Import.Open(source.NewFile(name, p.Data), report.Sides[1])
	if draft == nil {
		if len(found) == 0 {
			return nil, refused("the file cannot be read")
		}
		return nil, refused("the file cannot be read: " + found[0].Message)
	}
	base, _, _ := strings.Cut(name, ".")
	id := schema.Kebab(draft.Name())
	if !schema.IsID(id) {
		id = schema.Kebab(base)
	}
	if !schema.IsID(id) {
		id = "imported"
	}
	fileOf := func(t games.Text) string { return fileName(t.Kind, t.ID) }
	texts, left := games.Settle(draft, id, fileOf, nil, 1)
	out := Imported{Files: []NamedText{}, Notes: []string{}}
	for _, t := range texts {
		out.Files = append(out.Files, NamedText{fileOf(t), string(t.Text)})
	}
	sum, _ := draft.Summed()
	for _, d := range append(sum, left...) {
		out.Notes = append(out.Notes, d.Message)
	}
	return &out, nil
}
