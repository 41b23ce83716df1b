package jsonrpc

import (
	"context"
	"encoding/json"
	"strconv"
	"sync"
	"time"
)

// Options configure a server.
type Options struct {
	Methods map[string]Handler
	// Limit is the maximum number of requests that run at once.
	Limit int
	// Alone names methods after which later messages wait until all requests are answered.
	Alone map[string]bool
	// Patience is the maximum time for requests to end after a method of Alone and after the last message, and for the
	// client to read the last answers.
	Patience time.Duration
}

// Server is one connection to a client.
//
// Notifications run one after the other, in the order of arrival. A request runs after all notifications before it,
// and concurrently with other requests and with later notifications.
type Server struct {
	opts  Options
	t     Transport
	out   *outbox
	slots chan struct{} // limits running requests
	done  sync.WaitGroup

	mu      sync.Mutex // protects the fields below
	changed *sync.Cond
	queue   []*batch
	ended   bool // there is nothing more to receive
	stopped bool // the messages in the queue are dropped
	closed  bool // nothing can be sent
	running map[string]context.CancelFunc
	open    int // requests without an answer
	calls   map[string]chan *message
	last    int64 // id of the last request of the server
}

// batch is a message, or several that are answered together.
type batch struct {
	messages []*message
	list     bool // its answers are an array, even if there is only one
	answers  []json.RawMessage
	left     int // requests without an answer
}

// New returns a server for the client of a transport.
func New(t Transport, opts Options) *Server {
	s := &Server{
		opts: opts, t: t, out: newOutbox(t.Send), slots: make(chan struct{}, max(1, opts.Limit)),
		running: map[string]context.CancelFunc{}, calls: map[string]chan *message{},
	}
	s.changed = sync.NewCond(&s.mu)
	return s
}

// Serve serves the client until Recv returns an error, or Stop is called. It returns when all handlers
// have ended. Requests that take longer than Patience after the end are cancelled.
func (s *Server) Serve() {
	go s.receive()
	for b := s.next(); b != nil; b = s.next() {
		s.dispatch(b)
	}
	s.settle()
	s.mu.Lock()
	for _, cancel := range s.running {
		cancel()
	}
	s.mu.Unlock()
	s.done.Wait()
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	s.out.flush(s.opts.Patience)
	_ = s.t.Close()
}

// Stop ends Serve without the messages that are still waiting.
func (s *Server) Stop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.stopped = true
	s.endLocked()
}

// endLocked records that no message arrives any more, and that the client answers no request.
func (s *Server) endLocked() {
	s.ended = true
	for id, answered := range s.calls {
		close(answered)
		delete(s.calls, id)
	}
	s.changed.Broadcast()
}

// receive receives messages until the end. Answers of the client do not wait for earlier messages.
func (s *Server) receive() {
	for {
		text, err := s.t.Recv()
		s.mu.Lock()
		if err != nil || s.stopped {
			s.endLocked()
			s.mu.Unlock()
			return
		}
		s.mu.Unlock()
		messages, list, bad := parse(text)
		if bad != nil {
			s.out.add(answerTo(nil, nil, bad))
			continue
		}
		s.mu.Lock()
		b := &batch{list: list}
		for _, m := range messages {
			if m.isAnswer() {
				s.answeredLocked(m)
				continue
			}
			b.messages = append(b.messages, m)
			if !m.isNotification() {
				b.left++
				s.open++
			}
		}
		if len(b.messages) > 0 {
			s.queue = append(s.queue, b)
			s.changed.Broadcast()
		}
		s.mu.Unlock()
	}
}

// answeredLocked passes an answer of the client to its call. It ignores an answer for which no call waits.
func (s *Server) answeredLocked(m *message) {
	if answered := s.calls[key(m.ID)]; answered != nil {
		delete(s.calls, key(m.ID))
		answered <- m
	}
}

// next waits for the next batch; nil is the end.
func (s *Server) next() *batch {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.queue) == 0 && !s.ended {
		s.changed.Wait()
	}
	if len(s.queue) == 0 || s.stopped {
		for _, b := range s.queue {
			s.open -= b.left // these are not answered
		}
		s.queue = nil
		return nil
	}
	b := s.queue[0]
	s.queue[0] = nil
	s.queue = s.queue[1:]
	return b
}

