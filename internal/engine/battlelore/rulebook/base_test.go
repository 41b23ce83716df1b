package rulebook

import (
	"strings"
	"testing"
)

// TestBaseBox holds the split of the base box against its published totals (units.md 10.1 and 10.3 of the sources:
// SFRED, DROSI, ICV2): 210 figures, 58 bearers, 15 spare banners, 46 tiles.
func TestBaseBox(t *testing.T) {
	r := Base()
	box := r.Boxes.Get("base")
	figures, bearers, tiles, spare := 0, 0, 0, 0
	for _, s := range box.Stock {
		u := r.Units.Get(s.Unit)
		figures += s.Units*r.Figures(u) + s.Bearers
		if !u.Creature() { // BL-CRE-04: a creature has no bearer
			bearers += s.Units + s.Bearers
		}
	}
	for _, p := range box.Tiles {
		tiles += p.Count
	}
	for _, l := range box.Banners {
		spare += l.Count
	}
	for _, c := range []struct {
		what      string
		got, want int
	}{
		{"figures", figures, 210}, {"published figures", box.Figures, 210},
		{"bearers", bearers, 58}, {"published bearers", box.Bearers, 58},
		{"tiles", tiles, 46}, {"spare banners", spare, 15},
		{"Lore tokens", box.LoreTokens, 36},
	} {
		if c.got != c.want {
			t.Errorf("base box: %d %s, want %d", c.got, c.what, c.want)
		}
	}
}

// TestOtherBoxes: CTA-ORG-02 (levies), EP-SET-02 (36 + 19 Lore tokens) and the tiles of Call to Arms.
func TestOtherBoxes(t *testing.T) {
	r := Base()
	if got := r.LoreTokens([]string{"base", "epic", "no-such-box"}); got != 55 {
		t.Errorf("EP-SET-02: %d Lore tokens with Epic, want 55", got)
	}
	if got := r.LoreTokens([]string{"base", "epic", "base"}); got != 91 {
		t.Errorf("R-291: %d Lore tokens with two base boxes, want 91", got)
	}
	if got := r.LevyTokens("red", []string{"call-to-arms", "call-to-arms"}); got != 2 {
		t.Errorf("R-033: %d red levy tokens for a player, want 2 whatever the number of boxes", got)
	}
	lists := [][]string{{"base", "base"}, {"epic", "base"}, {"base", "epic", "base"}}
	if got := strings.Join(Together(lists...), " "); got != "base base epic" {
		t.Errorf("together %s, want each as often as the neediest names it", got)
	}
	for _, colour := range []string{"red", "blue", "green"} {
		if got := r.LevyTokens(colour, []string{"base", "call-to-arms"}); got != 2 {
			t.Errorf("CTA-ORG-02: %d %s levy tokens, want 2", got, colour)
		}
	}
	shows := map[string]int{}
	pieces := 0
	for _, p := range r.TilesOf([]string{"call-to-arms"}) {
		pieces += p.Count
		for _, f := range p.Faces {
			shows[f] += p.Count
		}
	}
	want := map[string]int{"marsh": 8, "cliff": 8, "stakes": 3, "stone-bridge": 1, "rampart": 2}
	if pieces != 11 || len(shows) != len(want) {
		t.Errorf(
			"Call to Arms: %d pieces that show %v, want 8 hexes and 3 rectangles that show %v",
			pieces,
			shows,
			want,
		)
	}
	for face, n := range want {
		if shows[face] != n {
			t.Errorf("Call to Arms: %d pieces show %s, want %d", shows[face], face, n)
		}
	}
}

// TestBearers: CTA-ORG-01, bearers are those of the camp's own columns, the extra ones included; each of the six
// banners of Call to Arms makes one more.
func TestBearers(t *testing.T) {
	r := Base()
	for _, c := range []struct {
		camp, unit string
		base, cta  int
	}{
		{"pennant", "green-human-bow", 5, 6},
		{"standard", "green-human-bow", 5, 6},
		{"pennant", "blue-human-sword", 8, 9},
		{"standard", "blue-human-sword", 9, 10},
		{"standard", "red-human-horse", 3, 3},
		{"pennant", "blue-human-horse", 2, 3},
		{"pennant", "red-dwarf-sword", 0, 0},
		{"pennant", "giant-spider", 0, 0},
		{"pennant", "no-such-unit", 0, 0},
	} {
		if got := r.Bearers(c.camp, c.unit, []string{"base"}); got != c.base {
			t.Errorf("%s %s: %d bearers in the base box, want %d", c.camp, c.unit, got, c.base)
		}
		if got := r.Bearers(c.camp, c.unit, []string{"base", "call-to-arms"}); got != c.cta {
			t.Errorf("%s %s: %d bearers with Call to Arms, want %d", c.camp, c.unit, got, c.cta)
		}
	}
	for unit, want := range map[string]int{"green-human-bow": 24, "red-human-horse": 8, "giant-spider": 1,
		"no-such-unit": 0} {
		if got := r.Plain(unit, []string{"base"}); got != want {
			t.Errorf("%s: %d plain figures, want %d", unit, got, want)
		}
	}
	if got := r.SpareBanners("pennant", "blue", []string{"base", "call-to-arms"}); got != 4 {
		t.Errorf(
			"%d spare blue banners of the Pennants, want the 4 of the base box: those of Call to Arms make bearers",
			got,
		)
	}
	if s := r.Stock("", "hydra", []string{"creatures-2009"}); s.Units != 1 {
		t.Errorf("%d hydras in the common stock, want 1", s.Units)
	}
}

// TestBaseOnce: the tables are read once, and the same rulebook serves everybody.
func TestBaseOnce(t *testing.T) {
	if first, again := Base(), Base(); first != again {
		t.Error("Base makes a new rulebook each time")
	}
}
