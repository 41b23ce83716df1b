package cache

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/validate/runner"
)

func TestMain(m *testing.M) {
	if folder := os.Getenv("MUSTER_CACHE_WRITER"); folder != "" {
		for i := 0; ; i++ { // until it is killed
			c := &Cache{folder: folder, packs: map[string]*Pack{}}
			c.Pack("p").Put(key(i%50), value(i%50))
			if c.Save() != nil {
				os.Exit(1)
			}
		}
	}
	os.Exit(m.Run())
}

func key(i int) runner.Key { return sha256.Sum256(fmt.Append(nil, i)) }
func value(i int) []byte   { return bytes.Repeat([]byte{byte(i)}, 100*i) }

func open(t *testing.T, folder string) *Cache {
	t.Helper()
	t.Setenv(Variable, folder)
	c, named := Open()
	if c == nil || !named {
		t.Fatal("there is no cache")
	}
	return c
}

// holds reports whether a pack has an answer, and fails the test if the answer is wrong.
func holds(t *testing.T, p *Pack, i int) bool {
	t.Helper()
	got, ok := p.Get(key(i))
	if ok && !bytes.Equal(got, value(i)) {
		t.Fatalf("the pack has %d bytes for %d, not %d", len(got), i, len(value(i)))
	}
	return ok
}

func TestKept(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "made")
	c := open(t, folder)
	for i := range 20 {
		c.Pack("one").Put(key(i), value(i))
	}
	if err := c.Save(); err != nil {
		t.Fatal(err)
	}
	c = open(t, folder)
	for i := range 20 {
		if !holds(t, c.Pack("one"), i) || holds(t, c.Pack("two"), i) {
			t.Errorf("answer %d is not kept where it belongs", i)
		}
	}
	if c.Pack("one").added() {
		t.Error("a pack that was read is written again")
	}
}

