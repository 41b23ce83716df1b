package template_test

import (
	"testing"
	"testing/fstest"

	"muster/internal/schema/template"
)

// TestTexts: the words of a definition and of its map are filled in; without a map the text names the library's.
func TestTexts(t *testing.T) {
	texts := template.Texts{Files: fstest.MapFS{
		"texts/adventure.txt": {Data: []byte("id = {{id}}\nname = {{name}}\nmap = {{map}} # {{whose}}\n")},
		"texts/project.txt":   {Data: []byte("players = 2\n")},
	}}
	for _, tt := range []struct {
		on      string
		shipped bool
		want    string
	}{
		{"ours", false, `map = "ours"                    # from this project`},
		{"theirs", true, `map = "theirs"                  # from the library`},
		{"", false, "map = \"usual\"                   # from the library (create your own: `muster new map`)"},
	} {
		got := string(texts.New("adventure", "one", "One", template.On(tt.on, tt.shipped, "usual")))
		if want := "id = \"one\"\nname = \"One\"\n" + tt.want + "\n"; got != want {
			t.Errorf("the text is\n%s, want\n%s", got, want)
		}
	}
	if got := string(texts.Settings()); got != "players = 2\n" {
		t.Errorf("the settings are %q", got)
	}
}
