package sheet

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPartsTakeTheColoursOfAnInk checks that pages to cut out or to count on use colours that an ink changes: with
// black ink alone nothing is red or grey. Card backs have a separate style for little ink.
func TestPartsTakeTheColoursOfAnInk(t *testing.T) {
	colour := regexp.MustCompile(`(?:color|border[a-z-]*|background|gradient)[:(][^;}]*?(#[0-9a-f]{6})`)
	taken := regexp.MustCompile(`var\(--(?:ink|soft|line|accent), #[0-9a-f]{6}\)`)
	onScreen := regexp.MustCompile(`(?s)@media screen \{.*?\}(?: \}|\n\})`)
	files := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		name := d.Name()
		if err != nil || d.IsDir() || name != "nine.css" && name != "kit.css" && name != "cards.css" && name != "poster.css" {
			return err
		}
		files++
		text, err := os.ReadFile(path)
		css := onScreen.ReplaceAllString(taken.ReplaceAllString(string(text), "var"), "")
		for line := range strings.Lines(css) {
			if m := colour.FindStringSubmatch(line); m != nil && !strings.HasPrefix(line, "body {") &&
				!strings.HasPrefix(line, ".slot {") && !strings.HasPrefix(line, ".cardback") {
				t.Errorf("%s: %s stays in black ink: %s", path, m[1], strings.TrimSpace(line))
			}
		}
		return err
	})
	if err != nil || files < 6 {
		t.Fatalf("%d styles: %v", files, err)
	}
	for _, name := range [...]string{"--ink: #000", "--soft: #000", "--line: #000", "--accent: #000"} {
		if !strings.Contains(inks["black"], name) {
			t.Errorf("black ink has no %s", name)
		}
	}
}
