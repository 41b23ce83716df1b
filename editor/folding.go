package editor

import (
	"bytes"
	"context"

	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
)

// folding returns the foldable ranges: tables, multi-line values, and runs of comments.
func (s *Server) folding(_ context.Context, p *protocol.Whole) (any, error) {
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	out := []protocol.FoldingRange{}
	text, o := v.text.Bytes(), v.outline()
	add := func(from, to int, kind string) {
		a, b := v.text.Place(from).Line, v.text.Place(to).Line
		if b > a {
			out = append(out, protocol.FoldingRange{StartLine: a, EndLine: b, Kind: kind})
		}
	}
	for i := range o.Sections {
		add(o.Sections[i].Header.Start, bodyEnd(text, o, i), "")
	}
	for i := range o.Nodes {
		if n := &o.Nodes[i]; n.Kind == outline.Text || n.Kind == outline.List || n.Kind == outline.Table {
			add(n.Value.Start, n.Value.End, "")
		}
	}
	for i := 0; i < len(o.Remarks); i++ {
		first := i
		for i+1 < len(o.Remarks) && onlyBlanks(text[o.Remarks[i].End:o.Remarks[i+1].Start]) {
			i++
		}
		add(o.Remarks[first].Start, o.Remarks[i].End, "comment")
	}
	return out, nil
}

// bodyEnd returns the end of a header's table, before the comments of the next table.
func bodyEnd(text []byte, o *outline.Outline, i int) int {
	x := &o.Sections[i]
	body := text[x.Header.Start:x.End]
	if i+1 < len(o.Sections) {
		body = withoutRemarks(body)
	}
	return x.Header.Start + len(bytes.TrimRight(body, " \t\r\n"))
}

// onlyBlanks reports whether a text is a single line end with blanks.
func onlyBlanks(text []byte) bool {
	return len(bytes.TrimSpace(text)) == 0 && bytes.Count(text, []byte{'\n'}) == 1
}

// withoutRemarks returns a text without its trailing comments.
func withoutRemarks(text []byte) []byte {
	for {
		text = bytes.TrimRight(text, " \t\r\n")
		i := bytes.LastIndexByte(text, '\n') + 1
		if i == 0 || !bytes.HasPrefix(bytes.TrimSpace(text[i:]), []byte{'#'}) {
			return text
		}
		text = text[:i]
	}
}
