package cli

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"

	"github.com/creack/pty"
	"github.com/rogpeppe/go-internal/testscript"

	"muster/internal/cache"
	"muster/internal/testing/clitest"
	"muster/schema/diag"
)

// screenFolder has a golden screen for each call of the script command screen.
var screenFolder = func() string {
	folder, err := filepath.Abs(filepath.Join("testdata", "screens"))
	if err != nil {
		panic(err)
	}
	return folder
}()

// sgr matches the escape sequence of a style.
var sgr = regexp.MustCompile("\x1b\\[[0-9;]*m")

const screenColumns = 80

// goldenScreen: screen NAME STATUS COMMAND... compares the command's output on a terminal of 80 columns, with colours,
// with testdata/screens/NAME.ansi. No line may be wider, and every style ends on its line. The same command in a pipe
// must give no escape sequence, and at full size the same text with NO_COLOR and for a dumb terminal. Without full size
// uncoloured tests these two on a real terminal.
func goldenScreen(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 3 {
		ts.Fatalf("usage: screen NAME STATUS COMMAND...")
	}
	ts.Setenv("COLUMNS", strconv.Itoa(screenColumns))
	run := func(args ...string) string {
		got := 0
		if err := ts.Exec("muster", args...); err != nil {
			exit, ok := err.(*exec.ExitError)
			if !ok {
				ts.Check(err)
			}
			got = exit.ExitCode()
		}
		out, errs := ts.ReadFile("stdout"), ts.ReadFile("stderr")
		if errs != "" {
			out += "-- stderr --\n" + errs
		}
		return "-- status " + strconv.Itoa(got) + " --\n" + out
	}
	call := args[2:]
	screen := run(append([]string{"--color", "always"}, call...)...)
	if want := "-- status " + args[1] + " --\n"; !strings.HasPrefix(screen, want) {
		ts.Fatalf("%s ends otherwise than with status %s:\n%s", strings.Join(call, " "), args[1], screen)
	}
	golden := filepath.Join(screenFolder, args[0]+".ansi")
	if *update {
		ts.Check(os.MkdirAll(screenFolder, 0o755))
		ts.Check(os.WriteFile(golden, []byte(screen), 0o644))
	}
	if want, err := os.ReadFile(golden); err != nil || string(want) != screen {
		ts.Fatalf("%s is not the golden screen (%v); -update rewrites it. Got:\n%q", args[0], err, screen)
	}
	for line := range strings.Lines(screen) {
		line = strings.TrimSuffix(line, "\n")
		text := sgr.ReplaceAllString(line, "")
		if width := diag.Width([]byte(text)); width > screenColumns {
			ts.Fatalf("%s: a line of %d columns: %q", args[0], width, text)
		}
		if strings.Contains(text, "\x1b") || strings.TrimRight(text, " ") != text {
			ts.Fatalf("%s: an escape sequence or blanks at the end: %q", args[0], line)
		}
		if codes := sgr.FindAllString(line, -1); len(codes)%2 != 0 || len(codes) > 0 && codes[len(codes)-1] != "\x1b[0m" {
			ts.Fatalf("%s: a style goes on behind the line: %q", args[0], line)
		}
	}
	plain := run(call...)
	if strings.Contains(plain, "\x1b") {
		ts.Fatalf("%s: escape sequences in a pipe: %q", args[0], plain)
	}
	if !clitest.Full() {
		return
	}
	for _, variable := range []string{"NO_COLOR=1", "TERM=dumb"} {
		name, value, _ := strings.Cut(variable, "=")
		old := ts.Getenv(name)
		ts.Setenv(name, value)
		if got := run(call...); got != plain {
			ts.Fatalf("%s: with %s:\n%s\nwithout:\n%s", args[0], variable, got, plain)
		}
		ts.Setenv(name, old)
	}
}

// uncoloured: uncoloured NAME COMMAND... compares the command's output on a real terminal without colours with the
// golden screen, without its styles.
func uncoloured(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: uncoloured NAME COMMAND...")
	}
	golden, err := os.ReadFile(filepath.Join(screenFolder, args[0]+".ansi"))
	ts.Check(err)
	_, want, _ := strings.Cut(sgr.ReplaceAllString(string(golden), ""), "\n")
	want, _, _ = strings.Cut(want, "-- stderr --\n")
	if got := shown(ts, args[1:]...); got != want {
		ts.Fatalf("%s on a terminal without colours:\n%q\nwant:\n%q", args[0], got, want)
	}
}

// shown returns the output of a Muster command on a pseudo-terminal.
func shown(ts *testscript.TestScript, args ...string) string {
	cmd := exec.Command("muster", args...)
	cmd.Dir = ts.MkAbs(".")
	cmd.Env = os.Environ()
	for _, name := range []string{"COLUMNS", "HOME", "NO_COLOR", "TERM", cache.Variable} {
		cmd.Env = append(cmd.Env, name+"="+ts.Getenv(name))
	}
	cmd.Stderr = io.Discard // a pipe, not the terminal
	terminal, err := pty.Start(cmd)
	ts.Check(err)
	defer terminal.Close()
	var text bytes.Buffer
	if _, err := io.Copy(&text, terminal); err != nil && !errors.Is(err, syscall.EIO) { // EIO: the command has ended
		ts.Check(err)
	}
	ts.Check(cmd.Wait())
	return strings.ReplaceAll(text.String(), "\r\n", "\n")
}
