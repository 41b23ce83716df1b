package web

import (
	"bytes"
	"encoding/json"
	"sync"
)

// The limits of the events that a session keeps for a tab that reconnects. The last event is always kept.
const (
	maxEvents = 4096
	maxBytes  = 16 << 20
)

// event is a message to a tab.
type event struct {
	id   uint64 // from 1
	data []byte // one line
}

// log holds the last messages of a session.
type log struct {
	mu     sync.Mutex
	events []event
	next   uint64 // the id of the next event
	size   int
	more   chan struct{} // closed when an event is added
}

func newLog() *log { return &log{next: 1, more: make(chan struct{})} }

// add appends a message.
func (l *log) add(message []byte) {
	line := bytes.Clone(message)
	if bytes.ContainsAny(line, "\r\n") { // a line break would end the event
		var b bytes.Buffer
		if json.Compact(&b, line) != nil {
			return // not a message
		}
		line = b.Bytes()
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.events = append(l.events, event{l.next, line})
	l.next++
	l.size += len(line)
	for len(l.events) > 1 && (len(l.events) > maxEvents || l.size > maxBytes) {
		l.size -= len(l.events[0].data)
		l.events[0].data = nil
		l.events = l.events[1:]
	}
	close(l.more)
	l.more = make(chan struct{})
}

// after returns the events after an id, and a channel that is closed when there are more. ok is false if some of these
// events are no longer kept, or the id is of the future.
func (l *log) after(id uint64) (list []event, more <-chan struct{}, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	first := l.next - uint64(len(l.events))
	if id+1 < first || id >= l.next {
		return nil, nil, false
	}
	return append([]event(nil), l.events[id+1-first:]...), l.more, true
}
