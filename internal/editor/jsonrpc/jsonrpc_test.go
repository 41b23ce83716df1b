package jsonrpc_test

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/editor/jsonrpc"
)

// pipe is a transport in memory.
type pipe struct {
	in  chan string
	out chan string
}

func (p *pipe) Recv() ([]byte, error) {
	text, ok := <-p.in
	if !ok {
		return nil, io.EOF
	}
	return []byte(text), nil
}

func (p *pipe) Send(message []byte) error { p.out <- string(message); return nil }
func (p *pipe) Close() error              { close(p.out); return nil }

// start serves methods; the returned function ends the input and waits for the end.
func start(t testing.TB, opts jsonrpc.Options) (*pipe, *jsonrpc.Server, func()) {
	p := &pipe{in: make(chan string), out: make(chan string, 1000)}
	if opts.Patience == 0 {
		opts.Patience = time.Minute
	}
	s := jsonrpc.New(p, opts)
	ended := make(chan bool)
	go func() { defer close(ended); s.Serve() }()
	return p, s, func() {
		close(p.in)
		wait(t, ended)
	}
}

// wait waits for a channel.
func wait[T any](t testing.TB, c <-chan T) (v T) {
	t.Helper()
	select {
	case v = <-c:
	case <-time.After(time.Minute):
		t.Fatal("nothing arrives")
	}
	return v
}

// echo answers with the parameters.
func echo(_ context.Context, r *jsonrpc.Request) (any, error) { return r.Params, nil }

// TestAnswers: each message has the answer that JSON-RPC 2.0 defines.
func TestAnswers(t *testing.T) {
	p, _, end := start(t, jsonrpc.Options{Methods: map[string]jsonrpc.Handler{
		"echo": echo,
		"fail": func(context.Context, *jsonrpc.Request) (any, error) {
			return nil, &jsonrpc.Error{Code: 7, Message: "no", Data: json.RawMessage("[1]")}
		},
		"break":  func(context.Context, *jsonrpc.Request) (any, error) { return nil, errors.New("broken") },
		"panic":  func(context.Context, *jsonrpc.Request) (any, error) { panic("here") },
		"opaque": func(context.Context, *jsonrpc.Request) (any, error) { return func() {}, nil },
	}})
	for _, c := range []struct{ message, answer string }{
		{`{"jsonrpc":"2.0","id":1,"method":"echo","params":[2]}`, `{"jsonrpc":"2.0","id":1,"result":[2]}`},
		{`{"jsonrpc":"2.0","id":"a","method":"echo"}`, `{"jsonrpc":"2.0","id":"a","result":null}`},
		{`{"jsonrpc":"2.0","id":-1.5,"method":"echo","params":null,"more":1}`, `{"jsonrpc":"2.0","id":-1.5,"result":null}`},
		{`{"jsonrpc":"2.0","id":1,"method":"fail"}`,
			`{"jsonrpc":"2.0","id":1,"error":{"code":7,"message":"no","data":[1]}}`},
		{`{"jsonrpc":"2.0","id":1,"method":"break"}`, `{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"broken"}}`},
		{`{"jsonrpc":"2.0","id":1,"method":"panic"}`,
			`{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"internal error in panic: here"}}`},
		{`{"jsonrpc":"2.0","id":1,"method":"dance"}`,
			`{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"method \"dance\" not found"}}`},
		{`hello`, `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"the message is not valid JSON"}}`},
		{`[1`, `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"the batch is not valid JSON"}}`},
		{` [] `, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"the batch is empty"}}`},
		{`7`, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"the message is not a request"}}`},
		{`null`, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"the message is not a request"}}`},
		{`{"jsonrpc":"2.0","id":3,"method":1}`,
			`{"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"the message is not a request"}}`},
		{`{"id":3,"method":"echo"}`,
			`{"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"jsonrpc is \"\"; use \"2.0\""}}`},
		{`{"jsonrpc":"2.0","id":[],"method":"echo"}`,
			`{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"the id is not a number or a string"}}`},
		{`{"jsonrpc":"2.0","id":3}`,
			`{"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"the message has no method"}}`},
		{`{"jsonrpc":"2.0","id":3,"method":"echo","params":1}`,
			`{"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"the parameters are not an object or an array"}}`},
		{`[{"jsonrpc":"2.0","id":1,"method":"echo"}]`, `[{"jsonrpc":"2.0","id":1,"result":null}]`},
		{`[1,{"jsonrpc":"2.0","method":"echo"}]`,
			`[{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"the message is not a request"}}]`},
	} {
		p.in <- c.message
		if got := wait(t, p.out); got != c.answer {
			t.Errorf("%s is answered with\n%s, want\n%s", c.message, got, c.answer)
		}
	}
	for _, silent := range []string{
		`{"jsonrpc":"2.0","method":"echo"}`, `{"jsonrpc":"2.0","method":"dance"}`, `{"jsonrpc":"2.0","method":"panic"}`,
		`{"jsonrpc":"2.0","id":9,"result":1}`, `[{"jsonrpc":"2.0","method":"fail"},{"jsonrpc":"2.0","id":9,"error":{}}]`,
	} {
		p.in <- silent
	}
	end()
	if left, more := <-p.out; more {
		t.Errorf("a message without an answer is answered with %s", left)
	}
}

