package diag

import (
	"testing"
)

// TestGuess: the help gives a replacement only if exactly one candidate can be meant; otherwise it asks.
func TestGuess(t *testing.T) {
	resources := []string{"food", "ore", "wood"}
	areas := []string{"104A", "104B", "104C", "105A"}
	for _, tt := range []struct {
		word       string
		candidates []string
		want, edit string
	}{
		{"104Z", areas, `did you mean one of "104A", "104B" or "104C"?`, ""},
		{"gold", resources, `did you mean one of "food" or "wood"?`, ""},
		{"gold", []string{"food", "ore"}, `did you mean "food"?`, ""},
		{"haeth", []string{"heath", "crag"}, `write "heath", or add it`, "heath"},
		{"Food", resources, `write "food", or add it`, "food"},
		{"camp-3", []string{"camp-1", "camp-2"}, `did you mean one of "camp-1" or "camp-2"?`, ""},
		{"camp-3", []string{"camp-1", "heath"}, `write "camp-1"`, ""},
		{"harow-dwon", []string{"harrow-down", "heath"}, `write "harrow-down", or add it`, "harrow-down"},
		{"zzz", resources, "", ""},
	} {
		tail := ""
		if tt.edit != "" {
			tail = ", or add it"
		}
		got := Guess(tt.word, tt.candidates, tail)
		if got.Help != tt.want || got.New != tt.edit {
			t.Errorf("%s: got %q with edit %q, want %q with %q", tt.word, got.Help, got.New, tt.want, tt.edit)
		}
	}
	for word, want := range map[string]string{
		"camp-3": "did you mean one of camp-1 or camp-2?", "fod": "write food", "gold": "", "n": "", "wo": "",
		"adventure/off-board": "", "adventure/cta-capm": "write adventure/cta-camp",
	} {
		candidates := append([]string{"camp-1", "camp-2", "W", "adventure/cta-camp"}, resources...)
		if got := Meant(word, candidates); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
	if got, want := Guess("lng-heath", []string{"loeng-heath", "lang-heath", "x"}, ", or add it").Help,
		`write "lang-heath", or add it`; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestOr: the alternative joins the help in correct English.
func TestOr(t *testing.T) {
	for help, want := range map[string]string{
		"":                          "remove it",
		"write levy (term)":         "write levy (term), or remove it",
		"did you mean levy (term)?": "did you mean levy (term)? Or remove it",
	} {
		if got := Or(help, "remove it"); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
