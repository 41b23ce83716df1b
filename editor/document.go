package editor

import (
	"muster/internal/editor/words"

	"context"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"muster/catalog"
	"muster/internal/editor/jsonrpc"
	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/source"
)

// document is an open document of the client. The server's lock protects its fields.
type document struct {
	uri     string
	path    string // resolved; the file may not exist
	version int
	text    *protocol.Text
	outline func() *outline.Outline
	lost    bool   // an edit was out of range, so the client's text is unknown
	since   uint64 // gen when its text arrived
	awaited int    // requests waiting for its findings

	root  *root
	name  string // as in findings; "" until its project was read
	read  bool   // its project was read since it was opened
	alone *look  // the document with the settings of its project, until that is read

	entry   *catalog.Entry   // from the last read with valid syntax
	catalog *catalog.Catalog // of its last check
	found   []diag.Diagnostic
	judged  *protocol.Text // the text of its findings
	told    protocol.Checked
	shared  *shared // the last catalog with its current text

	foreseen *foreseen // the judgement of a text that it may get next; nil for none
}

// set sets the text of a document.
func (d *document) set(text *protocol.Text) {
	d.text = text
	d.outline = sync.OnceValue(func() *outline.Outline { return outline.Read(text.Bytes()) })
}

// file returns the document as a source file for checks. It cuts an oversized text just after the limit, so that the
// check still reports it.
func (d *document) file(name string) *source.File {
	text := d.text.Bytes()
	return source.NewFile(name, text[:min(len(text), source.MaxSize+1)])
}

// lostError refuses a request about a document whose text is unknown.
func (d *document) lostError() error {
	return wrong(requestFailed, "the server lost track of %s: close the file and reopen it", d.uri)
}

// defines reports whether a document is a definition or a project's settings, by its name or its content.
func (s *Server) defines(d *document) bool {
	kinds := s.opts.Catalogs.Kinds()
	base := filepath.Base(d.path)
	return kinds.OfName(base) != "" || base == project.Marker ||
		len(d.text.Bytes()) <= source.MaxSize && kinds.Has(d.outline().Word("kind"))
}

// kindOf returns the kind of a definition, from its text or its name.
func (s *Server) kindOf(name string, o *outline.Outline) string {
	kinds := s.opts.Catalogs.Kinds()
	if said := o.Word("kind"); kinds.Has(said) {
		return said
	}
	return kinds.OfName(name)
}

// gameOf returns the game of a text, or the default game. An unknown name may be one that the author is still typing.
func (s *Server) gameOf(o *outline.Outline) string {
	kinds := s.opts.Catalogs.Kinds()
	if said := o.Word("game"); said != "" && kinds.Of(said) != nil {
		return said
	}
	return kinds.Default()
}

func (s *Server) didOpen(_ context.Context, p *protocol.Opened) (any, error) {
	t := p.TextDocument
	if t.URI == "" {
		return nil, wrong(jsonrpc.InvalidParams, "textDocument/didOpen without a URI")
	}
	d := &document{uri: t.URI, version: t.Version}
	d.set(protocol.New([]byte(t.Text)))
	s.mu.Lock()
	defer s.mu.Unlock()
	d.path = s.real(t.URI)
	s.docs[t.URI] = d
	s.place()
	if s.defines(d) {
		s.introduce(d)
		s.staleLocked(nil)
		d.since = s.gen
	}
	return nil, nil
}

// introduce places an opened document in its project, so that the next request can be answered. If the project was not
// read yet, it reads the settings only. The caller must hold the lock.
func (s *Server) introduce(d *document) {
	if name, l := nameIn(d.root, d.root.looks, d); l != nil {
		d.name = name
		s.changed[d] = true
		return
	}
	rel, err := filepath.Rel(d.root.real, d.path)
	if err != nil || filepath.Base(d.path) == project.Marker {
		return
	}
	files := unsaved{Files: s.opts.Files, here: d.root.real, texts: map[string][]byte{d.path: d.text.Bytes()}}
	f := project.Find(s.opts.Catalogs.Kinds(), files, []string{filepath.ToSlash(rel)}, nil)
	if len(f.Projects) == 1 && len(f.Projects[0].Named) == 1 {
		d.alone = &look{held: held{f.Projects[0], f}, files: f.Projects[0].Named}
	}
}

