package editor

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"

	"muster/editor/protocol"
)

// pulls is what is known of a client that asks for findings (textDocument/diagnostic) and is not sent them.
type pulls struct {
	all     bool // it has asked for those of the workspace, and shows files that are not open
	waiting int  // requests for those of the workspace that are not answered
}

// result is the findings of a document as they were judged last.
type result struct {
	list     []protocol.Diagnostic
	id       string // depends on the list alone, so that equal lists are unchanged
	answered string // the id that the client was answered with last; "" for none
}

// results are the findings of a root's documents by URI: of all that have any, and of those that are open.
type results map[string]*result

// set notes the findings of a document.
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

// resultID is what a client names a list of findings by.
func resultID(list []protocol.Diagnostic) string {
	h := fnv.New64a()
	_ = json.NewEncoder(h).Encode(list) // strings and numbers can be written
	return fmt.Sprintf("%016x", h.Sum64())
}

// asks reports whether the client asks for the findings of a document, so that it must not be sent them: a client that
// asks for open documents alone is still sent those of other files. The lock must be held, as for all that follow.
func (s *Server) asks(uri string) bool {
	return s.client.TextDocument.Diagnostic != nil && (s.docs[uri] != nil || s.pulls.all)
}

// withdraw takes back what the client was sent of a document, so that it does not show that twice.
func (s *Server) withdraw(r *root, uri string) {
	if _, sent := r.sent[uri]; sent {
		delete(r.sent, uri)
		s.notify(publish, protocol.Diagnostics{URI: uri, Diagnostics: []protocol.Diagnostic{}})
	}
}

// refresh has the client ask again where findings of a root are others than it was answered with. Findings for which a
// request waits need no refresh.
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

// askAgain has a client that can do so ask for findings again.
func (s *Server) askAgain() {
	if s.client.TextDocument.Diagnostic != nil && s.client.Workspace.Diagnostics.RefreshSupport {
		go func() { _, _ = s.rpc.Callback(context.Background(), "workspace/diagnostic/refresh", nil) }()
	}
}

// await waits until something is so; the error is that of a request that was cancelled, or that came before the end.
func (s *Server) await(ctx context.Context, is func() bool) error {
	stop := context.AfterFunc(ctx, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.news.Broadcast()
	})
	defer stop()
	for !is() {
		if ctx.Err() != nil || s.ended {
			return wrong(requestCancelled, "the request was cancelled")
		}
		s.news.Wait()
	}
	return nil
}

// judgedNow reports whether the findings of a document are those of its text.
func (s *Server) judgedNow(d *document) bool {
	return d.since <= s.seen || d.text == d.judged
}

// pull answers with the findings of a document, as soon as its text is judged. Checks that take long come later: then
// the client is told to ask again.
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

// reportOf is what was found in a document, for a client that has a previous result.
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

// pullAll answers with the findings of all files that have any, and of those for which the client has a previous
// result, as soon as everything is judged but for checks that take long.
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
