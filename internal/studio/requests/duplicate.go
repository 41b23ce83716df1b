package requests

import (
	"context"

	"muster/editor"
	"muster/internal/editor/edits"
)

// duplicateParams names a definition of the project.
type duplicateParams struct {
	Kind string `json:"kind"`
	ID   string `json:"id"`
}

// duplicate returns a copy of a definition with an id and a name of its own. It writes nothing.
func (r *Requests) duplicate(ctx context.Context, s *editor.Server, p *duplicateParams) (*TextFile, error) {
	in, err := placeFor(ctx, s)
	if err != nil {
		return nil, err
	}
	e := in.find(p.Kind, p.ID)
	if e == nil {
		return nil, refused("there is no " + p.Kind + " " + p.ID)
	}
	id := in.free(p.Kind, p.ID, nil)
	text := edits.Of(e.Doc.File.Text)
	for _, key := range []struct{ name, value string }{{"id", id}, {"name", nameOf(e) + " (copy)"}} {
		if !text.Has([]string{key.name}) {
			continue
		}
		if err := text.Set([]string{key.name}, edits.Quote(key.value)); err != nil {
			return nil, refused(err.Error())
		}
	}
	return &TextFile{in.uri(p.Kind, id), string(text.Bytes())}, nil
}
