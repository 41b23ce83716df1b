package studio_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/editor"
	"muster/internal/studio"
)

// memory is a store with one file, a.map.toml. Reading broken.map.toml fails.
type memory struct {
	text  string
	tabs  []string // of the drafts
	calls []string // of the other methods
}

func (m *memory) Project() studio.Project         { return studio.Project{URI: "file:///p", Name: "p"} }
func (m *memory) Files() ([]studio.Entry, error)  { return nil, nil }
func (m *memory) Drafts() ([]studio.Draft, error) { return nil, nil }

func (m *memory) Opened(uri string) error   { m.did("opened", uri); return nil }
func (m *memory) Recent() ([]string, error) { return nil, nil }

func (m *memory) DropDraft(uri, hash string, deleted bool) error {
	m.did("drop", uri, hash, fmt.Sprint(deleted))
	return nil
}

func (m *memory) Rename(uri, to, was string) error {
	m.did("rename", uri, to, was)
	return nil
}

func (m *memory) Delete(uri, was string) error {
	m.did("delete", uri, was)
	return nil
}

func (m *memory) did(words ...string) { m.calls = append(m.calls, strings.Join(words, " ")) }

func (m *memory) Read(uri string) (*studio.File, error) {
	switch uri {
	case "a.map.toml":
		return &studio.File{Text: m.text, Hash: studio.Hash([]byte(m.text))}, nil
	case "broken.map.toml":
		return nil, errors.New("the disk is broken")
	}
	return nil, studio.Refuse("%s is not a definition", uri)
}

func (m *memory) Save(_, text, was string) (string, error) {
	if was != studio.Hash([]byte(m.text)) {
		return "", &studio.Conflict{Text: m.text, Hash: studio.Hash([]byte(m.text))}
	}
	m.text = text
	return studio.Hash([]byte(text)), nil
}

func (m *memory) Draft(tab string, d studio.Draft) error {
	m.tabs = append(m.tabs, tab+" "+d.URI+" "+d.Text+" "+d.Hash[:4])
	return nil
}

// TestMethods: each method for files and drafts has the documented answer and errors.
func TestMethods(t *testing.T) {
	m, out := &memory{text: "a"}, make(chan string, 100)
	s := studio.NewSession("tab", editor.Options{}, m, func(message []byte) { out <- string(message) })
	a, b := studio.Hash([]byte("a")), studio.Hash([]byte("<b>"))
	for _, c := range []struct{ message, want string }{
		{`"id":1,"method":"muster/project"`, `"result":{"uri":"file:///p","name":"p","marked":false}`},
		{`"id":"x","method":"muster/files","params":{}`, `"result":[]`},
		{`"id":2,"method":"muster/drafts","params":null`, `"result":[]`},
		{`"id":3,"method":"muster/read","params":{"uri":"a.map.toml"}`,
			`"result":{"text":"a","hash":"` + a + `","readOnly":false}`},
		{`"id":4,"method":"muster/read","params":{"uri":"x"}`,
			`"error":{"code":-32602,"message":"x is not a definition"}`},
		{`"id":5,"method":"muster/read","params":{"uri":"broken.map.toml"}`,
			`"error":{"code":-32803,"message":"the disk is broken"}`},
		{`"id":6,"method":"muster/read","params":{}`, `"error":{"code":-32602,"message":"muster/read needs uri"}`},
		{`"id":6,"method":"muster/read","params":{"uri":null}`, `"error":{"code":-32602,"message":"muster/read needs uri"}`},
		{`"id":6,"method":"muster/read","params":[1]`,
			`"error":{"code":-32602,"message":"invalid parameters of muster/read"}`},
		{`"id":6,"method":"muster/read","params":{"uri":1}`,
			`"error":{"code":-32602,"message":"invalid parameters of muster/read"}`},
		{`"id":7,"method":"muster/save","params":{"uri":"a.map.toml","text":"b"}`,
			`"error":{"code":-32602,"message":"muster/save needs was"}`},
		{`"id":8,"method":"muster/save","params":{"uri":"a.map.toml","text":"<b>","was":""}`,
			`"error":{"code":-32001,"message":"the file has changed on disk","data":{"text":"a","hash":"` + a + `"}}`},
		{`"id":9,"method":"muster/save","params":{"uri":"a.map.toml","text":"<b>","was":"` + a + `"}`,
			`"result":{"hash":"` + b + `"}`},
		{`"id":10,"method":"muster/draft","params":{"uri":"a.map.toml","text":"<b>"}`, `"result":{"hash":"` + b + `"}`},
		{`"id":11,"method":"muster/draft/drop","params":{"uri":"a.map.toml","hash":"` + b + `"}`, `"result":null`},
		{`"id":12,"method":"muster/draft/drop","params":{"uri":"a","hash":"h","deleted":true}`, `"result":null`},
		{`"id":13,"method":"muster/rename","params":{"uri":"a","to":"b","was":"h"}`, `"result":null`},
		{`"id":14,"method":"muster/delete","params":{"uri":"b","was":"h"}`, `"result":null`},
		{`"id":15,"method":"muster/delete","params":{"uri":"b"}`,
			`"error":{"code":-32602,"message":"muster/delete needs was"}`},
		{`"id":16,"method":"muster/opened","params":{"uri":"a"}`, `"result":null`},
		{`"id":17,"method":"muster/recent"`, `"result":[]`},
	} {
		s.Receive([]json.RawMessage{json.RawMessage(`{"jsonrpc":"2.0",` + c.message + `}`)})
		id, _, _ := strings.Cut(c.message, ",")
		if got, want := <-out, `{"jsonrpc":"2.0",`+id+`,`+c.want+`}`; got != want {
			t.Errorf("%s is answered with\n%s, want\n%s", c.message, got, want)
		}
	}
	s.Receive([]json.RawMessage{
		json.RawMessage(`{"jsonrpc":"2.0","method":"muster/draft","params":{"uri":"a.map.toml","text":"last"}}`),
		json.RawMessage(`{"jsonrpc":"2.0","id":12,"method":"muster/project"}`),
	})
	if got := <-out; !strings.Contains(got, `"id":12,`) {
		t.Errorf("a notification is answered with %s", got)
	}
	if len(m.tabs) != 2 || !strings.HasPrefix(m.tabs[1], "tab a.map.toml last ") || m.text != "<b>" {
		t.Errorf("the drafts are %q, the text is %s", m.tabs, m.text)
	}
	calls := []string{"drop a.map.toml " + b + " false", "drop a h true", "rename a b h", "delete b h", "opened a"}
	if !slices.Equal(m.calls, calls) {
		t.Errorf("the calls are %q", m.calls)
	}
	s.Close()
	select {
	case <-s.Ended():
	case <-time.After(time.Minute):
		t.Error("the session does not end")
	}
}
