package queue

import (
	"fmt"
	"strings"
	"unicode"
)

// Config returns the server's configuration for a plain NATS server.
func (o ServerOptions) Config() (string, error) {
	o.fill()
	if err := o.check(); err != nil {
		return "", err
	}
	w := &writer{}
	w.line("listen: %s", hostPort(o.Listen))
	if o.Name != "" {
		w.line("server_name: %s", o.Name)
	}
	w.number("max_payload", int64(o.MaxPayload))
	w.number("max_connections", int64(o.MaxConnections))
	w.block("jetstream", func() {
		w.line("store_dir: %s", o.Store)
		if o.MaxStore > 0 {
			w.number("max_file_store", o.MaxStore)
		}
	})
	if o.Cert != "" {
		w.block("tls", func() { w.certificate(&o, false) })
	}
	if o.Monitor != "" {
		w.line("http: %s", hostPort(o.Monitor))
	}
	switch {
	case o.Token != "":
		w.block("authorization", func() { w.line("token: %s", o.Token) })
	case len(o.Users) > 0:
		w.users(o.Users)
	}
	if o.Cluster.Name != "" {
		w.cluster(&o)
	}
	return w.String(), w.err
}

// fill sets defaults.
func (o *ServerOptions) fill() {
	if o.Listen == "" {
		o.Listen = "127.0.0.1:4222"
	}
	if o.MaxPayload == 0 {
		o.MaxPayload = 1 << 20
	}
	if o.MaxConnections == 0 {
		o.MaxConnections = 10_000
	}
}

// hostPort returns an address in the form of NATS, in which -1 is any free port.
func hostPort(s string) string {
	if rest, free := strings.CutSuffix(s, ":0"); free {
		return rest + ":-1"
	}
	return s
}

// writer writes a configuration.
type writer struct {
	strings.Builder
	depth int
	err   error // a value that cannot be written
}

// line writes a line with one value in quotes.
func (w *writer) line(format, value string) {
	w.raw(strings.Replace(format, "%s", w.quoted(value), 1))
}

func (w *writer) number(key string, n int64) { w.raw(fmt.Sprintf("%s: %d", key, n)) }

func (w *writer) raw(line string) {
	w.WriteString(strings.Repeat("  ", w.depth) + line + "\n")
}

func (w *writer) block(name string, inner func()) {
	w.raw(name + " {")
	w.depth++
	inner()
	w.depth--
	w.raw("}")
}

// quoted returns a value in quotes. It refuses a value with an unprintable character.
func (w *writer) quoted(s string) string {
	for _, r := range s {
		if !unicode.IsPrint(r) || r == unicode.ReplacementChar {
			w.err = fmt.Errorf("%q has a character that a configuration cannot hold", s)
		}
	}
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}

func (w *writer) list(name string, values []string) {
	quoted := make([]string, len(values))
	for i, v := range values {
		quoted[i] = w.quoted(v)
	}
	w.raw(name + ": [" + strings.Join(quoted, ", ") + "]")
}

// certificate writes the TLS files; verify requires a certificate of the other side too.
func (w *writer) certificate(o *ServerOptions, verify bool) {
	w.line("cert_file: %s", o.Cert)
	w.line("key_file: %s", o.Key)
	if verify {
		w.line("ca_file: %s", o.CA)
		w.raw("verify: true")
	}
}

// users writes an account for Muster with the permissions of each user.
func (w *writer) users(users []User) {
	w.block("accounts", func() {
		w.block("MUSTER", func() {
			w.raw("jetstream: enabled")
			w.raw("users: [")
			w.depth++
			for _, u := range users {
				w.block("", func() {
					w.line("nkey: %s", u.Key)
					send, hear, _ := Permissions(u.Role)
					w.block("permissions", func() {
						w.list("publish", send)
						w.list("subscribe", hear)
					})
				})
			}
			w.depth--
			w.raw("]")
		})
	})
}

func (w *writer) cluster(o *ServerOptions) {
	w.block("cluster", func() {
		w.line("name: %s", o.Cluster.Name)
		w.line("listen: %s", hostPort(o.Cluster.Listen))
		routes := make([]string, len(o.Cluster.Routes))
		for i, r := range o.Cluster.Routes {
			routes[i] = "nats-route://" + r
		}
		w.list("routes", routes)
		if o.Cert != "" && o.CA != "" {
			w.block("tls", func() { w.certificate(o, true) })
		}
	})
}
