package draw

import "testing"

// TestBlank checks that drawings keep only their size, and that incomplete drawings stay unchanged.
func TestBlank(t *testing.T) {
	for page, want := range map[string]string{
		"":          "",
		"<p>a</p>b": "<p>a</p>b",
		`<p><svg viewBox="0 0 9 9"><title>x</title><path d="M0 0"/></svg>b<svg class="a"></svg></p>`: `<p>` +
			`<svg viewBox="0 0 9 9"></svg>b<svg class="a"></svg></p>`,
		`<svg viewBox="0 0 9 9"><path`: `<svg viewBox="0 0 9 9"><path`,
		`<svg `:                        `<svg `,
		`<svg </svg>>`:                 `<svg </svg>>`,
	} {
		if got := string(Blank([]byte(page))); got != want {
			t.Errorf("%q becomes %q, want %q", page, got, want)
		}
	}
}
