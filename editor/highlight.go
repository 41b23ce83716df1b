package editor

import (
	"muster/internal/editor/words"

	"context"

	"muster/internal/editor/protocol"
)

// highlight returns the texts in a document that name the thing at a position.
func (s *Server) highlight(_ context.Context, p *protocol.Placed) (any, error) {
	v, offset, err := s.seeAt(p)
	if err != nil {
		return nil, err
	}
	out := []protocol.Highlight{}
	w, ok := wordAt(v, offset)
	if !ok {
		return out, nil
	}
	if w.Sort == words.SortLabel {
		for _, at := range s.labelUses(v, w) {
			out = append(out, protocol.Highlight{Range: at.Range, Kind: protocol.HighlightRead})
		}
		return out, nil
	}
	t, ok := w.named()
	if !ok {
		return out, nil
	}
	for _, u := range s.uses([]paper{{v.name, v.uri, v.kind, v.text, v.outline()}}, t) {
		h := protocol.Highlight{Range: rangeOf(u.text, u.at), Kind: protocol.HighlightRead}
		if u.names {
			h.Kind = protocol.HighlightWrite
		}
		out = append(out, h)
	}
	return out, nil
}
