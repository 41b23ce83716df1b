package cli

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"muster/docs"
)

// adventureType matches the line that sets an adventure's type, in a file or in the text of a page.
var adventureType = regexp.MustCompile(`type *= "(medieval|lore|medieval-lore)"`)

// TestSpecialRulesPage checks that each rule of the page, appended to the adventure of a new project, has no findings,
// and that the game plays. A section for a type of adventure gets that type.
func TestSpecialRulesPage(t *testing.T) {
	page, err := docs.Pages.ReadFile("how-to/special-rules.md")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	run(t, "new", "project", "heron")
	t.Chdir("heron")
	const name = "adventures/first-battle.adventure.toml"
	battle, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	rules := 0
	for _, section := range strings.Split(string(page), "\n## ")[1:] {
		title, rest, _ := strings.Cut(section, "\n")
		before, block, found := strings.Cut(rest, "```toml\n")
		if !found {
			continue
		}
		rules++
		block, _, _ = strings.Cut(block, "```")
		for _, part := range []string{"[[rules]]\n", "name ", "text ", "effects "} {
			if !strings.Contains(block, part) {
				t.Errorf("%s: the rule has no %s", title, part)
			}
		}
		text := string(battle)
		if kind := adventureType.FindString(before); kind != "" {
			text = strings.Replace(text, adventureType.FindString(text), kind, 1)
		}
		if err := os.WriteFile(name, []byte(text+"\n"+block), 0o600); err != nil {
			t.Fatal(err)
		}
		if out := run(t, "check", "--strict"); !bytes.Contains(out, []byte("2 files checked: no findings")) {
			t.Errorf("%s has findings:\n%s", title, out)
		}
		named := "special rules that are played: " + regexp.MustCompile(`name *= "(.*)"`).FindStringSubmatch(block)[1]
		out := run(t, "play", "first-battle")
		if !bytes.Contains(out, []byte(named)) || !bytes.Contains(out, []byte("at the end")) {
			t.Errorf("%s: the game is played without the rule, or has no end:\n%s", title, out)
		}
	}
	if rules != 6 {
		t.Errorf("%d rules", rules)
	}
}
