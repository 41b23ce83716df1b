package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// TestHosts: after DNS rebinding a browser sends the attacker's name as Host. No other value than the address passes,
// with the cookie or with the token.
func TestHosts(t *testing.T) {
	s := start(t)
	link, port := s.Link(), s.base[strings.LastIndex(s.base, ":")+1:]
	for _, host := range []string{
		"evil.example", "evil.example:" + port, "localhost", "localhost:" + port, "LOCALHOST:" + port,
		"localhost.:" + port, "127.0.0.1", "127.0.0.1.:" + port, "127.0.0.1:" + port + ".", "127.0.0.1:1",
		"127.0.0.1:0" + port, "127.1:" + port, "0.0.0.0:" + port, "[::1]:" + port, "[::ffff:127.0.0.1]:" + port,
		"2130706433:" + port, "127.0.0.1.evil.example:" + port, "evil.example.127.0.0.1:" + port, "x@127.0.0.1:" + port,
	} {
		if status, _ := s.get(link, "Host: "+host); status != http.StatusMisdirectedRequest && status != 400 {
			t.Errorf("Host %s: the link is answered with %d", host, status)
		}
	}
	s.enter()
	for _, host := range []string{"evil.example:" + port, "localhost:" + port, "127.0.0.1.:" + port} {
		for _, path := range []string{"/", "/events?tab=0123456789abcdef", "/app/main.js"} {
			if status, _ := s.get(s.base+path, "Host: "+host); status != http.StatusMisdirectedRequest {
				t.Errorf("Host %s: %s is answered with %d", host, path, status)
			}
		}
		if status, _ := s.do("POST", s.base+"/rpc?tab=0123456789abcdef", "[]", "Host: "+host,
			"Sec-Fetch-Site: same-origin", "Content-Type: application/json"); status != http.StatusMisdirectedRequest {
			t.Errorf("Host %s: messages are answered with %d", host, status)
		}
	}
	if status, text := s.get(s.base + "/"); status != 200 || text != "<p>Studio" {
		t.Errorf("the page is answered with %d %s", status, text)
	}
}

// TestToken: a link gives access to one browser, once; without the cookie there is no access to anything.
func TestToken(t *testing.T) {
	s := start(t)
	link := s.Link()
	for _, path := range []string{"/", "/app/main.js", "/events?tab=0123456789abcdef", "/nothing", "/?token=",
		"/?token=wrong", "/events?token=" + link[strings.Index(link, "=")+1:]} {
		if status, text := s.get(s.base + path); status != http.StatusForbidden || strings.Contains(text, "<p>") {
			t.Errorf("%s without access is answered with %d %s", path, status, text)
		}
	}
	if status, _ := s.do("POST", s.base+"/rpc?tab=0123456789abcdef", "[]"); status != http.StatusForbidden {
		t.Errorf("messages without access are answered with %d", status)
	}
	if status, _ := s.do("HEAD", link, ""); status != http.StatusForbidden {
		t.Errorf("HEAD spends the token: %d", status)
	}
	answer, err := s.client.Get(link)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	cookie := answer.Header.Get("Set-Cookie")
	if answer.StatusCode != http.StatusSeeOther || answer.Header.Get("Location") != "/" ||
		!strings.HasSuffix(cookie, "; Path=/; HttpOnly; SameSite=Strict") {
		t.Errorf("the link is answered with %d, Location %s, cookie %s", answer.StatusCode,
			answer.Header.Get("Location"), cookie)
	}
	if status, _ := s.get(s.base + "/"); status != 200 {
		t.Errorf("the page is answered with %d", status)
	}
	if status, _ := s.get(link); status != http.StatusSeeOther {
		t.Errorf("the same browser opens the link again: %d", status)
	}
	if strings.Contains(s.Link(), "token") {
		t.Error("the link still has a token")
	}
	s.client = s.browser()
	if status, text := s.get(link); status != http.StatusForbidden || !strings.Contains(text, "used already") {
		t.Errorf("another browser opens the used link: %d %s", status, text)
	}
	at, err := url.Parse(s.base)
	if err != nil {
		t.Fatal(err)
	}
	name, _, _ := strings.Cut(cookie, "=")
	s.client.Jar.SetCookies(at, []*http.Cookie{{Name: name, Value: "wrong"}})
	if status, _ := s.get(s.base + "/"); status != http.StatusForbidden {
		t.Errorf("a wrong cookie is answered with %d", status)
	}
}

