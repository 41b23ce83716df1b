package queue_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"muster/internal/batch/queue"

	"github.com/nats-io/nats.go"
)

// TestRefused checks that a server reachable by others requires authentication and TLS, with clear errors.
func TestRefused(t *testing.T) {
	_, public, err := queue.NewKey()
	if err != nil {
		t.Fatal(err)
	}
	users := []queue.User{{Role: queue.Watcher, Key: public}}
	for _, c := range []struct {
		o    queue.ServerOptions
		want string
	}{
		{queue.ServerOptions{Listen: "0.0.0.0:4222"}, "a token or users"},
		{queue.ServerOptions{Listen: ":4222"}, "a token or users"},
		{queue.ServerOptions{Listen: "10.0.0.1:4222", Token: "t"}, "a certificate"},
		{queue.ServerOptions{Listen: "[::]:4222", Users: users}, "a certificate"},
		{queue.ServerOptions{Listen: "example.org:4222"}, "a token or users"},
		{queue.ServerOptions{Listen: "127.0.0.1"}, "is not valid: write host:port"},
		{queue.ServerOptions{Listen: "127.0.0.1:99999"}, "needs a port"},
		{queue.ServerOptions{Token: "t", Users: users}, "not both"},
		{queue.ServerOptions{Cert: "c"}, "needs its key"},
		{queue.ServerOptions{Users: []queue.User{{Role: "king", Key: public}}}, "unknown role"},
		{queue.ServerOptions{Users: []queue.User{{Role: queue.Watcher, Key: "UABC"}}}, "not the public key"},
		{queue.ServerOptions{Monitor: "0.0.0.0:8222"}, "use an address of this machine"},
		{queue.ServerOptions{MaxPayload: 10}, "1 MiB"},
		{queue.ServerOptions{MaxStore: -1}, "must be 0 or more"},
		{queue.ServerOptions{Cluster: queue.Cluster{Name: "c"}}, "needs the cluster's name"},
		{queue.ServerOptions{Name: "a", Cluster: queue.Cluster{Name: "c", Listen: "127.0.0.1:0"}},
			"the addresses of the others"},
		{queue.ServerOptions{Name: "a", Cluster: queue.Cluster{Name: "c", Listen: "0.0.0.0:6222",
			Routes: []string{"b:6222"}}},
			"need a certificate"},
		{queue.ServerOptions{Name: "a", Cluster: queue.Cluster{Name: "c", Listen: "127.0.0.1:6222",
			Routes: []string{"b:6222"}}},
			"need a certificate"},
		{queue.ServerOptions{Name: "a\nlisten: 0.0.0.0:1"}, "cannot hold"},
	} {
		c.o.Store = t.TempDir()
		s, err := queue.Listen(c.o)
		if err == nil {
			s.Stop()
			t.Errorf("%+v is not refused", c.o)
		} else if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %q does not say %q", c.o, err, c.want)
		}
	}
	if _, err := queue.Listen(queue.ServerOptions{}); err == nil || !strings.Contains(err.Error(), "folder") {
		t.Errorf("no folder: %v", err)
	}
	if _, err := queue.InProcess("", 0); err == nil || !strings.Contains(err.Error(), "folder") {
		t.Errorf("no folder: %v", err)
	}
}

