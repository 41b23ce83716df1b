package editor

import (
	"context"
	"strings"

	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
)

// workspaceSymbols lists the definitions of the workspace whose id or name contains the letters of a query in order.
func (s *Server) workspaceSymbols(ctx context.Context, p *protocol.SymbolQuery) (any, error) {
	s.mu.Lock()
	var each []*sight // one file of each project
	for _, r := range s.roots {
		for _, l := range r.looks {
			if len(l.files) > 0 {
				each = append(each, &sight{document: document{root: r, name: l.files[0].Name}})
			}
		}
	}
	s.mu.Unlock()
	out := []protocol.WorkspaceSymbol{}
	for _, v := range each {
		for _, f := range s.papers(v) {
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			id := f.outline.Root("id")
			if id == nil || id.Kind != outline.Text {
				continue
			}
			if name := f.outline.Word("name"); holds(id.Text, p.Query) || holds(name, p.Query) {
				out = append(out, protocol.WorkspaceSymbol{
					Name: id.Text, Kind: protocol.SymbolFile, ContainerName: f.kind,
					Location: protocol.Location{URI: f.uri, Range: rangeOf(f.text, id.Inside())},
				})
			}
		}
	}
	return out, nil
}

// holds reports whether a text contains the letters of a query in order, ignoring case.
func holds(text, query string) bool {
	text = strings.ToLower(text)
	for _, letter := range strings.ToLower(query) {
		i := strings.IndexRune(text, letter)
		if i < 0 {
			return false
		}
		text = text[i+len(string(letter)):]
	}
	return true
}
