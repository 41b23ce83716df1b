package editor

import (
	"muster/editor/words"

	"context"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/creachadair/jrpc2"

	"muster/catalog"
	"muster/editor/outline"
	"muster/editor/protocol"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/source"
)

// document is what the client has open. Its fields are protected by the server's lock.
type document struct {
	uri     string
	path    string // without links, of a file that may never have been written
	version int
	text    *protocol.Text
	outline func() *outline.Outline
	lost    bool   // an edit did not fit: nobody knows what the client has
	since   uint64 // gen when it got its text
	awaited int    // requests that wait for its findings

	root *root
	name string // as findings name it; "" until its project was looked at

	entry   *catalog.Entry   // as it was last read without mistakes in its grammar
	catalog *catalog.Catalog // that it was last judged in
	found   []diag.Diagnostic
	judged  *protocol.Text // the text that was found in
}

// set gives a document a text.
func (d *document) set(text *protocol.Text) {
	d.text = text
	d.outline = sync.OnceValue(func() *outline.Outline { return outline.Read(text.Bytes()) })
}

// file is the document as checks read it; a text that is too large is cut behind where that shows.
func (d *document) file(name string) *source.File {
	text := d.text.Bytes()
	return source.NewFile(name, text[:min(len(text), source.MaxSize+1)])
}

// lostError refuses a request about a document whose text nobody here has.
func (d *document) lostError() error {
	return wrong(requestFailed, "the server lost track of %s: close the file and reopen it", d.uri)
}

// defines reports whether a document is a definition, or a project's settings: by its name, or by what it says.
func (s *Server) defines(d *document) bool {
	kinds := s.opts.Catalogs.Kinds()
	base := filepath.Base(d.path)
	return kinds.OfName(base) != "" || base == project.Marker ||
		len(d.text.Bytes()) <= source.MaxSize && kinds.Has(d.outline().Word("kind"))
}

// kindOf is the kind of definition that a text is: what it says, or what its name ends in.
func (s *Server) kindOf(name string, o *outline.Outline) string {
	kinds := s.opts.Catalogs.Kinds()
	if said := o.Word("kind"); kinds.Has(said) {
		return said
	}
	return kinds.OfName(name)
}

// gameOf is the game that a text is of: what it says, or else the usual one. A word that is no game's name is perhaps
// one that somebody is writing.
func (s *Server) gameOf(o *outline.Outline) string {
	kinds := s.opts.Catalogs.Kinds()
	if said := o.Word("game"); said != "" && kinds.Of(said) != nil {
		return said
	}
	return kinds.Usual()
}

func (s *Server) didOpen(_ context.Context, p *protocol.Opened) (any, error) {
	t := p.TextDocument
	if t.URI == "" {
		return nil, wrong(jrpc2.InvalidParams, "textDocument/didOpen without a URI")
	}
	d := &document{uri: t.URI, version: t.Version}
	d.set(protocol.New([]byte(t.Text)))
	s.mu.Lock()
	defer s.mu.Unlock()
	d.path = s.real(t.URI)
	s.docs[t.URI] = d
	s.place()
	if s.defines(d) {
		s.staleLocked(nil)
		d.since = s.gen
	}
	return nil, nil
}

// real is the path of a document. One that is no file stands in the first folder of the client, under the last part of
// its URI.
func (s *Server) real(uri string) string {
	p, ok := pathOf(uri)
	if !ok {
		dir := "/"
		if len(s.roots) > 0 {
			dir = s.roots[0].real
		}
		return filepath.Join(dir, path.Base("/"+uri[strings.LastIndexByte(uri, ':')+1:]))
	}
	// Neither the file nor the folders that it is to stand in need be there yet.
	for dir, rest := p, ""; ; dir, rest = filepath.Dir(dir), filepath.Join(filepath.Base(dir), rest) {
		if real, err := s.opts.Files.Real(dir); err == nil {
			return filepath.Join(real, rest)
		}
		if dir == filepath.Dir(dir) {
			return p
		}
	}
}