// real returns the path of a document. A document that is not a file is placed in the client's first folder, under the
// last part of its URI.
func (s *Server) real(uri string) string {
	p, ok := pathOf(uri)
	if !ok {
		dir := "/"
		if len(s.roots) > 0 {
			dir = s.roots[0].real
		}
		return filepath.Join(dir, path.Base("/"+uri[strings.LastIndexByte(uri, ':')+1:]))
	}
	// The file and its folders may not exist yet.
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
		return nil, wrong(jsonrpc.InvalidParams, "%s is not open", p.TextDocument.URI)
	}
	text, lost := d.text, d.lost
	for _, c := range p.ContentChanges {
		if c.Range == nil {
			text, lost = protocol.New([]byte(c.Text)), false
			continue
		}
		edited, err := text.Edit(placeOf(c.Range.Start), placeOf(c.Range.End), c.Text)
		if err != nil {
			// The text is unknown until the client sends a whole one.
			d.lost = true
			s.sayOnce(protocol.MessageError, "an edit is out of range in "+d.uri+": close the file and reopen it")
			return nil, wrong(jsonrpc.InvalidParams, "%v", err)
		}
		text = edited
	}
	d.version, d.lost = p.TextDocument.Version, lost
	d.set(text)
	if d.name == "" && !s.defines(d) {
		return nil, nil // not our document
	}
	if d.root == nil {
		s.place()
	}
	s.staleLocked(d)
	d.since = s.gen
	s.fulfil(d)
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

// placeOf converts a protocol position to a place in a text.
func placeOf(p protocol.Position) protocol.Place {
	return protocol.Place(p)
}

// rangeOf converts a span of a text for the client.
func rangeOf(t *protocol.Text, s source.Span) protocol.Range {
	a, b := t.Place(s.Start), t.Place(s.End)
	return protocol.Range{
		Start: protocol.Position(a),
		End:   protocol.Position(b),
	}
}

// sight is an immutable snapshot of a document at the time of a request.
type sight struct {
	document
	kind string
	of   string      // the name of its game
	game *words.Game // its vocabulary; nil if the game has none or lacks the kind
}

// see finds the document of a request.
func (s *Server) see(uri string) (*sight, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.docs[uri]
	if d == nil {
		return nil, wrong(jsonrpc.InvalidParams, "%s is not open", uri)
	}
	if d.lost {
		return nil, d.lostError()
	}
	v := &sight{document: *d}
	if v.name == "" && v.alone != nil {
		v.name = v.alone.files[0].Name
	}
	if len(d.text.Bytes()) > source.MaxSize {
		v.outline = sync.OnceValue(func() *outline.Outline { return outline.Read(nil) }) // it is not a definition
	}
	v.kind = s.kindOf(filepath.Base(d.path), v.outline())
	v.of = s.gameOf(v.outline())
	if s.opts.Catalogs.Kinds().Of(v.of).Has(v.kind) {
		v.game = s.opts.Games(v.of)
	}
	return v, nil
}

// known ensures that something is known about a definition whose syntax has been invalid since it was opened: it is
// read without the line at the cursor.
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

// fresh updates the entry of a definition that was edited since it was judged. With invalid syntax the last valid entry
// stays.
func (s *Server) fresh(v *sight) {
	if v.entry == nil || v.judged != v.text {
		s.readCurrent(v)
	}
}

// reread reads a definition with another text, together with the other files of its project if they are known.
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
	v.take(s.among(files, in, source.NewFile(v.name, text)))
}

// take sets the entry of a document from a catalog, if its syntax is valid there.
func (v *sight) take(c *catalog.Catalog) {
	if e := c.Named(v.name); e != nil && e.Doc.Tree != nil {
		v.entry, v.catalog = e, c
	}
}

// seeAt returns the document of a request and the offset in it.
func (s *Server) seeAt(p *protocol.Placed) (*sight, int, error) {
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, 0, err
	}
	offset, err := v.text.Offset(placeOf(p.Position))
	if err != nil {
		return nil, 0, wrong(jsonrpc.InvalidParams, "%v", err)
	}
	return v, offset, nil
}
