package web_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// The ids of two tabs.
const (
	one = "tab-one-0123456789"
	two = "tab-two-0123456789"
)

// begin starts the editor server of a tab.
func (s *site) begin(tab string, e *events) {
	s.t.Helper()
	s.post(tab, call(1, "initialize", map[string]any{"rootUri": "file://" + s.dir}),
		`{"jsonrpc":"2.0","method":"initialized","params":{}}`)
	e.until(`"id":1,`)
}

// opened returns the notification that a document is open.
func (s *site) opened(name, text string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":`+
		`{"uri":"file://%s/%s","languageId":"toml","version":1,"text":%q}}}`, s.dir, name, text)
}

// TestTabs: each tab has an editor server of its own, whose unsaved documents the other one does not see.
func TestTabs(t *testing.T) {
	s := start(t).enter()
	a, b := s.listen(one, ""), s.listen(two, "")
	s.begin(one, a)
	s.begin(two, b)
	s.post(one, s.opened("a.map.toml", "kind = 1\n"))
	s.post(two, s.opened("b.map.toml", "kind = 1\n"))
	if _, data := a.until("publishDiagnostics"); !strings.Contains(data, "a.map.toml") {
		t.Errorf("the first tab gets %s", data)
	}
	if _, data := b.until("publishDiagnostics"); !strings.Contains(data, "b.map.toml") {
		t.Errorf("the second tab gets %s", data)
	}
	s.post(two, call(2, "shutdown", nil), `{"jsonrpc":"2.0","method":"exit"}`)
	b.until(`"id":2,`)
	b.gone()
	s.post(one, call(7, "muster/project", nil))
	if _, data := a.until(`"id":7,`); !strings.Contains(data, `"marked":true`) {
		t.Errorf("the project is %s", data)
	}
}

// TestOrder: answers come in the order of the requests, with increasing ids, over several requests.
func TestOrder(t *testing.T) {
	s := start(t).enter()
	e := s.listen(one, "")
	const many = 50
	for i := 0; i < many; i += 2 {
		s.post(one, call(i, "muster/project", nil), call(i+1, "muster/project", nil))
	}
	for i := range many {
		id, data := e.next()
		if id != strconv.Itoa(i+1) || !strings.Contains(data, fmt.Sprintf(`"id":%d,`, i)) {
			t.Fatalf("event %s is %s, want answer %d", id, data, i)
		}
	}
}

// TestResume: a tab that reconnects gets exactly the events that it missed, and a newer stream replaces an older one.
func TestResume(t *testing.T) {
	s := start(t).enter()
	e := s.listen(one, "")
	s.post(one, call(1, "muster/project", nil), call(2, "muster/project", nil), call(3, "muster/project", nil))
	e.until(`"id":3,`)
	again := s.listen(one, "1")
	e.gone()
	for _, want := range []string{"2", "3"} {
		if id, data := again.next(); id != want || !strings.Contains(data, `"id":`+want+`,`) {
			t.Errorf("event %s is %s, want answer %s", id, data, want)
		}
	}
	again.close()
	s.post(one, call(4, "muster/project", nil))
	third := s.listen(one, "3")
	if id, data := third.next(); id != "4" || !strings.Contains(data, `"id":4,`) {
		t.Errorf("event %s is %s", id, data)
	}
	for _, last := range []string{"99", "x", "-1"} {
		if status, _ := s.get(s.base+"/events?tab="+one, "Last-Event-ID: "+last); status == 200 {
			t.Errorf("Last-Event-ID %s is answered with 200", last)
		}
	}
}

// TestLost: events that are no longer kept are not passed over in silence.
func TestLost(t *testing.T) {
	s := start(t).enter()
	e := s.listen(one, "")
	first := call(0, "muster/project", nil)
	s.post(one, first)
	e.until(`"id":0,`)
	var list []string
	for i := range 5000 {
		list = append(list, call(i+1, "muster/project", nil))
	}
	e.close()
	s.post(one, list...)
	if status, _ := s.get(s.base+"/events?tab="+one, "Last-Event-ID: 1"); status != http.StatusGone {
		t.Errorf("a tab that missed too much is answered with %d", status)
	}
	s.listen(one, "5000").until(`"id":5000,`)
}

// TestLinger: a session ends some time after its tab has gone, and not before; the tab is then told that it has ended.
func TestLinger(t *testing.T) {
	s := start(t).enter()
	e := s.listen(one, "")
	s.post(one, call(1, "muster/project", nil))
	e.until(`"id":1,`)
	timer := func() func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		for i := len(s.timers) - 1; i >= 0; i-- {
			if s.timers[i] != nil {
				return s.timers[i]
			}
		}
		return nil
	}
	wait(t, "a timer starts", func() bool { e.close(); return timer() != nil })
	back := s.listen(one, "1")
	if timer() != nil {
		t.Error("the timer goes on when the tab is back")
	}
	wait(t, "a timer starts", func() bool { back.close(); return timer() != nil })
	timer()()
	status := 0
	wait(t, "the session ends", func() bool {
		status, _ = s.do("POST", s.base+"/rpc?tab="+one, "[]", "Content-Type: application/json")
		return status == http.StatusGone
	})
	if status, _ = s.get(s.base+"/events?tab="+one, "Last-Event-ID: 1"); status != http.StatusGone {
		t.Errorf("the tab reconnects: %d", status)
	}
	s.listen(one, "") // a new session
}

