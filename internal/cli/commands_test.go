package cli

import (
	"bytes"
	"encoding/hex"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// bigFile FILE BYTES writes a file of that many bytes, a comment all through.
func bigFile(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: big FILE BYTES")
	}
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), bytes.Repeat([]byte("#"), n), 0o644))
}

// nested FILE DEPTH WHAT writes a file with tables, arrays or key parts nested that deep.
func nested(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: nested FILE DEPTH tables|arrays|keys")
	}
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	text := ""
	switch args[2] {
	case "tables":
		text = "a=" + strings.Repeat("{a=", n) + "1" + strings.Repeat("}", n)
	case "arrays":
		text = "a=" + strings.Repeat("[", n) + strings.Repeat("]", n)
	case "keys":
		text = strings.Repeat("a.", n) + "a=1"
	default:
		ts.Fatalf("nested does not know %q", args[2])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(text+"\n"), 0o644))
}

// bytes FILE HEX writes raw bytes.
func writeBytes(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: bytes FILE HEX")
	}
	raw, err := hex.DecodeString(args[1])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), raw, 0o644))
}

// status N COMMAND... runs a command that must have an exit status; stdout and stderr are available as usual.
func status(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N COMMAND...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	err = ts.Exec(args[1], args[2:]...)
	got := 0
	if exit, ok := err.(*exec.ExitError); ok {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("%s ended with status %d, not %d", strings.Join(args[1:], " "), got, want)
	}
}

// edit FILE OLD NEW writes edited.json: the file with the first OLD replaced.
func edit(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: edit FILE OLD NEW")
	}
	text := ts.ReadFile(args[0])
	if !strings.Contains(text, args[1]) {
		ts.Fatalf("%s does not hold %s", args[0], args[1])
	}
	ts.Check(os.WriteFile(ts.MkAbs("edited.json"), []byte(strings.Replace(text, args[1], args[2], 1)), 0o644))
}

// stampOn is the hash at the foot of a printed page.
var stampOn = regexp.MustCompile(` · content ([0-9a-f]{12})\n`)

// readStamp NAME FILE stores the stamp of a page in an environment variable.
func readStamp(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: stamp NAME FILE")
	}
	found := stampOn.FindAllStringSubmatch(ts.ReadFile(args[1]), -1)
	if len(found) != 1 {
		ts.Fatalf("%s has %d stamps", args[1], len(found))
	}
	ts.Setenv(args[0], found[0][1])
}
