package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/testing/clitest"
)

// few shortens the commands that play thousands of games of one definition by default. Only at full size they use all
// AI players.
var few = func() map[string][]string {
	few := map[string][]string{
		"balance": {"--games", "20"}, "balance rate": {"--games", "2"}, "balance variants": {"--tries", "10"},
	}
	if !clitest.Full() {
		few["balance"] = append(few["balance"], "--pool", "random")
		few["balance rate"] = append(few["balance rate"], "--pool", "random,greedy")
		few["balance variants"] = append(few["balance variants"], "--pool", "random")
	}
	return few
}()

// withoutPanic runs a command line, which must not crash Muster, whatever its words.
func withoutPanic(t *testing.T, args ...string) (status int, said string) {
	t.Helper()
	var out, complaint bytes.Buffer
	status = Main(args, strings.NewReader(""), &out, &complaint)
	if status < cliutil.ExitClean || status > cliutil.ExitUsage || strings.Contains(complaint.String(), "goroutine ") {
		t.Errorf("muster %s: status %d\n%s", strings.Join(args, " "), status, complaint.String())
	}
	return status, out.String() + complaint.String()
}

// TestNewOfEachKind checks that the game of a new definition follows from its kind, and can be named. The new file has
// no findings.
func TestNewOfEachKind(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, game := range append([]string{""}, games.Names()...) {
		for _, kind := range games.Kinds().Names() {
			args := []string{"new", kind, "our-" + kind + game}
			wants := cliutil.ExitClean
			if game != "" {
				args = append(args, "--game", game)
				if !games.Kinds().Of(game).Has(kind) {
					wants = cliutil.ExitUsage
				}
			}
			status, said := withoutPanic(t, args...)
			if status != wants {
				t.Errorf("muster %s: status %d, want %d\n%s", strings.Join(args, " "), status, wants, said)
			}
			_, err := os.Stat(args[2] + "." + kind + ".toml")
			if written := err == nil; written != (wants == cliutil.ExitClean) {
				t.Errorf("muster %s: the file is written: %t", strings.Join(args, " "), written)
			}
		}
	}
	if status, said := withoutPanic(t, "check", "."); status != cliutil.ExitClean ||
		!strings.Contains(said, "no findings") {
		t.Errorf("muster check: status %d\n%s", status, said)
	}
}

// TestNewFilesExplained checks that each `muster explain` in a comment of a new file gives an answer.
func TestNewFilesExplained(t *testing.T) {
	t.Chdir(t.TempDir())
	explained := regexp.MustCompile("`muster explain ([a-z0-9_-]+)`")
	for _, game := range games.Names() {
		withoutPanic(t, "new", "project", "ours-"+game, "--game", game)
		t.Chdir("ours-" + game)
		for _, kind := range games.Kinds().Of(game).Names() {
			withoutPanic(t, "new", kind, "our-"+kind, "--game", game)
		}
		seen := 0
		for _, name := range []string{"*.toml", "*/*.toml"} {
			files, err := filepath.Glob(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range files {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				list := explained.FindAllStringSubmatch(string(text), -1)
				if len(list) == 0 || strings.Contains(string(text), "docs/") {
					t.Errorf("%s names no key to explain, or a page that a user of the program does not have", file)
				}
				for _, found := range list {
					seen++
					if status, said := withoutPanic(t, "explain", found[1], "--game", game); status != cliutil.ExitClean {
						t.Errorf("%s: muster explain %s: %s", file, found[1], said)
					}
				}
			}
		}
		if seen < 5 {
			t.Errorf("%s: only %d keys", game, seen)
		}
		t.Chdir("..")
	}
}

// TestEachCommandWithEachKind checks that no command crashes on a kind, an id or a file of any kind and game, with and
// without --game.
func TestEachCommandWithEachKind(t *testing.T) {
	t.Chdir(t.TempDir())
	var words []string
	for _, game := range games.Names() {
		for _, kind := range games.Kinds().Of(game).Names() {
			id := "our-" + kind + "-" + game
			withoutPanic(t, "new", kind, id, "--game", game)
			words = append(words, kind, id, id+"."+kind+".toml")
		}
	}
	slices.Sort(words)
	words = slices.Compact(words)
	for _, cmd := range visible(rootCommand(&cliutil.App{})) {
		name := nameOf(cmd)
		if name == "studio" {
			continue // it serves until it is stopped
		}
		if name != "balance rate" { // alone it plays the whole library
			withoutPanic(t, strings.Fields(name)...)
		}
		if slices.Contains([]string{"lsp", "version", "completion"}, name) {
			continue // they take no word
		}
		for _, word := range words {
			if few[name] != nil && filepath.Ext(word) != "" {
				continue // the id has played the same games
			}
			args := slices.Concat(strings.Fields(name), []string{word}, few[name])
			if name == "print" && strings.HasPrefix(word, "our-") {
				args = append(args, "--format", "html") // a PDF starts a browser, and is made of the same page
			}
			withoutPanic(t, args...)
		}
		if cmd.Flags().Lookup("game") == nil {
			continue
		}
		for _, game := range games.Names() {
			for _, kind := range games.Kinds().Names() {
				withoutPanic(t, slices.Concat(strings.Fields(name), []string{kind, "--game", game}, few[name])...)
			}
		}
	}
}
