// Package web is the local HTTP server of Muster Studio. It serves the page, takes messages of its tabs at POST /rpc,
// and sends those of their sessions at GET /events. Only a browser with the server's link has access. Start with Listen
// and New.
package web

import (
	"context"
	"io/fs"
	"net"
	"net/http"
	"strconv"
	"time"

	"muster/editor"
	"muster/internal/studio"
)

// Options configure a Server.
type Options struct {
	Page   fs.FS                 // index.html and the files that it loads
	Editor func() editor.Options // the options of the editor server of a new tab
	Store  studio.Store

	// Linger is the time that a session stays when its tab has closed its stream. Zero means the default.
	Linger time.Duration
	// After calls f after a time, unless it is stopped. It is nil for the clock.
	After func(d time.Duration, f func()) (stop func())
}

// The limits of requests.
const (
	maxHeaders  = 32 << 10
	headerTime  = 5 * time.Second
	bodyTime    = 30 * time.Second
	writeTime   = 10 * time.Second // of one event
	idleTime    = time.Minute
	goodbyeTime = 2 * time.Second // for open requests when the server stops
)

// defaultLinger is longer than a reload of the page and a short sleep of the computer.
const defaultLinger = 2 * time.Minute

// Server is the local server.
type Server struct {
	opts    Options
	guard   *guard
	tabs    *tabs
	http    http.Server
	closing chan struct{}
}

// Listen opens a port of the loopback interface, any free port for 0.
func Listen(port int) (net.Listener, error) {
	return net.Listen("tcp4", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
}

// New returns a server for the address of its listener.
func New(opts Options, address net.Addr) *Server {
	if opts.Linger == 0 {
		opts.Linger = defaultLinger
	}
	if opts.After == nil {
		opts.After = func(d time.Duration, f func()) func() {
			t := time.AfterFunc(d, f)
			return func() { t.Stop() }
		}
	}
	s := &Server{opts: opts, tabs: newTabs(opts), closing: make(chan struct{})}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /rpc", s.rpc)
	mux.HandleFunc("GET /events", s.events)
	mux.HandleFunc("GET /", s.page)
	s.guard = newGuard(address, mux)
	s.http = http.Server{
		Handler: s.guard, ReadHeaderTimeout: headerTime, IdleTimeout: idleTime, MaxHeaderBytes: maxHeaders,
	}
	return s
}

// Link returns the address that opens the page. It gives access once: the first browser that opens it keeps the access.
func (s *Server) Link() string { return s.guard.link() }

// Serve answers requests until Close.
func (s *Server) Serve(l net.Listener) error {
	if err := s.http.Serve(l); err != http.ErrServerClosed {
		return err
	}
	return nil
}

// Close stops the server, its streams and its sessions.
func (s *Server) Close() {
	close(s.closing)
	ctx, stop := context.WithTimeout(context.Background(), goodbyeTime)
	defer stop()
	if s.http.Shutdown(ctx) != nil {
		_ = s.http.Close()
	}
	s.tabs.close(ctx)
}

// refuse answers with a status and a line of text.
func refuse(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text + "\n")) // the browser has gone
}
