package studio

import (
	"encoding/json"
	"io"
	"sync"

	"muster/editor"
)

// Session is one tab: an editor server, and the files of the project.
type Session struct {
	tab   string
	store Store
	send  func(message []byte)
	link  *link
	ended chan struct{}
}

// NewSession starts a session. tab identifies it among the sessions of the store. It calls send for each message to the
// page, one at a time, in order.
func NewSession(tab string, opts editor.Options, store Store, send func(message []byte)) *Session {
	var mu sync.Mutex
	s := &Session{tab: tab, store: store, ended: make(chan struct{}), send: func(message []byte) {
		mu.Lock()
		defer mu.Unlock()
		send(message)
	}}
	s.link = &link{send: s.send}
	s.link.changed = sync.NewCond(&s.link.mu)
	go func() {
		defer close(s.ended)
		editor.New(opts).ServeMessages(s.link)
	}()
	return s
}

// Receive handles messages of the page in order. It does not wait for the answers of the editor server.
func (s *Session) Receive(messages []json.RawMessage) {
	for _, m := range messages {
		reply, own := answer(s.store, s.tab, m)
		switch {
		case !own:
			s.link.put(m)
		case reply != nil:
			s.send(reply)
		}
	}
}

// Ended is closed when the editor server has ended: after exit, or after Close.
func (s *Session) Ended() <-chan struct{} { return s.ended }

// Close ends the session, as a closed connection does. It does not wait for the end.
func (s *Session) Close() { s.link.end() }

// link is the transport between a page and its editor server.
type link struct {
	send func(message []byte)

	mu      sync.Mutex
	changed *sync.Cond
	waiting [][]byte
	closed  bool
}

// put queues a message of the page.
func (l *link) put(message []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.closed {
		l.waiting = append(l.waiting, message)
		l.changed.Signal()
	}
}

// end ends the connection. Messages that wait are dropped.
func (l *link) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	l.changed.Broadcast()
}

// Recv returns the next message of the page.
func (l *link) Recv() ([]byte, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for len(l.waiting) == 0 && !l.closed {
		l.changed.Wait()
	}
	if l.closed {
		return nil, io.EOF
	}
	message := l.waiting[0]
	l.waiting[0] = nil
	l.waiting = l.waiting[1:]
	return message, nil
}

// Send sends a message to the page.
func (l *link) Send(message []byte) error {
	l.send(message)
	return nil
}

// Close ends the connection.
func (l *link) Close() error {
	l.end()
	return nil
}
