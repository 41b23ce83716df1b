package runewars

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/schema/source"
)

const realmText = `kind = "realm"
game = "runewars"
format = 1
id = "one"
name = "One"
players = 2
boxes = ["runewars", "demo"]
background = "A dragon sleeps."
tiles = [{ tile = "104", at = [0, 0] }, { tile = "105", at = [2, 0], turn = 3 }]
homes = [{ marker = [[3, -2], [4, -2]] }]
cities = [{ area = "106C", city = "demo-1" }]
runes = [{ area = "104A", rune = "dragon", by = "daqan" }]
exploration = [{ area = "105B", token = "village" }]
[[neutrals]]
area = "104D"
units = [{ unit = "giant", count = 1 }]
`

func changeEntry(t *testing.T, text string) *catalog.Entry {
	t.Helper()
	c := library.New([]*source.File{source.NewFile("one.realm.toml", []byte(text))}, 1)
	return c.Given()[0].Entry
}

// TestCompare checks that each changed value of a realm is reported once, by its topic, and nothing else; an equal
// realm has the same hash.
func TestCompare(t *testing.T) {
	old := changeEntry(t, realmText)
	if got := Compare(old, changeEntry(t, realmText)); len(got) != 0 || Sum(old) != Sum(changeEntry(t, realmText)) {
		t.Errorf("one realm differs from itself: %+v", got)
	}
	for _, c := range []struct{ from, to, want string }{
		{`name = "One"`, `name = "Other"`, "definition changed name"},
		{"players = 2", "players = 3", "definition changed players"},
		{"A dragon", "No dragon", "prose changed background"},
		{"at = [2, 0]", "at = [2, 1]", "tiles changed tile 105 place"},
		{"turn = 3", "turn = 2", "tiles changed tile 105 turn"},
		{`{ tile = "104", at = [0, 0] }, `, "", "tiles removed tile 104, tiles changed tile 105 laid"},
		{"[[3, -2], [4, -2]]", "[[3, -2], [4, -3]]", "homes changed marker 1 covers"},
		{"[4, -2]] }", `[4, -2]], faction = "daqan", at = [3, -2] }`, "homes added marker 1 faction"},
		{`city = "demo-1"`, `city = "demo-2"`, "cities changed 106C"},
		{`area = "104A", rune = "dragon"`, `area = "104A", rune = "false"`, "runes changed 104A"},
		{"count = 1", "count = 2", "neutrals changed 104D"},
		{`units = [{ unit = "giant", count = 1 }]`, "units = []", "neutrals changed 104D"},
		{`token = "village"`, `token = "training"`, "exploration changed 105B"},
	} {
		young := changeEntry(t, strings.Replace(realmText, c.from, c.to, 1))
		var told []string
		for _, x := range Compare(old, young) {
			told = append(told, strings.TrimSpace(fmt.Sprintf("%s %s %s %s", x.Topic, x.What, x.Name, x.Field)))
			if !slices.Contains(Topics(), x.Topic) {
				t.Errorf("%s is no topic", x.Topic)
			}
		}
		if got := strings.Join(told, ", "); !strings.HasPrefix(got, c.want) || Sum(old) == Sum(young) {
			t.Errorf("%q for %q is told as %q, want %q", c.to, c.from, got, c.want)
		}
	}
}

// TestBattlesOfAScenario checks that changes of a scenario's battles are reported under their names.
func TestBattlesOfAScenario(t *testing.T) {
	const text = `kind = "scenario"
game = "runewars"
format = 1
id = "one"
name = "One"
realm = "the-two-banks"
[[seats]]
faction = "daqan"
[[seats]]
faction = "uthuk"
[[battles]]
name = "Ford"
attacker = { faction = "daqan", units = [{ unit = "knight", count = 2 }] }
defender = { units = [{ unit = "giant", count = 1 }] }
fate = { top = [7] }
areas = [{ name = "moor", holds = "nobody" }]
`
	old := scenario(t, text)
	for _, c := range []struct{ from, to, want string }{
		{"count = 2", "count = 1", "changed Ford, attacker, knight count"},
		{"count = 1", "count = 2", "changed Ford, defender, giant count"},
		{"[7]", "[8]", "changed Ford, cards on top "},
		{`"nobody"`, `"attacker"`, "changed Ford, moor holds"},
		{"attacker =", "winter = true\nattacker =", "changed Ford winter"},
	} {
		told := Compare(old, scenario(t, strings.Replace(text, c.from, c.to, 1)))
		if len(told) != 1 || told[0].Topic != battles ||
			fmt.Sprintf("%s %s %s", told[0].What, told[0].Name, told[0].Field) != c.want {
			t.Errorf("%q for %q is told as %+v, want %q", c.to, c.from, told, c.want)
		}
	}
}

func scenario(t *testing.T, text string) *catalog.Entry {
	t.Helper()
	c := library.New([]*source.File{source.NewFile("one.scenario.toml", []byte(text))}, 1)
	return c.Given()[0].Entry
}
