package editor

import (
	"bytes"
	"context"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"muster/catalog"
	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/source"
)

// root is a folder of the client, or the folder of documents outside of any client folder.
type root struct {
	spelled string // as the client spells it
	real    string // resolved
	stray   bool   // not a client folder: only its open documents are judged
	looks   []*look
	sent    map[string]string // by URI: the findings sent to the client
	results results           // for a client that pulls
	slow    map[string]slow   // by file: the last findings of slow checks
}

// slow holds the findings of slow checks in a text.
type slow struct {
	findings []diag.Diagnostic
	text     []byte
}

// look is the last known state of a project. Its files are immutable.
type look struct {
	held
	files    []*source.File // all of its definitions
	catalog  *catalog.Catalog
	outlines sync.Map // by file, parsed on demand
}

// outline returns the outline of a file.
func (l *look) outline(f *source.File) *outline.Outline {
	if known, ok := l.outlines.Load(f); ok {
		return known.(*outline.Outline)
	}
	o := outline.Read(f.Text)
	l.outlines.Store(f, o)
	return o
}

// inherit reuses the outlines of unchanged files.
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

// open adds a client folder.
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

// close removes a client folder and withdraws its findings.
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

// place assigns a root to every document: the innermost client folder that contains it, or its own folder. It removes
// roots without documents that are not client folders.
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
			d.root, d.name, d.read, d.alone = best, "", false, nil
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

// path returns the path of a file named in findings.
func (r *root) path(name string) string {
	name = filepath.FromSlash(name)
	if filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(r.real, name)
}

// uri returns the client's URI of a file.
func (r *root) uri(name string) string {
	path := r.path(name)
	if rel, err := filepath.Rel(r.real, path); err == nil {
		path = filepath.Join(r.spelled, rel)
	}
	return uriOf(path)
}

// looked is the result of reading a root.
type looked struct {
	root     *root
	looks    []*look
	catalogs []*catalog.Catalog
	memories []*runner.Memory
	gathered []diag.Diagnostic // found while reading
	findings []diag.Diagnostic // including those of the checks
	quick    bool              // slow checks did not run; their last findings are included
}

// lookAt reads all projects of a root from disk, with the open documents over them.
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
		m := s.memoryOf(p)
		c := catalog.ProjectWithHeaders(s.opts.Catalogs, p.Named, p.Others, s.opts.Workers, m.Handed).Under(p.Settings)
		for range p.Named {
			s.opts.Pace.Step()
		}
		var names []string
		for _, e := range c.ToJudge() {
			names = append(names, e.File.Name)
		}
		p.Needed(names)
		out.gathered = slices.Concat(out.gathered, p.Findings, runner.Faults(p.Settings, c, s.opts.Known))
		if d := p.Stopped(); d != nil {
			s.sayOnce(protocol.MessageInfo, d.Message+": "+d.Help)
		}
		out.looks = append(out.looks, &look{held: in, files: files, catalog: c})
		out.catalogs, out.memories = append(out.catalogs, c), append(out.memories, m)
	}
	return out
}

// check runs the checks with or without slow ones.
func (s *Server) check(ctx context.Context, out *looked, quick bool) error {
	out.quick, out.findings = quick, slices.Clone(out.gathered)
	for i, c := range out.catalogs {
		if out.looks[i].project.Newer() {
			continue // the settings are invalid, so the project is not checked
		}
		found, err := s.runChecks(ctx, out.memories[i].Check, c, &out.looks[i].held, quick)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			s.sayOnce(protocol.MessageError, err.Error()) // a failing check is a bug in Muster
		}
		out.findings = append(out.findings, found...)
	}
	out.findings = diag.Sort(out.findings)
	return ctx.Err()
}
