package diag

import "testing"

// TestQuoted: a displayed command can be typed as shown.
func TestQuoted(t *testing.T) {
	for word, want := range map[string]string{
		"maps/my.map.toml": "maps/my.map.toml",
		"a=b,c@1.0+2%":     "a=b,c@1.0+2%",
		"two words":        "'two words'",
		"it's":             `'it'\''s'`,
		`back\slash`:       `'back\slash'`,
		"$HOME":            "'$HOME'",
		"Épée":             "'Épée'",
	} {
		if got := Quoted(word); got != want {
			t.Errorf("Quoted(%q) = %s, want %s", word, got, want)
		}
	}
}
