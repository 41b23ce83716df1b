package editor

import (
	"sync"

	"muster/catalog"
	"muster/internal/editor/protocol"
)

// shared is the catalog of a project with the current texts of the open documents. Judging and all requests about a
// document use the same one until a text changes.
type shared struct {
	gen     uint64
	text    *protocol.Text
	in      *held
	catalog func() *catalog.Catalog
}

// current returns the catalog of a document's project with the document's text and the current texts of the others. It
// returns nil if the document is in no project.
func (s *Server) current(v *sight) (*catalog.Catalog, *held) {
	s.mu.Lock()
	files, in := s.filesAround(&v.document)
	d := s.docs[v.uri]
	if files == nil {
		s.mu.Unlock()
		return nil, nil
	}
	var known *shared
	if d != nil && d.text == v.text {
		known = d.shared
	}
	if known == nil || known.gen != s.gen || known.text != v.text || known.in != in {
		file := v.file(v.name)
		known = &shared{s.gen, v.text, in, sync.OnceValue(func() *catalog.Catalog { return s.among(files, in, file) })}
		if d != nil && d.text == v.text {
			d.shared = known
		}
	}
	s.mu.Unlock()
	return known.catalog(), in
}

// readCurrent updates the entry of a document. With invalid syntax the last valid entry stays.
func (s *Server) readCurrent(v *sight) {
	if v.name == "" {
		return
	}
	if c, _ := s.current(v); c != nil {
		v.take(c)
	}
}
