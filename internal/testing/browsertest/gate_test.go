package browsertest

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"muster/internal/browser"
	"muster/internal/cache"
	"muster/internal/cli"
	"muster/internal/testing/clitest"
)

// toolsVariable is the environment variable with the folder of the checkers that npm installs.
const toolsVariable = "MUSTER_PAGE_TOOLS"

// every tests all combinations: `make pages` does. Without it, the prints of a sheet cover each paper, each ink and
// each font, but not every combination.
var every = flag.Bool("every", false, "print sheets on each paper, in each ink and font; read all pages in the dark")

// full reports whether tests run at full size: `make nightly` and `make pages` do.
func full() bool { return *every || clitest.Full() }

// TestMain closes the browsers and removes the pages that tests share.
func TestMain(m *testing.M) {
	os.Setenv(cache.Variable, cache.Off)
	// A browser gives pages in the background little time: two journeys at once wait for each other. -parallel runs more.
	flag.Parse()
	if !slices.ContainsFunc(os.Args, func(arg string) bool { return strings.Contains(arg, "test.parallel") }) {
		flag.Set("test.parallel", "1")
	}
	code := m.Run()
	if shared.opened != nil {
		shared.opened.Close()
	}
	if desks.close != nil {
		desks.close()
	}
	if kinds.folder != "" {
		os.RemoveAll(kinds.folder)
	}
	os.Exit(code)
}

// shared is the browser of all tests: pages are isolated.
var shared struct {
	once   sync.Once
	opened *browser.Browser
	err    error
}

// open returns the browser. Only here tests are skipped: without a browser or a PDF reader, or if long tests are not
// requested.
func open(t *testing.T) *browser.Browser {
	t.Helper()
	if testing.Short() {
		t.Skip("long")
	}
	if _, err := browser.Find(); err != nil {
		lacking(t, "%v", err)
	}
	for _, program := range []string{"pdfinfo", "pdftotext", "pdftoppm"} {
		if _, err := exec.LookPath(program); err != nil {
			lacking(t, "no %s is installed, which reads PDFs (on Debian: apt install poppler-utils)", program)
		}
	}
	shared.once.Do(func() {
		shared.opened, shared.err = browser.Open(context.Background(), browser.Options{Scripts: true})
	})
	if shared.err != nil {
		t.Fatal(shared.err)
	}
	return shared.opened
}

// tool returns the path of a file among the checkers that npm installed.
func tool(t *testing.T, path string) string {
	t.Helper()
	folder := os.Getenv(toolsVariable)
	if folder == "" {
		lacking(t, "%s names no folder with checkers of pages; make pages brings them", toolsVariable)
	}
	found := filepath.Join(folder, "node_modules", filepath.FromSlash(path))
	if _, err := os.Stat(found); err != nil {
		t.Fatal(err)
	}
	return found
}

// lacking skips a test because a tool is missing; if a browser is named, it fails instead.
func lacking(t *testing.T, format string, args ...any) {
	t.Helper()
	why := fmt.Sprintf(format, args...)
	if os.Getenv(browser.Variable) != "" {
		t.Fatalf("%s names a browser, so that every test of pages must run: %s", browser.Variable, why)
	}
	t.Skip("PAGES ARE NOT LOOKED AT: " + why)
}

// muster runs a command that must succeed.
func muster(t *testing.T, args ...string) string {
	t.Helper()
	return ends(t, 0, args...)
}

// ends runs a command that must have an exit status: diff has a special one for differences.
func ends(t *testing.T, with int, args ...string) string {
	t.Helper()
	var out, complaints bytes.Buffer
	if status := cli.Main(args, strings.NewReader(""), &out, &complaints); status != with {
		t.Fatalf("muster %s: exit status %d\n%s%s", strings.Join(args, " "), status, &out, &complaints)
	}
	return out.String()
}

// read returns the text of a file.
func read(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// write writes a text into a file of a folder and creates the folder if necessary.
func write(t *testing.T, folder, name string, text []byte) string {
	t.Helper()
	path := filepath.Join(folder, name)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// said returns the output of a program, which must succeed.
func said(t *testing.T, name string, args ...string) []byte {
	t.Helper()
	var complaints bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s%s", name, strings.Join(args, " "), err, &complaints, out)
	}
	return out
}

// show opens a page and evaluates a script.
func show[T any](t *testing.T, html []byte, view browser.View, expression string) T {
	t.Helper()
	var found T
	err := open(t).With(t.Name(), html, view, func(p *browser.Page) error {
		var err error
		found, err = browser.Ask[T](p, expression)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}
