package editor

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// maxMessage is the maximum message length. A definition of maximum size takes at most a fifth of it, even with every
// character escaped.
const maxMessage = 32 << 20

// maxHeader is the maximum length of a header line.
const maxHeader = 4 << 10

// wire frames messages with headers, as the protocol requires. The framing of jrpc2 closes the connection at the first
// invalid header and allocates as much memory as a header claims. wire continues at the next header and skips messages
// that are too long.
type wire struct {
	in     *bufio.Reader
	out    io.Writer
	passed func(bytes int) // is called with the length of a skipped message

	messages chan []byte
	closed   chan struct{}
	once     sync.Once // starts read
	closing  sync.Once

	// Output waits here: a client that writes without reading must not block the server's reader.
	mu      sync.Mutex
	waiting [][]byte
	writing bool
	written *sync.Cond // signals that no output is waiting
	asked   int        // unanswered requests
}

func newWire(in *bufio.Reader, out io.Writer) *wire {
	w := &wire{in: in, out: out, messages: make(chan []byte), closed: make(chan struct{})}
	w.written = sync.NewCond(&w.mu)
	return w
}

// unreadable replaces a message that cannot be read. It is not valid JSON, so the answer is an error.
var unreadable = []byte("{unreadable")

// Send queues a message for writing.
func (w *wire) Send(message []byte) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if answers(message) {
		w.asked--
		w.written.Broadcast()
	}
	w.waiting = append(w.waiting, slices.Clone(message))
	if !w.writing {
		w.writing = true
		go w.write()
	}
	return nil
}

// write writes queued output. It drops the output if the client no longer reads.
func (w *wire) write() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for len(w.waiting) > 0 {
		list := w.waiting
		w.waiting = nil
		w.mu.Unlock()
		for _, message := range list {
			if _, err := fmt.Fprintf(w.out, "Content-Length: %d\r\n\r\n%s", len(message), message); err != nil {
				break
			}
		}
		w.mu.Lock()
	}
	w.writing = false
	w.written.Broadcast()
}

// flush waits until all output is written.
func (w *wire) flush() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.writing {
		w.written.Wait()
	}
}

// Recv returns the next message.
func (w *wire) Recv() ([]byte, error) {
	w.once.Do(func() { go w.read() })
	select {
	case <-w.closed: // drop a message that arrived meanwhile
		return nil, io.EOF
	default:
	}
	select {
	case message, ok := <-w.messages:
		if !ok {
			return nil, io.EOF
		}
		return message, nil
	case <-w.closed:
		return nil, io.EOF
	}
}

// read reads messages until the input ends or the connection closes. An idle pipe must not block closing.
func (w *wire) read() {
	defer close(w.messages)
	for {
		message, err := w.message()
		if err != nil {
			w.answered()
			return
		}
		method, asks := asked(message)
		if method == "exit" {
			w.answered()
		}
		if asks {
			w.mu.Lock()
			w.asked++
			w.mu.Unlock()
		}
		select {
		case w.messages <- message:
		case <-w.closed:
			return
		}
		if method == "exit" {
			return // the protocol sends nothing after this
		}
		if method == "initialize" || method == "shutdown" {
			w.answered() // later messages get different answers
		}
	}
}

// answered waits briefly until all requests are answered: a client may send all its messages at once.
func (w *wire) answered() {
	late := time.AfterFunc(lastWords, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.asked = 0
		w.written.Broadcast()
	})
	defer late.Stop()
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.asked > 0 {
		w.written.Wait()
	}
}

// longRequest is longer than any request. Longer messages are document notifications.
const longRequest = 64 << 10

// asked returns the method of a message and whether it expects an answer.
func asked(message []byte) (method string, asks bool) {
	var m struct {
		ID     json.RawMessage `json:"id"`
		Method string          `json:"method"`
	}
	if len(message) > longRequest || json.Unmarshal(message, &m) != nil {
		return "", false
	}
	return m.Method, m.ID != nil && m.Method != ""
}

// answers reports whether a message is an answer: jrpc2 writes the version, then the number, then the result.
func answers(message []byte) bool {
	head := message[:min(len(message), 200)]
	return bytes.Contains(head, []byte(`,"result":`)) || bytes.Contains(head, []byte(`,"error":`))
}

// message reads the next message.
func (w *wire) message() ([]byte, error) {
	length, err := w.head()
	if err != nil {
		return nil, err
	}
	if length < 0 {
		return unreadable, nil
	}
	if length > maxMessage {
		w.passed(length)
		_, err := io.CopyN(io.Discard, w.in, int64(length))
		return unreadable, err
	}
	message := make([]byte, length)
	_, err = io.ReadFull(w.in, message)
	return message, err
}

// head reads the header of a message and returns its length, or -1 if the length is missing or invalid.
func (w *wire) head() (length int, err error) {
	length = -1
	for lines := 0; ; lines++ {
		line, err := w.line()
		if err != nil {
			return 0, err
		}
		if len(line) == 0 {
			if lines == 0 {
				lines = -1 // blank lines between messages are ignored
				continue
			}
			return length, nil
		}
		name, value, ok := strings.Cut(string(line), ":")
		if !ok || !strings.EqualFold(strings.TrimSpace(name), "content-length") {
			continue
		}
		if n, err := strconv.Atoi(strings.TrimSpace(value)); err == nil && n >= 0 {
			length = n
		}
	}
}

// line reads a line without its line end, up to the length limit of a header.
func (w *wire) line() ([]byte, error) {
	var out []byte
	for {
		part, err := w.in.ReadSlice('\n')
		if n := maxHeader - len(out); n > 0 {
			out = append(out, part[:min(n, len(part))]...)
		}
		if err == nil {
			return bytes.TrimRight(out, "\r\n"), nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return nil, err
		}
	}
}

// Close closes the receiving side of the connection.
func (w *wire) Close() error {
	w.closing.Do(func() { close(w.closed) })
	return nil
}
