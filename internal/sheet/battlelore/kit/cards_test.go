package kit_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/battlelore/kit"
	"muster/internal/sheet/imposition"
	"muster/internal/testing/sheettest"
	"muster/schema/source"
	"muster/sheet"
)

// set returns a shipped set, with changes if requested.
func set(t *testing.T, change func(*deploycards.Set)) *deploycards.Set {
	t.Helper()
	text, err := deploycards.Library.ReadFile("library/pennant-a.deploycards.toml")
	if err != nil {
		t.Fatal(err)
	}
	doc, found := rulebook.FileKinds().Load(source.NewFile("pennant-a.deploycards.toml", text))
	if len(found) > 0 {
		t.Fatal(found)
	}
	s := deploycards.New(doc)
	if change != nil {
		change(s)
	}
	return s
}

func page(s *deploycards.Set, turned imposition.Duplex) string {
	return string(kit.Deployment(s, rulebook.Base(), sheet.Options{Hash: "0123456789ab"}, turned))
}

// places matches the classes of the slots of a side, and the front of each back, in page order.
var places = regexp.MustCompile(`<article class="slot (\w+)[^"]* r(\d) c(\d)" data-front="(\d)">`)

// sides splits a page into its sides.
func sides(html string) []string { return strings.Split(html, `<section class="side `)[1:] }

// TestSeven checks that seven cards (CTA-03) and the description of the set fill one page of nine, with a back for each
// card.
func TestSeven(t *testing.T) {
	s := sides(page(set(t, nil), imposition.Long))
	if len(s) != 2 {
		t.Fatalf("%d sides, not a front and a back", len(s))
	}
	for i, want := range []map[string]int{{"face": 7, "sum": 1, "about": 1}, {"cardback": 7, "plain": 2}} {
		got := map[string]int{}
		for _, m := range places.FindAllStringSubmatch(s[i], -1) {
			got[m[1]]++
		}
		for class, n := range want {
			if got[class] != n {
				t.Errorf("side %d has %d of %s, not %d", i, got[class], class, n)
			}
		}
	}
	if strings.Contains(s[1], "A1") || strings.Contains(s[1], ">A<") {
		t.Error("a back tells its set")
	}
	if len(sides(page(set(t, nil), imposition.Single))) != 1 {
		t.Error("without a second side there is one")
	}
}

// TestMirrored checks that each back is behind its own card when the page is turned about its edge.
func TestMirrored(t *testing.T) {
	for _, turned := range []imposition.Duplex{imposition.Long, imposition.Short} {
		s := sides(page(set(t, nil), turned))
		fronts := map[string][2]int{}
		for _, m := range places.FindAllStringSubmatch(s[0], -1) {
			fronts[m[4]] = at(m)
		}
		backs := places.FindAllStringSubmatch(s[1], -1)
		if len(backs) != 9 {
			t.Fatalf("%s: %d backs", turned, len(backs))
		}
		for _, m := range backs {
			back := at(m)
			want := [2]int{back[0], 2 - back[1]}
			if turned == imposition.Short {
				want = [2]int{2 - back[0], back[1]}
			}
			if fronts[m[4]] != want {
				t.Errorf("%s: the back of %s is behind %v, its front is at %v", turned, m[4], want, fronts[m[4]])
			}
			if (m[1] == "plain") != (m[4] == "8" || m[4] == "9") {
				t.Errorf("%s: behind place %s is %s", turned, m[4], m[1])
			}
		}
	}
}

func at(m []string) [2]int {
	row, _ := strconv.Atoi(m[2])
	column, _ := strconv.Atoi(m[3])
	return [2]int{row, column}
}

// TestMeasures checks that the card sizes in the style match grid.go, and that nine cards with bleed fit both papers.
func TestMeasures(t *testing.T) {
	html := page(set(t, nil), imposition.Long)
	for _, want := range []string{
		".trim { width: " + sheet.Number(imposition.Width) + "mm; height: " + sheet.Number(imposition.Height) + "mm;",
		".c1 { left: " + sheet.Number(imposition.Width) + "mm; } .c2 { left: " + sheet.Number(2*imposition.Width) + "mm; }",
		".r1 { top: " + sheet.Number(imposition.Height) + "mm; } .r2 { top: " + sheet.Number(2*imposition.Height) + "mm; }",
		".c0::before { left: -" + sheet.Number(imposition.Bleed) + "mm; }",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the style lacks %q", want)
		}
	}
	w, h := imposition.Across*imposition.Width+2*imposition.Bleed, imposition.Down*imposition.Height+2*imposition.Bleed
	if w != 195 || h != 270 {
		t.Errorf("nine cards are %d by %d mm", w, h)
	}
}

// TestHostile checks that too many cards, no card and markup in texts give intact pages.
func TestHostile(t *testing.T) {
	many := set(t, func(s *deploycards.Set) {
		for range 10 {
			s.Cards = append(s.Cards, s.Cards[0])
		}
		s.Name, s.Cards[0].Name = `</style><script>alert(1)</script>`, strings.Repeat("<b>", 3000)
	})
	html := page(many, imposition.Long)
	if n := len(sides(html)); n != 4 {
		t.Errorf("17 cards have %d sides", n)
	}
	if strings.Contains(html, "<script") || strings.Contains(html, "<b><b>") {
		t.Error("an author's words are markup")
	}
	page(set(t, func(s *deploycards.Set) { s.Cards = nil }), imposition.Short)
}

// TestHeard checks that drawings and tables have accessible names.
func TestHeard(t *testing.T) {
	sheettest.Accessible(t, "cards", page(set(t, nil), imposition.Long))
	sheettest.StandsAlone(t, "cards", page(set(t, nil), imposition.Short))
}
