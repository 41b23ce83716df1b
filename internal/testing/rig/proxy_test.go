package main_test

import (
	"io"
	"net"
	"strings"
	"sync"
	"testing"

	"muster/internal/batch/queue"

	"github.com/nats-io/nats.go"
)

// listening returns a server for a test that listens on a loopback port.
func listening(t testing.TB) *queue.Server {
	t.Helper()
	s, err := queue.Listen(queue.ServerOptions{Listen: "127.0.0.1:0", Store: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

// dial connects to a URL for a test.
func dial(t testing.TB, url string) *nats.Conn {
	t.Helper()
	nc, err := queue.Connect(t.Context(), queue.Dial{Name: t.Name(), URL: url})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(nc.Close)
	return nc
}

// proxy sits between a client and its server, and can cut or hold the traffic.
type proxy struct {
	t      *testing.T
	to     string
	listen net.Listener

	mu    sync.Mutex
	conns []net.Conn
	cut   bool
	held  sync.RWMutex // is locked while nothing passes
}

func newProxy(t *testing.T, url string) *proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &proxy{t: t, to: strings.TrimPrefix(url, "nats://"), listen: l}
	var all sync.WaitGroup
	all.Go(func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			all.Go(func() { p.serve(c) })
		}
	})
	t.Cleanup(func() { _ = l.Close(); p.Cut(); all.Wait() })
	return p
}

// serve forwards traffic in both directions until one side closes.
func (p *proxy) serve(client net.Conn) {
	to, err := net.Dial("tcp", p.to)
	if err != nil {
		_ = client.Close()
		return
	}
	p.mu.Lock()
	cut := p.cut
	p.conns = append(p.conns, client, to)
	p.mu.Unlock()
	if cut {
		_, _ = client.Close(), to.Close()
		return
	}
	var both sync.WaitGroup
	for _, way := range [][2]net.Conn{{client, to}, {to, client}} {
		both.Go(func() {
			_, _ = io.Copy(held{p, way[1]}, way[0])
			_, _ = client.Close(), to.Close()
		})
	}
	both.Wait()
}

// held forwards writes unless they are held.
type held struct {
	p  *proxy
	to io.Writer
}

func (h held) Write(b []byte) (int, error) {
	h.p.held.RLock()
	defer h.p.held.RUnlock()
	return h.to.Write(b)
}

func (p *proxy) URL() string { return "nats://" + p.listen.Addr().String() }

// Cut cuts all connections, and refuses new ones, until Mend.
func (p *proxy) Cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.cut = true
	for _, c := range p.conns {
		_ = c.Close()
	}
	p.conns = nil
}

func (p *proxy) Repair() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.cut = false
}
