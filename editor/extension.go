package editor

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"muster/catalog"
)

// Method answers the requests of a method that the protocol does not have. An error of type *Refusal is one for the
// person; any other one is a mistake of the client.
type Method func(ctx context.Context, s *Server, params json.RawMessage) (any, error)

// Refusal says to the person why a request cannot be done.
type Refusal struct{ Reason string }

func (r *Refusal) Error() string { return r.Reason }

// Document is an open document at the time of a request.
type Document struct {
	URI     string
	Version int
	Text    []byte
	Kind    string           // of definition
	Game    string           // by name
	Entry   *catalog.Entry   // as it is now, or with invalid syntax as it was last; nil if nothing is known yet
	Catalog *catalog.Catalog // with the rest of its project
	// URIOf returns the URI of another file of the project; "" for a definition of the library.
	URIOf func(e *catalog.Entry) string
	// With returns the definition as it would be with another text; nil with invalid syntax.
	With func(text []byte) *catalog.Entry
}

// Document returns an open document, as soon as its project was read. An error is one of the protocol.
func (s *Server) Document(ctx context.Context, uri string) (*Document, error) {
	s.mu.Lock()
	err := s.await(ctx, func() bool {
		d := s.docs[uri]
		return d == nil || d.lost || d.name != "" || !s.defines(d)
	})
	s.mu.Unlock()
	if err != nil {
		return nil, err
	}
	v, err := s.see(uri)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	stale := s.seen != s.gen // another file may have changed: a board shows the unsaved text of its map
	s.mu.Unlock()
	if stale {
		s.readCurrent(v)
	} else {
		s.fresh(v)
	}
	d := &Document{
		URI: v.uri, Version: v.version, Text: v.text.Bytes(), Kind: v.kind, Game: v.of, Entry: v.entry, Catalog: v.catalog,
	}
	root := v.root
	d.URIOf = func(e *catalog.Entry) string {
		if root == nil || e == nil || !e.Given {
			return ""
		}
		return root.uri(e.Doc.File.Name)
	}
	d.With = func(text []byte) *catalog.Entry {
		other := *v
		other.entry = nil
		s.reread(&other, text)
		return other.entry
	}
	return d, nil
}

// Sound returns an open document of one of the kinds if neither it nor its dependencies have errors. An error is one of
// the protocol; its message has the first finding.
func (s *Server) Sound(ctx context.Context, uri string, kinds []string) (*Document, error) {
	d, err := s.Document(ctx, uri)
	if err != nil {
		return nil, err
	}
	v, err := s.see(uri)
	if err != nil {
		return nil, err
	}
	if _, err := s.usable(ctx, v, kinds); err != nil {
		return nil, err
	}
	return d, nil
}

// Project is a project of a client's folder, as it was last read.
type Project struct {
	URI     string // of the folder
	Catalog *catalog.Catalog
}

// Projects returns the projects of the client's folders, as they were last read: it waits for the first time, and
// after the client has reported changed files. An error is one of the protocol.
func (s *Server) Projects(ctx context.Context) ([]Project, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	gen := s.readAgain()
	err := s.await(ctx, func() bool {
		return s.seen >= s.moved && s.read >= gen &&
			!slices.ContainsFunc(s.roots, func(r *root) bool { return !r.stray && len(r.looks) == 0 })
	})
	if err != nil {
		return nil, err
	}
	var out []Project
	for _, r := range s.roots {
		for _, l := range r.looks {
			if !r.stray {
				out = append(out, Project{r.uri("."), l.catalog})
			}
		}
	}
	return out, nil
}

// URIOf returns the URI of a file of a project.
func (p *Project) URIOf(name string) string { return strings.TrimSuffix(p.URI, "/.") + "/" + name }

// extension is the handler of a method that the protocol does not have.
func (s *Server) extension(do Method) func(context.Context, *json.RawMessage) (any, error) {
	return func(ctx context.Context, params *json.RawMessage) (any, error) {
		answer, err := do(ctx, s, *params)
		if r := (*Refusal)(nil); errors.As(err, &r) {
			return nil, wrong(requestFailed, "%s", r.Reason)
		}
		return answer, err
	}
}
