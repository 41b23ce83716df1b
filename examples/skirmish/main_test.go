package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"muster/internal/testing/clitest"
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

func blocks(t *testing.T) []clitest.Block {
	t.Helper()
	text, err := os.ReadFile(tutorial)
	if err != nil {
		t.Fatal(err)
	}
	return clitest.Blocks(string(text))
}

// TestFiles checks that the files shown in the tutorial are those of this folder.
func TestFiles(t *testing.T) {
	shown := 0
	for _, b := range blocks(t) {
		if b.Name == "" {
			continue
		}
		shown++
		text, err := os.ReadFile(b.Name)
		if err != nil || !strings.Contains(string(text), b.Text()) {
			t.Errorf("%s, %v: the tutorial shows\n%s", b.Name, err, b.Text())
		}
	}
	if shown < 5 {
		t.Errorf("only %d files are shown", shown)
	}
}

// TestTutorial runs the tutorial's commands and compares their output.
func TestTutorial(t *testing.T) {
	ran := 0
	page := blocks(t)
	t.Setenv("MUSTER_CACHE", "off")
	t.Chdir(t.TempDir())
	for _, b := range page {
		if b.Language != "sh" {
			continue
		}
		for _, c := range b.Commands() {
			if c.Args[0] != "skirmish" {
				continue // go build: this test is the program
			}
			ran++
			out, err := exec.Command(c.Args[0], c.Args[1:]...).CombinedOutput()
			if err != nil {
				t.Errorf("%s:%d: %v: %v\n%s", tutorial, c.Line, c.Args, err, out)
			}
			if line := c.Shows(string(out)); line != "" {
				t.Errorf("%s:%d: %v does not print, where the page has it:\n%s\nit prints:\n%s", tutorial, c.Line, c.Args,
					line, out)
			}
		}
	}
	if ran < 6 {
		t.Fatalf("only %d commands", ran)
	}
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
