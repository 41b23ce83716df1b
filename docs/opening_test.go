package docs_test

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"muster/docs"
)

var (
	codeOrAddress = regexp.MustCompile("`[^`]*`|\\]\\([^)]*\\)")
	sentenceEnd   = regexp.MustCompile(`[.!?](?:\s|$)`)
)

// TestOpening: the first paragraph of each page is one sentence of at most 30 words that says what the reader gets.
// Lists of pages quote it. The pages of commands are written by the program: their first sentence is as short.
func TestOpening(t *testing.T) {
	const most = 30
	pages := 0
	for _, pattern := range []string{"tutorials/*.md", "how-to/*.md", "reference/*.md", "explanation/*.md",
		"reference/commands/*.md"} {
		names, err := fs.Glob(docs.Pages, pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(docs.Pages, name)
			if err != nil {
				t.Fatal(err)
			}
			pages++
			title, body, _ := strings.Cut(string(text), "\n")
			opening, _, _ := strings.Cut(strings.TrimSpace(body), "\n\n")
			sentences, words := measured(opening)
			generated := strings.HasPrefix(name, "reference/commands/")
			switch {
			case !strings.HasPrefix(title, "# "):
				t.Errorf("%s: no title", name)
			case opening == "" || strings.ContainsAny(opening[:1], "#|<*-["):
				t.Errorf("%s: begins without a sentence: %q", name, opening)
			case sentences == 0 || sentences > 1 && !generated:
				t.Errorf("%s: %d sentences in the first paragraph, want 1: %s", name, sentences, opening)
			case words > most:
				t.Errorf("%s: %d words in the first sentence, at most %d: %s", name, words, most, opening)
			}
		}
	}
	if pages < 70 {
		t.Errorf("%d pages", pages)
	}
}

// measured counts the sentences of a paragraph and the words of its first one.
func measured(paragraph string) (sentences, words int) {
	masked := codeOrAddress.ReplaceAllStringFunc(paragraph, func(s string) string {
		if strings.HasPrefix(s, "]") {
			return ""
		}
		return strings.NewReplacer(".", "x", "!", "x", "?", "x").Replace(s)
	})
	ends := sentenceEnd.FindAllStringIndex(masked, -1)
	if len(ends) == 0 {
		return 0, 0
	}
	return len(ends), len(strings.Fields(masked[:ends[0][1]]))
}

// TestOpeningMeasured: a full stop in code or in an address ends no sentence.
func TestOpeningMeasured(t *testing.T) {
	for paragraph, want := range map[string][2]int{
		"One sentence about `a. b` and\n[a page](x.md).": {1, 8},
		"One here. Another there.":                       {2, 2},
		"No end":                                         {0, 0},
	} {
		if sentences, words := measured(paragraph); sentences != want[0] || words != want[1] {
			t.Errorf("%q: %d sentences, %d words", paragraph, sentences, words)
		}
	}
}
