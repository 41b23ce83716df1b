package runewars

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/words"
	"muster/schema/source"
	"muster/sheet"
)

// game returns a scenario of the library.
func game(t *testing.T, id string) *library.LinkedScenario {
	t.Helper()
	c := library.New(nil, 1)
	return c.Find(rulebook.KindScenario, id).Seated()
}

// TestScenario checks the text sheet of a shipped scenario.
func TestScenario(t *testing.T) {
	const golden = "testdata/the-burning-winters.md"
	page := Scenario(game(t, "the-burning-winters"), sheet.Options{Citations: true})
	got := page.Markdown()
	if *update {
		if err := os.WriteFile(golden, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("the sheet is not %s but\n%s", golden, got)
	}
	if html := page.HTML(); !bytes.Contains(html, []byte("<figure class=\"board\"")) {
		t.Error("the page has no map")
	}
}

// TestEveryScenario checks that every shipped scenario has a sheet in both languages, with its own content.
func TestEveryScenario(t *testing.T) {
	german, err := words.In("de")
	if err != nil {
		t.Fatal(err)
	}
	for id, tells := range map[string][]string{
		"the-corn-of-the-banks": {"Daqan Lords: DC; Uthuk Y'llan: UA", "2 dragon runes"},
		"banners-over-the-valley": {
			"Drummer", "1 frost token in 105B", "Commanders of the battlefield", "Order 0", "7 dragon runes win",
			"Free Cities: the rune of a city counts only for victory", "101B Demo free city 6",
			"16 exploration tokens: 2 × Temple", "face down: back 1 in 110B",
			"Tiles 10 to 12", "dots: yellow", "1 frost token", "2 city tokens",
		},
		"the-keeps-of-the-dale":    {"Original edition", "6 dragon runes win, immediately", "6 years"},
		"the-burning-winters":      {"no player, automatic", "at most 1 of DA, DB and DC", "5 Recruit"},
		"the-burning-winters (de)": {"Ereignisse", "höchstens 1 von DA, DB und DC", "Startspieler"},
	} {
		opts := sheet.Options{}
		name, in, _ := strings.Cut(id, " ")
		if in != "" {
			opts.Language = german
		}
		text := strings.Join(strings.Fields(string(Scenario(game(t, name), opts).Markdown())), " ")
		for _, want := range tells {
			if !strings.Contains(text, want) {
				t.Errorf("%s does not tell %q:\n%s", id, want, text)
			}
		}
	}
}

// TestUnderWay checks that the sheet of a game in progress describes earlier events and overridden rules. A scenario
// without a realm has a sheet too, and author text cannot inject markup.
func TestUnderWay(t *testing.T) {
	text := `kind = "scenario"
game = "runewars"
format = 1
id = "one"
name = "<b>One</b>"
realm = "the-two-banks"
boxes = ["runewars", "demo", "demo-decks"]
[start]
year = 3
season = "fall"
[[seats]]
faction = "daqan"
used = ["harvest", "mobilize"]
activated = ["105B"]
victory_card = "spring"
titles = ["primarch"]
tactics = ["feint"]
strongholds = [{ area = "DC", development = "diplomat" }, { area = "105B", damaged = true }]
units = [{ area = "105B", unit = "knight", count = 2, routed = 1 }]
heroes = [{ hero = "mira-thornwell", area = "DA" }]
[[seats]]
faction = "uthuk"
policy = "random"
[[wins]]
has = "influence"
least = 3
most = 5
[[departs]]
check = "scenario/dials"
reason = "<i>it is so</i>"
`
	read := func(text string) *library.LinkedScenario {
		c := library.New([]*source.File{source.NewFile("one.scenario.toml", []byte(text))}, 1)
		return c.Given()[0].Seated()
	}
	page := Scenario(read(text), sheet.Options{})
	told := strings.Join(strings.Fields(string(page.Markdown())), " ")
	for _, want := range []string{
		"fall of year 3", "4 Harvest and 2 Mobilize", "Activation tokens of Daqan Lords: 105B", "on the deck of spring",
		"DC (with a diplomat), 105B (damaged)", "2 × Knight, 1 of them routed in 105B", "Mira", "Feint", "Primarch",
		"no player, random",
		"A player with 3 to 5 influence wins at the end of a turn", "Changes to the rules", "scenario/dials",
	} {
		if !strings.Contains(told, want) {
			t.Errorf("nothing tells %q:\n%s", want, told)
		}
	}
	for _, l := range []*library.LinkedScenario{read(text), read(strings.Replace(text, "the-two-banks", "nowhere", 1))} {
		if html := string(Scenario(l, sheet.Options{}).HTML()); strings.Contains(html, "<b>One") ||
			strings.Contains(html, "<i>it") {
			t.Error("what is written comes to markup")
		}
	}
	if s := ScenarioSummary(game(t, "the-burning-winters"), sheet.Options{}); s.Players != "1" ||
		len(s.Words) != 2 {
		t.Errorf("%+v", s)
	}
}
