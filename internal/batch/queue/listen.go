package queue

import (
	"fmt"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nkeys"
)

// Listen starts a server for other clients. It refuses an address that others can reach without authentication and
// encryption.
func Listen(o ServerOptions) (*Server, error) {
	o.fill()
	if err := o.check(); err != nil {
		return nil, err
	}
	// This process is a user too, with a key that it generates.
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

// ListenConfig starts a server with a NATS configuration file, which sets permissions and addresses.
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

// begin starts a server; the program handles its signals.
func begin(opts *server.Options) (*Server, error) {
	opts.NoSigs, opts.NoLog = true, true
	return checked(opts)
}

// URL returns the client address.
func (s *Server) URL() string { return s.ns.ClientURL() }

// MonitorAddress returns the host:port of the monitoring, or "".
func (s *Server) MonitorAddress() string {
	if a := s.ns.MonitorAddr(); a != nil {
		return a.String()
	}
	return ""
}
