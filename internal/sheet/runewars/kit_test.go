package runewars

import (
	"html"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/sheet/command"
	"muster/internal/testing/sheettest"
	pagewords "muster/internal/words"
	"muster/maps"
	"muster/schema/source"
	"muster/sheet"
)

// kitShipped returns the realms of the library.
func kitShipped(t *testing.T) []*library.LinkedRealm {
	t.Helper()
	c := library.New(nil, 1)
	var out []*library.LinkedRealm
	for _, e := range c.All(rulebook.KindRealm) {
		out = append(out, e.Linked())
	}
	if len(out) < 3 {
		t.Fatalf("%d realms", len(out))
	}
	return out
}

// kitWritten returns a realm given as text.
func kitWritten(t *testing.T, text string) *library.LinkedRealm {
	t.Helper()
	c := library.New([]*source.File{source.NewFile("a.realm.toml", []byte(text))}, 1)
	return c.Given()[0].Linked()
}

// TestKitPages checks that every part of every realm, in each language, is a page of its own without external resources
// or scripts. The output is deterministic.
func TestKitPages(t *testing.T) {
	for _, l := range kitShipped(t) {
		g := InRealm(l)
		for _, tag := range pagewords.Tags() {
			language, err := pagewords.In(tag)
			if err != nil {
				t.Fatal(err)
			}
			for _, part := range Parts() {
				opts := sheet.Options{Hash: "0123", Language: language}
				page := string(KitPage(part, g, opts))
				sheettest.StandsAlone(t, g.ID+" "+part, page)
				for _, svg := range drawing.FindAllString(page, -1) {
					sheettest.WellFormed(t, g.ID+" "+part, svg)
				}
				if strings.Contains(page, "%!") || string(KitPage(part, g, opts)) != page {
					t.Errorf("%s %s %s: a verb is left, or the same again is another page", g.ID, part, tag)
				}
			}
		}
	}
}

// TestEmpty checks that an empty realm, and one with unknown ids, still give pages.
func TestEmpty(t *testing.T) {
	for _, d := range []*maps.Realm{{}, {Name: "None", Boxes: []string{"moon"}, Tiles: []maps.Tile{{Tile: "moon"}}}} {
		g := InRealm(library.LinkRealm(d, rulebook.Base(), nil))
		for _, part := range Parts() {
			if page := string(KitPage(part, g, sheet.Options{})); !strings.Contains(page, "<h1") {
				t.Errorf("%s: no whole page", part)
			}
		}
	}
}

// hostile is a realm with hostile texts in its own rows.
const hostile = `
kind = "realm"
game = "runewars"
format = 1
id = "hostile"
name = "<script>hacked=1</script>"
players = 2
tiles = [{ tile = "worst", at = [0, 0] }]
homes = [{ marker = [[4, 0], [4, 1]], faction = "worst" }]
cities = [{ area = "9B", city = "worst" }]
[[rulebook.tiles]]
id = "worst"
name = "</style><script>hacked=2</script>"
mark = "9"
areas = [
  { letter = "A", at = [0, 0], food = 1, neutrals = [{ unit = "worst", count = 2 }] },
  { letter = "B", at = [0, 1], city = true, borders = { n = "water" } },
  { letter = "C", at = [0, 2] }, { letter = "D", at = [0, 3] },
]
[[rulebook.units]]
id = "worst"
name = "<b onclick=hacked=3>"
count = 4
shape = "hexagon"
initiative = 1
health = 1
mark = "\"<b"
special_name = "<i>"
special = [{ do = "add-units", unit = "worst" }]
[[rulebook.factions]]
id = "worst"
name = "' onmouseover='hacked=4"
alignment = "evil"
mark = "<s>"
influence = 1
tactics = 1
food = 1
wood = 1
ore = 1
icons = [{ dial = "food", gives = "worst", at = [1, 2, 8] }]
defence = { name = "<svg onload=hacked=5>", effects = [{ do = "strength" }] }
[[rulebook.cities]]
id = "worst"
name = "<marquee>"
gives = [{ what = "tactics", count = 1 }]
`

// TestHostile checks that author text cannot inject markup.
func TestHostile(t *testing.T) {
	g := InRealm(kitWritten(t, hostile))
	if len(g.Factions) != 1 || len(g.PlacedTiles()) != 1 || len(g.Cities()) != 1 {
		t.Fatalf("%d factions, %d tiles, %d cities", len(g.Factions), len(g.PlacedTiles()), len(g.Cities()))
	}
	for _, part := range Parts() {
		page := string(KitPage(part, g, sheet.Options{}))
		sheettest.StandsAlone(t, part, page)
		for _, bad := range []string{"<script", "<b\"", "<i>worst", "<s>", "<svg onload", "<marquee"} {
			if strings.Contains(page, bad) {
				t.Errorf("%s: %q stands on the page", part, bad)
			}
		}
	}
}

