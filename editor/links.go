package editor

import (
	"muster/internal/editor/words"

	"context"

	"muster/catalog"
	"muster/internal/editor/jsonrpc"
	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
)

// links returns the ids in a document that name other files. Project ids link to their files; library ids get a copy
// when the client asks for it. The protocol cannot announce changed links, so a document that was just opened is
// answered once its project is known.
func (s *Server) links(ctx context.Context, p *protocol.Whole) (any, error) {
	s.mu.Lock()
	if d := s.docs[p.TextDocument.URI]; d != nil {
		if err := s.await(ctx, func() bool { return d.read || s.judgedNow(d) || d.lost }); err != nil {
			s.mu.Unlock()
			return nil, err
		}
	}
	s.mu.Unlock()
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	out := []protocol.Link{}
	if v.root == nil {
		return out, nil
	}
	for i := range v.outline().Nodes {
		n := &v.outline().Nodes[i]
		m := meaningAt(v, n.Path)
		if n.Kind != outline.Text || m.Sort != words.SortDefinition || m.Names {
			continue
		}
		link := protocol.Link{Range: rangeOf(v.text, n.Inside())}
		if own := v.called(catalog.Name{Kind: m.Of, ID: n.Text}); own != "" {
			link.Target = v.root.uri(own)
		} else if s.opts.Catalogs.LibraryFile(m.Of, n.Text) != nil {
			link.Data = &protocol.LinkData{Kind: m.Of, ID: n.Text}
		} else {
			continue
		}
		out = append(out, link)
	}
	return out, nil
}

// called returns the project file with a kind and id, readable or not, or "".
func (v *sight) called(n catalog.Name) string {
	if v.catalog == nil {
		return ""
	}
	if all := v.catalog.Called(n); len(all) > 0 {
		return all[0].File.Name
	}
	return ""
}

// resolveLink sets the target of a link to an embedded definition.
func (s *Server) resolveLink(_ context.Context, p *protocol.Link) (any, error) {
	if p.Data == nil {
		return p, nil
	}
	at, err := s.shipped(thing{sort: words.SortDefinition, of: p.Data.Kind, id: p.Data.ID})
	if err != nil {
		return nil, err
	}
	if len(at) == 0 {
		return nil, wrong(jsonrpc.InvalidParams, "the library has no %s %q", p.Data.Kind, p.Data.ID)
	}
	p.Target = at[0].URI
	return p, nil
}
