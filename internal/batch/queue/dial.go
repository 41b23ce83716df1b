package queue

import (
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
)

// Dial holds the connection options of a client.
type Dial struct {
	Name      string // of who connects, for those who look at connections
	URL       string // nats://host:port or tls://host:port; separate several of a cluster with commas
	TokenFile string // file with a token
	NKeyFile  string // file with the seed of the user's nkey
	CredsFile string // file with credentials as NATS makes them
	CAFile    string // file with the authority that signed the server's certificate; those of the system when ""
}

// Connect connects, and retries until the server answers, refuses, or the context ends. After a lost connection it
// reconnects forever.
func Connect(ctx context.Context, d Dial) (*nats.Conn, error) {
	opts, err := d.options()
	if err != nil {
		return nil, err
	}
	for wait := 50 * time.Millisecond; ; wait = min(2*wait, 2*time.Second) {
		nc, err := nats.Connect(d.URL, opts...)
		if err == nil {
			return nc, nil
		}
		if words := refusal(err); words != nil {
			return nil, words
		}
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("no server answers: %w: %w", ctx.Err(), err)
		case <-time.After(wait):
		}
	}
}

// options returns the options of the connection. The error describes an invalid flag or file.
func (d *Dial) options() ([]nats.Option, error) {
	far, bare, err := d.hosts()
	if err != nil {
		return nil, err
	}
	opts := reconnecting(d.Name)
	given := 0
	if d.TokenFile != "" {
		given++
		token, err := readSecret(d.TokenFile)
		if err != nil {
			return nil, fmt.Errorf("the token: %w", err)
		}
		if far && bare {
			return nil, fmt.Errorf("a token is not encrypted and needs TLS to another machine: write tls:// instead of "+
				"nats:// in %s",
				d.URL)
		}
		opts = append(opts, nats.Token(token))
	}
	if d.NKeyFile != "" {
		given++
		key, err := nats.NkeyOptionFromSeed(d.NKeyFile)
		if err != nil {
			return nil, fmt.Errorf("the key in %s: %w", d.NKeyFile, err)
		}
		opts = append(opts, key)
	}
	if d.CredsFile != "" {
		given++
		if _, err := os.Stat(d.CredsFile); err != nil {
			return nil, fmt.Errorf("the credentials: %w", err)
		}
		opts = append(opts, nats.UserCredentials(d.CredsFile))
	}
	if given > 1 {
		return nil, fmt.Errorf("a token, a key and credentials exclude each other: use one of them")
	}
	if d.CAFile != "" {
		text, err := os.ReadFile(d.CAFile)
		if err != nil {
			return nil, fmt.Errorf("the CA certificate: %w", err)
		}
		if !x509.NewCertPool().AppendCertsFromPEM(text) {
			return nil, fmt.Errorf("%s is not a CA certificate", d.CAFile)
		}
		opts = append(opts, nats.RootCAs(d.CAFile))
	}
	return opts, nil
}

// hosts reports whether an address is remote, and whether one is without TLS.
func (d *Dial) hosts() (far, bare bool, err error) {
	for s := range strings.SplitSeq(d.URL, ",") {
		u, err := url.Parse(strings.TrimSpace(s))
		if err != nil || u.Hostname() == "" || u.Scheme != "nats" && u.Scheme != "tls" {
			return false, false, fmt.Errorf("%q is not the address of a server: write nats://host:port or tls://host:port",
				clean(s))
		}
		if u.User != nil {
			return false, false, fmt.Errorf("the address of a server must not have a secret: use a flag that names a file")
		}
		far, bare = far || !isLoopback(u.Hostname()), bare || u.Scheme != "tls"
	}
	return far, bare, nil
}

// clean returns an address without possible secrets.
func clean(s string) string {
	if _, host, found := strings.Cut(s, "@"); found {
		return "...@" + host
	}
	return s
}

// mostSecret is the maximum length of a token.
const mostSecret = 4 << 10

// readSecret reads a token: the only line of a file.
func readSecret(file string) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	token := strings.TrimSpace(string(text))
	if token == "" || len(token) > mostSecret || strings.ContainsAny(token, " \t\r\n") {
		return "", fmt.Errorf("%s must have one word of at most %d bytes", file, mostSecret)
	}
	return token, nil
}

// ReadToken reads a token for a server: the only word of a file, of at least 16 bytes.
func ReadToken(file string) (string, error) {
	token, err := readSecret(file)
	if err == nil && len(token) < 16 {
		return "", fmt.Errorf("the token in %s has %d bytes; use 16 or more", file, len(token))
	}
	return token, err
}

// refusal returns the reason why a reachable server cannot be used; nil if a retry may succeed.
func refusal(err error) error {
	var unknown x509.UnknownAuthorityError
	var host x509.HostnameError
	switch {
	case errors.Is(err, nats.ErrAuthorization), errors.Is(err, nats.ErrAuthExpired), errors.Is(err, nats.ErrAuthRevoked),
		strings.Contains(strings.ToLower(err.Error()), "authorization"):
		return errors.New("it refuses the connection: the token, key or credentials are unknown")
	case errors.As(err, &unknown), errors.As(err, &host):
		return fmt.Errorf("its certificate is not trusted: %w", err)
	case errors.Is(err, nats.ErrSecureConnWanted):
		return errors.New("it has no TLS: write nats:// if it is on this machine")
	case errors.Is(err, nats.ErrSecureConnRequired):
		return errors.New("the server requires TLS: write tls:// and name its CA certificate")
	}
	return nil
}

// reconnecting returns the options of a connection that reconnects forever, with pauses that grow to two seconds. It
// buffers nothing in the meantime, so that senders get an error at once.
func reconnecting(name string) []nats.Option {
	return []nats.Option{
		nats.Name(name), nats.MaxReconnects(-1), nats.ReconnectJitter(0, 0), nats.ReconnectBufSize(-1),
		nats.CustomReconnectDelay(func(attempts int) time.Duration {
			return min(50*time.Millisecond<<min(max(attempts-1, 0), 10), 2*time.Second)
		}),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}), // requests return errors themselves
		nats.PingInterval(20 * time.Second), nats.MaxPingsOutstanding(2), nats.Timeout(5 * time.Second),
	}
}
