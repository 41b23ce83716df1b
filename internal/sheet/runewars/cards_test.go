package runewars

import (
	"fmt"
	"html"
	"regexp"
	"strings"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/sheet/imposition"
	"muster/internal/testing/sheettest"
	"muster/internal/words"
	"muster/schema/source"
	"muster/sheet"
)

// whole is a scenario with every deck and every variant.
const whole = `
kind = "scenario"
game = "runewars"
format = 1
id = "whole"
name = "<b>Whole</b>"
realm = "three-crowns"
boxes = ["runewars", "banners-of-war", "demo", "demo-decks"]
with = ["commanders", "development-cards", "exploration"]
seats = [{ faction = "latari" }, { faction = "waiqar" }, { faction = "daqan" }]
[[events]]
name = "<script>hacked=1</script>"
season = "winter"
year = 2
text = "The <u>river</u> rises."
effects = [{ do = "gain-influence" }]
`

// table returns the game of a scenario given as text.
func table(t *testing.T, text string) *Game {
	t.Helper()
	f := source.NewFile("whole.scenario.toml", []byte(text))
	if _, found := library.Games().Kinds().Load(f); len(found) > 0 {
		t.Fatal(found)
	}
	c := library.New([]*source.File{f}, 1)
	return InScenario(c.Given()[0].Seated())
}

// realms returns the games on the realms of the library.
func realms(t *testing.T) []*Game {
	t.Helper()
	c := library.New(nil, 1)
	var out []*Game
	for _, e := range c.All(rulebook.KindRealm) {
		out = append(out, InRealm(e.Linked()))
	}
	if len(out) < 3 {
		t.Fatalf("%d realms", len(out))
	}
	return out
}

var drawing = regexp.MustCompile(`(?s)<svg.*?</svg>`)

// TestPages checks that the cards of every realm, and of a scenario with all components, are pages of their own in each
// language.
func TestPages(t *testing.T) {
	for _, g := range append(realms(t), table(t, whole)) {
		for _, tag := range words.Tags() {
			language, err := words.In(tag)
			if err != nil {
				t.Fatal(err)
			}
			opts := sheet.Options{Hash: "0123", Language: language}
			for name, of := range map[string]func(*Game, sheet.Options, imposition.Duplex) []byte{
				"cards": Own, "reference": Reference,
			} {
				page := string(of(g, opts, imposition.Long))
				sheettest.StandsAlone(t, g.ID+" "+name, page)
				seen := map[string]bool{}
				for _, svg := range drawing.FindAllString(page, -1) {
					if !seen[svg] {
						sheettest.WellFormed(t, g.ID+" "+name, svg)
					}
					seen[svg] = true
				}
				for _, bad := range []string{"%!", "<script", "<u>", "<b>Whole", "RW-"} {
					if strings.Contains(page, bad) {
						t.Errorf("%s, %s, %s: %q stands there", g.ID, name, tag, bad)
					}
				}
				if string(of(g, opts, imposition.Long)) != page {
					t.Errorf("%s, %s: the same again is another page", g.ID, name)
				}
			}
		}
	}
}

// text returns the visible text of a page.
func text(page []byte) string {
	_, body, _ := strings.Cut(string(page), "<main>")
	return html.UnescapeString(body)
}

// TestOwn checks that there is a card for each row of each deck of the boxes in use, including copies, and no other.
// Each playing faction has Orders and Victory cards.
func TestOwn(t *testing.T) {
	count := func(g *Game) map[string]int {
		p := newPrinter(g, sheet.Options{})
		for _, fill := range []func(){
			p.orders, p.fate, p.seasons, p.heroes, p.quests, p.rewards, p.tactics, p.objectives, p.titles, p.commanders,
			p.developments, p.victory,
		} {
			fill()
		}
		out := map[string]int{}
		for _, c := range p.cards {
			out[c.back.Name]++
		}
		return out
	}
	for _, g := range realms(t) {
		orders, titles := 8, 3
		if g.Banners() {
			orders, titles = 9, 4
		}
		want := map[string]int{"Fate": 30, "Title": titles}
		for _, f := range g.Factions {
			want[f.Name+": Order"], want[f.Name+": Victory"] = orders, 1
		}
		if got := count(g); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v, want %v", g.ID, got, want)
		}
	}
	g := table(t, whole)
	want := map[string]int{
		"Fate": 30, "Title": 4, "Spring": 8, "Summer": 8, "Fall": 8, "Winter": 8, "Hero · good": 6, "Hero · evil": 6,
		"Objective · good": 8, "Objective · evil": 8, "Reward": 16, "Tactics": 24, "Quest": len(g.Quests()), "Commander": 6,
	}
	for _, f := range g.Factions {
		want[f.Name+": Order"], want[f.Name+": Victory"], want[f.Name+": Development"] = 9, 1, 8
	}
	if got := count(g); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", got, want)
	}
	page := text(Own(g, sheet.Options{}, imposition.Long))
	for _, part := range []string{
		"The highest bidder: receive 1 dragon rune.", "Moves 1 area more in the Quest Phase.", "+2 strength in this battle.",
		"area 104A · test of Wisdom", "Price:</b> 2 wood, 2 ore.", "In your turn you have:</b> At least", "none",
	} {
		if !strings.Contains(page, part) && !strings.Contains(page, strings.Replace(part, "At least", "at least", 1)) {
			t.Errorf("the cards lack %q", part)
		}
	}
	if strings.Contains(page, "Runaway Pages") {
		t.Error("there is a Quest of a tile that does not lie there")
	}
}

