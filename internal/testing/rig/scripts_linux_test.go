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

// limit is the timeout of a script on a machine that is busy with other tests.
const limit = 4 * time.Minute

// atOnce is the number of parallel scripts.
const atOnce = 5

// scripts returns the names of the scripts.
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

// TestScripts runs every script at a small size. They mostly wait, so several run in parallel. Each is a process group,
// which ends with this process.
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
	// t.Parallel would run only as many as there are processors.
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

// runScript runs a script and returns its error; "" for none.
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

// TestTold checks that the manual's page lists exactly the existing scripts.
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
