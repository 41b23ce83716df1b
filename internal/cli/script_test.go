package cli

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"muster/internal/cache"
	"muster/internal/testing/clitest"
)

var update = flag.Bool("update", false, "rewrite what the scripts compare")

func TestMain(m *testing.M) {
	if isTest() {
		os.Setenv(cache.Variable, cache.Off) // no test may find what another one has left
	}
	testscript.Main(m, map[string]func(){
		"muster": func() { os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
		"writer": func() { os.Exit(writer(os.Args[1])) },
	})
}

// isTest reports whether this is the test itself, not a command run by a script.
func isTest() bool { return strings.HasSuffix(filepath.Base(os.Args[0]), ".test") }

// TestScripts runs the command line as a user does: each script in its own empty folder.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/script",
		UpdateScripts: *update,
		Setup: func(env *testscript.Env) error {
			env.Setenv(cache.Variable, filepath.Join(env.WorkDir, ".tmp", "cache")) // each script has its own
			return nil
		},
		Condition: func(name string) (bool, error) {
			if name != "full" {
				return false, fmt.Errorf("unknown condition %s", name)
			}
			return clitest.Full(), nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"big":        bigFile,
			"edit":       edit,
			"editor":     editorSession,
			"nested":     nested,
			"screen":     goldenScreen,
			"status":     status,
			"bytes":      writeBytes,
			"stamp":      readStamp,
			"uncoloured": uncoloured,
			"damage":     damage,
		},
	})
}

// damage changes a byte in the middle of each pack of the script's cache.
func damage(ts *testscript.TestScript, neg bool, args []string) {
	packs, err := filepath.Glob(filepath.Join(ts.Getenv(cache.Variable), "*.pack"))
	if ts.Check(err); len(packs) == 0 {
		ts.Fatalf("there are no packs")
	}
	for _, name := range packs {
		text := []byte(ts.ReadFile(name))
		text[len(text)/2] ^= 1
		ts.Check(os.WriteFile(name, text, 0o600))
	}
}