func (s *Server) didChange(_ context.Context, p *protocol.Changed) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.docs[p.TextDocument.URI]
	if d == nil {
		s.sayOnce(protocol.MessageError, "ignored an edit of "+p.TextDocument.URI+", which is not open")
		return nil, wrong(jrpc2.InvalidParams, "%s is not open", p.TextDocument.URI)
	}
	text, lost := d.text, d.lost
	for _, c := range p.ContentChanges {
		if c.Range == nil {
			text, lost = protocol.New([]byte(c.Text)), false
			continue
		}
		edited, err := text.Edit(placeOf(c.Range.Start), placeOf(c.Range.End), c.Text)
		if err != nil {
			// Whatever follows is about a text that nobody here has, until the client sends a whole one.
			d.lost = true
			s.sayOnce(protocol.MessageError, "an edit is out of range in "+d.uri+": close the file and reopen it")
			return nil, wrong(jrpc2.InvalidParams, "%v", err)
		}
		text = edited
	}
	d.version, d.lost = p.TextDocument.Version, lost
	d.set(text)
	if d.name == "" && !s.defines(d) {
		return nil, nil // it is none of ours
	}
	if d.root == nil {
		s.place()
	}
	s.staleLocked(d)
	d.since = s.gen
	return nil, nil
}

func (s *Server) didClose(_ context.Context, p *protocol.Whole) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d := s.docs[p.TextDocument.URI]; d != nil {
		delete(s.docs, d.uri)
		s.place()
		if d.name != "" || s.defines(d) {
			s.staleLocked(nil)
		}
	}
	return nil, nil
}

// placeOf is a position of the protocol as a place in a text.
func placeOf(p protocol.Position) protocol.Place {
	return protocol.Place{Line: p.Line, Character: p.Character}
}

// rangeOf is a span of a text for the client.
func rangeOf(t *protocol.Text, s source.Span) protocol.Range {
	a, b := t.Place(s.Start), t.Place(s.End)
	return protocol.Range{
		Start: protocol.Position{Line: a.Line, Character: a.Character},
		End:   protocol.Position{Line: b.Line, Character: b.Character},
	}
}

// sight is a document as it is when a request comes: nothing of it changes any more.
type sight struct {
	document
	kind string
	of   string      // the name of its game
	game *words.Game // what that game brings; nil where it brings nothing, or has no such kind
}

// see finds the document of a request.
func (s *Server) see(uri string) (*sight, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.docs[uri]
	if d == nil {
		return nil, wrong(jrpc2.InvalidParams, "%s is not open", uri)
	}
	if d.lost {
		return nil, d.lostError()
	}
	v := &sight{document: *d}
	if len(d.text.Bytes()) > source.MaxSize {
		v.outline = sync.OnceValue(func() *outline.Outline { return outline.Read(nil) }) // it is no definition
	}
	v.kind = s.kindOf(filepath.Base(d.path), v.outline())
	v.of = s.gameOf(v.outline())
	if s.opts.Catalogs.Kinds().Of(v.of).Has(v.kind) {
		v.game = s.opts.Games(v.of)
	}
	return v, nil
}

// known makes sure that something is known of a definition whose grammar has been wrong ever since it was opened: it is
// read without the line that somebody is writing.
func (s *Server) known(v *sight, offset int) {
	if v.entry != nil {
		return
	}
	line := v.text.Place(offset).Line
	text := slices.Clone(v.file(v.name).Text)
	for i := v.text.Start(line); i < min(v.text.Start(line)+len(v.text.Line(line)), len(text)); i++ {
		text[i] = ' '
	}
	s.reread(v, text)
}

// fresh makes sure that a definition is known as it is, and not as it was before somebody typed on; one whose grammar
// is wrong is known as it last was.
func (s *Server) fresh(v *sight) {
	if v.entry == nil || v.judged != v.text {
		s.reread(v, v.file(v.name).Text)
	}
}

// reread reads a definition with another text, among the other files of its project, where that can be read.
func (s *Server) reread(v *sight, text []byte) {
	if v.name == "" {
		return
	}
	s.mu.Lock()
	files, in := s.filesAround(&v.document)
	s.mu.Unlock()
	if files == nil {
		return
	}
	c := s.among(files, in, source.NewFile(v.name, text))
	if e := c.Named(v.name); e != nil && e.Doc.Tree != nil {
		v.entry, v.catalog = e, c
	}
}

// seeAt finds the document of a request and the place in it.
func (s *Server) seeAt(p *protocol.Placed) (*sight, int, error) {
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, 0, err
	}
	offset, err := v.text.Offset(placeOf(p.Position))
	if err != nil {
		return nil, 0, wrong(jrpc2.InvalidParams, "%v", err)
	}
	return v, offset, nil
}
