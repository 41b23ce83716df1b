// Package editortest simulates an editor for tests. It talks to a server over pipes, keeps the server's messages, and
// answers its requests with null.
package editortest

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/editor/protocol"
)

// patience is the timeout of an answer; every answer takes less than a hundredth of it.
const patience = 60 * time.Second

// Client is one connection to a server.
type Client struct {
	t   testing.TB
	out io.WriteCloser

	mu       sync.Mutex
	changed  *sync.Cond
	next     int
	answers  map[int]*Answer
	findings map[string]protocol.Diagnostics
	told     []Message
	lost     []Answer // answers to nothing: errors about messages that could not be read
	gone     bool
}

// Answer is a response of the server.
type Answer struct {
	ID     *int            `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  *Error          `json:"error"`
}

// Error is the error of a response.
type Error struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

// Message is a notification or request from the server.
type Message struct {
	ID     *int            `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

// New returns a client that writes to a server and reads from it.
func New(t testing.TB, out io.WriteCloser, in io.Reader) *Client {
	c := &Client{t: t, out: out, answers: map[int]*Answer{}, findings: map[string]protocol.Diagnostics{}}
	c.changed = sync.NewCond(&c.mu)
	go c.read(bufio.NewReader(in))
	return c
}

func (c *Client) read(in *bufio.Reader) {
	for {
		text, err := receive(in)
		c.mu.Lock()
		if err != nil {
			c.gone = true
			c.changed.Broadcast()
			c.mu.Unlock()
			return
		}
		c.take(text)
		c.changed.Broadcast()
		c.mu.Unlock()
	}
}

// receive reads a message with its header.
func receive(in *bufio.Reader) ([]byte, error) {
	length := -1
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return nil, err
		}
		if line = strings.TrimRight(line, "\r\n"); line == "" {
			break
		}
		if n, ok := strings.CutPrefix(line, "Content-Length: "); ok {
			if length, err = strconv.Atoi(n); err != nil {
				return nil, err
			}
		}
	}
	if length < 0 {
		return nil, fmt.Errorf("a head without a length")
	}
	text := make([]byte, length)
	_, err := io.ReadFull(in, text)
	return text, err
}

