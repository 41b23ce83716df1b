package queue

import (
	"fmt"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nkeys"
)

// Listen starts a server that others connect to. It is refused in words when its address is one that others reach, and
// nothing says who they are or keeps what is said to itself.
func Listen(o ServerOptions) (*Server, error) {
	o.fill()
	if err := o.check(); err != nil {
		return nil, err
	}
	// This process is a user, too: one with a key that it makes for itself.
	var own nkeys.KeyPair
	if len(o.Users) > 0 {
		seed, public, err := NewKey()
		if err != nil {
			return nil, err
		}
		if own, err = nkeys.FromSeed([]byte(seed)); err != nil {
			return nil, err
		}
		o.Users = append([]User{{Owner, public}}, o.Users...)
	}
	text, err := o.Config()
	if err != nil {
		return nil, err
	}
	opts := &server.Options{}
	if err := opts.ProcessConfigString(text); err != nil {
		return nil, fmt.Errorf("the server: %w", err)
	}
	s, err := begin(opts)
	if err != nil {
		return nil, err
	}
	switch {
	case own != nil:
		public, err := own.PublicKey()
		if err != nil {
			return nil, err
		}
		s.auth = nats.Nkey(public, own.Sign)
	case o.Token != "":
		s.auth = nats.Token(o.Token)
	}
	return s, nil
}

// ListenConfig starts a server by a configuration of NATS's own. Who may do what, and where it listens, are what that
// says.
func ListenConfig(file string) (*Server, error) {
	opts, err := server.ProcessConfigFile(file)
	if err != nil {
		return nil, fmt.Errorf("the server's configuration: %w", err)
	}
	if !opts.JetStream {
		return nil, fmt.Errorf("the server's configuration %s has no jetstream section, which sweeps need", file)
	}
	if opts.StoreDir == "" {
		return nil, fmt.Errorf("the server's configuration %s has no store_dir in its jetstream section: it would use a "+
			"temporary folder", file)
	}
	return begin(opts)
}

// begin starts a server, whose signals are those of the program.
func begin(opts *server.Options) (*Server, error) {
	opts.NoSigs, opts.NoLog = true, true
	return checked(opts)
}

// URL is where clients connect.
func (s *Server) URL() string { return s.ns.ClientURL() }

// MonitorAddress is the host:port of the monitoring; "" when there is none.
func (s *Server) MonitorAddress() string {
	if a := s.ns.MonitorAddr(); a != nil {
		return a.String()
	}
	return ""
}
