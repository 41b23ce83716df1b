package diag

import "testing"

func TestTitled(t *testing.T) {
	names := map[string]string{
		"blue-human-horse": "Blue human horsemen", "blue-elf-horse": "Blue elven riders",
		"green-human-bow": "Green human bowmen", "green-elf-bow": "Green elven bowmen",
		"toll": "The Miller's Toll", "bare": "",
	}
	known := []string{"bare", "blue-elf-horse", "blue-human-horse", "green-elf-bow", "green-human-bow", "toll"}
	for word, want := range map[string]string{
		"Blue human horsemen": "blue-human-horse",
		"blue-human-horsemen": "blue-human-horse",
		"Blue horsemen":       "blue-human-horse",
		"blue-horsemen":       "blue-human-horse",
		"The Miller’s Toll":   "toll",
		"millers toll":        "",
		"Miller's Toll":       "toll",
		"the-millers-toll":    "", // an edit away: for Guess
		"Green bowmen":        "", // two types are called so
		"horsemen":            "",
		"blue":                "",
		"":                    "",
	} {
		if got := Titled(word, known, names); got != want {
			t.Errorf("Titled(%q) is %q, want %q", word, got, want)
		}
	}
	if got := Titled("Blue horsemen", []string{"toll"}, names); got != "" {
		t.Errorf("Titled gives %q, which is not known", got)
	}
}
