package draw

import "testing"

func TestEscape(t *testing.T) {
	for text, want := range map[string]string{
		"plain": "plain", `<a href="x">&'`: "&lt;a href=&#34;x&#34;&gt;&amp;&#39;", "a\x00b\x1b\xffc\ufffe": "abc",
		"é\ufffd": "é\ufffd",
	} {
		if got := Escape(text); got != want {
			t.Errorf("Escape(%q) is %q, want %q", text, got, want)
		}
	}
}