// TestBacks checks that behind each card is the back of its own deck, for the way the paper is turned.
func TestBacks(t *testing.T) {
	g := realms(t)[0]
	for _, turned := range []imposition.Duplex{imposition.Long, imposition.Short} {
		page := text(Own(g, sheet.Options{}, turned))
		fronts, backs := strings.Count(page, `class="front `), strings.Count(page, `<p class="camp">`)
		if fronts == 0 || fronts != backs {
			t.Errorf("%s: %d fronts and %d backs", turned, fronts, backs)
		}
	}
	if page := text(Own(g, sheet.Options{}, imposition.Single)); strings.Contains(page, `class="camp"`) {
		t.Error("there are backs that nobody asked for")
	}
}

// TestReference checks that the reference names exactly the components in play. It also states the rules that only
// players can enforce: to show no rune that they have looked at (RW-RUNE-03), and to discard Season cards to one pile
// (RW-SEAS-04). Each player has eight Orders, and with Banners of War nine (RW-SETUP-02).
func TestReference(t *testing.T) {
	for _, g := range realms(t) {
		page := text(Reference(g, sheet.Options{}, imposition.Single))
		for _, people := range []string{
			"You may talk and lie about them, but never show them.",
			"All seasons share one discard pile; its top card shows the current season.",
		} {
			if !strings.Contains(page, people) {
				t.Errorf("%s: %q is not told", g.ID, people)
			}
		}
		sheettest.InOrder(t, g.ID, page, "The year, 7 of them", "Orders", "1 Strategize", "8 "+
			"Fortify", "Battle", "Diplomacy",
			"1 influence:", "13 % gold, else 27 % silver, 60 % red", "6 influence:", "61 % gold, else 36 % silver, 3 % red",
			"6 dragon runes", "Neutral units")
		for _, bad := range []string{"Commander card", "Development cards", "Quest Phase, in summer"} {
			if strings.Contains(page, bad) {
				t.Errorf("%s: %q is told, and not played with", g.ID, bad)
			}
		}
		for _, of := range []string{"Garrison", "Frost"} {
			if strings.Contains(page, of) != g.Banners() {
				t.Errorf("%s: %q is told, or is not", g.ID, of)
			}
		}
		if n := len(g.Orders()); n != map[bool]int{false: 8, true: 9}[g.Banners()] {
			t.Errorf("%s: each player has %d Orders", g.ID, n)
		}
		lying := g.Guards()
		for i := range g.Rules.Units.All() {
			u := &g.Rules.Units.All()[i]
			told, lies := strings.Contains(page, "<b>"+u.Name+"</b>"), false
			for _, l := range lying {
				lies = lies || l == u
			}
			if told != lies {
				t.Errorf("%s: %s is told: %t, lies there: %t", g.ID, u.Name, told, lies)
			}
		}
	}
	page := text(Reference(table(t, whole), sheet.Options{}, imposition.Single))
	for _, part := range []string{
		"0 Garrison", "Commander", "Development cards", "Frost", "Quest Phase, in summer", "Temple", "Winter, year 2",
		"The <u>river</u> rises.",
	} {
		if !strings.Contains(page, part) {
			t.Errorf("the reference lacks %q", part)
		}
	}
	original := strings.Replace(whole, `realm =`, "edition = \"original\"\nrealm =", 1)
	page = text(Reference(table(t, original), sheet.Options{}, imposition.Single))
	for _, bad := range []string{"each routed one on a hexagon", "may put standing heroes", "Victory card"} {
		if strings.Contains(page, bad) {
			t.Errorf("of the original edition %q is told", bad)
		}
	}
	if !strings.Contains(page, "wins at once") {
		t.Error("of the original edition enough runes do not win at once")
	}
}
