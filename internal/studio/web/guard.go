package web

import (
	"crypto/rand"
	"crypto/subtle"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
)

// policy is the Content-Security-Policy of every answer. The editor of the page and printed sheets, which the preview
// shows in a sandboxed frame under the same policy, write style elements: hence 'unsafe-inline' for styles only.
var policy = strings.Join([]string{
	"default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:",
	"connect-src 'self'", "font-src 'self' data:", "frame-src 'self' blob:", "base-uri 'none'", "form-action 'none'",
	"frame-ancestors 'none'",
}, "; ")

// headers are the headers of every answer.
var headers = map[string]string{
	"Content-Security-Policy":      policy,
	"X-Content-Type-Options":       "nosniff",
	"Referrer-Policy":              "no-referrer",
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Cache-Control":                "no-store",
}

// tokenKey is the key of the token in the query of a link.
const tokenKey = "token"

// guard lets requests pass that come from the page in the browser of the user.
type guard struct {
	next   http.Handler
	hosts  []string // the exact values of Host, the first in the link
	cross  *http.CrossOriginProtection
	cookie string // its name; a browser sends cookies of one host to all its ports
	secret string // its value

	mu    sync.Mutex
	token string // "" once it was used
}

func newGuard(address net.Addr, next http.Handler) *guard {
	host := address.String()
	_, port, _ := net.SplitHostPort(host)
	g := &guard{
		next: next, hosts: []string{host}, cross: http.NewCrossOriginProtection(), cookie: "muster-studio-" + port,
		secret: rand.Text() + rand.Text(), token: rand.Text() + rand.Text(),
	}
	if port == "80" { // browsers leave it out
		g.hosts = []string{"127.0.0.1"}
	}
	return g
}

// link returns the address with the token.
func (g *guard) link() string {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.token == "" {
		return "http://" + g.hosts[0] + "/"
	}
	return "http://" + g.hosts[0] + "/?" + tokenKey + "=" + g.token
}

// ServeHTTP checks a request. Host comes first: after DNS rebinding a hostile page is of the same origin as the server,
// and only the name in Host tells them apart.
func (g *guard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for name, value := range headers {
		w.Header().Set(name, value)
	}
	switch {
	case !slices.Contains(g.hosts, r.Host):
		refuse(w, http.StatusMisdirectedRequest, "wrong Host: open the link that muster studio has printed")
	case g.foreign(r):
		refuse(w, http.StatusForbidden, "the request comes from another site")
	case r.Method == http.MethodGet && r.URL.Path == "/" && r.URL.Query().Has(tokenKey):
		g.exchange(w, r)
	case !g.known(r):
		refuse(w, http.StatusForbidden, "no access: open the link that muster studio has printed")
	default:
		g.next.ServeHTTP(w, r)
	}
}

// foreign reports whether a page of another origin sends a request. CrossOriginProtection lets GET pass; here a page of
// another origin may do nothing but link to the start page. Another port of this host is another origin as well, and
// its requests carry the cookie.
func (g *guard) foreign(r *http.Request) bool {
	if origin := r.Header.Get("Origin"); origin != "" && origin != "http://"+g.hosts[0] {
		return true
	}
	switch r.Header.Get("Sec-Fetch-Site") {
	case "", "same-origin", "none":
		return g.cross.Check(r) != nil
	}
	linked := r.Method == http.MethodGet && r.URL.Path == "/" && r.Header.Get("Sec-Fetch-Mode") == "navigate" &&
		r.Header.Get("Sec-Fetch-Dest") == "document"
	return !linked
}

// exchange gives the cookie for the token, once, and takes the token out of the address.
func (g *guard) exchange(w http.ResponseWriter, r *http.Request) {
	if !g.known(r) && !g.spend(r.URL.Query().Get(tokenKey)) {
		refuse(w, http.StatusForbidden, "this link was used already or is wrong: start muster studio again")
		return
	}
	http.SetCookie(w, &http.Cookie{
		Name: g.cookie, Value: g.secret, Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode,
	})
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// spend reports whether a token is valid, and makes it invalid.
func (g *guard) spend(token string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.token == "" || subtle.ConstantTimeCompare([]byte(token), []byte(g.token)) != 1 {
		return false
	}
	g.token = ""
	return true
}

// known reports whether a request carries the cookie.
func (g *guard) known(r *http.Request) bool {
	return slices.ContainsFunc(r.CookiesNamed(g.cookie), func(c *http.Cookie) bool {
		return subtle.ConstantTimeCompare([]byte(c.Value), []byte(g.secret)) == 1
	})
}