func TestNone(t *testing.T) {
	for _, word := range []string{"off", "OFF"} {
		t.Setenv(Variable, word)
		if c, _ := Open(); c != nil {
			t.Errorf("%s=%s opens a cache", Variable, word)
		}
	}
	t.Setenv(Variable, "")
	t.Setenv("XDG_CACHE_HOME", filepath.Join(t.TempDir(), "home"))
	t.Setenv("HOME", "")
	if c, named := Open(); c != nil && (named || !strings.HasSuffix(c.folder, "muster")) {
		t.Errorf("the folder is %s", c.folder)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	c := open(t, file)
	c.Pack("one").Put(key(1), value(1))
	if c.Save() == nil {
		t.Error("a file is taken for a folder")
	}
}

// TestDamaged checks that a pack with a changed, missing or extra byte counts as empty.
func TestDamaged(t *testing.T) {
	p := newPack()
	for i := range 4 {
		p.Put(key(i), value(i))
	}
	text := p.bytes(mostOfPack)
	whole := newPack()
	whole.read(text)
	for i := range 4 {
		if !holds(t, whole, i) {
			t.Fatal("a whole pack is not read")
		}
	}
	empty := func(text []byte, what string, at int) {
		p := newPack()
		p.read(text)
		for i := range 4 {
			if holds(t, p, i) {
				t.Fatalf("%s at %d: answer %d is there", what, at, i)
			}
		}
	}
	for at := range text {
		broken := bytes.Clone(text)
		broken[at] ^= 0x10
		empty(broken, "a byte changed", at)
		empty(text[:at], "cut", at)
	}
	empty(append(bytes.Clone(text), 0), "a byte more", len(text))
	empty(nil, "empty", 0)
}

// TestFull checks that a full pack keeps the most recently used answers.
func TestFull(t *testing.T) {
	p := newPack()
	for i := range 40 {
		p.Put(key(i), value(30))
	}
	p2 := newPack()
	p2.read(p.bytes(mostOfPack))
	p2.Get(key(35))
	p2.Put(key(99), value(30))
	text := p2.bytes(5 * 3200)
	if len(text) > 5*3200 {
		t.Errorf("the pack has %d bytes", len(text))
	}
	p3 := newPack()
	p3.read(text)
	for i, want := range map[int]bool{35: true, 99: true, 0: true, 39: false} {
		if _, ok := p3.Get(key(i)); ok != want {
			t.Errorf("answer %d: kept %t, want %t", i, ok, want)
		}
	}
}

// TestTrim checks that old leftovers of killed runs are removed.
func TestTrim(t *testing.T) {
	folder := t.TempDir()
	old, young := filepath.Join(folder, temporary+"1"), filepath.Join(folder, temporary+"2")
	for _, name := range []string{old, young} {
		if err := os.WriteFile(name, []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	long := time.Now().Add(-2 * abandoned)
	if err := os.Chtimes(old, long, long); err != nil {
		t.Fatal(err)
	}
	c := open(t, folder)
	c.Pack("one").Put(key(1), value(1))
	if err := c.Save(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(old); err == nil {
		t.Error("an abandoned file is still there")
	}
	if _, err := os.Stat(young); err != nil {
		t.Error("a file that may be written just now is gone")
	}
}

// TestSideBySide checks that parallel writers leave an intact pack.
func TestSideBySide(t *testing.T) {
	folder := t.TempDir()
	t.Setenv(Variable, folder)
	var group sync.WaitGroup
	for n := range 8 {
		group.Go(func() {
			for i := range 10 {
				c, _ := Open()
				c.Pack("p").Put(key(10*n+i), value(i))
				if err := c.Save(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
	c := open(t, folder)
	found := 0
	for i := range 80 {
		if got, ok := c.Pack("p").Get(key(i)); ok {
			if found++; !bytes.Equal(got, value(i%10)) {
				t.Fatalf("answer %d is wrong", i)
			}
		}
	}
	if found < 10 {
		t.Errorf("%d of 80 answers are kept", found)
	}
}

// TestKilled checks that a run killed during a write leaves the old or the new pack.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts and kills programs")
	}
	folder := t.TempDir()
	best := 0
	for round := range 10 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "MUSTER_CACHE_WRITER="+folder)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(20+7*round) * time.Millisecond)
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait() // it was killed
		c, found := open(t, folder), 0
		for i := range 50 {
			if holds(t, c.Pack("p"), i) {
				found++
			}
		}
		if found < best {
			t.Errorf("round %d: %d answers are kept, %d were", round, found, best)
		}
		best = found
	}
	if best == 0 {
		t.Error("nothing was ever written")
	}
}

// TestBuild checks that different programs have different ids, with and without a build id of the go command.
func TestBuild(t *testing.T) {
	if one, again := Build(), Build(); one == "" || one != again {
		t.Errorf("this build is %q and %q", one, again)
	}
	if testing.Short() {
		t.Skip("it builds programs")
	}
	folder := t.TempDir()
	seen := map[string]string{}
	for _, flags := range []string{"", "-ldflags=-buildid="} {
		for _, text := range []string{"one", "two"} {
			source, program := filepath.Join(folder, "main.go"), filepath.Join(folder, "program")
			main := fmt.Sprintf("package main\n\nfunc main() { println(%q) }\n", text)
			if err := os.WriteFile(source, []byte(main), 0o644); err != nil {
				t.Fatal(err)
			}
			args := []string{"build", "-o", program}
			if flags != "" {
				args = append(args, flags)
			}
			cmd := exec.Command("go", append(args, source)...)
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			build := buildOf(program)
			if what := text + " " + flags; build == "" || seen[build] != "" || build != buildOf(program) {
				t.Errorf("%s is build %q, as is %s", what, build, seen[build])
			} else {
				seen[build] = what
			}
			if id, err := exec.Command("go", "tool", "buildid", program).Output(); flags == "" &&
				(err != nil || strings.TrimSpace(string(id)) != build) {
				t.Errorf("the build is %q, and its id %q, %v", build, id, err)
			}
		}
	}
}
