package editor

import (
	"bytes"
	"context"

	"muster/catalog"
	"muster/internal/editor/protocol"
	"muster/schema/diag"
)

// foreseen is the judgement of a text that a document may get next.
type foreseen struct {
	gen     uint64 // of the texts that it was judged with; once the text is there, that of the text
	text    []byte
	in      *held
	catalog *catalog.Catalog
	found   []diag.Diagnostic // in the document, of quick checks
}

// Foresee judges an open document with the text that the client will send next, and returns the findings for the
// client, with the next version. It saves the client a round trip, and when that text comes it is not judged again. It
// returns nil if there is nothing to judge, or something changes meanwhile.
func (s *Server) Foresee(ctx context.Context, d *Document, text []byte) *protocol.Diagnostics {
	v, err := s.see(d.URI)
	if err != nil || v.version != d.Version || v.name == "" {
		return nil
	}
	now := v.text
	next := *v
	next.set(protocol.New(text))
	s.mu.Lock()
	gen := s.gen
	files, in := s.filesAround(&v.document)
	s.mu.Unlock()
	if files == nil {
		return nil
	}
	c := s.among(files, in, next.file(v.name))
	found, err := s.judgeAlone(ctx, c, in, v.name)
	if err != nil || ctx.Err() != nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	at := s.docs[v.uri]
	if at == nil || at.text != now || s.gen != gen {
		return nil
	}
	at.foreseen = &foreseen{gen, text, in, c, found}
	t := s.textsOf(at.root)
	t.open[at.name] = opened{at.uri, next.text}
	version := d.Version + 1
	out := protocol.Diagnostics{URI: d.URI, Version: &version, Diagnostics: []protocol.Diagnostic{}}
	for _, f := range s.withSlow(at, found, text) {
		out.Diagnostics = append(out.Diagnostics, s.diagnostic(&f, t))
	}
	return &out
}

// fulfil uses the judgement of a text that has come, if nothing else has changed; else it drops it. The caller must
// hold the lock.
func (s *Server) fulfil(d *document) {
	f := d.foreseen
	if f == nil || f.gen != s.gen-1 || !bytes.Equal(f.text, d.text.Bytes()) {
		d.foreseen = nil
		return
	}
	f.gen = s.gen
	d.shared = &shared{s.gen, d.text, f.in, func() *catalog.Catalog { return f.catalog }}
}
