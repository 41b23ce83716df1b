package placement_test

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/schema/layout"
	"muster/internal/validate/runewars"
	"muster/internal/validate/runner"
	"muster/maps"
	"muster/schema/diag"
	"muster/schema/source"
)

// checked runs every check on realms, and returns the findings.
func checked(t testing.TB, texts map[string][]byte) []diag.Diagnostic {
	t.Helper()
	var files []*source.File
	for name, text := range texts {
		files = append(files, source.NewFile(name, text))
	}
	slices.SortFunc(files, func(a, b *source.File) int { return strings.Compare(a.Name, b.Name) })
	result, err := runner.Run(library.New(files, 1).Catalog, runewars.Checks(), 1)
	if err != nil {
		t.Fatal(err)
	}
	return result.Findings
}

var banners = []string{"runewars", "banners-of-war", "demo", "demo-banners"}

// TestEveryRealmIsSound: for every policy, number of players, boxes and seed, the built realm passes every check on
// realms, and has the format of `muster fmt`: RW-SETUP-07, RW-SETUP-08, RW-SETUP-10, RW-SETUP-11, RW-SETUP-12,
// RW-SETUP-15, RW-SETUP-16, RW-SETUP-17, RW-SETUP-20, RW-SETUP-21, RW-T12-01, RW-T12-02 and RW-T12-03. The fair policy
// leaves no part of it cut off.
func TestEveryRealmIsSound(t *testing.T) {
	texts := map[string][]byte{}
	laid := map[string]int{}
	for seed := range uint64(40) {
		for players := 2; players <= 4; players++ {
			for policy := range placement.Policies() {
				ask := placement.BuildAsk{Players: players, Policy: placement.Policy(policy), Name: "Built",
					Exploration: seed%2 == 0}
				if seed%3 == 0 {
					ask.Boxes = banners
				}
				ask.ID = fmt.Sprintf("built-%d-%d-%d", policy, players, seed)
				b, reasons := placement.Build(rulebook.Base(), ask, seed, nil)
				if reasons != nil {
					t.Errorf("%s: %v", ask.ID, reasons)
					continue
				}
				for _, tile := range b.Realm.Tiles {
					laid[tile.Tile]++
				}
				name := ask.ID + ".realm.toml"
				texts[name] = b.Realm.Text()
				out, faults, err := layout.Text(source.NewFile(name, texts[name]), rulebook.FileKinds())
				if err != nil || len(faults) > 0 || !bytes.Equal(out, texts[name]) {
					t.Errorf("%s is not laid out: %v %v\n%s", name, err, faults, out)
				}
			}
		}
	}
	fair := fmt.Sprintf("built-%d-", placement.Fair)
	for _, d := range checked(t, texts) {
		if d.Severity == diag.Error || d.Code == "realm/cut-off" && strings.HasPrefix(d.File, fair) {
			t.Errorf("%s: %s: %s\n%s", d.File, d.Code, d.Message, texts[d.File])
		}
	}
	for _, tile := range rulebook.Base().Tiles.All() {
		if tile.Home == "" && laid[tile.ID] == 0 {
			t.Errorf("tile %s is never laid", tile.ID)
		}
	}
}

// TestPlayable: a game can be set up on the built realm, from the first player on clockwise.
func TestPlayable(t *testing.T) {
	for seed := range uint64(12) {
		for players := 2; players <= 4; players++ {
			ask := placement.BuildAsk{ID: "built", Name: "Built", Players: players, Exploration: seed%2 == 0}
			if seed%3 == 0 {
				ask.Boxes = banners
			}
			b, reasons := placement.Build(rulebook.Base(), ask, seed, nil)
			if reasons != nil {
				t.Fatal(reasons)
			}
			g, why := setup.Link(setup.Ask{Realm: library.LinkRealm(b.Realm, rulebook.Base(), nil), Seats: b.Seats()})
			if why != nil || g.Factions[0].ID != b.Factions[b.First] || len(g.Factions) != players {
				t.Errorf("seed %d: %v", seed, why)
			}
		}
	}
}

