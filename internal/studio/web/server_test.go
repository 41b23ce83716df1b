package web_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"muster/editor"
	"muster/internal/games"
	"muster/internal/studio/disk"
	"muster/internal/studio/requests"
	"muster/internal/studio/web"
	projectdisk "muster/schema/project/disk"
)

// patience is the timeout of an answer; every answer takes less than a hundredth of it.
const patience = time.Minute

// site is a running server with the project in a temporary folder.
type site struct {
	*web.Server
	t      *testing.T
	dir    string
	base   string // http://127.0.0.1:PORT
	client *http.Client

	mu     sync.Mutex
	timers []func() // of tabs without a stream
	stop   func()
}

// start starts a server. The client has no access yet.
func start(t *testing.T) *site {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, ".muster.toml"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	store, err := disk.Open(disk.Options{Folder: dir, State: t.TempDir(), Kinds: games.Kinds()})
	if err != nil {
		t.Fatal(err)
	}
	l, err := web.Listen(0)
	if err != nil {
		t.Fatal(err)
	}
	s := &site{t: t, dir: dir, base: "http://" + l.Addr().String()}
	s.Server = web.New(web.Options{
		Page: fstest.MapFS{
			"index.html": {Data: []byte("<p>Studio")}, "app/main.js": {Data: []byte("run()")}, "x.exe": {},
		},
		Editor: func() editor.Options {
			return editor.Options{
				Files: projectdisk.Files{}, Catalogs: games.Catalogs(), Checks: games.Checks(), Known: games.Known(),
				Workers: 1, Today: func() string { return "2026-01-01" },
				Debounce: time.Millisecond, Settle: time.Millisecond, Methods: requests.New().Methods(),
			}
		},
		Store: store,
		After: func(_ time.Duration, f func()) func() {
			s.mu.Lock()
			defer s.mu.Unlock()
			at := len(s.timers)
			s.timers = append(s.timers, f)
			return func() {
				s.mu.Lock()
				defer s.mu.Unlock()
				s.timers[at] = nil
			}
		},
	}, l.Addr())
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(l) }()
	s.stop = sync.OnceFunc(func() {
		s.Close()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		store.Close()
	})
	t.Cleanup(s.stop)
	s.client = s.browser()
	return s
}

// browser returns a client with cookies of its own, which does not follow redirects.
func (s *site) browser() *http.Client {
	jar, err := cookiejar.New(nil)
	if err != nil {
		s.t.Fatal(err)
	}
	return &http.Client{Jar: jar, Transport: &http.Transport{}, CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	}}
}

// enter opens the link.
func (s *site) enter() *site {
	s.t.Helper()
	if status, _ := s.get(s.Link()); status != http.StatusSeeOther {
		s.t.Fatalf("the link is answered with %d", status)
	}
	return s
}

// do sends a request and returns the status and the text of the answer. Each header is "name: value".
func (s *site) do(method, url, body string, headers ...string) (int, string) {
	s.t.Helper()
	r, err := http.NewRequest(method, url, strings.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		if r.Header.Add(name, value); name == "Host" {
			r.Host = value
		}
	}
	answer, err := s.client.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	defer answer.Body.Close()
	if !strings.HasPrefix(answer.Header.Get("Content-Security-Policy"), "default-src 'none'; script-src 'self';") ||
		answer.Header.Get("X-Content-Type-Options") != "nosniff" ||
		answer.Header.Get("Referrer-Policy") != "no-referrer" || answer.Header.Get("Cache-Control") != "no-store" {
		s.t.Errorf("%s %s: the headers are %v", method, url, answer.Header)
	}
	for name := range answer.Header {
		if strings.HasPrefix(name, "Access-Control") {
			s.t.Errorf("%s %s has %s", method, url, name)
		}
	}
	if strings.HasPrefix(answer.Header.Get("Content-Type"), "text/event-stream") {
		return answer.StatusCode, ""
	}
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	return answer.StatusCode, string(text)
}

func (s *site) get(url string, headers ...string) (int, string) {
	s.t.Helper()
	return s.do("GET", url, "", headers...)
}

// post sends messages of a tab.
func (s *site) post(tab string, messages ...string) {
	s.t.Helper()
	status, text := s.do("POST", s.base+"/rpc?tab="+tab, "["+strings.Join(messages, ",")+"]",
		"Content-Type: application/json", "Sec-Fetch-Site: same-origin", "Origin: "+s.base)
	if status != http.StatusNoContent {
		s.t.Fatalf("the messages are answered with %d: %s", status, text)
	}
}

// events is an open stream.
type events struct {
	t     *testing.T
	ended chan struct{}
	list  chan [2]string // id and data
	close func()
}

// listen opens the stream of a tab.
func (s *site) listen(tab, last string) *events {
	s.t.Helper()
	r, err := http.NewRequest("GET", s.base+"/events?tab="+tab, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Sec-Fetch-Site", "same-origin")
	if last != "" {
		r.Header.Set("Last-Event-ID", last)
	}
	answer, err := s.client.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	if answer.StatusCode != http.StatusOK {
		s.t.Fatalf("the stream is answered with %d", answer.StatusCode)
	}
	e := &events{t: s.t, ended: make(chan struct{}), list: make(chan [2]string, 10000),
		close: func() { answer.Body.Close() }}
	s.t.Cleanup(e.close)
	go func() {
		defer close(e.ended)
		in, id := bufio.NewReader(answer.Body), ""
		for {
			line, err := in.ReadString('\n')
			if err != nil {
				return
			}
			line = strings.TrimSuffix(line, "\n")
			if text, ok := strings.CutPrefix(line, "id: "); ok {
				id = text
			}
			if text, ok := strings.CutPrefix(line, "data: "); ok {
				e.list <- [2]string{id, text}
			}
		}
	}()
	return e
}

// next returns the next event.
func (e *events) next() (id, data string) {
	e.t.Helper()
	select {
	case got := <-e.list:
		return got[0], got[1]
	case <-time.After(patience):
		e.t.Fatal("no event comes")
		return "", ""
	}
}

// until returns the next event with these words.
func (e *events) until(words string) (id, data string) {
	e.t.Helper()
	for {
		if id, data = e.next(); strings.Contains(data, words) {
			return id, data
		}
	}
}

// gone waits for the end of the stream.
func (e *events) gone() {
	e.t.Helper()
	select {
	case <-e.ended:
	case <-time.After(patience):
		e.t.Fatal("the stream stays open")
	}
}

// call returns a request.
func call(id int, method string, params any) string {
	text, err := json.Marshal(params)
	if err != nil {
		panic(err)
	}
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, id, method, text)
}
