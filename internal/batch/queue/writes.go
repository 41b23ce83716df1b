package queue

import (
	"errors"
	"fmt"
	"strings"
	"sync"
)

// ErrStore is that a server cannot write what it stores: its disk is full, or broken. It writes nothing more then,
// whatever becomes of the disk, until it is started again.
var ErrStore = errors.New("the store cannot be written")

// writes is the log of a server, of which is kept only that it cannot write any more.
type writes struct {
	mu     sync.Mutex
	why    error
	failed chan struct{}
}

func newWrites() *writes { return &writes{failed: make(chan struct{})} }

// Errorf takes an error that the server tells. It tells it once, and whoever asks it to store is told something else.
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

// err is why the server cannot write; nil when it can.
func (w *writes) err() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.why
}

// Fatalf is as Errorf: a server that gives up says the same.
func (w *writes) Fatalf(format string, v ...any) { w.Errorf(format, v...) }

// Noticef, Warnf, Debugf and Tracef tell nothing that anybody waits for.
func (w *writes) Noticef(string, ...any) {}
func (w *writes) Warnf(string, ...any)   {}
func (w *writes) Debugf(string, ...any)  {}
func (w *writes) Tracef(string, ...any)  {}
