package editor

import (
	"context"
	"slices"

	"muster/schema/diag"
	"muster/schema/source"
)

// Pace receives the progress of the server in a project, so that the process can pace its garbage collector.
type Pace interface {
	Restart(files int) // the server starts to read and check a project of this many files
	Step()             // a file was read, or checked
}

// unpaced is the default Pace; it does nothing.
type unpaced struct{}

func (unpaced) Restart(int) {}
func (unpaced) Step()       {}

// manyFiles is the project size above which open documents are judged first. Smaller projects are fast enough as a
// whole.
const manyFiles = 500

// openedFirst judges the open documents of a project and publishes the findings before the other files are judged. It
// skips documents that were judged before.
func (s *Server) openedFirst(ctx context.Context, r *root, files []*source.File, in *held, docs []*sight) {
	for _, v := range docs {
		i := slices.IndexFunc(files, func(f *source.File) bool { return r.path(f.Name) == v.path })
		if i < 0 || v.root != r || v.judged != nil || in.project.Newer() || ctx.Err() != nil {
			continue
		}
		others := slices.Delete(slices.Clone(files), i, i+1)
		c := s.among(others, in, files[i])
		found, err := s.runChecks(ctx, over, c, in, true)
		if err != nil {
			return // judging the whole project reports the error
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
