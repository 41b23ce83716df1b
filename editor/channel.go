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

// maxMessage is the longest message that is read: a definition of the largest size takes a fifth of it, whatever has to
// be escaped in it.
const maxMessage = 32 << 20

// maxHeader is the longest line of a message's head that is read.
const maxHeader = 4 << 10

// wire is messages with heads, as the protocol has them. The framing of jrpc2 ends a connection at the first head
// that it does not understand, and takes what memory a head asks for; this one goes on at the next head, and passes
// a message by that is too long.
type wire struct {
	in     *bufio.Reader
	out    io.Writer
	passed func(bytes int) // is called with the length of a message that is passed by

	messages chan []byte
	closed   chan struct{}
	once     sync.Once // starts read
	closing  sync.Once

	// What is to be written waits here: a client that writes and does not read must not keep the server from reading.
	mu      sync.Mutex
	waiting [][]byte
	writing bool
	written *sync.Cond // is told when nothing waits
	asked   int        // requests that are not answered
}

func newWire(in *bufio.Reader, out io.Writer) *wire {
	w := &wire{in: in, out: out, messages: make(chan []byte), closed: make(chan struct{})}
	w.written = sync.NewCond(&w.mu)
	return w
}

// unreadable is what stands in the place of a message that cannot be read: it is no message, so that the answer to it
// is an error.
var unreadable = []byte("{unreadable")

// Send writes a message, soon.
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

// write writes what waits. Where nobody reads any more it is dropped.
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

// flush waits until everything is written.
func (w *wire) flush() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.writing {
		w.written.Wait()
	}
}

// Recv gives the next message.
func (w *wire) Recv() ([]byte, error) {
	w.once.Do(func() { go w.read() })
	select {
	case <-w.closed: // a message that came in meanwhile is too late
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

// read reads messages until there are no more, or nobody wants them: a pipe that says nothing keeps nobody waiting who
// wants to close the connection.
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
			return // the protocol has nothing behind it
		}
		if method == "initialize" || method == "shutdown" {
			w.answered() // what follows is answered otherwise than what came before
		}
	}
}

// answered waits a moment until all requests are answered: a client may say all that it has to say at once.
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

// longRequest is more than any request is long; what tells of documents is longer.
const longRequest = 64 << 10

// asked is the method of a message, and whether it wants an answer.
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

// answers: jrpc2 writes the version, then the number, then what is answered.
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

// head reads the head of a message: its length, -1 for a head that says none or nothing that can be believed.
func (w *wire) head() (length int, err error) {
	length = -1
	for lines := 0; ; lines++ {
		line, err := w.line()
		if err != nil {
			return 0, err
		}
		if len(line) == 0 {
			if lines == 0 {
				lines = -1 // blank lines between messages are nobody's
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

// line reads a line without its end, and no more of it than a head has.
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

// Close ends the connection for the receiver.
func (w *wire) Close() error {
	w.closing.Do(func() { close(w.closed) })
	return nil
}
