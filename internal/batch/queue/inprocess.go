package queue

import (
	"context"
	"fmt"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
)

// Server is a server in this process.
type Server struct {
	ns     *server.Server
	auth   nats.Option // credentials of this process; may be nil
	writes *writes
}

// readyWait is the timeout of a server's start.
const readyWait = 30 * time.Second

// InProcess starts a server without a listener that stores its data in a folder. maxBytes limits the store; 0 means all
// of the disk.
func InProcess(dir string, maxBytes int64) (*Server, error) {
	if dir == "" {
		return nil, fmt.Errorf("a server needs a folder for its store")
	}
	return checked(&server.Options{
		DontListen: true, JetStream: true, StoreDir: dir, JetStreamMaxStore: maxBytes, NoSigs: true, NoLog: true,
		ServerName: "muster", NoSystemAccount: true,
	})
}

// checked starts a server on an undamaged store. In a cluster, other servers have copies of data that one of them has
// lost.
func checked(opts *server.Options) (*Server, error) {
	if opts.Cluster.Port != 0 {
		return start(opts)
	}
	if err := Damage(opts.StoreDir); err != nil {
		return nil, err
	}
	s, err := start(opts)
	if err == nil && s.lost() {
		// A killed server may leave a truncated last message. The start has now cut it off, and no other data is lost.
		s.Stop()
		s, err = start(opts)
	}
	return s, err
}

// lost reports whether the server has found less data in its store than expected.
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

// allOfDisk is a limit that no disk reaches. Without a limit a server takes three quarters of the free space at its
// start. One that starts on a full disk would then never have space.
const allOfDisk = 1 << 60

// start starts a server and waits until it answers.
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

// Connect connects to the in-process server. The name appears in lists of connections.
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

// Stop stops the server and waits until it has written its data.
func (s *Server) Stop() {
	s.ns.Shutdown()
	s.ns.WaitForShutdown()
}

// Wait waits until the context ends, the server stops, or the server can no longer write: ErrStore.
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
