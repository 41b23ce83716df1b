package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	batch "muster/internal/batch/cli"
	"muster/internal/testing/clitest"
)

// console is a command of a manual page with the output shown below it, or a change that the reader makes in an editor.
type console struct {
	clitest.Command
	page string
	edit []string // lines of a diff block: the change
}

// manual lists every page of the manual.
func manual(t *testing.T) []string {
	t.Helper()
	pages := []string{"../../README.md"}
	err := filepath.WalkDir("../../docs", func(path string, _ fs.DirEntry, err error) error {
		if strings.HasSuffix(path, ".md") {
			pages = append(pages, path)
		}
		return err
	})
	if err != nil || len(pages) < 100 {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	return pages
}

// blocks returns the fenced blocks of a page.
func blocks(t *testing.T, page string) []clitest.Block {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	return clitest.Blocks(string(text))
}

// consoles finds the commands in the ```console blocks of a page. No other block shows a command of muster.
func consoles(t *testing.T, page string) []console {
	t.Helper()
	var out []console
	for _, b := range blocks(t, page) {
		switch b.Language {
		case "toml": // settings have a key of that name
		case "diff":
			if b.Name == "" {
				t.Errorf("%s:%d: a diff block needs the name of its file: ```diff NAME", page, b.Line)
			}
			edit := clitest.Command{Line: b.Line, Args: []string{"edit", b.Name}}
			out = append(out, console{Command: edit, page: filepath.Base(page), edit: b.Lines})
		case "console":
			if len(b.Lines) > 0 && !strings.HasPrefix(b.Lines[0], "$ ") {
				t.Errorf("%s:%d: a console block begins with a command, as in $ muster list", page, b.Line)
			}
			for _, c := range b.Commands() {
				out = append(out, console{Command: c, page: filepath.Base(page)})
			}
		default:
			for i, line := range b.Lines {
				if strings.HasPrefix(strings.TrimPrefix(line, "$ "), "muster ") {
					t.Errorf("%s:%d: a command of muster outside of a console block, so nobody runs it", page, b.Line+i)
				}
			}
		}
	}
	return out
}

// change applies a diff block to its file.
//
// A page shows a change that the reader makes in an editor as a block like this:
//
//	```diff the-mill.adventure.toml
//	 [[pennant.units]]
//	-at = ["C8", "e8"]
//	+at = ["c8", "e8"]
//	```
//
// The name is the path of the file from the current folder of the page's commands. The first character of each line is
// -, + or a space. The lines with - and a space are whole, consecutive lines of the file and must be in it exactly
// once: add context lines if they are not. A page may have any number of blocks for a file; blocks and commands run in
// the order of the page. To show a mistake and its fix, use two blocks.
func (c *console) change(t *testing.T) {
	t.Helper()
	text, err := os.ReadFile(c.Args[1])
	if err != nil {
		t.Fatalf("%s:%d: %v", c.page, c.Line, err)
	}
	changed, err := edited(string(text), c.edit)
	if err != nil {
		t.Fatalf("%s:%d: %s: %v", c.page, c.Line, c.Args[1], err)
	}
	if err := os.WriteFile(c.Args[1], []byte(changed), 0o600); err != nil {
		t.Fatal(err)
	}
}

// edited applies the lines of a diff block to a text.
func edited(text string, lines []string) (string, error) {
	before, after, changes := "\n", "\n", false
	for i, line := range lines {
		sign, rest := line[:min(1, len(line))], line[min(1, len(line)):]
		switch sign {
		case "-":
			before, changes = before+rest+"\n", true
		case "+":
			after, changes = after+rest+"\n", true
		case " ", "":
			before, after = before+rest+"\n", after+rest+"\n"
		default:
			return "", fmt.Errorf("line %d of the diff block begins with %q, not with -, + or a space", i+1, sign)
		}
	}
	found := 0
	for i := range text { // not strings.Count: equal lines one below the other share a line break
		if strings.HasPrefix(("\n" + text)[i:], before) {
			found++
		}
	}
	switch {
	case !changes || before == "\n":
		return "", errors.New("the diff block changes nothing, or has no line of the file")
	case found == 0:
		return "", fmt.Errorf("the file does not have these lines of the diff block:%s", before)
	case found > 1:
		return "", fmt.Errorf("the file has these lines of the diff block %d times; add context:%s", found, before)
	}
	return strings.TrimPrefix(strings.Replace("\n"+text, before, after, 1), "\n"), nil
}

// run runs a console line and returns its output: muster, or muster with its output redirected to a file. Diff blocks
// print nothing.
func (c *console) run(t *testing.T) string {
	t.Helper()
	args, into := c.Args[1:], ""
	if n := len(args); n > 2 && args[n-2] == ">" {
		args, into = args[:n-2], args[n-1]
	}
	switch {
	case c.Args[0] == "muster":
		var out bytes.Buffer
		Main(args, strings.NewReader(""), &out, &out)
		if into == "" {
			return out.String()
		}
		if err := os.WriteFile(into, out.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	case c.Args[0] == "muster-batch": // what it says of how far it is hangs on the clock
		var out bytes.Buffer
		batch.Main(args, strings.NewReader(""), &out, io.Discard)
		return out.String()
	case c.Args[0] == "git": // output depends on its version: pages show none
		git := exec.Command("git", args...)
		git.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1",
			"GIT_AUTHOR_NAME=A", "GIT_AUTHOR_EMAIL=a@example.org",
			"GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@example.org")
		if out, err := git.CombinedOutput(); err != nil {
			t.Fatalf("%s:%d: %v: %v\n%s", c.page, c.Line, c.Args, err, out)
		}
	case c.Args[0] == "cd" && len(args) == 1:
		t.Chdir(args[0])
	case c.Args[0] == "edit":
		c.change(t)
	default:
		t.Errorf("%s:%d: a console block runs %s", c.page, c.Line, c.Args[0])
	}
	return ""
}

// files finds the definitions of a page, by the name after their ```toml.
func files(t *testing.T, page string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, b := range blocks(t, page) {
		if b.Language == "toml" && b.Name != "" {
			out[b.Name] = b.Text()
		}
	}
	return out
}

// longPages use commands that enumerate every draw or play many games.
var longPages = []string{"balance.md", "coverage.md", "deploy.md", "levers.md", "playing.md"}

// onlyInFull reports whether a command of a page runs only at full size. The tutorial rates its battle twice as the
// README does, with all AI players; thousands of games decide between levers or players.
func onlyInFull(c console) bool {
	return len(c.Args) > 1 && c.Args[0] == "muster" && c.Args[1] == "balance" &&
		(c.page == "first-scenario.md" || slices.Contains(c.Args, "--lever-games") ||
			slices.Contains(c.Args, "--exploit"))
}

// reprinted is what a command of a page prints.
type reprinted struct {
	clitest.Command
	out string
}

// rewrite replaces outputs on a page. Of an output that ends with a gap it keeps as many lines as the page shows.
func rewrite(t *testing.T, page string, changed []reprinted) {
	t.Helper()
	if len(changed) == 0 {
		return
	}
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	for _, p := range slices.Backward(changed) {
		is := strings.Split(strings.TrimRight(p.out, "\n"), "\n")
		if at := slices.Index(p.Output, clitest.Gap); at >= 0 {
			if at < len(p.Output)-1 {
				t.Errorf("%s:%d: write the lines around the gap by hand:\n%s", page, p.Line, p.out)
				continue
			}
			is = append(is[:min(at, len(is))], clitest.Gap)
		}
		lines = slices.Replace(lines, p.Line, p.Line+len(p.Output), is...)
	}
	if err := os.WriteFile(page, []byte(strings.Join(lines, "\n")), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestPagesShowWhatMusterPrints runs every command of the manual's console blocks. The commands of a page run one after
// the other in a folder with only the page's definitions.
func TestPagesShowWhatMusterPrints(t *testing.T) {
	ran := 0
	for _, page := range manual(t) {
		all := consoles(t, page)
		if len(all) == 0 || testing.Short() && slices.Contains(longPages, filepath.Base(page)) {
			continue
		}
		definitions := files(t, page)
		whole, err := filepath.Abs(page)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.Base(page), func(t *testing.T) {
			var changed []reprinted
			defer func() { rewrite(t, whole, changed) }()
			t.Chdir(t.TempDir())
			for name, text := range definitions {
				if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			for _, c := range all {
				if onlyInFull(c) && !clitest.Full() {
					continue
				}
				out := c.run(t)
				line := c.Shows(out)
				switch {
				case line != "" && *update:
					changed = append(changed, reprinted{c.Command, out})
				case line != "":
					t.Errorf("%s:%d: %s does not print, where the page has it:\n%s\nit prints:\n%s",
						c.page, c.Line, strings.Join(c.Args, " "), line, out)
				}
			}
		})
		ran += len(all)
	}
	if ran < 40 && !testing.Short() {
		t.Errorf("only %d commands", ran)
	}
}

// TestEdited applies diff blocks: whole lines, found exactly once.
func TestEdited(t *testing.T) {
	const text, twice = "a = 1\nb = 2\n\na = 1\nba = 1\n", "e\ne\n"
	for _, c := range []struct{ block, want, problem string }{
		{"-b = 2\n+b = 3", "a = 1\nb = 3\n\na = 1\nba = 1\n", ""},
		{" a = 1\n-b = 2\n+c = 3\n+d = 4", "a = 1\nc = 3\nd = 4\n\na = 1\nba = 1\n", ""},
		{"\n-a = 1\n ba = 1", "a = 1\nb = 2\n\nba = 1\n", ""},
		{"-ba = 1\n+ba = 2", "a = 1\nb = 2\n\na = 1\nba = 2\n", ""},
		{"-a = 1\n+a = 2", "", "2 times"},
		{"-e\n+f", "", "2 times"},
		{"-b = 9\n+b = 2", "", "does not have these lines"},
		{"- = 2", "", "does not have these lines"}, // half a line
		{"+c = 3", "", "no line of the file"},
		{" b = 2", "", "changes nothing"},
		{"b = 2\n+c = 3", "", `begins with "b"`},
	} {
		got, err := edited(text+twice, strings.Split(c.block, "\n"))
		got = strings.TrimSuffix(got, twice)
		if got != c.want || (err == nil) != (c.problem == "") || err != nil && !strings.Contains(err.Error(), c.problem) {
			t.Errorf("%q: %q, %v", c.block, got, err)
		}
	}
}
