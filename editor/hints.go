package editor

import (
	"muster/internal/editor/words"

	"context"

	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
)

// hints returns the labels of the first and the last place of each text of cells, shown before and after it.
func (s *Server) hints(_ context.Context, p *protocol.InlayHintParams) (any, error) {
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	s.fresh(v)
	out := []protocol.InlayHint{}
	for i := range v.outline().Nodes {
		n := &v.outline().Nodes[i]
		if n.Kind != outline.Text || n.Open || meaningAt(v, n.Path).Sort != words.SortCells {
			continue
		}
		first, last := v.game.Ends(v.entry, n.Path)
		r := rangeOf(v.text, n.Value)
		if first == "" || r.End.Line < p.Range.Start.Line || r.Start.Line > p.Range.End.Line {
			continue
		}
		out = append(out,
			protocol.InlayHint{Position: r.Start, Label: first, Tooltip: "first hex of the row", PaddingRight: true},
			protocol.InlayHint{Position: r.End, Label: last, Tooltip: "last hex of the row", PaddingLeft: true})
	}
	return out, nil
}
