package editor

import (
	"context"
	"slices"
	"time"

	"muster/catalog"
	"muster/internal/editor/protocol"
	"muster/schema/diag"
	"muster/schema/source"
)

// stale marks the findings of an edited document, or of everything, as stale.
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

// mostWait limits the delay for a document under constant editing, in multiples of the debounce.
const mostWait = 10

// judge judges stale documents until ctx is done: edited documents after their debounce, then everything that may
// depend on them.
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
		if s.opts.Settle < 0 {
			s.judgeOpen(ctx)
			continue
		}
		s.judgeEdited(ctx)
		if !s.lookDue() && s.kicked(ctx, s.opts.Settle) {
			s.again()
			continue
		}
		go s.judgeAll(ctx) // a running check cannot be interrupted, so edited documents are judged concurrently
	}
}

// lookDue reports whether everything must be judged without delay, because documents were opened or closed or files
// changed.
func (s *Server) lookDue() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.due
}

// kicked waits, and reports whether anything has become stale meanwhile.
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

// again starts another round of judge.
func (s *Server) again() {
	select {
	case s.kick <- struct{}{}:
	default:
	}
}

// idle records that everything stale at generation gen is judged.
func (s *Server) idle(gen uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if gen == s.gen || gen == 0 {
		s.busy = false
		s.settled.Broadcast()
	}
}

// sights returns snapshots of the documents. The caller must hold the lock.
func (s *Server) sights() []*sight {
	var out []*sight
	for _, d := range s.docs {
		out = append(out, &sight{document: *d})
	}
	return out
}

// judgeEdited judges the edited documents without slow checks, against the last known state of their projects.
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

// judgeOpen reads the projects if they may have changed, and judges all open documents, the edited ones first.
func (s *Server) judgeOpen(ctx context.Context) {
	s.mu.Lock()
	gen, due, docs := s.gen, s.due, s.sights()
	s.due = false
	roots := slices.Clone(s.roots)
	s.mu.Unlock()
	if due {
		for _, r := range roots {
			out := s.lookAt(ctx, r, docs)
			s.mu.Lock()
			s.adopt(out, docs)
			s.mu.Unlock()
		}
		s.mu.Lock()
		s.read = max(s.read, gen)
		s.news.Broadcast()
		s.mu.Unlock()
	}
	s.judgeEdited(ctx)
	s.mu.Lock()
	for _, d := range s.docs {
		if !s.changed[d] && (due || d.since < gen) {
			s.changed[d] = true // another document, which it may use, has changed
		}
	}
	s.mu.Unlock()
	s.judgeEdited(ctx)
	s.mu.Lock()
	s.seen = max(s.seen, gen)
	s.news.Broadcast()
	s.mu.Unlock()
	s.idle(gen)
}

// readAgain lets a server that judges open documents only read the projects again, if a text has changed since. It
// returns the generation to wait for. The caller must hold the lock.
func (s *Server) readAgain() uint64 {
	if s.opts.Settle >= 0 || s.read == s.gen {
		return 0
	}
	s.due = true
	s.again()
	return s.gen
}

// judgeOne judges one document and publishes the findings, unless it was edited meanwhile.
func (s *Server) judgeOne(ctx context.Context, d *document) {
	s.mu.Lock()
	v, ready := sight{document: *d}, d.foreseen
	if ready != nil && ready.gen != s.gen {
		ready = nil // it is about another text
	}
	s.mu.Unlock()
	c, in := s.current(&v)
	if c == nil {
		return
	}
	var own []diag.Diagnostic
	var err error
	if ready != nil {
		own = ready.found
	} else if own, err = s.judgeAlone(ctx, c, in, v.name); ctx.Err() != nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err != nil {
		s.sayOnce(protocol.MessageError, err.Error())
	}
	if s.docs[d.uri] != d || d.text != v.text || d.name != v.name {
		return // edited meanwhile: the result is stale
	}
	s.know(d, c, s.withSlow(d, own, d.text.Bytes()))
	s.publishOne(d)
}

// judgeAlone returns the findings of the quick checks in one file of a catalog.
func (s *Server) judgeAlone(ctx context.Context, c *catalog.Catalog, in *held, name string) ([]diag.Diagnostic, error) {
	found, err := s.runChecks(ctx, over, c, in, true)
	var own []diag.Diagnostic
	for _, f := range found {
		if f.File == name {
			own = append(own, f)
		}
	}
	return own, err
}

// withSlow adds the last findings of slow checks in a document to those of quick ones in a text of it. The caller must
// hold the lock.
func (s *Server) withSlow(d *document, own []diag.Diagnostic, text []byte) []diag.Diagnostic {
	before := d.root.slow[d.name]
	return diag.Sort(append(slices.Clip(own), moved(before.findings, before.text, text)...))
}

// among returns the catalog of a project with the current text of one file among the others.
func (s *Server) among(others []*source.File, in *held, file *source.File) *catalog.Catalog {
	return catalog.Project(s.opts.Catalogs, []*source.File{file}, others, s.opts.Workers).Under(in.project.Settings)
}

// filesAround returns the project of a document and its other files, including unsaved texts. Before the
// project was read, there are no other files. It returns nil if the document is in no project. The caller must hold
// the lock.
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
	if d.alone != nil {
		return []*source.File{}, &d.alone.held
	}
	return nil, nil
}

// judgeAll reads and judges everything and publishes the findings, unless anything becomes stale meanwhile.
func (s *Server) judgeAll(ctx context.Context) {
	s.mu.Lock()
	s.halt() // cancel an older run
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
		s.due = s.due || due // cancelled by a change, which also kicks
	}
	s.mu.Unlock()
	if !quick {
		return
	}
	select {
	case s.turn <- struct{}{}: // only one runs at a time, to limit draws
	case <-ctx.Done():
		return
	}
	defer func() { <-s.turn }()
	if s.judgeLooked(ctx, all, docs, false) {
		s.remembered.turn()
		s.idle(gen)
	}
}

// judgeLooked judges the projects that were read and publishes the findings. It reports whether it finished before
// anything became stale.
func (s *Server) judgeLooked(ctx context.Context, all []*looked, docs []*sight, quick bool) bool {
	for _, out := range all {
		if s.check(ctx, out, quick) != nil {
			return false
		}
		s.mu.Lock()
		stale := ctx.Err() != nil // changes that make findings stale hold the lock
		if !stale {
			s.store(out, docs)
			s.publishAll(out)
		}
		s.mu.Unlock()
		if stale {
			return false
		}
	}
	return ctx.Err() == nil
}
