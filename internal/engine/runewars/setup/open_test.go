package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
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

// A realm is played by the rules, which set up all that seats begin with (RW-SETUP-23 to RW-SETUP-29), and a scenario
// that says nothing else is the same game.
func TestOpenRealm(t *testing.T) {
	c := library.New(nil, 1)
	realm, why := Open(c.Find(rulebook.KindRealm, "the-two-banks"))
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
	for seat := range realm.Rules.Seats {
		if realm.Rules.Opening.Seats[seat] != runewars.OpenAll || !realm.Rules.Opening.Cities {
			t.Errorf("of seat %d the rules do not set all up", seat)
		}
	}
	other, _ := Open(c.Find(rulebook.KindRealm, "three-crowns"))
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

// What a scenario has happen, how it ends, and whom and what it names is played; what cannot be is refused.
func TestWhatAScenarioSays(t *testing.T) {
	const two = "[[seats]]\nfaction = \"daqan\"\n%s\n[[seats]]\nfaction = \"uthuk\"\n%s\n"
	g, why := open(t, "boxes = [\"runewars\", \"demo\", \"demo-decks\"]\n"+fmt.Sprintf(two,
		"heroes = [{ hero = \"hale-ironbrook\" }]\n", "policy = \"greedy\"\norders = [\"harvest\", \"fortify\"]")+`
[[events]]
name = "E"
season = "winter"
effects = [
  { do = "scorch", areas = ["105B", "104B"], pick = "next" },
  { do = "lose-influence", who = "uthuk" },
  { do = "put-units", areas = ["105A"], unit = "beastman", count = 2 },
]

[[wins]]
name = "W"
who = "daqan"
has = "areas"
least = 9
at = "end-of-year"
`)
	if g == nil {
		t.Fatal(why)
	}
	r := g.Rules
	if !slices.Equal(r.Seats[1].Orders, []uint8{4, 8}) || len(r.Seats[0].Orders) != 0 {
		t.Errorf("Orders %v, %v", r.Seats[0].Orders, r.Seats[1].Orders)
	}
	if len(r.Scripted) != 3 || r.Scripted[0].Pick != runewars.PickNext || len(r.Scripted[0].Areas) != 2 ||
		r.Scripted[1].Seat != 1 || r.Scripted[1].Do != runewars.ScriptLoseInfluence || r.Scripted[2].Count != 2 ||
		g.Kinds[0][r.Scripted[2].Kind].ID != "beastman" || r.Scripted[2].Season != runewars.Winter {
		t.Errorf("it has happen %+v", r.Scripted)
	}
	want := runewars.Ending{Seat: 0, Has: runewars.CountAreas, Least: 9, Most: 0xff, At: runewars.AtYears}
	if len(r.Wins) != 1 || r.Wins[0] != want || len(r.Loses) != 0 {
		t.Errorf("it ends by %+v, %+v", r.Wins, r.Loses)
	}
	var s runewars.State
	runewars.Start(r, &s, 1, nil)
	hale := slices.IndexFunc(g.Heroes, func(h *rulebook.Hero) bool { return h.ID == "hale-ironbrook" })
	if s.Heroes[hale].Owner != 0 {
		t.Errorf("the hero who is named is %+v", s.Heroes[hale])
	}
	for text, want := range map[string]string{
		fmt.Sprintf(two, "", "") + "[[seats]]\nfaction = \"latari\"\n":   "the home realm of seat 3 is not placed",
		"[[seats]]\nfaction = \"dakan\"\n":                               "has errors",
		fmt.Sprintf(two, "heroes = [{ hero = \"hale-ironbrook\" }]", ""): "none of its boxes has hale-ironbrook",
	} {
		g, why := open(t, text)
		if g != nil || !strings.Contains(strings.Join(why, "\n"), want) {
			t.Errorf("%s: %q, want %q", text, why, want)
		}
	}
}

// RW-FREE-01: with Free Cities the alternate tokens take the place of the others, on a realm that lays some, too; and
// seven runes win (RW-FREE-03, RW-VICT-01).
func TestFreeCities(t *testing.T) {
	const seats = "[[seats]]\nfaction = \"daqan\"\n\n[[seats]]\nfaction = \"uthuk\"\n"
	boxes := "boxes = [\"runewars\", \"banners-of-war\", \"demo\", \"demo-free-cities\"]\n"
	for _, free := range []bool{true, false} {
		with := ""
		if free {
			with = "with = [\"free-cities\"]\n"
		}
		g, why := open(t, boxes+with+seats)
		if g == nil {
			t.Fatal(why)
		}
		var s runewars.State
		runewars.Start(g.Rules, &s, 1, nil)
		cities, runes, tokens := 0, 0, 0
		for a := range g.Areas {
			if c := s.Areas[a].City; c != runewars.NoCity {
				cities++
				if g.Cities[c].Free != free {
					t.Errorf("free %v: %s lies in %s", free, g.Cities[c].ID, g.Areas[a])
				}
			}
		}
		for _, c := range g.Cities {
			if c.Rune && !c.Found {
				runes++
			}
			if c.Free {
				tokens++
			}
		}
		want := [2]int{6, 0}
		if free {
			want = [2]int{7, 3}
		}
		if free && tokens != 8 {
			t.Errorf("there are %d alternate tokens, not 8", tokens)
		}
		if cities == 0 || int(g.Rules.Options.ToWin) != want[0] || runes != want[1] {
			t.Errorf("free %v: %d cities, %d of the tokens with a rune, %d runes win", free, cities, runes,
				g.Rules.Options.ToWin)
		}
	}
}
