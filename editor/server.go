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

	"muster/internal/editor/jsonrpc"
	"muster/internal/editor/protocol"
	"muster/internal/validate/runner"
	"muster/schema/diag"
)

// Server is one connection to an editor.
type Server struct {
	opts    Options
	rpc     *jsonrpc.Server
	keys    sync.Map        // by kind: the keys of its schema
	library sync.Map        // by kind: the embedded ids
	slow    map[string]bool // codes of slow checks
	pages   sync.Map        // by code: the path of the copy of its page
	told    sync.Map        // messages sent once
	waivers map[string]bool // codes of warnings that a definition can waive
	kick    chan struct{}
	turn    chan struct{} // held while judging everything

	remembered remembered

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
	moved   uint64             // gen when the client last reported changed files on the disk
	pulls   pulls
	read    uint64            // gen when a server for open documents last read the projects
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
		remembered: remembered{values: map[runner.Key]*rememberedValue{}},
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
	return s.ServeMessages(&wire{in: bufio.NewReaderSize(in, 64<<10), out: out, passed: func(n int) {
		s.say(protocol.MessageError, fmt.Sprintf("ignored a message of %d bytes; the limit is %d bytes",
			n, maxMessage))
	}})
}

// Transport sends and receives whole messages without headers, for example between a page and a worker:
//
//	Recv() ([]byte, error) // the next message; an error ends the connection
//	Send(message []byte) error
//	Close() error // called once, at the end
type Transport = jsonrpc.Transport

// ServeMessages is Serve over a transport of whole messages.
func (s *Server) ServeMessages(t Transport) (clean bool) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	s.rpc = jsonrpc.New(t, jsonrpc.Options{
		Methods: s.methods(), Limit: max(mostAtOnce, s.opts.Workers*2), Patience: lastWords,
		Alone: map[string]bool{"initialize": true, "shutdown": true}, // later messages get different answers
	})
	judged := make(chan struct{})
	go func() { defer close(judged); s.judge(ctx) }()
	s.rpc.Serve()
	stop()
	<-judged
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.ended
}

// mostAtOnce limits concurrent requests. It exceeds the number of documents that a client shows, because a request for
// findings waits until they are known.
const mostAtOnce = 64

// lastWords is the time for a client to read the last answers.
const lastWords = time.Second

// call sends a request to the client. It does not wait for the answer, which may arrive at any time or never.
func (s *Server) call(method string, params any) {
	go func() { _, _ = s.rpc.Call(context.Background(), method, params) }()
}

// notify sends a notification; it does nothing after the client has disconnected.
func (s *Server) notify(method string, params any) {
	_ = s.rpc.Notify(method, params)
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
	notInitialized jsonrpc.Code = -32002
	requestFailed  jsonrpc.Code = -32803
)

// invalid returns an error about invalid parameters.
func invalid(err error) error { return wrong(jsonrpc.InvalidParams, "%v", err) }

// wrong returns an error answer.
func wrong(code jsonrpc.Code, format string, args ...any) error {
	return jsonrpc.Errorf(code, format, args...)
}

// on returns the handler of a method. It refuses invalid parameters and requests before initialize and after shutdown.
func on[P any](s *Server, do func(ctx context.Context, p *P) (any, error)) jsonrpc.Handler {
	return func(ctx context.Context, r *jsonrpc.Request) (any, error) {
		s.mu.Lock()
		began, ended := s.began, s.ended
		s.mu.Unlock()
		switch first := r.Method == "initialize"; {
		case r.Method == "exit":
		case !began && !first:
			return nil, wrong(notInitialized, "%s before initialize", r.Method)
		case began && first:
			return nil, wrong(jsonrpc.InvalidRequest, "initialize sent twice")
		case ended:
			return nil, wrong(jsonrpc.InvalidRequest, "%s after shutdown", r.Method)
		}
		var p P
		if r.Params != nil {
			if err := json.Unmarshal(r.Params, &p); err != nil {
				return nil, wrong(jsonrpc.InvalidParams, "invalid parameters of %s: %v", r.Method, err)
			}
		}
		answer, err := do(ctx, &p)
		if ctx.Err() != nil {
			return nil, wrong(jsonrpc.Cancelled, "%s was cancelled", r.Method)
		}
		return answer, err
	}
}
