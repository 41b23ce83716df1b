package queue

import (
	"context"
	"fmt"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
)

// Server is a server that runs in this process.
type Server struct {
	ns     *server.Server
	auth   nats.Option // how this process says who it is; may be nil
	writes *writes
}

// readyWait is how long a server may take to begin.
const readyWait = 30 * time.Second

// InProcess starts a server that listens nowhere, and keeps what it stores in a folder. maxBytes is how much it may
// store; all that the disk has when 0.
func InProcess(dir string, maxBytes int64) (*Server, error) {
	if dir == "" {
		return nil, fmt.Errorf("a server needs a folder for its store")
	}
	return checked(&server.Options{
		DontListen: true, JetStream: true, StoreDir: dir, JetStreamMaxStore: maxBytes, NoSigs: true, NoLog: true,
		ServerName: "muster", NoSystemAccount: true,
	})
}

// checked starts a server on a store that is not damaged. Others of a cluster have copies of what one of them has lost.
func checked(opts *server.Options) (*Server, error) {
	if opts.Cluster.Port != 0 {
		return start(opts)
	}
	if err := Damage(opts.StoreDir); err != nil {
		return nil, err
	}
	s, err := start(opts)
	if err == nil && s.lost() {
		// A message that was not written to its end when a server was killed. It is cut off now, and nothing more is lost.
		s.Stop()
		s, err = start(opts)
	}
	return s, err
}

// lost reports whether the server has found less in its store than it should hold.
func (s *Server) lost() bool {
	info, err := s.ns.Jsz(&server.JSzOptions{Accounts: true, Streams: true})
	if err != nil {
		return false
	}
	for _, a := range info.AccountDetails {
		for i := range a.Streams {
			if a.Streams[i].State.Lost != nil {
				return true
			}
		}
	}
	return false
}

// allOfDisk is a limit that no disk reaches. Where a server is told none it takes three quarters of what is free when
// it begins, so that one that begins on a full disk has no room for ever.
const allOfDisk = 1 << 60

// start starts a server, and waits until it answers.
func start(opts *server.Options) (*Server, error) {
	if opts.JetStreamMaxStore <= 0 {
		opts.JetStreamMaxStore = allOfDisk
	}
	ns, err := server.NewServer(opts)
	if err != nil {
		return nil, fmt.Errorf("the server: %w", err)
	}
	w := newWrites()
	ns.SetLogger(w, false, false)
	ns.Start()
	if !ns.ReadyForConnections(readyWait) {
		ns.Shutdown()
		return nil, fmt.Errorf("the server is not ready after %s", readyWait)
	}
	return &Server{ns: ns, writes: w}, nil
}

// Connect connects to the server within the process. Its name is told to whoever looks at connections.
func (s *Server) Connect(name string) (*nats.Conn, error) {
	opts := append(reconnecting(name), nats.InProcessServer(s.ns))
	if s.auth != nil {
		opts = append(opts, s.auth)
	}
	nc, err := nats.Connect("", opts...)
	if err != nil {
		return nil, fmt.Errorf("the server in this process: %w", err)
	}
	return nc, nil
}

// Stop stops the server, and waits until it has written what it holds.
func (s *Server) Stop() {
	s.ns.Shutdown()
	s.ns.WaitForShutdown()
}

// Wait waits until the context ends, or the server has stopped by itself, or can write no more: ErrStore.
func (s *Server) Wait(ctx context.Context) error {
	stopped := make(chan struct{})
	go func() { s.ns.WaitForShutdown(); close(stopped) }()
	select {
	case <-ctx.Done():
	case <-stopped:
	case <-s.writes.failed:
	}
	return s.writes.err()
}