// wait waits until something holds.
func wait(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not within %v", what, patience)
		}
	}
}

// TestManyTabs: a browser has six connections to a server; streams leave one for requests.
func TestManyTabs(t *testing.T) {
	s := start(t).enter()
	for i := range 5 {
		s.listen(fmt.Sprintf("%s-%d", one, i), "")
	}
	if status, text := s.get(s.base + "/events?tab=" + two); status != 503 || !strings.Contains(text, "close one") {
		t.Errorf("a sixth tab is answered with %d %s", status, text)
	}
	s.listen(one+"-0", "")
}

// TestBadRequests: requests that are no messages change nothing, and the tab goes on.
func TestBadRequests(t *testing.T) {
	s := start(t).enter()
	e := s.listen(one, "")
	json := "Content-Type: application/json"
	for _, c := range []struct {
		tab, body string
		want      int
	}{
		{one, "", 400}, {one, "{}", 400}, {one, "[", 400}, {one, "[] []", 400}, {one, "null", 204}, {one, "[]", 204},
		{two, "[]", 410}, {"", "[]", 410}, {one, "[" + strings.Repeat(" ", 32<<20) + "]", 413},
	} {
		if status, text := s.do("POST", s.base+"/rpc?tab="+c.tab, c.body, json); status != c.want {
			t.Errorf("%.20q of tab %q is answered with %d %s, want %d", c.body, c.tab, status, text, c.want)
		}
	}
	for _, tab := range []string{"", "short", strings.Repeat("x", 65), "0123456789abcde%0a", "0123456789abcdef/../x"} {
		if status, _ := s.get(s.base + "/events?tab=" + tab); status != 400 {
			t.Errorf("the stream of tab %q is answered with %d", tab, status)
		}
	}
	s.begin(one, e)
	s.post(one, "1", `"x"`, "[]", "{}", `{"jsonrpc":"2.0","id":9,"method":"muster/dance"}`)
	e.until(`"id":9,"error":{"code":-32601`)
}

// TestFiles: reading, saving, a conflict and a draft over the server, with the bytes on the disk.
func TestFiles(t *testing.T) {
	s := start(t).enter()
	path := filepath.Join(s.dir, "a.map.toml")
	if err := os.WriteFile(path, []byte("kind = \"map\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	uri := "file://" + path
	e := s.listen(one, "")
	ask := func(id int, method string, params map[string]any, want string) {
		t.Helper()
		s.post(one, call(id, method, params))
		if _, data := e.until(fmt.Sprintf(`"id":%d,`, id)); !strings.Contains(data, want) {
			t.Errorf("%s is answered with %.500s, want %s", method, data, want)
		}
	}
	const was = "4efd9f73b4fb56e2b8b0e3ad2dcf8fd8d8b4a0b4b29d2e8d3a2cf0b0e9c0f6b7" // of another text
	ask(1, "muster/read", map[string]any{"uri": uri}, `"text":"kind = \"map\"\n"`)
	ask(2, "muster/save", map[string]any{"uri": uri, "text": "x = 1\n", "was": was}, `"code":-32001`)
	ask(3, "muster/draft", map[string]any{"uri": uri, "text": "x = 1\n", "was": was}, `"hash":`)
	ask(4, "muster/drafts", map[string]any{}, `"text":"x = 1\n"`)
	ask(5, "muster/files", map[string]any{}, `"name":"a.map.toml","size":13`)
	s.begin(one, e)
	ask(6, "muster/shelf", map[string]any{}, `"result":{"files":[{"uri":`)
	if text, err := os.ReadFile(path); err != nil || string(text) != "kind = \"map\"\n" {
		t.Errorf("the file has %q, %v", text, err)
	}
}

// TestClose: the server stops with open streams and running sessions.
func TestClose(t *testing.T) {
	s := start(t).enter()
	a, b := s.listen(one, ""), s.listen(two, "")
	s.begin(one, a)
	s.post(one, s.opened("a.map.toml", "kind = 1\n"))
	stopped := make(chan bool)
	go func() { defer close(stopped); s.stop() }()
	a.gone()
	b.gone()
	select {
	case <-stopped:
	case <-time.After(patience):
		t.Fatal("the server does not stop")
	}
	if _, err := s.client.Get(s.base); err == nil {
		t.Error("the server still answers")
	}
}
