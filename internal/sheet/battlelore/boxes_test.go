package battlelore_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/battlelore"
)

// TestShares checks that units come from the first box that has them, first from their own camp's. A camp keeps its own
// figures while it needs them. Missing figures are reported. A box that is named twice counts twice.
func TestShares(t *testing.T) {
	rules := rulebook.Base()
	const hobgoblins = "blue-hobgoblin-sword"
	stock := func(id string, camp string) (n int) {
		for _, s := range rules.Boxes.Get(id).Stock {
			if s.Unit == hobgoblins && s.Camp == camp {
				n += s.Units + s.Bearers
			}
		}
		return n
	}
	var box string
	for _, b := range rules.Boxes.All() {
		if stock(b.ID, "pennant") > 0 && stock(b.ID, "standard") == 0 {
			box = b.ID
			break
		}
	}
	if box == "" {
		t.Fatal("no box has hobgoblins of the Pennants alone")
	}
	n := stock(box, "pennant")
	ids := []string{"creatures-2009", box}
	want := func(camp boards.Camp, units int) battlelore.Want {
		return battlelore.Want{Unit: hobgoblins, Camp: camp, Units: units}
	}
	for _, tt := range []struct {
		name  string
		ids   []string
		wants []battlelore.Want
		want  [][]battlelore.Share
	}{
		{"its own", ids, []battlelore.Want{want(boards.Pennant, 1)}, [][]battlelore.Share{{{Box: box, Units: 1}}}},
		{
			"the other's", ids,
			[]battlelore.Want{want(boards.Standard, 1)},
			[][]battlelore.Share{{{Box: box, Units: 1, Other: true}}},
		},
		{
			"own ones go before", ids,
			[]battlelore.Want{want(boards.Standard, 1), want(boards.Pennant, n)},
			[][]battlelore.Share{{{Units: 1}}, {{Box: box, Units: n}}},
		},
		{
			"more than there are", ids,
			[]battlelore.Want{want(boards.Pennant, n+2)},
			[][]battlelore.Share{{{Box: box, Units: n}, {Units: 2}}},
		},
		{
			"two copies", []string{box, box},
			[]battlelore.Want{want(boards.Pennant, n+1)},
			[][]battlelore.Share{{{Box: box, Units: n + 1}}},
		},
		{"no box", []string{"no-such-box"}, []battlelore.Want{want(boards.Pennant, 1)}, [][]battlelore.Share{{{Units: 1}}}},
	} {
		if got := battlelore.Shares(rules, tt.ids, tt.wants); !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestBoxesAreNamed checks that a sheet names the box of components unless it is the first.
func TestBoxesAreNamed(t *testing.T) {
	cat := library.New(nil, 1)
	all := cat.All(rulebook.KindAdventure)
	e := all[slices.IndexFunc(all, func(e *library.Entry) bool { return e.ID == "the-menagerie" })]
	page := adventurePage(e.Adventure, cat.MapOf(e).Field(), options())
	html := string(page.HTML())
	for _, want := range []string{
		`<b>Hydra</b> <i class="box">Creatures</i>`, `<b>Wood Wyvern</b> <i class="box">Dragons</i>`,
		`<b>Cliff</b> <i class="box">Call to Arms</i>`, "from BattleLore (base game) unless a box is named",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("no %s", want)
		}
	}
	if strings.Contains(html, `<b>Woods</b> <i`) {
		t.Error("the first box is named")
	}
	if text := string(page.Markdown()); !strings.Contains(text, "Hydra") || !strings.Contains(text, "   Creatures\n") {
		t.Error("Markdown does not name the box")
	}
}
