package editor

import (
	"bytes"
	"context"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"muster/catalog"
	"muster/editor/outline"
	"muster/editor/protocol"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/source"
	"muster/validate/runner"
)

// root is a folder of the client, or the folder of documents that are in none.
type root struct {
	spelled string // as the client writes it
	real    string // without links
	stray   bool   // it is no folder of the client: documents alone are judged in it
	looks   []*look
	sent    map[string]string // by URI: the findings that the client was sent
	results results           // for clients that ask for findings
	slow    map[string]slow   // by file: what slow checks have found last
}

// slow is what slow checks have found in a text.
type slow struct {
	findings []diag.Diagnostic
	text     []byte
}

// look is a project as it was last looked at. Its files are never changed once it is made.
type look struct {
	held
	files    []*source.File // all of its definitions
	outlines sync.Map       // by file: what was asked for
}

// outline is the outline of a file.
func (l *look) outline(f *source.File) *outline.Outline {
	if known, ok := l.outlines.Load(f); ok {
		return known.(*outline.Outline)
	}
	o := outline.Read(f.Text)
	l.outlines.Store(f, o)
	return o
}

// inherit takes the outlines over of files that are as they were.
func (l *look) inherit(old []*look) {
	was := map[string]*outline.Outline{}
	texts := map[string][]byte{}
	for _, o := range old {
		o.outlines.Range(func(f, known any) bool {
			was[f.(*source.File).Name], texts[f.(*source.File).Name] = known.(*outline.Outline), f.(*source.File).Text
			return true
		})
	}
	for _, f := range l.files {
		if o := was[f.Name]; o != nil && bytes.Equal(texts[f.Name], f.Text) {
			l.outlines.Store(f, o)
		}
	}
}

// open takes a folder of the client in.
func (s *Server) open(f protocol.Folder) {
	path, ok := pathOf(f.URI)
	if !ok || slices.ContainsFunc(s.roots, func(r *root) bool { return r.spelled == path && !r.stray }) {
		return
	}
	s.roots = append(s.roots, s.newRoot(path, false))
}

func (s *Server) newRoot(path string, stray bool) *root {
	r := &root{spelled: path, real: path, stray: stray, sent: map[string]string{}, results: results{}}
	if real, err := s.opts.Files.Real(path); err == nil {
		r.real = real
	}
	return r
}

// close lets a folder of the client go, and takes back what was found in it.
func (s *Server) close(f protocol.Folder) {
	path, _ := pathOf(f.URI)
	s.roots = slices.DeleteFunc(s.roots, func(r *root) bool {
		gone := r.spelled == path && !r.stray
		if gone {
			s.takeBack(r)
			s.askAgain()
		}
		return gone
	})
}

func (s *Server) takeBack(r *root) {
	for uri := range r.sent {
		s.notify(publish, protocol.Diagnostics{URI: uri, Diagnostics: []protocol.Diagnostic{}})
	}
	clear(r.sent)
}

// place finds the root of every document: the innermost folder of the client that it is in, or else its own. Roots
// without documents that are no folders of the client go.
func (s *Server) place() {
	used := map[*root]bool{}
	for _, d := range s.docs {
		var best *root
		for _, r := range s.roots {
			if (!r.stray && below(d.path, r.real) || r.stray && r.real == filepath.Dir(d.path)) &&
				(best == nil || best.stray || !r.stray && len(r.real) > len(best.real)) {
				best = r
			}
		}
		if best == nil && s.defines(d) {
			dir := filepath.Dir(d.path)
			if path, ok := pathOf(d.uri); ok {
				dir = filepath.Dir(path)
			}
			best = s.newRoot(dir, true)
			s.roots = append(s.roots, best)
		}
		if best != d.root {
			d.root, d.name = best, ""
		}
		used[best] = true
	}
	s.roots = slices.DeleteFunc(s.roots, func(r *root) bool {
		gone := r.stray && !used[r]
		if gone {
			s.takeBack(r)
		}
		return gone
	})
}

// below reports whether a path is in a folder.
func below(path, folder string) bool {
	return strings.HasPrefix(path, strings.TrimSuffix(folder, string(filepath.Separator))+string(filepath.Separator))
}

// path is where a file stands that findings name.
func (r *root) path(name string) string {
	name = filepath.FromSlash(name)
	if filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(r.real, name)
}

// uri is what the client calls a file.
func (r *root) uri(name string) string {
	path := r.path(name)
	if rel, err := filepath.Rel(r.real, path); err == nil {
		path = filepath.Join(r.spelled, rel)
	}
	return uriOf(path)
}

// looked is what looking at a root has found.
type looked struct {
	root     *root
	looks    []*look
	catalogs []*catalog.Catalog
	gathered []diag.Diagnostic // while files were read
	findings []diag.Diagnostic // by the checks, too
	quick    bool              // slow checks did not run: what they found before is among the findings
}

// lookAt reads all of a root's projects from the disk, with what the client has open.
func (s *Server) lookAt(ctx context.Context, r *root, docs []*sight) *looked {
	files := unsaved{Files: s.opts.Files, here: r.real, texts: map[string][]byte{}}
	var paths []string
	if !r.stray {
		paths = append(paths, ".")
	}
	for _, d := range docs {
		files.texts[d.path] = d.text.Bytes()
		if d.root == r && filepath.Base(d.path) != project.Marker && s.defines(&d.document) {
			if rel, err := filepath.Rel(r.real, d.path); err == nil {
				paths = append(paths, filepath.ToSlash(rel))
			}
		}
	}
	out := &looked{root: r}
	f := project.Find(s.opts.Catalogs.Kinds(), files, paths, nil)
	out.gathered = slices.Clone(f.Findings)
	for _, p := range f.Projects {
		if ctx.Err() != nil {
			break
		}
		f.Fill(p)
		files, in := slices.Concat(p.Named, p.Others), held{p, f}
		if len(files) >= manyFiles {
			s.openedFirst(ctx, r, files, &in, docs)
		}
		s.opts.Pace.Restart(len(files))
		c := catalog.Project(s.opts.Catalogs, p.Named, p.Others, s.opts.Workers).Under(p.Settings)
		for range p.Named {
			s.opts.Pace.Step()
		}
		var names []string
		for _, e := range c.Given() {
			names = append(names, e.Doc.File.Name)
		}
		p.Needed(names)
		out.gathered = slices.Concat(out.gathered, p.Findings, runner.Faults(p.Settings, c, s.opts.Known))
		if d := p.Stopped(); d != nil {
			s.sayOnce(protocol.MessageInfo, d.Message+": "+d.Help)
		}
		out.looks = append(out.looks, &look{held: in, files: files})
		out.catalogs = append(out.catalogs, c)
	}
	return out
}

// check runs the checks over what was looked at, without the slow ones or with them.
func (s *Server) check(ctx context.Context, out *looked, quick bool) error {
	out.quick, out.findings = quick, slices.Clone(out.gathered)
	for i, c := range out.catalogs {
		if out.looks[i].project.Newer() {
			continue // what the project asks for is not known: nothing of it is judged
		}
		found, err := s.judged(ctx, c, &out.looks[i].held, quick)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			s.sayOnce(protocol.MessageError, err.Error()) // a check that fails is a mistake of Muster's
		}
		out.findings = append(out.findings, found...)
	}
	out.findings = diag.Sort(out.findings)
	return ctx.Err()
}