// TestOtherSites: pages of other sites, and of other ports of this computer, whose requests carry the cookie, reach
// nothing; they may link to the start page.
func TestOtherSites(t *testing.T) {
	s := start(t).enter()
	tab := "0123456789abcdef"
	s.listen(tab, "")
	for _, h := range []string{
		"Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site", "Sec-Fetch-Site: strange", "Origin: null",
		"Origin: https://evil.example", "Origin: http://127.0.0.1:1", "Origin: https" + strings.TrimPrefix(s.base, "http"),
		"Origin: " + strings.Replace(s.base, "127.0.0.1", "localhost", 1),
	} {
		for _, path := range []string{"/", "/app/main.js", "/events?tab=" + tab} {
			if status, _ := s.get(s.base+path, h); status != http.StatusForbidden {
				t.Errorf("%s: %s is answered with %d", h, path, status)
			}
		}
		for _, method := range []string{"POST", "OPTIONS", "PUT"} {
			status, _ := s.do(method, s.base+"/rpc?tab="+tab, "[]", h, "Content-Type: application/json")
			if status != http.StatusForbidden {
				t.Errorf("%s: %s is answered with %d", h, method, status)
			}
		}
	}
	navigate := []string{"Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"}
	for _, c := range []struct {
		path, to string
		want     int
	}{
		{"/", "document", http.StatusOK}, {"/", "iframe", http.StatusForbidden},
		{"/events?tab=" + tab, "document", http.StatusForbidden},
	} {
		if status, _ := s.get(s.base+c.path, append(navigate, "Sec-Fetch-Dest: "+c.to)...); status != c.want {
			t.Errorf("a link to %s in %s is answered with %d", c.path, c.to, status)
		}
	}
	for _, kind := range []string{"", "text/plain", "application/x-www-form-urlencoded", "application/json; ="} {
		if status, _ := s.do("POST", s.base+"/rpc?tab="+tab, "[]", "Content-Type: "+kind); status != 415 {
			t.Errorf("messages of type %q are answered with %d", kind, status)
		}
	}
}

// TestPage: only the files of the page are served, with fixed content types.
func TestPage(t *testing.T) {
	s := start(t).enter()
	for path, want := range map[string]int{
		"/": 200, "/app/main.js": 200, "/app": 404, "/app/": 404, "/x.exe": 404, "/nothing.js": 404, "/index.html": 200,
		"/%2e%2e/server.go": 404, "/..%2f..%2fetc/passwd": 404, "/app/..%2f..%2findex.html": 404, "/.muster.toml": 404,
	} {
		if status, _ := s.get(s.base + path); status != want {
			t.Errorf("%s is answered with %d, want %d", path, status, want)
		}
	}
	for method, path := range map[string]string{"POST": "/", "DELETE": "/rpc", "PUT": "/app/main.js"} {
		if status, _ := s.do(method, s.base+path, ""); status != http.StatusMethodNotAllowed {
			t.Errorf("%s %s is answered with %d", method, path, status)
		}
	}
	answer, err := s.client.Get(s.base + "/app/main.js")
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if kind := answer.Header.Get("Content-Type"); kind != "text/javascript; charset=utf-8" {
		t.Errorf("a script is of type %s", kind)
	}
	if !strings.HasPrefix(s.base, "http://127.0.0.1:") {
		t.Errorf("the server listens on %s", s.base)
	}
}