// TestOrder: notifications run one after the other, and a request runs after the notifications before it.
func TestOrder(t *testing.T) {
	var mu sync.Mutex
	var seen []string
	see := func(wait time.Duration) jsonrpc.Handler {
		return func(_ context.Context, r *jsonrpc.Request) (any, error) {
			time.Sleep(wait)
			mu.Lock()
			defer mu.Unlock()
			seen = append(seen, string(r.Params))
			return nil, nil
		}
	}
	p, _, end := start(t, jsonrpc.Options{Methods: map[string]jsonrpc.Handler{
		"slow": see(10 * time.Millisecond), "fast": see(0),
	}})
	p.in <- `{"jsonrpc":"2.0","method":"slow","params":[1]}`
	p.in <- `[{"jsonrpc":"2.0","method":"slow","params":[2]},{"jsonrpc":"2.0","method":"fast","params":[3]}]`
	p.in <- `{"jsonrpc":"2.0","id":1,"method":"fast","params":[4]}`
	wait(t, p.out)
	end()
	if want := []string{"[1]", "[2]", "[3]", "[4]"}; !slices.Equal(seen, want) {
		t.Errorf("the order is %v, want %v", seen, want)
	}
}

// TestCancel: requests run concurrently up to the limit, notifications beside them, and a cancelled request is answered
// whether it runs or waits.
func TestCancel(t *testing.T) {
	started := make(chan string, 10)
	var s *jsonrpc.Server
	p, s, end := start(t, jsonrpc.Options{Limit: 2, Methods: map[string]jsonrpc.Handler{
		"wait": func(ctx context.Context, r *jsonrpc.Request) (any, error) {
			started <- "request"
			<-ctx.Done()
			return nil, ctx.Err()
		},
		"note": func(context.Context, *jsonrpc.Request) (any, error) { started <- "note"; return nil, nil },
	}})
	for _, id := range []string{`1`, `"two"`} {
		p.in <- `{"jsonrpc":"2.0","id":` + id + `,"method":"wait"}`
		wait(t, started)
	}
	p.in <- `{"jsonrpc":"2.0","id":3,"method":"wait"}`
	p.in <- `{"jsonrpc":"2.0","id":1,"method":"wait"}`
	if got := wait(t, p.out); !strings.Contains(got, "the id 1 is in use") {
		t.Errorf("a second request with an id is answered with %s", got)
	}
	p.in <- `{"jsonrpc":"2.0","method":"note"}`
	if got := wait(t, started); got != "note" {
		t.Errorf("a third request runs where two may")
	}
	for _, id := range []string{`3`, `"\u0074wo"`, `1`, `99`} {
		s.Cancel(json.RawMessage(id))
		if id == "99" {
			continue
		}
		if got := wait(t, p.out); !strings.Contains(got, "-32800") {
			t.Errorf("cancelled, %s is answered with %s", id, got)
		}
	}
	end()
}

