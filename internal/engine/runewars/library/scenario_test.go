package library_test

import (
	"slices"
	"testing"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
	"muster/schema/source"
)

// readScenario links a scenario of a project with some other files.
func readScenario(t *testing.T, text string, others ...*source.File) *library.LinkedScenario {
	t.Helper()
	const head = "kind = \"scenario\"\ngame = \"runewars\"\nformat = 1\nid = \"one\"\nname = \"One\"\n"
	c := library.New(append(others, source.NewFile("one.scenario.toml", []byte(head+text))), 1)
	for _, e := range c.Given() {
		for _, d := range e.Schema {
			t.Errorf("%s:%d: %s", d.File, d.Start.Line, d.Message)
		}
		if l := e.Seated(); l != nil {
			return l
		}
	}
	t.Fatal("there is no scenario")
	return nil
}

const two = "realm = \"the-two-banks\"\n[[seats]]\nfaction = \"daqan\"\n"

// TestDefaults: the rules supply values that a scenario lacks (RW-SETUP-23, RW-SETUP-24, RW-SETUP-27, RW-SETUP-28):
// seven years, and six runes to win (RW-SEAS-01, RW-VICT-01, RW-VICT-02).
func TestDefaults(t *testing.T) {
	l := readScenario(t, two+"[[seats]]\nfaction = \"uthuk\"\npolicy = \"greedy\"\norders = [\"harvest\", \"fortify\"]\n")
	if len(l.Faults) > 0 || l.Realm == nil || len(l.Seats) != 2 {
		t.Fatalf("%+v, %d seats", l.Faults, len(l.Seats))
	}
	if o := l.Options; o.Years != 7 || o.ToWin != 6 || o.Instant || o.Garrison || o.Original {
		t.Errorf("played with is %+v", o)
	}
	s := &l.Seats[0]
	army := []rulebook.Recruits{{Unit: "footman", Count: 2}, {Unit: "bowman", Count: 1}, {Unit: "knight", Count: 1}}
	if s.Dials != [3]int{3, 2, 2} || s.Influence != 3 || s.TacticsCards != 2 || s.QuestCards != 2 ||
		!slices.Equal(s.Army, army) || len(s.Areas) != 3 || s.Objective != nil || s.Scripted {
		t.Errorf("the Daqan begin with %+v", s)
	}
	if len(s.Strongholds) != 1 || s.Strongholds[0].Area != library.None || s.VictoryOn != library.None {
		t.Errorf("strongholds %+v, Victory card on %d", s.Strongholds, s.VictoryOn)
	}
	if o := &l.Seats[1]; !o.Scripted || !slices.Equal(o.Orders, []int{4, 8}) || o.Home != 1 {
		t.Errorf("the Uthuk are played by %+v", o)
	}
	if l.People() != 1 || l.Players() != 1 || l.Start != (library.Timing{Year: 1}) || l.UnderWay() {
		t.Errorf("%d people, begins %+v", l.People(), l.Start)
	}
}

// TestOptions: editions and variants have different numbers (RW-ORIG-01, RW-FREE-03, RW-SETUP-02).
func TestOptions(t *testing.T) {
	for text, want := range map[string]library.Options{
		"edition = \"original\"\n": {
			Original: true, Years: 6, ToWin: 6, Instant: true, NoSupport: true, NoRoutedHexagons: true, HomeRunes: true,
		},
		"edition = \"epic\"\n": {
			Original: true, Years: 8, ToWin: 7, Instant: true, NoSupport: true, NoRoutedHexagons: true, HomeRunes: true,
		},
		"edition = \"original\"\nvictory = \"delayed\"\n": { // RW-ROAD-05
			Original: true, Years: 6, ToWin: 6, NoSupport: true, NoRoutedHexagons: true, HomeRunes: true, StandIn: true,
		},
		"boxes = [\"runewars\", \"banners-of-war\"]\nedition = \"original\"\nvictory = \"delayed\"\n": {
			Original: true, Years: 6, ToWin: 6, NoSupport: true, NoRoutedHexagons: true, HomeRunes: true, Garrison: true,
		},
		"boxes = [\"runewars\", \"banners-of-war\"]\nwith = [\"free-cities\", \"commanders\"]\n": {
			Years: 7, ToWin: 7, Garrison: true, FreeCities: true, Commanders: true,
		},
		"boxes = [\"runewars\", \"banners-of-war\"]\nwithout = [\"garrison\"]\nyears = 4\nvictory = \"instant\"\n": {
			Years: 4, ToWin: 6, Instant: true,
		},
	} {
		if l := readScenario(t, text+two); l.Options != want {
			t.Errorf("%s: %+v, want %+v", text, l.Options, want)
		}
	}
}

