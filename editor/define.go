package editor

import (
	"muster/internal/editor/words"

	"cmp"
	"context"
	"path"
	"slices"

	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/schema/source"
)

// definition finds the definition of the thing that a word names, in the project or the library.
func (s *Server) definition(_ context.Context, p *protocol.Placed) (any, error) {
	v, offset, err := s.seeAt(p)
	if err != nil {
		return nil, err
	}
	w, ok := wordAt(v, offset)
	if !ok {
		return nil, nil
	}
	if w.Sort == words.SortCells {
		return s.symbolDefinition(v, w, offset), nil
	}
	t, ok := w.named()
	if !ok {
		return nil, nil
	}
	locations := []protocol.Location{}
	for _, u := range s.uses(s.papers(v), t) {
		if u.names {
			locations = append(locations, u.location())
		}
	}
	if len(locations) == 0 && t.sort == words.SortDefinition {
		if shipped, err := s.shipped(t); shipped != nil || err != nil {
			return shipped, err
		}
		return nil, nil
	}
	return locations, nil
}

// symbolDefinition returns the location in the legend that defines a cell's symbol.
func (s *Server) symbolDefinition(v *sight, w word, offset int) any {
	at := cellAt(v.text.Bytes(), w.at, offset)
	if at.Start == at.End {
		return nil
	}
	c := v.game.Cell(v.entry, w.path, cellNumber(v.text.Bytes(), w.at, at.Start), string(v.text.Bytes()[at.Start:at.End]))
	n := v.outline().Find(c.Key)
	if len(c.Key) == 0 || n == nil {
		return nil
	}
	return []protocol.Location{{URI: v.uri, Range: rangeOf(v.text, n.Key)}}
}

// shipped returns the location of an embedded definition, in a copy that the client can open.
func (s *Server) shipped(t thing) ([]protocol.Location, error) {
	f := s.opts.Catalogs.LibraryFile(t.of, t.id)
	if f == nil {
		return nil, nil
	}
	kept, err := s.opts.Keep(path.Join("library", path.Base(f.Name)), f.Text)
	if err != nil {
		return nil, wrong(requestFailed, "%v", err)
	}
	text := protocol.OfFile(f.Text)
	at := source.Span{}
	if n := outline.Read(f.Text).Root("id"); n != nil {
		at = n.Inside()
	}
	return []protocol.Location{{URI: uriOf(kept), Range: rangeOf(text, at)}}, nil
}

// references finds every text in the project that names the same thing as a word.
func (s *Server) references(ctx context.Context, p *protocol.References) (any, error) {
	v, offset, err := s.seeAt(&p.Placed)
	if err != nil {
		return nil, err
	}
	locations := []protocol.Location{}
	w, ok := wordAt(v, offset)
	if !ok {
		return locations, nil
	}
	if w.Sort == words.SortLabel {
		return s.labelUses(v, w), nil
	}
	t, ok := w.named()
	if !ok {
		return locations, nil
	}
	for _, u := range s.uses(s.papers(v), t) {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if !u.names || p.Context.IncludeDeclaration {
			locations = append(locations, u.location())
		}
	}
	return locations, nil
}

// labelUses returns the texts of a document that name the same board place.
func (s *Server) labelUses(v *sight, w word) []protocol.Location {
	out := []protocol.Location{}
	for i := range v.outline().Nodes {
		n := &v.outline().Nodes[i]
		if n.Kind == outline.Text && n.Text == w.text && meaningAt(v, n.Path).Sort == words.SortLabel {
			out = append(out, protocol.Location{URI: v.uri, Range: rangeOf(v.text, n.Inside())})
		}
	}
	slices.SortFunc(out, func(a, b protocol.Location) int {
		return cmp.Or(cmp.Compare(a.Range.Start.Line, b.Range.Start.Line),
			cmp.Compare(a.Range.Start.Character, b.Range.Start.Character))
	})
	return out
}
