package jsonrpc

import (
	"sync"
	"time"
)

// outbox sends messages in order. Messages wait in it, so that a client that does not read blocks nothing else.
type outbox struct {
	send func([]byte) error

	mu      sync.Mutex
	waiting [][]byte
	sending bool
	sent    *sync.Cond // signals that no message waits
}

func newOutbox(send func([]byte) error) *outbox {
	o := &outbox{send: send}
	o.sent = sync.NewCond(&o.mu)
	return o
}

// add adds a message.
func (o *outbox) add(message []byte) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.waiting = append(o.waiting, message)
	if !o.sending {
		o.sending = true
		go o.run()
	}
}

// run sends the messages that wait. It drops those that cannot be sent.
func (o *outbox) run() {
	o.mu.Lock()
	defer o.mu.Unlock()
	for len(o.waiting) > 0 {
		list := o.waiting
		o.waiting = nil
		o.mu.Unlock()
		for _, message := range list {
			if o.send(message) != nil {
				break
			}
		}
		o.mu.Lock()
	}
	o.sending = false
	o.sent.Broadcast()
}

// flush waits until all messages are sent, at most for the time of patience.
func (o *outbox) flush(patience time.Duration) {
	o.mu.Lock()
	defer o.mu.Unlock()
	waitFor(o.sent, patience, func() bool { return !o.sending })
}

// waitFor waits until a condition is true, at most for the time of patience. The caller must hold the lock.
func waitFor(changed *sync.Cond, patience time.Duration, is func() bool) {
	over := false
	late := time.AfterFunc(patience, func() {
		changed.L.Lock()
		defer changed.L.Unlock()
		over = true
		changed.Broadcast()
	})
	defer late.Stop()
	for !is() && !over {
		changed.Wait()
	}
}
