package editor

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"

	"muster/internal/editor/jsonrpc"
	"muster/internal/editor/protocol"
)

// pulls is the state of a client that pulls findings (textDocument/diagnostic) instead of receiving them.
type pulls struct {
	all     bool // it has pulled the workspace, and shows files that are not open
	waiting int  // unanswered workspace requests
}

// result holds the findings of a document from the last check.
type result struct {
	list     []protocol.Diagnostic
	id       string // depends on the list only, so that equal lists are unchanged
	answered string // the id of the last answer, or ""
}

// results are the findings of a root's documents by URI: documents with findings, and open documents.
type results map[string]*result

// set records the findings of a document.
func (all results) set(uri string, list []protocol.Diagnostic, open bool) {
	was := all[uri]
	if was == nil {
		if len(list) == 0 && !open {
			return
		}
		was = &result{}
		all[uri] = was
	}
	was.list, was.id = list, resultID(list)
	if len(list) == 0 && !open && was.answered == "" {
		delete(all, uri)
	}
}

// resultID returns the id of a list of findings.
func resultID(list []protocol.Diagnostic) string {
	h := fnv.New64a()
	_ = json.NewEncoder(h).Encode(list) // strings and numbers always marshal
	return fmt.Sprintf("%016x", h.Sum64())
}

// asks reports whether the client pulls the findings of a document, so that the server must not send them. A client
// that pulls only open documents still receives those of other files. The caller must hold the lock, as for all
// functions below.
func (s *Server) asks(uri string) bool {
	return s.client.TextDocument.Diagnostic != nil && (s.docs[uri] != nil || s.pulls.all)
}

// withdraw removes sent findings of a document from the client, so that it does not show them twice.
func (s *Server) withdraw(r *root, uri string) {
	if _, sent := r.sent[uri]; sent {
		delete(r.sent, uri)
		s.notify(publish, protocol.Diagnostics{URI: uri, Diagnostics: []protocol.Diagnostic{}})
	}
}

// refresh asks the client to pull again if findings of a root differ from the last answer. Findings for which a request
// is waiting need no refresh.
func (s *Server) refresh(r *root) {
	for uri, x := range r.results {
		d := s.docs[uri]
		known := d == nil && (!s.pulls.all || s.pulls.waiting > 0) || d != nil && (d.awaited > 0 || x.answered == "")
		if !known && x.answered != x.id {
			s.askAgain()
			return
		}
	}
}

// askAgain asks a client with refresh support to pull again.
func (s *Server) askAgain() {
	if s.client.TextDocument.Diagnostic != nil && s.client.Workspace.Diagnostics.RefreshSupport {
		s.call("workspace/diagnostic/refresh", nil)
	}
}

// await waits for a condition. It returns the error of a cancelled request, or of one that arrived after shutdown.
func (s *Server) await(ctx context.Context, is func() bool) error {
	stop := context.AfterFunc(ctx, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.news.Broadcast()
	})
	defer stop()
	for !is() {
		if ctx.Err() != nil || s.ended {
			return wrong(jsonrpc.Cancelled, "the request was cancelled")
		}
		s.news.Wait()
	}
	return nil
}

// judgedNow reports whether the findings of a document are up to date.
func (s *Server) judgedNow(d *document) bool {
	return d.since <= s.seen || d.text == d.judged
}

// pull answers with the findings of a document as soon as its text is judged. When slow checks finish later, the client
// is asked to pull again.
func (s *Server) pull(ctx context.Context, p *protocol.Pull) (any, error) {
	uri := p.TextDocument.URI
	s.mu.Lock()
	defer s.mu.Unlock()
	if d := s.docs[uri]; d != nil {
		d.awaited++
		defer func() { d.awaited-- }()
		err := s.await(ctx, func() bool { return s.docs[uri] != d || d.lost || s.judgedNow(d) })
		if err != nil {
			return nil, err
		}
		if d.lost {
			return nil, d.lostError()
		}
	}
	return s.reportOf(uri, p.PreviousResultID), nil
}

// reportOf returns the findings of a document, relative to the client's previous result.
func (s *Server) reportOf(uri, previous string) protocol.Report {
	x := &result{list: []protocol.Diagnostic{}}
	for _, r := range s.roots {
		if known := r.results[uri]; known != nil {
			x = known
		}
	}
	if x.id == "" {
		x.id = resultID(x.list)
	}
	if x.answered = x.id; x.id == previous {
		return protocol.Report{Kind: protocol.ReportUnchanged, ResultID: x.id}
	}
	return protocol.Report{Kind: protocol.ReportFull, ResultID: x.id, Items: &x.list}
}

// pullAll answers with the findings of all files that have any, and of files with a previous result. It waits for all
// checks except slow ones.
func (s *Server) pullAll(ctx context.Context, p *protocol.PullAll) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.pulls.all {
		s.pulls.all = true
		for _, r := range s.roots {
			s.takeBack(r)
		}
	}
	s.pulls.waiting++
	defer func() { s.pulls.waiting-- }()
	if err := s.await(ctx, func() bool { return s.seen == s.gen }); err != nil {
		return nil, err
	}
	previous := map[string]string{}
	for _, x := range p.PreviousResultIDs {
		previous[x.URI] = x.Value
	}
	uris := map[string]bool{}
	for uri := range previous {
		uris[uri] = true
	}
	for _, r := range s.roots {
		for uri := range r.results {
			uris[uri] = true
		}
	}
	out := protocol.Reports{Items: []protocol.DocumentReport{}}
	for _, uri := range slices.Sorted(maps.Keys(uris)) {
		item := protocol.DocumentReport{URI: uri, Report: s.reportOf(uri, previous[uri])}
		if d := s.docs[uri]; d != nil {
			version := d.version
			item.Version = &version
		}
		out.Items = append(out.Items, item)
	}
	return out, nil
}
