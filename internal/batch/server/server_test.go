package server_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"muster/internal/batch/queue"
	"muster/internal/batch/server"

	"github.com/nats-io/nats.go"
)

// TestRefused: a server that others reach wants to know who they are, and TLS; what is wrong is said.
func TestRefused(t *testing.T) {
	_, public, err := server.NewKey()
	if err != nil {
		t.Fatal(err)
	}
	users := []server.User{{Role: queue.Watcher, Key: public}}
	for _, c := range []struct {
		o    server.Options
		want string
	}{
		{server.Options{Listen: "0.0.0.0:4222"}, "a token or users"},
		{server.Options{Listen: ":4222"}, "a token or users"},
		{server.Options{Listen: "10.0.0.1:4222", Token: "t"}, "a certificate"},
		{server.Options{Listen: "[::]:4222", Users: users}, "a certificate"},
		{server.Options{Listen: "example.org:4222"}, "a token or users"},
		{server.Options{Listen: "127.0.0.1"}, "is not valid: write host:port"},
		{server.Options{Listen: "127.0.0.1:99999"}, "needs a port"},
		{server.Options{Token: "t", Users: users}, "not both"},
		{server.Options{Cert: "c"}, "needs its key"},
		{server.Options{Users: []server.User{{Role: "king", Key: public}}}, "unknown role"},
		{server.Options{Users: []server.User{{Role: queue.Watcher, Key: "UABC"}}}, "not the public key"},
		{server.Options{Monitor: "0.0.0.0:8222"}, "use an address of this machine"},
		{server.Options{MaxPayload: 10}, "1 MiB"},
		{server.Options{MaxStore: -1}, "must be 0 or more"},
		{server.Options{Cluster: server.Cluster{Name: "c"}}, "needs the cluster's name"},
		{server.Options{Name: "a", Cluster: server.Cluster{Name: "c", Listen: "127.0.0.1:0"}}, "the addresses of the others"},
		{server.Options{Name: "a", Cluster: server.Cluster{Name: "c", Listen: "0.0.0.0:6222", Routes: []string{"b:6222"}}},
			"need a certificate"},
		{server.Options{Name: "a", Cluster: server.Cluster{Name: "c", Listen: "127.0.0.1:6222", Routes: []string{"b:6222"}}},
			"need a certificate"},
		{server.Options{Name: "a\nlisten: 0.0.0.0:1"}, "cannot hold"},
	} {
		c.o.Store = t.TempDir()
		s, err := server.Listen(c.o)
		if err == nil {
			s.Stop()
			t.Errorf("%+v is not refused", c.o)
		} else if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %q does not say %q", c.o, err, c.want)
		}
	}
	if _, err := server.Listen(server.Options{}); err == nil || !strings.Contains(err.Error(), "folder") {
		t.Errorf("no folder: %v", err)
	}
	if _, err := server.InProcess("", 0); err == nil || !strings.Contains(err.Error(), "folder") {
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
func listen(t *testing.T, o server.Options) *server.Server {
	t.Helper()
	o.Listen, o.Store = "127.0.0.1:0", t.TempDir()
	s, err := server.Listen(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

// dial connects to a server for a test.
func dial(t *testing.T, d server.Dial) *nats.Conn {
	t.Helper()
	nc, err := server.Connect(context.Background(), d)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(nc.Close)
	return nc
}

// TestToken: a server with a token lets in who has it, and nobody else.
func TestToken(t *testing.T) {
	const token = "a-word-that-nobody-guesses"
	file := write(t, "token", token+"\n")
	if got, err := server.ReadToken(file); err != nil || got != token {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := server.ReadToken(write(t, "token", "short")); err == nil {
		t.Error("a token that can be guessed is not refused")
	}
	s := listen(t, server.Options{Token: token, Monitor: "127.0.0.1:0"})
	if s.MonitorAddress() == "" {
		t.Error("no monitoring")
	}
	for _, d := range []server.Dial{{}, {TokenFile: write(t, "token", "another")}} {
		d.URL = s.URL()
		if _, err := server.Connect(context.Background(), d); err == nil || !strings.Contains(err.Error(),
			"refuses the connection") {
			t.Errorf("%+v: %v", d, err)
		}
	}
	dial(t, server.Dial{URL: s.URL(), TokenFile: file})
	own, err := s.Connect("own")
	if err != nil {
		t.Fatal(err)
	}
	own.Close()
}

// TestDialRefused: what is wrong with how a server is reached is said.
func TestDialRefused(t *testing.T) {
	token := write(t, "token", "a-word-that-nobody-guesses")
	for _, c := range []struct {
		d    server.Dial
		want string
	}{
		{server.Dial{URL: "http://127.0.0.1:1"}, "not the address"},
		{server.Dial{URL: "nats://"}, "not the address"},
		{server.Dial{URL: "nats://user:secret@host:1"}, "must not have a secret"},
		{server.Dial{URL: "nats://example.org:4222", TokenFile: token}, "needs TLS"},
		{server.Dial{URL: "nats://127.0.0.1:1", TokenFile: token, NKeyFile: write(t, "key", "SU")}, "the key in"},
		{server.Dial{URL: "nats://127.0.0.1:1", TokenFile: write(t, "token", "two words")}, "one word"},
		{server.Dial{URL: "nats://127.0.0.1:1", TokenFile: token, CredsFile: token}, "use one of them"},
		{server.Dial{URL: "nats://127.0.0.1:1", CAFile: token}, "is not a CA certificate"},
		{server.Dial{URL: "nats://127.0.0.1:1", CredsFile: "/nowhere"}, "the credentials"},
		{server.Dial{URL: "nats://127.0.0.1:1"}, "no server answers"},
	} {
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
		nc, err := server.Connect(ctx, c.d)
		cancel()
		if err == nil {
			nc.Close()
			t.Errorf("%+v is not refused", c.d)
		} else if !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "secret@") {
			t.Errorf("%+v: %q does not say %q", c.d, err, c.want)
		}
	}
}

// TestConfigFile: a configuration of NATS's own is taken as it is, and so is the one that options come to.
func TestConfigFile(t *testing.T) {
	text, err := server.Options{Listen: "127.0.0.1:0", Store: t.TempDir(), Token: `a "word" \ more`}.Config()
	if err != nil {
		t.Fatal(err)
	}
	s, err := server.ListenConfig(write(t, "nats.conf", text))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	if _, err := server.Connect(context.Background(), server.Dial{URL: s.URL()}); err == nil {
		t.Error("it lets in who has no token")
	}
	for text, want := range map[string]string{
		"listen: 127.0.0.1:-1": "no jetstream", "jetstream: enabled": "no store_dir", "listen: {": "configuration",
	} {
		if _, err := server.ListenConfig(write(t, "nats.conf", text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestReadUsers: a list of users has a role and a public key on each line.
func TestReadUsers(t *testing.T) {
	seed, public, err := server.NewKey()
	if err != nil {
		t.Fatal(err)
	}
	users, err := server.ReadUsers("# who\n\nworker " + public + "\nwatcher " + public)
	if err != nil || len(users) != 2 || users[0] != (server.User{Role: "worker", Key: public}) {
		t.Errorf("%v, %v", users, err)
	}
	for text, want := range map[string]string{
		"worker": "line 1", "\nking " + public: "line 2: unknown role", "worker " + seed: "keep its seed secret",
	} {
		_, err := server.ReadUsers(text)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), seed) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
