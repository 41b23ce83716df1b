package cli

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"

	"muster/internal/batch/queue"
)

const fewSweep = `kind   = "sweep"
format = 1
id     = "few"
name   = "A few"

adventures = ["the-harvest-truce"]
players    = ["forward"]
games      = 20
seeds      = [7]
`

// command runs a command of the program in this process.
func command(args ...string) (status int, out, errOut string) {
	var o, e bytes.Buffer
	status = Main(args, strings.NewReader(""), &o, &e)
	return status, o.String(), e.String()
}

// played returns a store with a finished sweep, and the sweep's name.
func played(t *testing.T) (store, name string) {
	t.Helper()
	store = filepath.Join(t.TempDir(), "store")
	s, err := queue.Listen(queue.ServerOptions{Listen: "127.0.0.1:0", Store: store})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	t.Setenv(natsVariable, s.URL())
	status, out, errOut := command("submit", "few.sweep.toml")
	if status != 0 {
		t.Fatalf("submit ends with %d: %s", status, errOut)
	}
	if status, _, errOut := command("work", "--drain", "--workers", "1"); status != 0 {
		t.Fatalf("work ends with %d: %s", status, errOut)
	}
	return store, strings.TrimSpace(out)
}

// project makes a folder with a sweep and changes to it.
func project(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{".muster.toml": "", "few.sweep.toml": fewSweep} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// damage is a kind of damage to a stream's files, and the stream that the error names.
type damage struct {
	what, stream string
	do           func(streams string) error
	seen         bool // NATS knows of it, too
}

func damages() []damage {
	garble := func(name string) func(string) error {
		return func(streams string) error {
			path := filepath.Join(streams, name)
			text, err := os.ReadFile(path)
			for i := len(text) / 3; i < 2*len(text)/3; i++ {
				text[i] ^= 0x5a
			}
			if err == nil {
				err = os.WriteFile(path, text, 0o600)
			}
			return err
		}
	}
	remove := func(name string) func(string) error {
		return func(streams string) error { return os.RemoveAll(filepath.Join(streams, name)) }
	}
	return []damage{
		{"garbled messages", "muster-sweeps", garble("muster-sweeps/msgs/1.blk"), true},
		{"garbled results", "muster-results", garble("muster-results/msgs/1.blk"), false},
		{"messages cut off", "muster-sweeps", func(streams string) error {
			return os.Truncate(filepath.Join(streams, "muster-sweeps/msgs/1.blk"), 700)
		}, false},
		{"messages lost", "muster-sweeps", remove("muster-sweeps/msgs/1.blk"), false},
		{"a garbled description", "muster-sweeps", garble("muster-sweeps/meta.inf"), false},
		{"a description lost", "muster-sweeps", remove("muster-sweeps/meta.inf"), false},
		{"a stream lost", "muster-sweeps", remove("muster-sweeps"), false},
		{"a later stream lost", "muster-results", remove("muster-results"), false},
	}
}

// TestDamagedStore checks that a server refuses a damaged store and leaves it unchanged. If another server runs on one,
// clients get an error. Both exit with status 3.
func TestDamagedStore(t *testing.T) {
	project(t)
	good, name := played(t)
	for _, c := range damages() {
		store := copied(t, good)
		streams := filepath.Join(store, "jetstream", "$G", "streams")
		if err := c.do(streams); err != nil {
			t.Fatal(err)
		}
		before := sums(t, store)
		for _, args := range [][]string{
			{"serve", "--listen", "127.0.0.1:0", "--store", store}, {"run", "few.sweep.toml", "--store", store},
		} {
			status, _, errOut := command(args...)
			if status != 3 || !strings.Contains(errOut, "is damaged: the stream "+c.stream) {
				t.Errorf("%s: %s ends with %d: %s", c.what, args[0], status, errOut)
			}
		}
		if after := sums(t, store); after != before {
			t.Errorf("%s: the store was\n%s\nand is\n%s", c.what, before, after)
		}
		if !c.seen {
			continue
		}
		t.Setenv(natsVariable, startNATS(t, store))
		for _, args := range [][]string{
			{"status", name}, {"work", "--drain", "--workers", "1"}, {"list"}, {"submit", "few.sweep.toml"}, {"collect", name},
		} {
			status, _, errOut := command(args...)
			if status != 3 || !strings.Contains(errOut, "the stream "+c.stream) || !strings.Contains(errOut, "is damaged") {
				t.Errorf("%s: %s ends with %d: %s", c.what, args[0], status, errOut)
			}
		}
	}
}

// TestKilledStore checks that a killed server leaves a usable store: with a truncated last message, and an outdated or
// missing index.
func TestKilledStore(t *testing.T) {
	project(t)
	good, name := played(t)
	for what, do := range map[string]func(messages string) error{
		"a message cut off": func(messages string) error {
			path := filepath.Join(messages, "1.blk")
			text, err := os.ReadFile(path)
			if err == nil {
				err = os.WriteFile(path, append(text, text[:100]...), 0o600)
			}
			return err
		},
		"zeros": func(messages string) error {
			path := filepath.Join(messages, "1.blk")
			text, err := os.ReadFile(path)
			if err == nil {
				err = os.WriteFile(path, append(text, make([]byte, 100)...), 0o600)
			}
			return err
		},
		"no account": func(messages string) error { return os.Remove(filepath.Join(messages, "index.db")) },
		"a broken account": func(messages string) error {
			return os.WriteFile(filepath.Join(messages, "index.db"), nil, 0o600)
		},
	} {
		store := copied(t, good)
		if err := do(filepath.Join(store, "jetstream", "$G", "streams", "muster-sweeps", "msgs")); err != nil {
			t.Fatal(err)
		}
		s, err := queue.Listen(queue.ServerOptions{Listen: "127.0.0.1:0", Store: store})
		if err != nil {
			t.Errorf("%s: %v", what, err)
			continue
		}
		t.Setenv(natsVariable, s.URL())
		if status, out, errOut := command("status", name); status != 0 || !allDone.MatchString(out) {
			t.Errorf("%s: status ends with %d: %s%s", what, status, out, errOut)
		}
		s.Stop()
	}
}

// allDone is the status of a sweep that is played. The number of its shards depends on the speed of the machine.
var allDone = regexp.MustCompile(`of \d+ shards?, done`)

// TestWrongRole checks that an action outside a user's role is a usage error.
func TestWrongRole(t *testing.T) {
	project(t)
	keys := map[string]string{}
	var users []queue.User
	for _, role := range queue.Roles() {
		seed, public, err := queue.NewKey()
		if err != nil {
			t.Fatal(err)
		}
		keys[role] = filepath.Join(t.TempDir(), role)
		if err := os.WriteFile(keys[role], []byte(seed), 0o600); err != nil {
			t.Fatal(err)
		}
		users = append(users, queue.User{Role: role, Key: public})
	}
	s, err := queue.Listen(queue.ServerOptions{Listen: "127.0.0.1:0", Store: t.TempDir(), Users: users})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	t.Setenv(natsVariable, s.URL())
	if status, _, errOut := command("list", "--key-file", keys[queue.Owner]); status != 0 {
		t.Fatalf("list ends with %d: %s", status, errOut)
	}
	status, name, errOut := command("submit", "few.sweep.toml", "--key-file", keys[queue.Submitter])
	if status != 0 {
		t.Fatalf("submit ends with %d: %s", status, errOut)
	}
	name = strings.TrimSpace(name)
	other := strings.Replace(fewSweep, `"few"`, `"other"`, 1)
	if err := os.WriteFile("other.sweep.toml", []byte(other), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		role string
		args []string
	}{
		{queue.Runner, []string{"submit", "other.sweep.toml"}},
		{queue.Runner, []string{"cancel", name}},
		{queue.Runner, []string{"remove", name}},
		{queue.Watcher, []string{"submit", "other.sweep.toml"}},
		{queue.Watcher, []string{"work", "--workers", "1"}},
	} {
		status, _, errOut := command(append(c.args, "--key-file", keys[c.role])...)
		if status != 2 || !strings.Contains(errOut, "this user has no permission for that") || !strings.Contains(errOut,
			"use a key") {
			t.Errorf("a %s may %v: it ends with %d: %s", c.role, c.args, status, errOut)
		}
	}
}

// startNATS starts a plain NATS server on a store and returns its address.
func startNATS(t *testing.T, store string) string {
	t.Helper()
	s, err := natsserver.NewServer(&natsserver.Options{
		Host: "127.0.0.1", Port: natsserver.RANDOM_PORT, JetStream: true, StoreDir: store, NoSigs: true, NoLog: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(20 * time.Second) {
		t.Fatal("NATS is not ready")
	}
	return s.ClientURL()
}

// copied returns a copy of a folder.
func copied(t *testing.T, folder string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "store")
	if err := os.CopyFS(to, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	return to
}

// sums lists the files of a folder with checksums.
func sums(t *testing.T, folder string) string {
	t.Helper()
	var out strings.Builder
	err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		fmt.Fprintf(&out, "%x %s\n", sha256.Sum256(text), path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out.String()
}
