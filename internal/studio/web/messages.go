package web

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strconv"
	"time"
)

// maxBody is the maximum length of a request: several definitions of maximum size with every character escaped.
const maxBody = 32 << 20

// heartbeat is the time after which an idle stream sends a comment, which finds out whether the browser is there.
const heartbeat = 15 * time.Second

// rpc takes messages of a tab, a JSON array, in order. The answers come as events.
func (s *Server) rpc(w http.ResponseWriter, r *http.Request) {
	at := s.tabs.get(r.URL.Query().Get("tab"))
	if at == nil {
		refuse(w, http.StatusGone, "the tab has no session: open its stream of events first")
		return
	}
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		refuse(w, http.StatusUnsupportedMediaType, "Content-Type must be application/json")
		return
	}
	_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(bodyTime)) // a test recorder has none
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	if _, large := errors.AsType[*http.MaxBytesError](err); large {
		refuse(w, http.StatusRequestEntityTooLarge, fmt.Sprintf("a request has at most %d bytes", maxBody))
		return
	}
	var messages []json.RawMessage
	if err != nil || json.Unmarshal(text, &messages) != nil {
		refuse(w, http.StatusBadRequest, "the request is not a JSON array of messages")
		return
	}
	at.receive(messages)
	w.WriteHeader(http.StatusNoContent)
}

// events sends the messages of a session as server-sent events. A tab that reconnects gets the events that it missed.
func (s *Server) events(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Query().Get("tab")
	if !tabName.MatchString(name) {
		refuse(w, http.StatusBadRequest, "tab must have 16 to 64 letters, digits and hyphens")
		return
	}
	var last uint64
	resumed := r.Header.Get("Last-Event-ID")
	if resumed != "" {
		n, err := strconv.ParseUint(resumed, 10, 63)
		if err != nil {
			refuse(w, http.StatusBadRequest, "Last-Event-ID is not a number")
			return
		}
		last = n
	}
	at, replaced, full := s.tabs.join(name, resumed != "")
	switch {
	case full:
		refuse(w, http.StatusServiceUnavailable, "too many tabs are open: close one")
		return
	case at == nil:
		refuse(w, http.StatusGone, "the session has ended")
		return
	}
	defer s.tabs.leave(name, at, replaced)
	if _, _, ok := at.log.after(last); !ok {
		refuse(w, http.StatusGone, "the missed events are no longer there")
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	s.stream(&stream{w, http.NewResponseController(w)}, at, last, r, replaced)
}

// stream sends events until the browser or the session goes.
func (s *Server) stream(to *stream, at *tab, last uint64, r *http.Request, replaced <-chan struct{}) {
	defer func() { _ = to.control.SetWriteDeadline(time.Time{}) }() // the connection may take further requests
	if to.write("retry: 500\n\n") != nil {
		return
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for ended := false; ; {
		list, more, ok := at.log.after(last)
		if !ok {
			return // the browser reads too slowly
		}
		for _, e := range list {
			if to.write(fmt.Sprintf("id: %d\ndata: %s\n\n", e.id, e.data)) != nil {
				return
			}
			last = e.id
		}
		if ended {
			return
		}
		select {
		case <-more:
		case <-beat.C:
			if to.write(": still here\n\n") != nil {
				return
			}
		case <-at.session.Ended():
			ended = true // its last messages are in the log
		case <-replaced:
			return
		case <-r.Context().Done():
			return
		case <-s.closing:
			return
		}
	}
}

// stream is an open answer.
type stream struct {
	w       http.ResponseWriter
	control *http.ResponseController
}

// write sends a text at once.
func (s *stream) write(text string) error {
	_ = s.control.SetWriteDeadline(time.Now().Add(writeTime)) // a test recorder has none
	if _, err := io.WriteString(s.w, text); err != nil {
		return err
	}
	return s.control.Flush()
}