// TestCalls: a call of the server returns the answer of the client, which does not wait for running notifications, or
// ends with its context or the connection.
func TestCalls(t *testing.T) {
	var s *jsonrpc.Server
	ready := make(chan bool)
	asked := func(context.Context, *jsonrpc.Request) (any, error) {
		<-ready
		answer, err := s.Call(context.Background(), "ask", []int{1})
		if err != nil {
			return nil, err
		}
		return nil, s.Notify("told", answer)
	}
	p, s, end := start(t, jsonrpc.Options{Methods: map[string]jsonrpc.Handler{"begin": asked}})
	close(ready)
	p.in <- `{"jsonrpc":"2.0","method":"begin"}`
	if got := wait(t, p.out); got != `{"jsonrpc":"2.0","id":1,"method":"ask","params":[1]}` {
		t.Errorf("the call is %s", got)
	}
	p.in <- `{"jsonrpc":"2.0","id":1,"result":"yes"}`
	if got := wait(t, p.out); got != `{"jsonrpc":"2.0","method":"told","params":"yes"}` {
		t.Errorf("the notification is %s", got)
	}
	refused := make(chan error)
	go func() { _, err := s.Call(context.Background(), "ask", nil); refused <- err }()
	wait(t, p.out)
	p.in <- `{"jsonrpc":"2.0","id":2,"error":{"code":5,"message":"no"}}`
	var e *jsonrpc.Error
	if err := wait(t, refused); !errors.As(err, &e) || e.Code != 5 {
		t.Errorf("a refused call gives %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := s.Call(ctx, "ask", nil); !errors.Is(err, context.Canceled) {
		t.Errorf("a call with an ended context gives %v", err)
	}
	wait(t, p.out)
	go func() { _, err := s.Call(context.Background(), "ask", nil); refused <- err }()
	wait(t, p.out)
	end()
	if err := wait(t, refused); !errors.Is(err, jsonrpc.ErrClosed) {
		t.Errorf("at the end a call gives %v", err)
	}
	if _, err := s.Call(context.Background(), "ask", nil); !errors.Is(err, jsonrpc.ErrClosed) {
		t.Errorf("after the end a call gives %v", err)
	}
	if err := s.Notify("told", nil); !errors.Is(err, jsonrpc.ErrClosed) {
		t.Errorf("after the end a notification gives %v", err)
	}
	if _, err := s.Call(ctx, "ask", func() {}); err == nil || s.Notify("told", func() {}) == nil {
		t.Error("parameters that have no JSON are sent")
	}
}

// TestEnds: at the end of the input requests are answered; those that take too long are cancelled. After Stop, messages
// that wait are dropped. After a method of Alone, messages wait.
func TestEnds(t *testing.T) {
	var s *jsonrpc.Server
	ready, let := make(chan bool), make(chan bool)
	methods := map[string]jsonrpc.Handler{
		"echo": echo,
		"hold": func(ctx context.Context, _ *jsonrpc.Request) (any, error) {
			<-ctx.Done()
			return nil, ctx.Err()
		},
		"let":  func(context.Context, *jsonrpc.Request) (any, error) { <-let; return "let", nil },
		"exit": func(context.Context, *jsonrpc.Request) (any, error) { <-ready; <-let; s.Stop(); return nil, nil },
	}
	p, _, end := start(t, jsonrpc.Options{Methods: methods, Patience: time.Millisecond})
	p.in <- `{"jsonrpc":"2.0","id":1,"method":"hold"}`
	end()
	if got := wait(t, p.out); !strings.Contains(got, "-32800") {
		t.Errorf("at the end a request is answered with %s", got)
	}

	p, _, end = start(t, jsonrpc.Options{Methods: methods, Limit: 3, Alone: map[string]bool{"let": true}})
	p.in <- `{"jsonrpc":"2.0","id":1,"method":"let"}`
	p.in <- `{"jsonrpc":"2.0","id":2,"method":"echo"}`
	let <- true
	if got := wait(t, p.out); !strings.Contains(got, "let") {
		t.Errorf("the first answer is %s", got)
	}
	wait(t, p.out)
	end()

	p, s, end = start(t, jsonrpc.Options{Methods: methods})
	close(ready)
	p.in <- `{"jsonrpc":"2.0","method":"exit"}`
	p.in <- `{"jsonrpc":"2.0","id":2,"method":"echo"}`
	p.in <- `hello` // the request before it is queued
	wait(t, p.out)
	let <- true
	if left, more := <-p.out; more {
		t.Errorf("after the end a request is answered with %s", left)
	}
	end()
}
