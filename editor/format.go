package editor

import (
	"bytes"
	"context"

	"muster/internal/editor/protocol"
	"muster/internal/schema/layout"
	"muster/schema/source"
)

// formatting formats a document as `muster fmt` does. Invalid TOML is left unchanged; its findings say why.
func (s *Server) formatting(_ context.Context, p *protocol.Whole) (any, error) {
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	edits := []protocol.TextEdit{}
	if v.shaped() == "" {
		return edits, nil
	}
	text, found, err := layout.Text(v.file(v.path), s.opts.Catalogs.Kinds())
	if err != nil {
		return nil, wrong(requestFailed, "not formatted: %v", err)
	}
	if len(found) > 0 {
		return nil, wrong(requestFailed, "not formatted: the file is not valid TOML: %s", found[0].Message)
	}
	old := v.text.Bytes()
	if bytes.Equal(old, text) {
		return edits, nil
	}
	// Whole lines: an edit must not start inside a multi-byte character or a line end.
	from, to := 0, 0
	for i := 0; i < len(old) && i < len(text) && old[i] == text[i]; i++ {
		if old[i] == '\n' {
			from = i + 1
		}
	}
	for i := 1; i <= len(old)-from && i <= len(text)-from && old[len(old)-i] == text[len(text)-i]; i++ {
		if j := len(old) - i; j == 0 || old[j-1] == '\n' && (len(text)-i == 0 || text[len(text)-i-1] == '\n') {
			to = i
		}
	}
	return append(edits, protocol.TextEdit{
		Range:   rangeOf(v.text, source.Span{Start: from, End: len(old) - to}),
		NewText: string(text[from : len(text)-to]),
	}), nil
}
