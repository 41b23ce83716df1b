package web

import (
	"context"
	"encoding/json"
	"regexp"
	"sync"

	"muster/internal/studio"
)

// The limits of tabs. A browser opens six connections to a server: a stream of each tab, and one for all requests.
const (
	maxTabs    = 32
	maxStreams = 5
)

// tabName is the form of a tab's id, which the page chooses at random.
var tabName = regexp.MustCompile(`^[0-9A-Za-z-]{16,64}$`)

// tab is a tab of the page with its session.
type tab struct {
	session *studio.Session
	log     *log
	order   sync.Mutex // held while the session receives the messages of one request

	// Protected by the mutex of tabs.
	stream chan struct{} // of the open stream: closed when another one replaces it; nil without a stream
	stop   func()        // stops the timer of a tab without a stream
}

// tabs are the tabs of a server.
type tabs struct {
	opts Options

	mu     sync.Mutex
	byName map[string]*tab
	closed bool
}

func newTabs(opts Options) *tabs { return &tabs{opts: opts, byName: map[string]*tab{}} }

// get returns a tab, nil if it has no session.
func (t *tabs) get(name string) *tab {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.byName[name]
}

// join opens a stream for a tab. It starts a session if the tab is new. full reports that there are too many tabs;
// without it a nil tab has no session any more. The stream ends when replaced is closed; the caller then calls leave.
func (t *tabs) join(name string, resumed bool) (at *tab, replaced chan struct{}, full bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	at = t.byName[name]
	if t.closed || at == nil && resumed {
		return nil, nil, false
	}
	streams := 0
	for _, other := range t.byName {
		if other.stream != nil && other != at {
			streams++
		}
	}
	if streams >= maxStreams || at == nil && len(t.byName) >= maxTabs {
		return nil, nil, true
	}
	if at == nil {
		at = t.start(name)
	}
	if at.stream != nil {
		close(at.stream)
	}
	at.stop()
	at.stream = make(chan struct{})
	return at, at.stream, false
}

// start starts the session of a tab.
func (t *tabs) start(name string) *tab {
	at := &tab{log: newLog(), stop: func() {}}
	at.session = studio.NewSession(name, t.opts.Editor(), t.opts.Store, at.log.add)
	t.byName[name] = at
	go func() {
		<-at.session.Ended()
		t.forget(name, at)
	}()
	return at
}

// leave ends a stream. The session ends later if the tab does not open another stream.
func (t *tabs) leave(name string, at *tab, stream chan struct{}) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if at.stream != stream {
		return // another stream has replaced it
	}
	at.stream = nil
	at.stop = t.opts.After(t.opts.Linger, func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		if at.stream == nil {
			at.session.Close()
		}
	})
}

// forget removes a tab whose session has ended.
func (t *tabs) forget(name string, at *tab) {
	t.mu.Lock()
	defer t.mu.Unlock()
	at.stop()
	if t.byName[name] == at {
		delete(t.byName, name)
	}
}

// close ends all sessions and waits for them.
func (t *tabs) close(ctx context.Context) {
	t.mu.Lock()
	t.closed = true
	var all []*tab
	for _, at := range t.byName {
		at.stop()
		at.session.Close()
		all = append(all, at)
	}
	t.mu.Unlock()
	for _, at := range all {
		select {
		case <-at.session.Ended():
		case <-ctx.Done():
		}
	}
}

// receive hands the messages of one request to the session.
func (at *tab) receive(messages []json.RawMessage) {
	at.order.Lock()
	defer at.order.Unlock()
	at.session.Receive(messages)
}
