// Package editor implements a Language Server Protocol server that checks definitions while they are edited. Open
// documents take precedence over files on disk. It is independent of games: each Game supplies the meanings and
// descriptions of texts. Start with New and Serve.
package editor

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/creachadair/jrpc2"

	"muster/internal/editor/protocol"
	"muster/schema/diag"
)

// Server is one connection to an editor.
type Server struct {
	opts    Options
	rpc     *jrpc2.Server
	wire    *wire
	keys    sync.Map        // by kind: the keys of its schema
	library sync.Map        // by kind: the embedded ids
	slow    map[string]bool // codes of slow checks
	pages   sync.Map        // by code: the path of the copy of its page
	told    sync.Map        // messages sent once
	waivers map[string]bool // codes of warnings that a definition can waive
	kick    chan struct{}
	turn    chan struct{} // held while judging everything

	mu      sync.Mutex // protects the fields below
	client  protocol.Capabilities
	began   bool
	ended   bool // the client has requested shutdown
	docs    map[string]*document
	roots   []*root
	changed map[*document]bool // since the last check
	gen     uint64             // counts changes that make findings stale
	due     bool               // everything must be judged without delay
	halt    context.CancelFunc // cancels the running check
	busy    bool               // something is stale or being judged
	settled *sync.Cond         // signals that nothing is stale
	seen    uint64             // gen when everything was last judged, without slow checks
	pulls   pulls
	news    *sync.Cond        // signals that something was judged, and the end
	scores  map[string]string // the winners, by the checksum of everything a game is made from
	playing map[string]bool
	tokens  int // progress tokens so far
}

// New returns a server.
func New(opts Options) *Server {
	if opts.Debounce == 0 {
		opts.Debounce = defaultDebounce
	}
	if opts.Settle == 0 {
		opts.Settle = defaultSettle
	}
	if opts.Pace == nil {
		opts.Pace = unpaced{}
	}
	s := &Server{
		opts: opts, kick: make(chan struct{}, 1), turn: make(chan struct{}, 1), docs: map[string]*document{},
		changed: map[*document]bool{}, scores: map[string]string{}, playing: map[string]bool{},
		halt: func() {}, slow: map[string]bool{}, waivers: map[string]bool{},
	}
	s.settled, s.news = sync.NewCond(&s.mu), sync.NewCond(&s.mu)
	for _, c := range opts.Checks {
		s.slow[c.Code] = c.Slow
		s.waivers[c.Code] = c.Severity == diag.Warning
	}
	return s
}

// Serve serves a client until it sends exit or disconnects. clean reports whether the client requested shutdown before.
func (s *Server) Serve(in io.Reader, out io.Writer) (clean bool) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	w := newWire(bufio.NewReaderSize(in, 64<<10), out)
	s.wire = w
	w.passed = func(n int) {
		s.say(protocol.MessageError, fmt.Sprintf("ignored a message of %d bytes; the limit is %d bytes",
			n, maxMessage))
	}
	s.rpc = jrpc2.NewServer(s.methods(), &jrpc2.ServerOptions{
		AllowPush: true, DisableBuiltin: true, Concurrency: max(mostAtOnce, s.opts.Workers*2),
	})
	s.rpc.Start(w)
	judged := make(chan struct{})
	go func() { defer close(judged); s.judge(ctx) }()
	s.rpc.Wait()
	stop()
	<-judged
	flushed := make(chan struct{})
	go func() { defer close(flushed); w.flush() }()
	select {
	case <-flushed:
	case <-time.After(lastWords): // the client no longer reads
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.ended
}

// mostAtOnce limits concurrent requests. It exceeds the number of documents that a client shows, because a request for
// findings waits until they are known.
const mostAtOnce = 64

// lastWords is the time for a client to read the last answers.
const lastWords = time.Second

// end closes the connection. Stopping the library from outside is unsafe: it panics when its reader then receives a
// message. Its reader stops when the connection closes.
func (s *Server) end() { _ = s.wire.Close() }

// notify sends a notification; it does nothing after the client has disconnected.
func (s *Server) notify(method string, params any) {
	_ = s.rpc.Notify(context.Background(), method, params)
}

// say shows a line to the user of the client.
func (s *Server) say(sort int, text string) {
	s.notify("window/showMessage", protocol.Message{Type: sort, Message: text})
}

// sayOnce is say for messages that would otherwise repeat.
func (s *Server) sayOnce(sort int, text string) {
	if _, told := s.told.LoadOrStore(text, true); !told {
		s.say(sort, text)
	}
}

// The error codes that the protocol adds to JSON-RPC.
const (
	notInitialized   jrpc2.Code = -32002
	requestFailed    jrpc2.Code = -32803
	requestCancelled jrpc2.Code = -32800
)

// invalid returns an error about invalid parameters.
func invalid(err error) error { return wrong(jrpc2.InvalidParams, "%v", err) }

// wrong returns an error answer.
func wrong(code jrpc2.Code, format string, args ...any) error {
	return jrpc2.Errorf(code, format, args...)
}

// on returns the handler of a method. It refuses invalid parameters and requests before initialize and after shutdown.
// A panic becomes an error answer.
func on[P any](s *Server, do func(ctx context.Context, p *P) (any, error)) jrpc2.Handler {
	return func(ctx context.Context, r *jrpc2.Request) (answer any, err error) {
		defer func() {
			if v := recover(); v != nil {
				answer, err = nil, wrong(jrpc2.InternalError, "internal error in %s: %v", r.Method(), v)
			}
		}()
		s.mu.Lock()
		began, ended := s.began, s.ended
		s.mu.Unlock()
		switch first := r.Method() == "initialize"; {
		case r.Method() == "exit":
		case !began && !first:
			return nil, wrong(notInitialized, "%s before initialize", r.Method())
		case began && first:
			return nil, wrong(jrpc2.InvalidRequest, "initialize sent twice")
		case ended:
			return nil, wrong(jrpc2.InvalidRequest, "%s after shutdown", r.Method())
		}
		var p P
		if text := r.ParamString(); text != "" {
			if err := json.Unmarshal([]byte(text), &p); err != nil {
				return nil, wrong(jrpc2.InvalidParams, "invalid parameters of %s: %v", r.Method(), err)
			}
		}
		answer, err = do(ctx, &p)
		if ctx.Err() != nil {
			return nil, wrong(requestCancelled, "%s was cancelled", r.Method())
		}
		return answer, err
	}
}