// write writes a file for a test.
func write(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// listen starts a server on the loopback for a test.
func listen(t *testing.T, o queue.ServerOptions) *queue.Server {
	t.Helper()
	o.Listen, o.Store = "127.0.0.1:0", t.TempDir()
	s, err := queue.Listen(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

// dial connects to a server for a test.
func dial(t *testing.T, d queue.Dial) *nats.Conn {
	t.Helper()
	nc, err := queue.Connect(context.Background(), d)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(nc.Close)
	return nc
}

// TestToken checks that a server with a token admits only clients with that token.
func TestToken(t *testing.T) {
	const token = "a-word-that-nobody-guesses"
	file := write(t, "token", token+"\n")
	if got, err := queue.ReadToken(file); err != nil || got != token {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := queue.ReadToken(write(t, "token", "short")); err == nil {
		t.Error("a token that can be guessed is not refused")
	}
	s := listen(t, queue.ServerOptions{Token: token, Monitor: "127.0.0.1:0"})
	if s.MonitorAddress() == "" {
		t.Error("no monitoring")
	}
	for _, d := range []queue.Dial{{}, {TokenFile: write(t, "token", "another")}} {
		d.URL = s.URL()
		if _, err := queue.Connect(context.Background(), d); err == nil || !strings.Contains(err.Error(),
			"refuses the connection") {
			t.Errorf("%+v: %v", d, err)
		}
	}
	dial(t, queue.Dial{URL: s.URL(), TokenFile: file})
	own, err := s.Connect("own")
	if err != nil {
		t.Fatal(err)
	}
	own.Close()
}

// TestDialRefused checks the errors for invalid connection options.
func TestDialRefused(t *testing.T) {
	token := write(t, "token", "a-word-that-nobody-guesses")
	for _, c := range []struct {
		d    queue.Dial
		want string
	}{
		{queue.Dial{URL: "http://127.0.0.1:1"}, "not the address"},
		{queue.Dial{URL: "nats://"}, "not the address"},
		{queue.Dial{URL: "nats://user:secret@host:1"}, "must not have a secret"},
		{queue.Dial{URL: "nats://example.org:4222", TokenFile: token}, "needs TLS"},
		{queue.Dial{URL: "nats://127.0.0.1:1", TokenFile: token, NKeyFile: write(t, "key", "SU")}, "the key in"},
		{queue.Dial{URL: "nats://127.0.0.1:1", TokenFile: write(t, "token", "two words")}, "one word"},
		{queue.Dial{URL: "nats://127.0.0.1:1", TokenFile: token, CredsFile: token}, "use one of them"},
		{queue.Dial{URL: "nats://127.0.0.1:1", CAFile: token}, "is not a CA certificate"},
		{queue.Dial{URL: "nats://127.0.0.1:1", CredsFile: "/nowhere"}, "the credentials"},
		{queue.Dial{URL: "nats://127.0.0.1:1"}, "no server answers"},
	} {
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
		nc, err := queue.Connect(ctx, c.d)
		cancel()
		if err == nil {
			nc.Close()
			t.Errorf("%+v is not refused", c.d)
		} else if !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "secret@") {
			t.Errorf("%+v: %q does not say %q", c.d, err, c.want)
		}
	}
}

// TestConfigFile checks that the server accepts a plain NATS configuration and the one generated from options.
func TestConfigFile(t *testing.T) {
	text, err := queue.ServerOptions{Listen: "127.0.0.1:0", Store: t.TempDir(), Token: `a "word" \ more`}.Config()
	if err != nil {
		t.Fatal(err)
	}
	s, err := queue.ListenConfig(write(t, "nats.conf", text))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	if _, err := queue.Connect(context.Background(), queue.Dial{URL: s.URL()}); err == nil {
		t.Error("it lets in who has no token")
	}
	for text, want := range map[string]string{
		"listen: 127.0.0.1:-1": "no jetstream", "jetstream: enabled": "no store_dir", "listen: {": "configuration",
	} {
		if _, err := queue.ListenConfig(write(t, "nats.conf", text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestReadUsers checks that a list of users has a role and a public key on each line.
func TestReadUsers(t *testing.T) {
	seed, public, err := queue.NewKey()
	if err != nil {
		t.Fatal(err)
	}
	users, err := queue.ReadUsers("# who\n\nworker " + public + "\nwatcher " + public)
	if err != nil || len(users) != 2 || users[0] != (queue.User{Role: "worker", Key: public}) {
		t.Errorf("%v, %v", users, err)
	}
	for text, want := range map[string]string{
		"worker": "line 1", "\nking " + public: "line 2: unknown role", "worker " + seed: "keep its seed secret",
	} {
		_, err := queue.ReadUsers(text)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), seed) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