// TestChanges: a scenario's pieces replace those of its realm; elsewhere the printed neutral units remain
// (RW-SETUP-18).
func TestChanges(t *testing.T) {
	l := readScenario(t, two+`dials = { ore = 5 }
[[neutrals]]
area  = "104D"
units = [{ unit = "giant", count = 2 }]
[[runes]]
area = "105A"
rune = "dragon"
up   = true
`)
	area := l.Realm.Area("104D")
	if n := l.Realm.Spots[area].Neutrals; len(n) != 1 || n[0].Row.ID != "giant" || n[0].Count != 2 {
		t.Errorf("104D has %+v", n)
	}
	if n := l.Realm.Spots[l.Realm.Area("104A")].Neutrals; len(n) != 1 || n[0].Row.ID != "dragon" {
		t.Errorf("104A has %+v", n)
	}
	if len(l.Realm.Runes) != 1 || !l.Runes[0].Up || !l.Realm.Runes[0].Dragon || len(l.Realm.Cities) != 2 {
		t.Errorf("%d runes, %d cities", len(l.Realm.Runes), len(l.Realm.Cities))
	}
	knights := slices.IndexFunc(l.Seats[0].Army, func(r rulebook.Recruits) bool { return r.Unit == "knight" })
	if knights < 0 || l.Seats[0].Army[knights].Count != 2 {
		t.Errorf("with ore 5 the Daqan begin with %+v", l.Seats[0].Army)
	}
}

const bare = `kind = "realm"
game = "runewars"
format = 1
id = "bare"
name = "Bare"
boxes = ["runewars", "demo"]
players = 2
tiles = [
  { tile = "104", at = [0, 0] }, { tile = "105", at = [2, 0], turn = 3 },
  { tile = "106", at = [3, 0], turn = 5 }, { tile = "108", at = [3, 1], turn = 5 },
]
homes = [{ marker = [[3, -2], [4, -2]] }, { marker = [[3, 2], [4, 2]] }]
`

// TestHomes: a scenario places home realms at the realm's markers (RW-SETUP-16).
func TestHomes(t *testing.T) {
	l := readScenario(t, `realm = "bare"
[[seats]]
faction = "uthuk"
home = { marker = 2, at = [4, 2], turn = 2 }
[[seats]]
faction = "daqan"
home = { marker = 3, at = [3, -2], turn = 5 }
`, source.NewFile("bare.realm.toml", []byte(bare)))
	if len(l.Seats[0].Areas) != 3 || l.Realm.Homes[1].Ptr != "/seats/0/home" || l.Seats[0].Dials != [3]int{3, 2, 2} {
		t.Errorf("the Uthuk: %+v at %s", l.Seats[0], l.Realm.Homes[1].Ptr)
	}
	if l.Seats[1].Home != library.None || len(l.Faults.Of(library.UnknownMarker)) != 1 {
		t.Errorf("%+v", l.Faults)
	}
}

// TestFaults: each unknown name is one fault, at its place.
func TestFaults(t *testing.T) {
	l := readScenario(t, two+`stronghold = "QQ"
units = [{ area = "DA", unit = "footmann", count = 1 }]
[[seats]]
faction = "utuk"
[[neutrals]]
area  = "104Z"
units = [{ unit = "giants", count = 1 }]
[[events]]
name    = "E"
season  = "winter"
effects = [{ do = "scorch", areas = ["104A", "104E"] }, { do = "gain-influence", who = "latari" }]
[[wins]]
has   = "areas"
who   = "nobody"
areas = ["ZZ"]
least = 1
`)
	got := map[string]string{}
	for _, f := range l.Faults {
		got[f.Ptr] = f.Kind + " " + f.Text
	}
	want := map[string]string{
		"/seats/0/stronghold": "area QQ", "/seats/0/units/0/unit": "unit type footmann",
		"/seats/1/faction": "faction utuk", "/neutrals/0/area": "area 104Z",
		"/neutrals/0/units/0/unit": "unit type giants", "/events/0/effects/0/areas/1": "area 104E",
		"/events/0/effects/1/who": "faction without a seat latari", "/wins/0/who": "faction nobody",
		"/wins/0/areas/0": "area ZZ",
	}
	if len(got) != len(l.Faults) || len(got) != len(want) {
		t.Errorf("%d faults: %v", len(l.Faults), got)
	}
	for ptr, what := range want {
		if got[ptr] != what {
			t.Errorf("%s: %q, want %q", ptr, got[ptr], what)
		}
	}
}

// TestNothing: a scenario without a realm, and an empty one, are linked all the same.
func TestNothing(t *testing.T) {
	l := library.LinkScenario(&scenarios.Scenario{Realm: "nowhere"}, nil, rulebook.Base(), nil)
	if l.Realm != nil || len(l.Seats) != 0 || len(l.Faults) != 0 {
		t.Errorf("%+v", l)
	}
	l = library.LinkScenario(&scenarios.Scenario{Seats: make([]scenarios.Seat, 5)}, &maps.Realm{}, rulebook.Base(), nil)
	if len(l.Seats) != 5 || l.Seats[4].Home != library.None {
		t.Errorf("%+v", l.Seats)
	}
}
