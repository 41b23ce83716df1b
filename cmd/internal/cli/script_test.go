package cli

import (
	"flag"
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "rewrite what the scripts compare")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"muster": func() { os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
		"writer": func() { os.Exit(writer(os.Args[1])) },
	})
}

// TestScripts runs the command line as a user does: each script in its own empty folder.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/script",
		UpdateScripts: *update,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"big":    bigFile,
			"edit":   edit,
			"nested": nested,
			"status": status,
			"bytes":  writeBytes,
			"stamp":  readStamp,
		},
	})
}
