package editor

import (
	"context"
	"slices"

	"muster/schema/diag"
	"muster/schema/source"
)

// Pace is told how far the server is with a project, so that the process can pace its garbage collector.
type Pace interface {
	Restart(files int) // a project of so many files is read and checked from now on
	Step()             // a file was read, or checked
}

// unpaced is the Pace of a server that was given none.
type unpaced struct{}

func (unpaced) Restart(int) {}
func (unpaced) Step()       {}

// manyFiles is the size of a project from which on its open documents are judged first. Smaller ones take no longer as
// a whole than a person notices.
const manyFiles = 500

// openedFirst judges the open documents of a project that is looked at, and publishes what was found, before its
// other files are judged. A document that was judged before is left to them.
func (s *Server) openedFirst(ctx context.Context, r *root, files []*source.File, in *held, docs []*sight) {
	for _, v := range docs {
		i := slices.IndexFunc(files, func(f *source.File) bool { return r.path(f.Name) == v.path })
		if i < 0 || v.root != r || v.judged != nil || in.project.Newer() || ctx.Err() != nil {
			continue
		}
		others := slices.Delete(slices.Clone(files), i, i+1)
		c := s.among(others, in, files[i])
		found, err := s.judged(ctx, c, in, true)
		if err != nil {
			return // the whole project is judged next, and says so
		}
		own := slices.DeleteFunc(found, func(d diag.Diagnostic) bool { return d.File != files[i].Name })
		s.mu.Lock()
		if d := s.docs[v.uri]; d != nil && d.root == r && d.text == v.text {
			d.name = files[i].Name
			s.know(d, c, own)
			s.publishOne(d)
		}
		s.mu.Unlock()
	}
}