// TestSteps: the steps are logged in order. Factions, the two Setup Quests of each player and the placement of their
// tiles go clockwise from the player with the highest Fate card (RW-SETUP-01, RW-SETUP-02, RW-SETUP-03, RW-SETUP-06).
// That player places all markers (RW-SETUP-10). The runes go one at a time counter-clockwise (RW-SETUP-14,
// RW-SETUP-15), the home realms from the first player's left (RW-SETUP-16).
func TestSteps(t *testing.T) {
	for seed := range uint64(12) {
		for players := 2; players <= 4; players++ {
			var steps []placement.Event
			ask := placement.BuildAsk{ID: "built", Name: "Built", Players: players}
			b, reasons := placement.Build(rulebook.Base(), ask, seed, func(e placement.Event) { steps = append(steps, e) })
			if reasons != nil {
				t.Fatal(reasons)
			}
			seats := map[placement.EventKind][]int{}
			highest, first := -1, -1
			dealt := map[string]int{} // who was dealt the Setup Quest of a tile
			for _, e := range steps {
				if len(e.Rules()) == 0 {
					t.Errorf("a step has no rule: %+v", e)
				}
				switch e.Kind {
				case placement.FateDealt:
					if e.N > highest {
						highest, first = e.N, e.Seat
					}
				case placement.MarkersStuck, placement.TileStuck: // tiles are taken back, not quests (RW-SETUP-13)
					for _, k := range []placement.EventKind{
						placement.TilePlaced, placement.MarkerPlaced, placement.RunePlaced, placement.HomePlaced,
					} {
						seats[k] = nil
					}
				case placement.HomesStuck: // and the tiles stay here (RW-SETUP-17)
					for _, k := range []placement.EventKind{placement.MarkerPlaced, placement.RunePlaced, placement.HomePlaced} {
						seats[k] = nil
					}
				default:
					seats[e.Kind] = append(seats[e.Kind], e.Seat)
					if e.Kind == placement.QuestsDealt {
						for _, id := range e.IDs {
							dealt[id] = e.Seat
						}
					}
					if seat, is := dealt[e.ID]; e.Kind == placement.TilePlaced && (!is || seat != e.Seat) {
						t.Errorf("seed %d: %d lays tile %s, whose quest he has not", seed, e.Seat, e.ID)
					}
				}
			}
			var lay, markers, runes, homes []int
			for i := range players {
				lay = append(lay, (first+i)%players)
				markers = append(markers, first)
				runes = append(runes, (first-i+players)%players)
				homes = append(homes, (first+1+i)%players)
			}
			n := len(seats[placement.TilePlaced])
			for kind, want := range map[placement.EventKind][]int{
				placement.FactionChosen: lay, placement.QuestsDealt: lay, placement.MarkerPlaced: markers,
				placement.RunePlaced: append(runes, runes...), placement.HomePlaced: homes,
			} {
				if !slices.Equal(seats[kind], want) {
					t.Errorf("seed %d: kind %d is taken by %v, want %v", seed, kind, seats[kind], want)
				}
			}
			if b.First != first || n != 2*players || len(dealt) != n ||
				!slices.Equal(seats[placement.TilePlaced], append(lay, lay...)) {
				t.Errorf("seed %d: first %d, told %d; tiles are laid by %v", seed, b.First, first, seats[placement.TilePlaced])
			}
		}
	}
}

// TestToldAsItLies: the log of the last board matches the realm: tiles, markers, runes and home realms (RW-SETUP-06,
// RW-SETUP-10, RW-SETUP-13, RW-SETUP-14, RW-SETUP-16), and drawn cities and tokens (RW-SETUP-20, RW-SETUP-21).
func TestToldAsItLies(t *testing.T) {
	for seed := range uint64(12) {
		told := &maps.Realm{Homes: make([]maps.Home, 3)}
		ask := placement.BuildAsk{ID: "built", Name: "Built", Players: 3, Exploration: true,
			Policy: placement.Policy(seed % 3)}
		var names []string // of the factions, by seat
		at := func(a tiles.At) []int { return []int{a.Q, a.R} }
		b, reasons := placement.Build(rulebook.Base(), ask, seed, func(e placement.Event) {
			thing := e.Kind == placement.NeutralsPut || e.Kind == placement.CityDrawn || e.Kind == placement.TokenPlaced
			if thing != (e.Seat == placement.Nobody) {
				t.Errorf("%+v is the step of %d", e, e.Seat)
			}
			switch e.Kind {
			case placement.First:
				names = make([]string, 3)
			case placement.FactionChosen:
				names[e.Seat] = e.ID
			case placement.TilePlaced:
				told.Tiles = append(told.Tiles, maps.Tile{Tile: e.ID, At: at(e.At), Turn: e.Turn})
			case placement.MarkerPlaced:
				told.Homes[e.M] = maps.Home{Marker: [][]int{at(e.At), at(e.Other)}}
			case placement.RunePlaced:
				kind := maps.False
				if e.Dragon {
					kind = maps.Dragon
				}
				told.Runes = append(told.Runes, maps.Rune{Area: e.ID, Rune: kind, By: names[e.Seat]})
			case placement.HomePlaced:
				h := &told.Homes[e.M]
				h.Faction, h.At, h.Turn = e.ID, at(e.At), e.Turn
			case placement.CityDrawn:
				told.Cities = append(told.Cities, maps.City{Area: e.Area, City: e.ID})
			case placement.TokenPlaced:
				told.Exploration = append(told.Exploration, maps.Exploration{Area: e.Area, Token: e.ID})
			case placement.MarkersStuck, placement.TileStuck:
				told.Tiles, told.Runes = nil, nil
			case placement.HomesStuck:
				told.Runes = nil
			}
		})
		if reasons != nil {
			t.Fatal(reasons)
		}
		told.ID, told.Name, told.Boxes, told.Players = b.Realm.ID, b.Realm.Name, b.Realm.Boxes, b.Realm.Players
		if !reflect.DeepEqual(told, b.Realm) {
			t.Errorf("seed %d: told as\n%s\nit is\n%s", seed, told.Text(), b.Realm.Text())
		}
	}
}

