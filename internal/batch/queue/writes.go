package queue

import (
	"errors"
	"fmt"
	"strings"
	"sync"
)

// ErrStore means that a server cannot write to its store: the disk is full or broken. It writes nothing more until it
// is restarted, whatever happens to the disk.
var ErrStore = errors.New("the store cannot be written")

// writes is the logger of a server. It only keeps the fact that the server can no longer write.
type writes struct {
	mu     sync.Mutex
	why    error
	failed chan struct{}
}

func newWrites() *writes { return &writes{failed: make(chan struct{})} }

// Errorf takes an error of the server. The server logs a write error once, and clients get a different message.
func (w *writes) Errorf(format string, v ...any) {
	text := fmt.Sprintf(format, v...)
	if !strings.Contains(text, "write error") && !strings.Contains(text, "will be DISABLED") {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.why == nil {
		w.why = fmt.Errorf("%w: %s", ErrStore, text)
		close(w.failed)
	}
}

// err returns the reason why the server cannot write; nil if it can.
func (w *writes) err() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.why
}

// Fatalf does the same as Errorf: a server that gives up logs the same error.
func (w *writes) Fatalf(format string, v ...any) { w.Errorf(format, v...) }

// Noticef, Warnf, Debugf and Tracef discard their messages.
func (w *writes) Noticef(string, ...any) {}
func (w *writes) Warnf(string, ...any)   {}
func (w *writes) Debugf(string, ...any)  {}
func (w *writes) Tracef(string, ...any)  {}
