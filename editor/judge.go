package editor

import (
	"context"
	"time"

	"muster/catalog"
	"muster/editor/protocol"
	"muster/schema/diag"
	"muster/schema/source"
)

// stale says that what was found may no longer be so: of a document that was edited, or of everything.
func (s *Server) stale(d *document) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.staleLocked(d)
}

func (s *Server) staleLocked(d *document) {
	s.gen++
	s.busy = true
	if d == nil || d.name == "" {
		s.due = true
	} else {
		s.changed[d] = true
	}
	s.halt()
	select {
	case s.kick <- struct{}{}:
	default:
	}
}

// mostWait is how many times the debounce a document waits at most that is edited all the while.
const mostWait = 10

// judge judges whatever is stale, until ctx is done: documents that were edited as soon as they are left alone, then
// all that may depend on them.
func (s *Server) judge(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			s.idle(0)
			return
		case <-s.kick:
		}
		for i := 0; i < mostWait && s.kicked(ctx, s.opts.Debounce); i++ {
		}
		s.judgeEdited(ctx)
		if !s.lookDue() && s.kicked(ctx, s.opts.Settle) {
			s.again()
			continue
		}
		go s.judgeAll(ctx) // a check cannot be stopped in its middle: what is edited is judged beside it
	}
}

// lookDue reports whether everything is to be looked at without waiting: documents have come or gone, or files have
// changed.
func (s *Server) lookDue() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.due
}

// kicked waits a while, and reports whether anything has become stale meanwhile.
func (s *Server) kicked(ctx context.Context, wait time.Duration) bool {
	t := time.NewTimer(wait)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-s.kick:
		return true
	case <-t.C:
	}
	return false
}

// again has judge go round once more.
func (s *Server) again() {
	select {
	case s.kick <- struct{}{}:
	default:
	}
}

// idle notes that everything is judged that was stale at a time.
func (s *Server) idle(gen uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if gen == s.gen || gen == 0 {
		s.busy = false
		s.settled.Broadcast()
	}
}

// sights are the documents as they are. It must be called with the lock held.
func (s *Server) sights() []*sight {
	var out []*sight
	for _, d := range s.docs {
		out = append(out, &sight{document: *d})
	}
	return out
}

// judgeEdited judges the documents that were edited, with what the rest of their projects was when it was last looked
// at, and without the checks that take long.
func (s *Server) judgeEdited(ctx context.Context) {
	s.mu.Lock()
	var todo []*document
	for d := range s.changed {
		if s.docs[d.uri] == d && d.name != "" && !d.lost {
			todo = append(todo, d)
		}
	}
	clear(s.changed)
	s.mu.Unlock()
	for _, d := range todo {
		if ctx.Err() == nil {
			s.judgeOne(ctx, d)
		}
	}
}

// judgeOne judges one document and publishes what was found, unless it has been edited meanwhile.
func (s *Server) judgeOne(ctx context.Context, d *document) {
	s.mu.Lock()
	v := sight{document: *d}
	files, in := s.filesAround(d)
	s.mu.Unlock()
	if files == nil {
		return
	}
	c := s.among(files, in, v.file(v.name))
	found, err := s.judged(ctx, c, in, true)
	if ctx.Err() != nil {
		return
	}
	var own []diag.Diagnostic
	for _, f := range found {
		if f.File == v.name {
			own = append(own, f)
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err != nil {
		s.sayOnce(protocol.MessageError, err.Error())
	}
	if s.docs[d.uri] != d || d.text != v.text || d.name != v.name {
		return // somebody has typed on: the answer is stale
	}
	before := d.root.slow[d.name]
	own = diag.Sort(append(own, moved(before.findings, before.text, d.text.Bytes())...))
	s.know(d, c, own)
	s.publishOne(d)
}

// among is the catalog of a project with one of its files judged, as it is now, among the others.
func (s *Server) among(others []*source.File, in *held, file *source.File) *catalog.Catalog {
	return catalog.Project(s.opts.Catalogs, []*source.File{file}, others, s.opts.Workers).Under(in.project.Settings)
}

// filesAround are the other files of a document's project, with what the client has of them, and that project; nil
// where the document was not in any project when that was last looked at. It must be called with the lock held.
func (s *Server) filesAround(d *document) ([]*source.File, *held) {
	if d.root == nil {
		return nil, nil
	}
	open := map[string]*document{}
	for _, other := range s.docs {
		if other.root == d.root && other.name != "" {
			open[other.name] = other
		}
	}
	for _, l := range d.root.looks {
		own := -1
		for i, f := range l.files {
			if f.Name == d.name {
				own = i
			}
		}
		if own < 0 {
			continue
		}
		out := make([]*source.File, 0, len(l.files))
		for i, f := range l.files {
			if i == own {
				continue
			}
			if other := open[f.Name]; other != nil && f.Meant == "" {
				stands := f.Path
				f = other.file(f.Name)
				f.Path = stands
			}
			out = append(out, f)
		}
		return out, &l.held
	}
	return nil, nil
}

// judgeAll looks at everything anew, judges it and publishes what was found, unless anything has become stale
// meanwhile.
func (s *Server) judgeAll(ctx context.Context) {
	s.mu.Lock()
	s.halt() // of one that began when less was stale
	ctx, s.halt = context.WithCancel(ctx)
	defer s.halt()
	gen, docs := s.gen, s.sights()
	due := s.due
	s.due = false
	roots := append([]*root{}, s.roots...)
	s.mu.Unlock()
	var all []*looked
	for _, r := range roots {
		all = append(all, s.lookAt(ctx, r, docs))
	}
	quick := s.judgeLooked(ctx, all, docs, true)
	s.mu.Lock()
	if quick {
		s.seen = max(s.seen, gen)
		s.news.Broadcast()
	} else {
		s.due = s.due || due // it has been halted: whoever did so has kicked, too
	}
	s.mu.Unlock()
	if !quick {
		return
	}
	select {
	case s.turn <- struct{}{}: // no two of them go through draws at once
	case <-ctx.Done():
		return
	}
	defer func() { <-s.turn }()
	if s.judgeLooked(ctx, all, docs, false) {
		s.idle(gen)
	}
}

// judgeLooked judges what was looked at and publishes what was found; it reports whether it has come to the end before
// anything became stale.
func (s *Server) judgeLooked(ctx context.Context, all []*looked, docs []*sight, quick bool) bool {
	for _, out := range all {
		if s.check(ctx, out, quick) != nil {
			return false
		}
		s.mu.Lock()
		stale := ctx.Err() != nil // whoever makes anything stale has the lock
		if !stale {
			s.take(out, docs)
			s.publishAll(out)
		}
		s.mu.Unlock()
		if stale {
			return false
		}
	}
	return ctx.Err() == nil
}
