package editor_test

import (
	"encoding/json"
	"io"
	"strings"
	"testing"
	"time"

	"muster/editor"
	"muster/internal/editor/protocol"
)

// messages is a Transport of channels, as between a page and a worker.
type messages struct {
	in, out chan string
}

func (m *messages) Recv() ([]byte, error) {
	text, ok := <-m.in
	if !ok {
		return nil, io.EOF
	}
	return []byte(text), nil
}

func (m *messages) Send(message []byte) error { m.out <- string(message); return nil }
func (m *messages) Close() error              { close(m.out); return nil }

// TestServeMessages: over whole messages without headers the server answers and sends findings. It ends with exit, and
// with the end of the input.
func TestServeMessages(t *testing.T) {
	dir := write(t, map[string]string{".muster.toml": ""})
	for _, last := range []string{`{"jsonrpc":"2.0","method":"exit"}`, ""} {
		m := &messages{make(chan string), make(chan string, 100)}
		clean := make(chan bool)
		go func() { clean <- editor.New(options(dir)).ServeMessages(m) }()
		said := func(part string) {
			t.Helper()
			for {
				select {
				case text, more := <-m.out:
					if !more {
						t.Fatalf("the server ends before it sends %s", part)
					}
					if strings.Contains(text, part) {
						return
					}
				case <-time.After(time.Minute):
					t.Fatalf("the server does not send %s", part)
				}
			}
		}
		send := func(method string, id int, params any) {
			message := map[string]any{"jsonrpc": "2.0", "method": method, "params": params}
			if id > 0 {
				message["id"] = id
			}
			text, err := json.Marshal(message)
			if err != nil {
				t.Fatal(err)
			}
			m.in <- string(text)
		}
		send("initialize", 1, protocol.Initialize{RootURI: "file://" + dir})
		send("initialized", 0, nil)
		var p protocol.Opened
		p.TextDocument.URI, p.TextDocument.Text = "file://"+dir+"/new.map.toml", "kind = \"map\"\n"
		send("textDocument/didOpen", 0, p)
		said(`"id":1,"result":{"capabilities"`)
		said("schema/missing-key")
		send("shutdown", 2, nil)
		said(`"id":2`)
		if last != "" {
			m.in <- last
		} else {
			close(m.in)
		}
		select {
		case c := <-clean:
			if !c {
				t.Error("an end after shutdown is not clean")
			}
		case <-time.After(time.Minute):
			t.Fatal("the server goes on")
		}
	}
}
