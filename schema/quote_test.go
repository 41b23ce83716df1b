package schema

import (
	"testing"

	"github.com/BurntSushi/toml"
)

// TestQuote: TOML reads any quoted text back unchanged.
func TestQuote(t *testing.T) {
	every := ""
	for r := range rune(0x300) {
		every += string(r)
	}
	for _, s := range []string{"", "a \"b\"", `a\b`, "a\nb\t\x00\x1b\x7f", "日本 é", every} {
		var back struct{ A string }
		if err := toml.Unmarshal([]byte("a = "+Quote(s)), &back); err != nil || back.A != s {
			t.Errorf("%q becomes %s, which is %q, %v", s, Quote(s), back.A, err)
		}
	}
}