// TestBanners: the tiles of Banners of War are dealt only with its boxes on the table (RW-SETUP-04).
func TestBanners(t *testing.T) {
	for _, boxes := range [][]string{nil, banners} {
		dealt := map[string]bool{}
		for seed := range uint64(20) {
			ask := placement.BuildAsk{ID: "built", Name: "Built", Players: 3, Boxes: boxes}
			b, reasons := placement.Build(rulebook.Base(), ask, seed, nil)
			if reasons != nil {
				t.Fatal(reasons)
			}
			for _, tile := range b.Realm.Tiles {
				dealt[rulebook.Base().Tiles.Get(tile.Tile).Box] = true
			}
		}
		if dealt["demo-banners"] != (boxes != nil) {
			t.Errorf("with the boxes %v tiles of %v are dealt", boxes, dealt)
		}
	}
}

// TestSame: a seed builds one realm, and another seed another one.
func TestSame(t *testing.T) {
	ask := placement.BuildAsk{ID: "built", Name: "Built", Players: 3, Factions: []string{"uthuk", "latari"}}
	var texts []string
	for _, seed := range []uint64{5, 5, 6} {
		b, reasons := placement.Build(rulebook.Base(), ask, seed, nil)
		if reasons != nil || b.Factions[0] != "uthuk" || b.Factions[1] != "latari" {
			t.Fatal(reasons, b)
		}
		texts = append(texts, string(b.Realm.Text()))
	}
	if texts[0] != texts[1] || texts[0] == texts[2] {
		t.Error("a seed does not make the realm")
	}
}

// TestStuck: tiles without room for markers are taken back a limited number of times, and then this is reported
// (RW-SETUP-13).
func TestStuck(t *testing.T) {
	stuck := 0
	ask := placement.BuildAsk{Players: 1, Tiles: []string{"112", "103"}, Policy: placement.Spread}
	_, reasons := placement.Build(rulebook.Base(), ask, 1, func(e placement.Event) {
		if e.Kind == placement.MarkersStuck || e.Kind == placement.TileStuck {
			stuck++
		}
	})
	if len(reasons) != 1 || reasons[0].Rule != "RW-SETUP-13" || stuck != 200 {
		t.Errorf("%v after %d layouts", reasons, stuck)
	}
}

// TestReasons: an impossible realm is refused with the rule and a remedy.
func TestReasons(t *testing.T) {
	for _, c := range []struct {
		ask  placement.BuildAsk
		says string
	}{
		{placement.BuildAsk{Players: 5}, "a realm for 5 players cannot be built"},
		{placement.BuildAsk{Players: 0}, "a realm for 0 players cannot be built"},
		{placement.BuildAsk{Players: 2, Tiles: []string{"101", "102", "103"}},
			"2 players place 4 tiles, 1 more than are available"},
		{placement.BuildAsk{Players: 2, Tiles: []string{"101", "102", "103", "104", "101"}}, "tile 101 is named twice"},
		{placement.BuildAsk{Players: 2, Tiles: []string{"1001"}}, `there is no tile "1001"`},
		{placement.BuildAsk{Players: 2, Tiles: []string{"daqan-home"}}, "daqan-home is the home realm of daqan"},
		{placement.BuildAsk{Players: 2, Factions: []string{"dakan"}}, `there is no faction "dakan"`},
		{placement.BuildAsk{Players: 2, Factions: []string{"daqan", "daqan"}}, "daqan is named twice"},
		{placement.BuildAsk{Players: 1, Factions: []string{"daqan", "uthuk"}}, "2 factions for 1 player"},
		{placement.BuildAsk{Players: 2, Boxes: []string{"nothing"}}, `there is no box "nothing"`},
		{placement.BuildAsk{Players: 2, Boxes: []string{"demo"}}, "the box demo needs runewars"},
		{placement.BuildAsk{Players: 2, Boxes: []string{"runewars"}}, "2 players place 4 tiles, 4 more than are available"},
		{
			placement.BuildAsk{Players: 2, Tiles: []string{"110"}, Boxes: []string{"runewars", "demo"}},
			"tile 110 is in the box demo-banners, which is not in use",
		},
	} {
		_, reasons := placement.Build(rulebook.Base(), c.ask, 1, nil)
		if len(reasons) == 0 || !strings.HasPrefix(reasons[0].What, c.says) || reasons[0].Help == "" {
			t.Errorf("%+v: %v, want %s", c.ask, reasons, c.says)
		}
	}
}
