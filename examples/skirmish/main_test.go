package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"skirmish": main})
}

// TestScripts runs the program: new, check, play, balance, print, odds and the editor server.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		Setup: func(env *testscript.Env) error {
			game, err := filepath.Abs(".")
			env.Setenv("MUSTER_CACHE", "off")
			env.Setenv("GAME", game)
			return err
		},
	})
}

// tutorial is the page that builds the game.
const tutorial = "../../docs/tutorials/new-game.md"

// block matches a fenced block of the page: its language, the name of a file or "", its lines.
var block = regexp.MustCompile("(?ms)^```([a-z]+) ?([^\n]*)\n(.*?)^```$")

func blocks(t *testing.T) [][]string {
	t.Helper()
	text, err := os.ReadFile(tutorial)
	if err != nil {
		t.Fatal(err)
	}
	return block.FindAllStringSubmatch(string(text), -1)
}

// TestFiles checks that the files shown in the tutorial are those of this folder.
func TestFiles(t *testing.T) {
	shown := 0
	for _, b := range blocks(t) {
		if b[2] == "" {
			continue
		}
		shown++
		text, err := os.ReadFile(b[2])
		if err != nil || !strings.Contains(string(text), b[3]) {
			t.Errorf("%s, %v: the tutorial shows\n%s", b[2], err, b[3])
		}
	}
	if shown < 5 {
		t.Errorf("only %d files are shown", shown)
	}
}

// TestTutorial runs the tutorial's commands and compares their output. A line "..." stands for any lines.
func TestTutorial(t *testing.T) {
	var script strings.Builder
	ran := 0
	for _, b := range blocks(t) {
		if b[1] != "sh" {
			continue
		}
		for command := range strings.SplitSeq("\n"+strings.TrimSuffix(b[3], "\n"), "\n$ ") {
			command, output, _ := strings.Cut(strings.TrimPrefix(command, "\n"), "\n")
			if !strings.HasPrefix(command, "skirmish ") {
				continue // go build: this test is the program
			}
			ran++
			fmt.Fprintf(&script, "exec %s\nstdout '%s'\n", command, pattern(output))
		}
	}
	if ran < 6 {
		t.Fatalf("only %d commands", ran)
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "tutorial.txt"), []byte(script.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{Dir: folder})
}

// pattern returns a regular expression for the output that the page shows.
func pattern(output string) string {
	lines := strings.Split(output, "\n")
	for i, line := range lines {
		if lines[i] = regexp.QuoteMeta(line); line == "..." {
			lines[i] = "(?s:.*)"
		}
	}
	return "(?m)^" + strings.ReplaceAll(strings.Join(lines, `\n`), "'", "''")
}

// TestSize checks that the game stays small: 2,500 lines of Go and data at most, without tests, and a short main file.
func TestSize(t *testing.T) {
	total := 0
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if d != nil && d.Name() == "testdata" {
				return filepath.SkipDir
			}
			return err
		}
		if slices.Contains([]string{".go", ".toml", ".txt"}, filepath.Ext(name)) && !strings.HasSuffix(name, "_test.go") {
			text, err := os.ReadFile(name)
			total += strings.Count(string(text), "\n")
			return err
		}
		return nil
	})
	if err != nil || total > 2500 {
		t.Errorf("%d lines, %v", total, err)
	}
}
