package server

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
)

// Dial is how a server that others run is reached.
type Dial struct {
	Name      string // of who connects, for those who look at connections
	URL       string // or several of a cluster, with commas between
	TokenFile string // "" where the server asks for none
	NKeyFile  string // the seed of the user's nkey
	CredsFile string // credentials as NATS makes them
	CAFile    string // whose signature the server's certificate has; "" for those that the system trusts
}

// Connect connects, and tries again until the server is there, refuses, or the context ends. A connection that is cut
// later is made again for ever.
func Connect(ctx context.Context, d Dial) (*nats.Conn, error) {
	opts, err := d.options()
	if err != nil {
		return nil, err
	}
	for wait := 50 * time.Millisecond; ; wait = min(2*wait, time.Second) {
		nc, err := nats.Connect(d.URL, opts...)
		switch {
		case err == nil:
			return nc, nil
		case errors.Is(err, nats.ErrAuthorization), errors.Is(err, nats.ErrAuthExpired):
			return nil, errors.New("it does not know these credentials")
		}
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("%w: %w", context.Cause(ctx), err)
		case <-time.After(wait):
		}
	}
}

// options are those of a connection.
func (d *Dial) options() ([]nats.Option, error) {
	opts := reconnecting(d.Name)
	if d.TokenFile != "" {
		token, err := os.ReadFile(d.TokenFile)
		if err != nil {
			return nil, err
		}
		opts = append(opts, nats.Token(strings.TrimSpace(string(token))))
	}
	if d.NKeyFile != "" {
		o, err := nats.NkeyOptionFromSeed(d.NKeyFile)
		if err != nil {
			return nil, fmt.Errorf("%s holds no seed of an nkey: %w", d.NKeyFile, err)
		}
		opts = append(opts, o)
	}
	for _, name := range []string{d.CredsFile, d.CAFile} {
		if name == "" {
			continue
		}
		if _, err := os.Stat(name); err != nil {
			return nil, err
		}
	}
	if d.CredsFile != "" {
		opts = append(opts, nats.UserCredentials(d.CredsFile))
	}
	if d.CAFile != "" {
		opts = append(opts, nats.RootCAs(d.CAFile))
	}
	return opts, nil
}
