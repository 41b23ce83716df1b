package draw

import (
	"testing"
	"unicode/utf8"
)

func TestASCII(t *testing.T) {
	if n := utf8.RuneCountInString(accented); n != len(bare) {
		t.Fatalf("%d accented characters, %d bare ones", n, len(bare))
	}
	for text, want := range map[string]string{
		"Compiègne – “là”": `Compiegne - "la"`, "a\n\tb": "a b", "日本": "??", "\x1b[31m": "?[31m", "ÿŸ": "y?",
	} {
		if got := ASCII(text); got != want {
			t.Errorf("ASCII(%q) is %q, want %q", text, got, want)
		}
	}
}