func (c *Client) take(text []byte) {
	var m Message
	var a Answer
	if json.Unmarshal(text, &m) != nil || json.Unmarshal(text, &a) != nil {
		c.t.Errorf("the server says %s", text)
		return
	}
	switch {
	case m.Method == "" && a.ID == nil:
		c.lost = append(c.lost, a)
	case m.Method == "":
		c.answers[*a.ID] = &a
	case m.ID != nil:
		answer := fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"result":null}`, *m.ID)
		go fmt.Fprintf(c.out, "Content-Length: %d\r\n\r\n%s", len(answer), answer) // the server may have ended meanwhile
		c.told = append(c.told, m)
	case m.Method == "textDocument/publishDiagnostics":
		var d protocol.Diagnostics
		if err := json.Unmarshal(m.Params, &d); err != nil {
			c.t.Error(err)
		}
		c.findings[d.URI] = d
	default:
		c.told = append(c.told, m)
	}
}

// Raw sends bytes as a message.
func (c *Client) Raw(text string) {
	c.Bytes(fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(text), text))
}

// Bytes sends bytes.
func (c *Client) Bytes(text string) {
	if _, err := io.WriteString(c.out, text); err != nil && !c.Gone() {
		c.t.Errorf("the server does not read: %v", err)
	}
}

// Close closes the connection without a shutdown request.
func (c *Client) Close() { c.out.Close() }

// Notify sends a notification.
func (c *Client) Notify(method string, params any) {
	c.send(map[string]any{"jsonrpc": "2.0", "method": method, "params": params})
}

func (c *Client) send(message map[string]any) {
	text, err := json.Marshal(message)
	if err != nil {
		c.t.Fatal(err)
	}
	c.Raw(string(text))
}

// Begin sends a request; Await returns the answer.
func (c *Client) Begin(method string, params any) (id int) {
	c.mu.Lock()
	c.next++
	id = c.next
	c.mu.Unlock()
	c.send(map[string]any{"jsonrpc": "2.0", "id": id, "method": method, "params": params})
	return id
}

// Await waits for an answer.
func (c *Client) Await(id int) *Answer {
	var a *Answer
	if !c.Until(func() bool { a = c.answers[id]; return a != nil }) {
		c.t.Fatalf("request %d is not answered", id)
	}
	return a
}

// Ask sends a request and waits for the answer.
func (c *Client) Ask(method string, params any) *Answer { return c.Await(c.Begin(method, params)) }

// Call sends a request that must succeed.
func (c *Client) Call(method string, params, into any) {
	a := c.Ask(method, params)
	if a.Error != nil {
		c.t.Fatalf("%s: %d %s", method, a.Error.Code, a.Error.Message)
	}
	if into != nil {
		if err := json.Unmarshal(a.Result, into); err != nil {
			c.t.Fatalf("%s: %v in %s", method, err, a.Result)
		}
	}
}

// Until waits until is returns true for the received messages; it reports whether it did in time.
func (c *Client) Until(is func() bool) bool {
	late := time.AfterFunc(patience, func() { c.changed.Broadcast() })
	defer late.Stop()
	end := time.Now().Add(patience)
	c.mu.Lock()
	defer c.mu.Unlock()
	for !is() {
		if c.gone || time.Now().After(end) {
			return false
		}
		c.changed.Wait()
	}
	return true
}

// UntilFound waits until the findings of a document satisfy is.
func (c *Client) UntilFound(uri string, is func(d protocol.Diagnostics) bool) bool {
	return c.Until(func() bool { d, ok := c.findings[uri]; return ok && is(d) })
}

// Now reports whether the latest findings of a document satisfy is.
func (c *Client) Now(uri string, is func(d protocol.Diagnostics) bool) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return is(c.findings[uri])
}

// Found returns the latest findings of a document.
func (c *Client) Found(uri string) []protocol.Diagnostic {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.findings[uri].Diagnostics
}

// AllFound returns the findings of all documents that have any.
func (c *Client) AllFound() map[string][]protocol.Diagnostic {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := map[string][]protocol.Diagnostic{}
	for uri, d := range c.findings {
		if len(d.Diagnostics) > 0 {
			out[uri] = d.Diagnostics
		}
	}
	return out
}

// Told returns the notifications of a method that the server has sent.
func (c *Client) Told(method string) []Message {
	c.mu.Lock()
	defer c.mu.Unlock()
	var out []Message
	for _, m := range c.told {
		if m.Method == method {
			out = append(out, m)
		}
	}
	return out
}

// Lost returns the answers to messages that the server could not read.
func (c *Client) Lost() []Answer {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.lost
}

// UntilLost waits until n messages could not be read.
func (c *Client) UntilLost(n int) bool { return c.Until(func() bool { return len(c.lost) >= n }) }

// UntilTold waits until the server has sent n notifications of a method.
func (c *Client) UntilTold(method string, n int) bool {
	return c.Until(func() bool {
		count := 0
		for _, m := range c.told {
			if m.Method == method {
				count++
			}
		}
		return count >= n
	})
}

// Gone reports whether the server has closed the connection.
func (c *Client) Gone() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.gone
}

// Lines returns an answer in readable form: one line for each element of a list.
func (a *Answer) Lines() []string {
	if a.Error != nil {
		return []string{fmt.Sprintf("refused: %s", a.Error.Message)}
	}
	var list []json.RawMessage
	if json.Unmarshal(a.Result, &list) != nil || list == nil {
		return []string{string(a.Result)}
	}
	var out []string
	for _, e := range list {
		out = append(out, string(e))
	}
	return out
}
