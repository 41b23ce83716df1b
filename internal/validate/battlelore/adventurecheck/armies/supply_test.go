package armies

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/source"
	"muster/validate/check"
)

// TestSupply: BL-SETUP-01: the base box has 4 units of bowmen and an extra bearer for each camp. Call to Arms makes one
// more bearer per camp from a plain figure, which only that camp can use.
func TestSupply(t *testing.T) {
	rules := rulebook.Base()
	bows := rules.Units.Get("green-human-bow")
	base := supplyOf(rules, []string{"base"}, bows)
	if base.pieces != 10 || base.plain != 24 || base.made != [boards.Camps]int{} {
		t.Errorf("base: %+v", base)
	}
	more := supplyOf(rules, []string{"base", "call-to-arms"}, bows)
	if more.pieces != 10 || more.plain != 24 || more.made != [boards.Camps]int{1, 1} {
		t.Errorf("with Call to Arms: %+v", more)
	}
	for _, c := range []struct {
		units [boards.Camps]int
		want  int
	}{{[boards.Camps]int{6, 6}, 12}, {[boards.Camps]int{12, 0}, 11}, {[boards.Camps]int{0, 12}, 11}} {
		if got := more.lead(c.units); got != c.want {
			t.Errorf("bearers lead %d of %v, not %d", got, c.units, c.want)
		}
	}
	// The eleventh unit needs 3 plain figures and a fourth as its bearer.
	if n := plainNeeded(rules, bows, 11, more); n != 34 {
		t.Errorf("11 units need %d plain figures", n)
	}
}

func passOf(t *testing.T, text string) *pass.Pass {
	t.Helper()
	c := library.New([]*source.File{source.NewFile("example.adventure.toml", []byte(text))}, 1)
	e := c.Given()[0]
	return pass.Of(&check.Pass{Entry: e.Entry, Catalog: c.Catalog})
}

const borrowing = `kind = "adventure"
format = 1
id = "example"
name = "Example"
type = "lore"
map = "two-oaks"
first = "pennant"
[victory]
banners = 5
[[pennant.units]]
type = "hill-giant"
at = ["C9"]
`

// TestBoxesThatHelp: the help for a shortage names the boxes that end it, single boxes before pairs.
func TestBoxesThatHelp(t *testing.T) {
	p := passOf(t, borrowing)
	var got []check.Finding
	p.Report = func(f check.Finding) { got = append(got, f) }
	bearers().Run(p.Pass)
	want := `write boxes = ["base", "promo-2006"] below map; or choose another unit type`
	if len(got) != 1 || !strings.HasPrefix(got[0].Help, want) {
		t.Fatalf("%+v", got)
	}
	pair := boxesThatHelp(p, func(boxes []string) bool {
		return slices.Contains(boxes, "epic") && slices.Contains(boxes, "call-to-arms")
	})
	if len(pair) != 1 || !slices.Equal(pair[0], []string{"call-to-arms", "epic"}) {
		t.Errorf("pair: %q", pair)
	}
	if none := boxesThatHelp(p, func([]string) bool { return false }); none != nil {
		t.Errorf("none: %q", none)
	}
}

// TestBorrowed: BL-SETUP-02: units beyond a camp's own bearers borrow, and common bearers serve the first camp that
// needs them.
func TestBorrowed(t *testing.T) {
	p := passOf(t, borrowing)
	dwarf := p.Rules.Units.Get("blue-dwarf-sword")
	var all []library.Unit
	for range 3 {
		all = append(
			all,
			library.Unit{Camp: boards.Pennant, Row: dwarf},
			library.Unit{Camp: boards.Standard, Row: dwarf},
		)
	}
	for _, c := range []struct {
		camp   boards.Camp
		colour string
		want   int
	}{{boards.Pennant, "blue", 3}, {boards.Standard, "blue", 0}, {boards.Pennant, "red", 0}} {
		if got := len(borrowed(p, []string{"base"}, all, c.camp, c.colour)); got != c.want {
			t.Errorf("%s borrow %d %s bearers, not %d", c.camp.People(), got, c.colour, c.want)
		}
	}
}
