package editor

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// maxMessage is the maximum message length. A definition of maximum size takes at most a fifth of it, even with every
// character escaped.
const maxMessage = 32 << 20

// maxHeader is the maximum length of a header line.
const maxHeader = 4 << 10

// wire is a Transport that frames messages with headers, as the protocol requires. After an invalid header it continues
// at the next one. It skips messages that are too long.
type wire struct {
	in     *bufio.Reader
	out    io.Writer
	passed func(bytes int) // is called with the length of a skipped message
}

// unreadable replaces a message that cannot be read. It is not valid JSON, so the answer is an error.
var unreadable = []byte("{unreadable")

// Send writes a message.
func (w *wire) Send(message []byte) error {
	_, err := fmt.Fprintf(w.out, "Content-Length: %d\r\n\r\n%s", len(message), message)
	return err
}

// Close does nothing: the caller of Serve closes the streams.
func (w *wire) Close() error { return nil }

// Recv reads the next message.
func (w *wire) Recv() ([]byte, error) {
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
