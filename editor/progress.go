package editor

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"sync"

	"muster/catalog"
	"muster/internal/editor/protocol"
)

// progress reports progress to a client that supports it; tell takes a percentage.
func (s *Server) progress(title string) (tell func(percent int), end func()) {
	s.mu.Lock()
	can := s.client.Window.WorkDoneProgress
	s.tokens++
	token := fmt.Sprintf("muster-%d", s.tokens)
	s.mu.Unlock()
	if !can {
		return func(int) {}, func() {}
	}
	ready := make(chan struct{})
	go func() {
		defer close(ready)
		_, _ = s.rpc.Call(context.Background(), "window/workDoneProgress/create", protocol.Token{Token: token})
	}()
	var mu sync.Mutex
	began, last := false, 0
	send := func(v protocol.ProgressValue) { s.notify("$/progress", protocol.Progress{Token: token, Value: v}) }
	tell = func(percent int) {
		mu.Lock()
		defer mu.Unlock()
		select {
		case <-ready:
		default:
			return // the client has not confirmed the token yet
		}
		if !began {
			began = true
			send(protocol.ProgressValue{Kind: "begin", Title: title})
		}
		if percent > last {
			last = percent
			send(protocol.ProgressValue{Kind: "report", Percentage: percent})
		}
	}
	return tell, func() {
		mu.Lock()
		defer mu.Unlock()
		if began {
			send(protocol.ProgressValue{Kind: "end"})
		}
	}
}

// sum returns a checksum of the texts of definitions.
func sum(list []*catalog.Entry) string {
	h := sha256.New()
	for _, e := range list {
		fmt.Fprintf(h, "%s %s %d\n", e.Doc.Kind, e.ID, len(e.Doc.File.Text))
		h.Write(bytes.TrimSpace(e.Doc.File.Text))
	}
	return hex.EncodeToString(h.Sum(nil))
}
