package setup

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	rwrules "muster/internal/engine/runewars/rulebook"
	"muster/schema/source"
)

// neutral returns a rulebook with additional types of neutral units.
func neutral(n int) string {
	text := "kind = \"rulebook\"\ngame = \"runewars\"\nformat = 1\nid = \"more\"\nname = \"More\"\n"
	for i := range n {
		text += fmt.Sprintf("[[units]]\nid = \"more-%d\"\nname = \"More %d\"\nmark = \"%c\"\n"+
			"count = 2\nshape = \"circle\"\ninitiative = 2\nhealth = 1\nhouse = [\"count\"]\n", i, i, 'A'+i)
	}
	return text
}

// beside opens a scenario for two on a realm of the library in a project with a rulebook.
func beside(t *testing.T, rulebook string) (*Game, []string) {
	t.Helper()
	scenario := head + "[[seats]]\nfaction = \"daqan\"\n[[seats]]\nfaction = \"uthuk\"\n"
	c := library.New([]*source.File{
		source.NewFile("more.rulebook.toml", []byte(rulebook)), source.NewFile("one.scenario.toml", []byte(scenario)),
	}, 1)
	for _, e := range c.Given() {
		for _, d := range e.Schema {
			t.Errorf("%d: %s", d.Start.Line, d.Message)
		}
	}
	return Open(c.Find(rwrules.KindScenario, "one"))
}

// Content above the limits of a game is refused in words, whatever is linked after it, and content at the limit is
// played.
func TestTooManyNeutralKinds(t *testing.T) {
	const ships = 6
	fit := runewars.MaxKinds - runewars.FirstNeutral - ships
	if g, why := beside(t, neutral(fit)); g == nil {
		t.Errorf("with %d more types: %v", fit, why)
	}
	g, why := beside(t, neutral(fit+1))
	if g != nil || strings.Join(why, "") != "there are 9 types of neutral units; the limit is 8" {
		t.Errorf("with %d more types: %q", fit+1, why)
	}
}

// The example rulebook of the page on rulebooks has its own type of neutral units, and can be played.
func TestExampleRulebookIsPlayed(t *testing.T) {
	page, err := os.ReadFile("../../../../docs/formats/runewars/rulebook.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, found := strings.Cut(string(page), "```toml fenland.rulebook.toml\n")
	if text, _, _ = strings.Cut(text, "```"); !found {
		t.Fatal("the page shows no rulebook")
	}
	g, why := beside(t, text)
	if g == nil {
		t.Fatal(why)
	}
	if kinds := g.Kinds[0]; kinds[len(kinds)-1].ID != "marsh-lurker" {
		t.Errorf("the last type is %s", kinds[len(kinds)-1].ID)
	}
}

// With a rulebook for games of no years, games last one: generic players divide by the seasons.
func TestGameOfNoYears(t *testing.T) {
	const none = "kind = \"rulebook\"\ngame = \"runewars\"\nformat = 1\nid = \"none\"\nname = \"None\"\n" +
		"[[limits]]\nid = \"years\"\nname = \"Years\"\nleast = 0\nmost = 0\nusual = 0\n"
	if g, why := beside(t, none); g == nil || g.Rules.Options.Years != 1 {
		t.Errorf("%v, or the wrong number of years", why)
	}
}