// TestFactions checks that there is a sheet for each playing faction (RW-SETUP-02). It shows the dials at their first
// spaces, their starting army (RW-SETUP-23, RW-SETUP-24), and only units of boxes in play.
func TestFactions(t *testing.T) {
	for _, l := range kitShipped(t) {
		page := string(KitPage(Factions, InRealm(l), sheet.Options{}))
		if n := strings.Count(page, `<article class="faction">`); n != l.Definition.Players {
			t.Errorf("%s: %d sheets for %d players", l.Definition.ID, n, l.Definition.Players)
		}
		lord := slices.ContainsFunc(InRealm(l).Factions, func(f *rulebook.Faction) bool { return f.ID == "daqan" })
		if strings.Contains(page, "Novice Wizard") != (lord && InRealm(l).Banners()) {
			t.Errorf("%s: there are units of a box that is not there, or none of one that is", l.Definition.ID)
		}
	}
	g := InRealm(kitWritten(t, `
kind = "realm"
game = "runewars"
format = 1
id = "banners"
name = "Banners"
players = 2
boxes = ["runewars", "banners-of-war", "demo"]
homes = [{ marker = [[4, 0], [4, 1]], faction = "daqan" }]
tiles = []
`))
	_, page, _ := strings.Cut(html.UnescapeString(string(KitPage(Factions, g, sheet.Options{}))), "<main>")
	sheettest.InOrder(t, "daqan", page, "Daqan Lords", "Alignment: good", "Food begins at 3; 1: Footman; 2: Footman",
		"Wood</b> begins at 2", "Starting army", "<b>2</b>", "Footman", "<b>1</b>", "Bowman", "<b>1</b>", "Knight",
		"Novice Wizard<em>circle, instead of Bowman", "Reinforced Walls", "+2 strength in this battle.",
		"Yields 3 food, 2 wood, 2 ore.")
}

// TestTokens checks that there are as many tokens as in the boxes, and that all runes have the same back.
func TestTokens(t *testing.T) {
	for _, l := range kitShipped(t) {
		x := newTable(InRealm(l), sheet.Options{})
		developments := 5
		if x.Banners() {
			developments++
		}
		dragon, falsehoods := l.Rules.Runes(l.Boxes)
		backs := map[face]int{}
		for _, p := range x.runes().Pairs {
			backs[p.Back]++
		}
		if len(backs) != 1 || backs[x.runes().Pairs[0].Back] != dragon+falsehoods {
			t.Errorf("%s: backs of runes are %v, want one of %d", l.Definition.ID, backs, dragon+falsehoods)
		}
		for _, f := range x.Factions {
			h := x.ofFaction(f)
			if len(h.Pairs) != 4 || len(h.Ones) != developments+4 {
				t.Errorf("%s: %d strongholds, %d developments and activation tokens", f.ID, len(h.Pairs), len(h.Ones))
			}
		}
		cities := len(l.Cities)
		for i := range l.Laid {
			if l.Laid[i].Row.Alone { // where the Lost City is found (RW-T12-04)
				cities++
			}
		}
		if n := len(x.cities().Pairs); n != cities {
			t.Errorf("%s: %d cities for %d", l.Definition.ID, n, cities)
		}
		page := string(x.tokens())
		if strings.Contains(page, "fallen hero") || strings.Contains(page, "frost") != x.Banners() {
			t.Errorf("%s: there are tokens that nobody needs, or none", l.Definition.ID)
		}
	}
	if command.Tokens != "tokens" {
		t.Error("the part has another name")
	}
}

// TestBought checks that the pieces of Development cards are printed with the tokens if those cards are in play: eight
// Reanimates and three peasants (RW-DEV-06, RW-DEV-07).
func TestBought(t *testing.T) {
	for _, on := range []bool{false, true} {
		g := InRealm(kitShipped(t)[0])
		g.Boxes, g.DevelopmentCards, g.Factions = append(g.Boxes, "banners-of-war", "demo-decks"), on, nil
		words := map[string]int{}
		for _, id := range []string{"waiqar", "daqan"} {
			g.Factions = append(g.Factions, g.Rules.Factions.Get(id))
		}
		x := newTable(g, sheet.Options{})
		for _, f := range g.Factions {
			for _, one := range x.ofFaction(f).Ones {
				words[one.Word]++
			}
		}
		if want := map[bool][2]int{true: {8, 3}}[on]; words["Reanimate"] != want[0] || words["peasant"] != want[1] {
			t.Errorf("with Development cards %v: %v", on, words)
		}
	}
}

// TestTiles checks that each placed tile is printed once at the stated size, whole if it fits the paper. One that fits
// no paper is printed by areas.
func TestTiles(t *testing.T) {
	for _, paper := range sheet.Papers() {
		opts := sheet.Options{Print: sheet.Print{Paper: paper}}
		for _, l := range kitShipped(t) {
			page := string(KitPage(Tiles, InRealm(l), opts))
			if n := strings.Count(page, `<svg`); n != len(l.Laid) {
				t.Errorf("%s on %s: %d pictures of %d tiles", l.Definition.ID, paper, n, len(l.Laid))
			}
		}
		page := string(KitPage(Tiles, InRealm(kitWritten(t, hostile)), opts))
		want, high := 4, "81.0"
		if paper == "a3" || paper == "tabloid" {
			want, high = 1, "315.0"
		}
		if n := strings.Count(page, `<svg`); n != want || !strings.Contains(page, `height="`+high) {
			t.Errorf("on %s four areas in a row are %d pictures, not %d of %s mm", paper, n, want, high)
		}
	}
}
