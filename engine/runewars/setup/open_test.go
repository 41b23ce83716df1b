package setup

import (
	"slices"
	"strings"
	"testing"

	"muster/engine/runewars"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/library"
	"muster/schema/source"
)

const head = `kind = "scenario"
game = "runewars"
format = 1
id = "one"
name = "One"
realm = "the-two-banks"
`

// open opens a scenario of a project.
func open(t *testing.T, text string) (*Game, []string) {
	t.Helper()
	c := library.New([]*source.File{source.NewFile("one.scenario.toml", []byte(head+text))}, 1)
	for _, d := range c.Given()[0].Schema {
		t.Errorf("%d: %s", d.Start.Line, d.Message)
	}
	return Open(c.Given()[0])
}

// A realm is played by the rules, and a scenario that says nothing else is the same game.
func TestOpenRealm(t *testing.T) {
	c := library.New(nil, 1)
	realm, why := Open(c.Find(kinds.Realm, "the-two-banks"))
	if realm == nil {
		t.Fatal(why)
	}
	same, why := open(t, "[[seats]]\nfaction = \"daqan\"\n[[seats]]\nfaction = \"uthuk\"\n")
	if same == nil {
		t.Fatal(why)
	}
	if realm.Content() != same.Content() || len(realm.Content()) != 32 {
		t.Errorf("the realm is %s, the scenario %s", realm.Content(), same.Content())
	}
	other, _ := Open(c.Find(kinds.Realm, "three-crowns"))
	if other.Content() == realm.Content() {
		t.Error("two boards have the same content")
	}
}

// What a scenario says takes the place of what the rules say: who sits where, dials, strongholds, units, tokens, when
// it begins.
func TestOpenScenario(t *testing.T) {
	g, why := open(t, `years = 4
runes_to_win = 5
victory = "instant"
start = { year = 2, season = "summer" }
[[seats]]
faction      = "uthuk"
influence    = 7
victory_card = "fall"
used         = ["harvest"]
activated    = ["105A"]
strongholds  = [{ area = "UA", damaged = true, development = "training-ground" }]
units        = [{ area = "UB", unit = "berserker", count = 3, routed = 1 }]
[[seats]]
faction = "daqan"
dials   = { ore = 5 }
stronghold = "DC"
[[tokens]]
area  = "105B"
token = "frost"
[[tokens]]
area  = "104B"
token = "desolation"
[[runes]]
area = "105A"
rune = "dragon"
up   = true
`)
	if g == nil {
		t.Fatal(why)
	}
	if g.Factions[0].ID != "uthuk" || g.Factions[1].ID != "daqan" {
		t.Errorf("%s sits first", g.Factions[0].ID)
	}
	o, b := g.Rules.Options, &g.Rules.Begin
	if o.Years != 4 || o.ToWin != 5 || !o.Instant || b.Year != 2 || b.Season != runewars.Summer {
		t.Errorf("%+v, begins in season %d of year %d", o, b.Season, b.Year)
	}
	at := func(label string) *runewars.Place { return &b.Areas[slices.Index(g.Areas, label)] }
	if p := at("UA"); p.Fort != 0 || !p.Hurt || p.Builds[0] != runewars.Training {
		t.Errorf("UA: %+v", p)
	}
	if p := at("UB"); p.Holder != 0 || p.Units != 3 ||
		g.Rules.Opening.Seats[0]&(runewars.OpenUnits|runewars.OpenFort) != 0 {
		t.Errorf("UB: %+v, opening %b", p, g.Rules.Opening.Seats[0])
	}
	if p := at("DC"); p.Fort != 1 || g.Rules.Opening.Seats[1] != runewars.OpenAll&^runewars.OpenFort {
		t.Errorf("DC: %+v", p)
	}
	if at("105B").Frost != 1 || !at("104B").Burnt || !at("105A").Up || at("105A").Active != 1 {
		t.Error("tokens do not lie as they should")
	}
	s := &b.Seats[0]
	if s.ProofYear != 1 || s.ProofSeason != runewars.Fall || s.Used != 1<<4 || g.Rules.Seats[0].Influence != 7 ||
		g.Rules.Seats[1].Dials[runewars.Ore] != 5 {
		t.Errorf("%+v", s)
	}
	var game runewars.State
	runewars.Start(g.Rules, &game, 1, nil)
	if game.Over() || game.Year != 2 || game.Season != runewars.Summer {
		t.Errorf("season %d of year %d", game.Season, game.Year)
	}
}

// What a scenario says in words alone is told, and what cannot be played is refused.
func TestUnplayed(t *testing.T) {
	event := "[[events]]\nname = \"E\"\nseason = \"winter\"\neffects = [{ do = \"lose-influence\", count = 1 }]\n"
	two := "[[seats]]\nfaction = \"daqan\"\n[[seats]]\nfaction = \"uthuk\"\n"
	for text, want := range map[string]string{
		two + "policy = \"greedy\"\norders = [\"harvest\"]\n": "the Orders of Uthuk Y'llan are given",
		two + event: "the event \"E\" is told in words alone",
		two + "[[wins]]\nname = \"W\"\nwho = \"daqan\"\nhas = \"areas\"\nleast = 9\n": "the ending \"W\"",
	} {
		g, why := open(t, text)
		if g == nil || len(g.Unplayed) != 1 || !strings.Contains(g.Unplayed[0], want) {
			t.Errorf("%s: %q, want %q", text, why, want)
		}
	}
	for text, want := range map[string]string{
		two + "[[seats]]\nfaction = \"latari\"\n": "the home realm of seat 3 does not lie",
		"[[seats]]\nfaction = \"dakan\"\n":        "has mistakes",
	} {
		g, why := open(t, text)
		if g != nil || !strings.Contains(strings.Join(why, "\n"), want) {
			t.Errorf("%s: %q, want %q", text, why, want)
		}
	}
}
