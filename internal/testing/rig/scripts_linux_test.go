package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// limit is how long a script may take on a machine that is busy with other tests.
const limit = 4 * time.Minute

// atOnce is how many scripts run at once.
const atOnce = 5

// scripts are the names of the scripts.
func scripts(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("*.sh")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	var out []string
	for _, f := range files {
		if name := strings.TrimSuffix(filepath.Base(f), ".sh"); name != "lib" {
			out = append(out, name)
		}
	}
	return out
}

// TestScripts runs every script at a small size. They wait more than they reckon, so that several run at once. Each is
// a group of processes, which ends with this one.
func TestScripts(t *testing.T) {
	if testing.Short() {
		t.Skip("long: servers and workers that are killed, and come back")
	}
	bin := t.TempDir()
	build := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false", "-o", bin, "muster/cmd/muster",
		"muster/cmd/muster-batch", "muster/internal/testing/rig")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	answers := filepath.Join(bin, "answers")
	if err := os.Mkdir(answers, 0o700); err != nil {
		t.Fatal(err)
	}
	env := append(os.Environ(), "BIN="+bin, "REF="+answers, "GAMES=400", "LIMIT=180")
	// Not by t.Parallel, which runs no more at once than there are processors.
	places := make(chan struct{}, atOnce)
	ended := map[string]chan string{}
	for _, name := range scripts(t) {
		wrong := make(chan string, 1)
		ended[name] = wrong
		go func() {
			places <- struct{}{}
			defer func() { <-places }()
			wrong <- runScript(t.Context(), name, env)
		}()
	}
	for _, name := range scripts(t) {
		t.Run(name, func(t *testing.T) {
			if wrong := <-ended[name]; wrong != "" {
				t.Error(wrong)
			}
		})
	}
}

// runScript runs a script, and says what went wrong; "" when nothing did.
func runScript(ctx context.Context, name string, env []string) string {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, "bash", name+".sh")
	cmd.Env = env
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = time.Second
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Sprintf("%v\n%s", err, out)
	}
	return ""
}

// TestTold: the manual's page tells of every script, and of none that is not there.
func TestTold(t *testing.T) {
	page, err := os.ReadFile("../../../docs/explanation/batch-faults.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for _, name := range scripts(t) {
		if !strings.Contains(string(page), "\n| `"+name+"` |") {
			t.Errorf("docs/explanation/batch-faults.md has no row of %s", name)
		}
		rows++
	}
	if n := strings.Count(string(page), "\n| `"); n != rows {
		t.Errorf("docs/explanation/batch-faults.md has %d rows, and there are %d scripts", n, rows)
	}
}
