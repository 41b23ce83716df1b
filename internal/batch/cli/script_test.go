package cli

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"muster/internal/cache"
	"muster/internal/cli"
)

var update = flag.Bool("update", false, "rewrite what the scripts compare")

func TestMain(m *testing.M) {
	if strings.HasSuffix(filepath.Base(os.Args[0]), ".test") {
		os.Setenv(cache.Variable, cache.Off) // no test may find what another one has left
	}
	testscript.Main(m, map[string]func(){
		"muster":       func() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
		"muster-batch": func() { os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// TestScripts runs the command line as a user does: each script in its own empty folder.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/script",
		UpdateScripts: *update,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"serving": serveBeside,
			"name":    name,
			"status":  status,
		},
	})
}

// serveBeside is `serving FLAGS...` in a script: it starts a server on any free port, whose address the later commands
// use; it ends with the script.
func serveBeside(ts *testscript.TestScript, neg bool, args []string) {
	if neg {
		ts.Fatalf("a server that must not start is tried with !")
	}
	out := filepath.Join(ts.Getenv("WORK"), "serve.out")
	f, err := os.Create(out)
	ts.Check(err)
	program, err := exec.LookPath("muster-batch")
	ts.Check(err)
	cmd := exec.Command(program, append([]string{"serve", "--listen", "127.0.0.1:0"}, args...)...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = ts.Getenv("WORK"), f, f
	ts.Check(cmd.Start())
	ts.Defer(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		_ = f.Close()
	})
	for range 600 {
		text, err := os.ReadFile(out)
		ts.Check(err)
		if _, after, ok := strings.Cut(string(text), "listening on "); ok && strings.Contains(after, "\n") {
			url, _, _ := strings.Cut(after, "\n")
			ts.Setenv(natsVariable, url)
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	text, _ := os.ReadFile(out)
	ts.Fatalf("no server: %s", text)
}

// name VARIABLE FILE stores the first line of a file in a variable.
func name(ts *testscript.TestScript, _ bool, args []string) {
	line, _, _ := strings.Cut(ts.ReadFile(args[1]), "\n")
	ts.Setenv(args[0], line)
}

// status N COMMAND... runs a command that ends with status N.
func status(ts *testscript.TestScript, _ bool, args []string) {
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	err = ts.Exec(args[1], args[2:]...)
	got := 0
	if err != nil {
		var exit *exec.ExitError
		if e, ok := err.(*exec.ExitError); ok {
			exit = e
		}
		if exit == nil {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("%s ends with %d, not %d", fmt.Sprint(args[1:]), got, want)
	}
}