// settle waits until all requests are answered that were received.
func (s *Server) settle() {
	s.mu.Lock()
	defer s.mu.Unlock()
	waitFor(s.changed, s.opts.Patience, func() bool { return s.open == s.queuedLocked() })
}

// queuedLocked counts the requests that wait in the queue.
func (s *Server) queuedLocked() (n int) {
	for _, b := range s.queue {
		n += b.left
	}
	return n
}

// dispatch runs the messages of a batch: notifications until their end, requests concurrently.
func (s *Server) dispatch(b *batch) {
	alone := false
	for _, m := range b.messages {
		if m.invalid != nil {
			s.answer(b, answerTo(m.ID, nil, m.invalid))
			continue
		}
		do, r := s.opts.Methods[*m.Method], &Request{Method: *m.Method, Params: m.Params}
		alone = alone || s.opts.Alone[r.Method]
		switch {
		case do == nil && m.isNotification():
		case do == nil:
			s.answer(b, answerTo(m.ID, nil, Errorf(MethodNotFound, "method %q not found", r.Method)))
		case m.isNotification():
			_, _ = run(context.Background(), do, r)
		default:
			s.begin(b, m.ID, do, r)
		}
	}
	if alone {
		s.settle()
	}
}

// begin starts a request.
func (s *Server) begin(b *batch, id json.RawMessage, do Handler, r *Request) {
	ctx, cancel := context.WithCancel(context.Background())
	name := key(id)
	s.mu.Lock()
	twice := s.running[name] != nil
	if !twice {
		s.running[name] = cancel
	}
	s.mu.Unlock()
	if twice {
		cancel()
		s.answer(b, answerTo(id, nil, Errorf(InvalidRequest, "the id %s is in use", id)))
		return
	}
	s.done.Go(func() {
		defer cancel()
		value, err := s.runLimited(ctx, do, r)
		text := answerTo(id, value, err)
		s.mu.Lock()
		delete(s.running, name)
		s.mu.Unlock()
		s.answer(b, text)
	})
}

// runLimited runs a request when fewer than the limit run.
func (s *Server) runLimited(ctx context.Context, do Handler, r *Request) (any, error) {
	select {
	case s.slots <- struct{}{}:
		defer func() { <-s.slots }()
		return run(ctx, do, r)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// run calls a handler. A panic becomes an error.
func run(ctx context.Context, do Handler, r *Request) (value any, err error) {
	defer func() {
		if v := recover(); v != nil {
			value, err = nil, Errorf(InternalError, "internal error in %s: %v", r.Method, v)
		}
	}()
	return do(ctx, r)
}

// answer adds an answer to its batch, and sends the batch when it is complete.
func (s *Server) answer(b *batch, text json.RawMessage) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b.answers = append(b.answers, text)
	s.open--
	if b.left--; b.left == 0 {
		if b.list {
			text, _ = json.Marshal(b.answers) // each of them is valid
		}
		s.out.add(text)
	}
	s.changed.Broadcast()
}

// Cancel cancels the context of a running request. It does nothing if no request has the id.
func (s *Server) Cancel(id json.RawMessage) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if cancel := s.running[key(id)]; cancel != nil {
		cancel()
	}
}

// Notify sends a notification to the client.
func (s *Server) Notify(method string, params any) error {
	text, err := requestOf(0, method, params)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return ErrClosed
	}
	s.out.add(text)
	return nil
}

// Call sends a request to the client and waits for the answer, which may never arrive: until ctx is done, or the
// connection ends.
func (s *Server) Call(ctx context.Context, method string, params any) (json.RawMessage, error) {
	answered := make(chan *message, 1)
	s.mu.Lock()
	if s.ended {
		s.mu.Unlock()
		return nil, ErrClosed
	}
	s.last++
	text, err := requestOf(s.last, method, params)
	name := strconv.FormatInt(s.last, 10)
	if err == nil {
		s.calls[name] = answered
		s.out.add(text)
	}
	s.mu.Unlock()
	if err != nil {
		return nil, err
	}
	select {
	case m := <-answered:
		switch {
		case m == nil:
			return nil, ErrClosed
		case m.Error != nil:
			return nil, m.Error
		}
		return m.Result, nil
	case <-ctx.Done():
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.calls, name)
		return nil, ctx.Err()
	}
}
