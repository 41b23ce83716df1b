package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

const root = "../../.."

// tokens returns the patterns of a style rule. These two rules are regular expressions of Go.
func tokens(t *testing.T, rule string) []*regexp.Regexp {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, ".vale/Muster", rule+".yml"))
	if err != nil {
		t.Fatal(err)
	}
	var style struct{ Tokens []string }
	if err := yaml.Unmarshal(data, &style); err != nil || len(style.Tokens) == 0 {
		t.Fatalf("%s: %d tokens, %v", rule, len(style.Tokens), err)
	}
	var list []*regexp.Regexp
	for _, token := range style.Tokens {
		list = append(list, regexp.MustCompile("(?i)"+token))
	}
	return list
}

// oldSentences are sentences that Muster printed before its texts were rewritten.
var oldSentences = []string{
	"Muster is a compiler for tabletop battles.",
	"`go install ./cmd/muster` puts it where Go puts programs",
	"have slips of the pen mended; see first what that would write",
	"check a second time in a moment: what was found is kept",
	"say what a project asks of Muster",
	"0 nothing differs, 1 something does, 2 nobody knows",
	"What it has not is said by name: Call to Arms, levers",
	"The value is what the Pennants take where both camps choose their players best; from and to are the least.",
	"`muster new` writes files to begin with: complete, with a comment to each key, and without a finding.",
	"What only the other game has is told to be of that game",
	"What weighs every draw of cards comes behind the rest, and is dropped when you save again.",
	"What is found is kept in the user's folder of caches and not found again where nothing has changed.",
	"the FILE of the shard; one that was interrupted is gone on with",
	"one-sided tests of an even share against 58 and 42%, each of which is wrong 5 times of 100 at most",
	"who plays, with commas between, the one first from whom ratings are counted",
	"(usual: all but those that take their time)",
	"No file is written but with --write, and then whole or not at all.",
	"A file that is no TOML is left alone: its mistakes are told",
	"first is \"english\", which is none of its words",
	"in the Pennants' left wing 37 of 144 units (26%) of the known sets cannot stand on their marks, at most 25% is usual",
	"nothing is suggested, for the two players are not at one how even it is",
	"fmt wants what to lay out",
	"Terrain to take out",
	"Figures to take out",
}

// TestOldSentencesAreFound checks that the style matches each old sentence, but not the new form of some.
func TestOldSentencesAreFound(t *testing.T) {
	old := tokens(t, "OldSentences")
	for _, s := range oldSentences {
		if !slices.ContainsFunc(old, func(r *regexp.Regexp) bool { return r.MatchString(s) }) {
			t.Errorf("no token finds %q", s)
		}
	}
	for _, r := range append(old, tokens(t, "Phrases")...) {
		for _, s := range []string{
			"Muster checks, play-tests and prints scenarios, written as TOML files.",
			"`muster new` creates a complete, commented file that passes `muster check`.",
			"Using something from another game is an error.", "no suggestion: the two AIs disagree about who is favoured",
			"Terrain tiles", "Figures needed", "fmt needs a file or folder",
			"a unit at one end of the bridge", "Files change only with --write, atomically.",
		} {
			if r.MatchString(s) {
				t.Errorf("%s finds a fault in %q", r, s)
			}
		}
	}
}

// TestPhrases checks that no text, pending or not, has an old sentence or a phrase that the style bans. It needs no
// Vale.
func TestPhrases(t *testing.T) {
	all, err := texts(root, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	banned := append(tokens(t, "OldSentences"), tokens(t, "Phrases")...)
	kinds, found := map[string]int{}, map[string][]string{}
	for _, text := range all {
		kind, _, _ := strings.Cut(text.Name, "/")
		kinds[kind]++
		data, err := os.ReadFile(text.Path)
		if err != nil {
			t.Fatal(err)
		}
		found[text.Name] = faults(banned, proseOf(string(data)))
	}
	report(t, found)
	if kinds["docs"] < 400 || kinds["help"] < 25 || kinds["messages"] < 10 || kinds["sheet"] < 2 ||
		kinds["internal"] < 30 {
		t.Errorf("texts by kind: %v", kinds)
	}
}

var code = regexp.MustCompile("(?ms)^\\s*```.*?^\\s*```|`[^`]*`|\\]\\([^)]*\\)|^# [a-z]+/[a-z0-9-]+:")

// proseOf returns a page without its code, the code of a check in its heading, and the addresses of its links.
func proseOf(page string) string { return code.ReplaceAllString(page, "") }

// TestPending checks that each line of the list names an existing text.
func TestPending(t *testing.T) {
	all, err := pages(root)
	if err != nil {
		t.Fatal(err)
	}
	for name := range help() {
		all = append(all, text{Name: name})
	}
	waiting, err := pendingTexts(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, pattern := range waiting {
		known := strings.HasPrefix(pattern, "messages/") ||
			slices.ContainsFunc(all, func(text text) bool { return matches([]string{pattern}, text) })
		if !known {
			t.Errorf(".vale/pending.txt names %s, which does not exist: delete the line", pattern)
		}
	}
	if !slices.IsSorted(waiting) {
		t.Error(".vale/pending.txt is not sorted")
	}
}

// TestHTMLText checks that the text of a page is split into paragraphs, with its labels, and without scripts and code.
func TestHTMLText(t *testing.T) {
	page := `<style>p { color: red }</style><h1>A <b>bold</b> title</h1><section aria-label="Log"><p>One
sentence. <code>x</code></p><script>let a = "b"</script><p>Two.</p></section>`
	got, err := htmlText(page)
	if want := []string{"A bold title", "Log", "One sentence.", "Two."}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
}

// TestParagraphs checks that a help text is split into its paragraphs, without examples.
func TestParagraphs(t *testing.T) {
	got := paragraphs("One sentence\non two lines.\n\n  muster check maps\n  a row\n\nThe end.")
	want := []string{" One sentence on two lines.", "a row", " The end."}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestEditorTexts checks that Vale gets the messages of the editor server and the VS Code extension, and no code.
func TestEditorTexts(t *testing.T) {
	server, extension, err := editorTexts(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Fix all in file", "not formatted: the file is not valid TOML: NAME"} {
		if !slices.Contains(server, want) {
			t.Errorf("the texts of the server lack %q", want)
		}
	}
	for _, want := range []string{
		"Restart Language Server", "Write, check and print your first scenario.", "Muster was not downloaded: NAME.",
		"Log the messages between the editor and the language server.",
	} {
		if !slices.Contains(extension, want) {
			t.Errorf("the texts of the extension lack %q", want)
		}
	}
	for _, text := range append(server, extension...) {
		if strings.Contains(text, "json:") || strings.Contains(text, "${") {
			t.Errorf("%q is no text for people", text)
		}
	}
}
