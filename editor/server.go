// Package editor is an editor server: it judges definitions while they are being written, and answers what an editor
// asks about them, by the Language Server Protocol. What the editor has open wins over what is on the disk. It knows no
// game: what a text stands for, and what is to be said of it, a Game brings. Start with New and Serve.
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

	"muster/editor/protocol"
	"muster/schema/diag"
)

// Server is one connection to an editor.
type Server struct {
	opts    Options
	rpc     *jrpc2.Server
	wire    *wire
	keys    sync.Map        // by kind: the keys of its schema
	library sync.Map        // by kind: the ids that ship
	slow    map[string]bool // codes of slow checks
	pages   sync.Map        // by code: where a copy of its page is
	told    sync.Map        // messages that are told once
	waivers map[string]bool // codes of warnings that a definition can waive
	kick    chan struct{}
	turn    chan struct{} // taken by who goes through draws

	mu      sync.Mutex // protects what follows
	client  protocol.Capabilities
	began   bool
	ended   bool // the client has asked for the end
	docs    map[string]*document
	roots   []*root
	changed map[*document]bool // since the last judgement
	gen     uint64             // counts whatever makes findings stale
	due     bool               // everything is to be looked at as soon as may be
	halt    context.CancelFunc // ends the judgement that is running
	busy    bool               // something is to be judged, or being judged
	settled *sync.Cond         // is told when nothing is
	seen    uint64             // gen when everything was judged last, without slow checks
	pulls   pulls
	news    *sync.Cond        // is told when something was judged, and at the end
	scores  map[string]string // by the sum of all that a game is made from: who won
	playing map[string]bool
	tokens  int // of progresses so far
}

// New is a server.
func New(opts Options) *Server {
	if opts.Debounce == 0 {
		opts.Debounce = usualDebounce
	}
	if opts.Settle == 0 {
		opts.Settle = usualSettle
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

// Serve answers a client until it says exit or goes away. Clean reports whether it has asked for the end before.
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
	case <-time.After(lastWords): // nobody reads
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.ended
}

// mostAtOnce is how many requests are answered at once: more than the documents that a client shows, since a request
// for findings waits until they are known.
const mostAtOnce = 64

// lastWords is how long a client has at most to read the last answers.
const lastWords = time.Second

// end ends the connection. The library must not be stopped from outside: it panics when its reader receives a message
// after that. Its reader stops by itself where the connection ends.
func (s *Server) end() { _ = s.wire.Close() }

// notify tells the client something; one that has gone is told nothing.
func (s *Server) notify(method string, params any) {
	_ = s.rpc.Notify(context.Background(), method, params)
}

// say shows the person at the client a line.
func (s *Server) say(sort int, text string) {
	s.notify("window/showMessage", protocol.Message{Type: sort, Message: text})
}

// sayOnce is say for what would otherwise be said again and again.
func (s *Server) sayOnce(sort int, text string) {
	if _, told := s.told.LoadOrStore(text, true); !told {
		s.say(sort, text)
	}
}

// The codes of errors that the protocol adds to those of JSON-RPC.
const (
	notInitialized   jrpc2.Code = -32002
	requestFailed    jrpc2.Code = -32803
	requestCancelled jrpc2.Code = -32800
)

// invalid is an error about parameters that make no sense.
func invalid(err error) error { return wrong(jrpc2.InvalidParams, "%v", err) }

// wrong is an error that the client is answered with.
func wrong(code jrpc2.Code, format string, args ...any) error {
	return jrpc2.Errorf(code, format, args...)
}

// on makes a handler of a method: parameters that cannot be read are refused, so is what comes before the beginning
// and after the end, and a panic is an answer like any other.
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
