package queue

import (
	"fmt"
	"net"
	"strconv"
	"strings"

	"github.com/nats-io/nkeys"
)

// ServerOptions are options of a server for other clients.
type ServerOptions struct {
	Listen string // host:port; 127.0.0.1:4222 when ""
	Store  string // folder of the stored data
	Name   string // of the server; one of a cluster must have one

	// Authentication. An address reachable from other machines needs one of these.
	Token string // grants all permissions
	Users []User // or: every user has a key, and a role

	Cert, Key string // TLS certificate and key files; required for an address that others reach
	CA        string // file of the authority that signs the certificates of a cluster

	MaxStore       int64 // limit of stored bytes; 0: the size of the disk
	MaxPayload     int   // bytes of a message; 1 MiB when 0
	MaxConnections int   // 10,000 when 0

	Cluster Cluster
	Monitor string // host:port of NATS's own monitoring, on this machine alone; "": none
}

// Cluster holds the cluster settings of a server; the zero value means no cluster.
type Cluster struct {
	Name   string
	Listen string   // host:port for the other servers
	Routes []string // host:port of the others
}

// User is a user who may connect.
type User struct {
	Role string // one of queue.Roles
	Key  string // the public key of an nkey: U...
}

// NewKey makes a key for a user: the seed is the user's secret, the public key goes to the server.
func NewKey() (seed, public string, err error) {
	pair, err := nkeys.CreateUser()
	if err != nil {
		return "", "", fmt.Errorf("making a key: %w", err)
	}
	s, err := pair.Seed()
	if err != nil {
		return "", "", fmt.Errorf("making a key: %w", err)
	}
	public, err = pair.PublicKey()
	return string(s), public, err
}

// ReadUsers reads a list of users: one line each, with role and public key. It skips empty lines, and those that begin
// with #.
func ReadUsers(text string) ([]User, error) {
	var out []User
	number := 0
	for line := range strings.Lines(text) {
		number++
		words := strings.Fields(line)
		if len(words) == 0 || strings.HasPrefix(words[0], "#") {
			continue
		}
		if len(words) != 2 {
			return nil, fmt.Errorf("line %d has %d words; write a role and a public key", number, len(words))
		}
		u := User{words[0], words[1]}
		if err := u.check(); err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		out = append(out, u)
	}
	return out, nil
}

func (u User) check() error {
	if _, _, ok := Permissions(u.Role); !ok {
		return fmt.Errorf("unknown role %q: write %s", u.Role, strings.Join(Roles(), ", "))
	}
	if !nkeys.IsValidPublicUserKey(u.Key) {
		if strings.HasPrefix(u.Key, "SU") {
			return fmt.Errorf("the line has the seed of a %s instead of its public key: make a new key, and keep its seed "+
				"secret",
				u.Role)
		}
		return fmt.Errorf("%q is not the public key of a user, which begins with U", u.Key)
	}
	return nil
}

// address parses a host and a port; free allows port 0.
func address(what, s string) (host string, port int, err error) {
	host, text, err := net.SplitHostPort(s)
	if err != nil {
		return "", 0, fmt.Errorf("%s %q is not valid: write host:port", what, s)
	}
	port, err = strconv.Atoi(text)
	if err != nil || port < 0 || port > 65535 {
		return "", 0, fmt.Errorf("%s %q needs a port from 0 to 65535", what, s)
	}
	return host, port, nil
}

// isLoopback reports whether a host is a loopback address, which no other machine can reach.
func isLoopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}

// check returns an error for invalid options.
func (o *ServerOptions) check() error {
	if o.Store == "" {
		return fmt.Errorf("a server needs a folder for its store")
	}
	host, _, err := address("the address", o.Listen)
	if err != nil {
		return err
	}
	if o.Token != "" && len(o.Users) > 0 {
		return fmt.Errorf("a server has a token or users with keys, not both")
	}
	if (o.Cert == "") != (o.Key == "") {
		return fmt.Errorf("a certificate needs its key, and a key its certificate")
	}
	for _, u := range o.Users {
		if err := u.check(); err != nil {
			return err
		}
	}
	if !isLoopback(host) {
		if o.Token == "" && len(o.Users) == 0 {
			return fmt.Errorf("%s is reachable by other machines: add a token or users with keys", o.Listen)
		}
		if o.Cert == "" {
			return fmt.Errorf("%s is reachable by other machines: add a certificate and its key for TLS", o.Listen)
		}
	}
	if o.Monitor != "" {
		host, _, err := address("the address of the monitoring", o.Monitor)
		if err != nil {
			return err
		}
		if !isLoopback(host) {
			return fmt.Errorf("other machines reach %s: monitoring has no access control, so use an address of this machine",
				o.Monitor)
		}
	}
	if o.MaxPayload < 0 || o.MaxPayload > 64<<20 || o.MaxPayload != 0 && o.MaxPayload < 1<<20 {
		return fmt.Errorf("the limit of a message must be 1 MiB to 64 MiB, not %d bytes", o.MaxPayload)
	}
	if o.MaxConnections < 0 || o.MaxStore < 0 {
		return fmt.Errorf("limits must be 0 or more")
	}
	return o.Cluster.check(o)
}

// check returns an error for invalid cluster options.
func (c *Cluster) check(o *ServerOptions) error {
	if c.Name == "" && c.Listen == "" && len(c.Routes) == 0 {
		return nil
	}
	if c.Name == "" || c.Listen == "" || o.Name == "" {
		return fmt.Errorf("a server of a cluster needs the cluster's name, its own, and an address for the others")
	}
	if len(c.Routes) == 0 {
		return fmt.Errorf("a server of a cluster needs the addresses of the others")
	}
	for _, s := range append([]string{c.Listen}, c.Routes...) {
		host, _, err := address("the address of the cluster", s)
		if err != nil {
			return err
		}
		if !isLoopback(host) && (o.Cert == "" || o.CA == "") {
			return fmt.Errorf("other machines reach %s: servers of a cluster need a certificate, its key and the signing "+
				"authority", s)
		}
	}
	return nil
}
