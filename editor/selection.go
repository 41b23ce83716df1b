package editor

import (
	"cmp"
	"context"
	"slices"

	"muster/internal/editor/jsonrpc"
	"muster/internal/editor/protocol"
	"muster/schema/source"
)

// selections returns the ranges around some positions, from the inside out: the text without its quotes, the value, the
// key with its value, the table, the document.
func (s *Server) selections(_ context.Context, p *protocol.Selections) (any, error) {
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	out := []*protocol.Selection{}
	for _, at := range p.Positions {
		offset, err := v.text.Offset(placeOf(at))
		if err != nil {
			return nil, wrong(jsonrpc.InvalidParams, "%v", err)
		}
		var around *protocol.Selection
		for _, span := range enclosing(v, offset) {
			around = &protocol.Selection{Range: rangeOf(v.text, span), Parent: around}
		}
		out = append(out, around)
	}
	return out, nil
}

// enclosing returns the spans that contain an offset, outermost first.
func enclosing(v *sight, offset int) []source.Span {
	o := v.outline()
	all := []source.Span{}
	for i := range o.Sections {
		if x := &o.Sections[i]; len(x.Path) > 0 {
			all = append(all, source.Span{Start: x.Header.Start, End: bodyEnd(v.text.Bytes(), o, i)})
		}
	}
	for i := range o.Nodes {
		n := &o.Nodes[i]
		all = append(all, n.Value, n.Inside())
		if n.Key.End > 0 {
			all = append(all, n.Key, source.Span{Start: n.Key.Start, End: max(n.Key.End, n.Value.End)})
		}
	}
	all = slices.DeleteFunc(all, func(s source.Span) bool {
		return s.Start >= s.End || offset < s.Start || offset > s.End
	})
	slices.SortStableFunc(all, func(a, b source.Span) int { return cmp.Compare(b.End-b.Start, a.End-a.Start) })
	out := []source.Span{{Start: 0, End: len(v.text.Bytes())}}
	for _, s := range all {
		if last := out[len(out)-1]; s != last && s.Start >= last.Start && s.End <= last.End {
			out = append(out, s)
		}
	}
	return out
}
