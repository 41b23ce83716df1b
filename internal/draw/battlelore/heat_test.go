package battlelore

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/sheettest"
	"muster/maps/hex"
)

// everywhere returns a spot on every hex of a board, of all kinds in turn, and some off the board.
func everywhere(b *boards.Board) []HexHeat {
	out := []HexHeat{{Hex: hex.None, Mark: 500}, {Hex: hex.Hex(b.Len()), Drowned: 500}}
	for h := range hex.Hex(b.Len()) {
		n := int(h) * 1000 / b.Len()
		out = append(out, []HexHeat{
			{Hex: h, Camp: boards.Camp(h % 2), Mark: n}, {Hex: h, Mark: n / 2, Moved: n / 4, Chosen: n / 4},
			{Hex: h, Drowned: n + 1}, {Hex: h, Chosen: 3}, {Hex: h},
		}[h%5])
	}
	return out
}

func TestHeatIsWellFormed(t *testing.T) {
	for _, f := range library(t) {
		spots := everywhere(f.Hexes)
		s := Scene{Field: f, Title: `<Heat> & "co"`, HexLabels: true, Tokens: army(f)}
		for _, rows := range [][2]int{{}, {0, 3}, {f.Hexes.Rows() - 4, f.Hexes.Rows() - 1}} {
			svg := HeatSVG(s, Heat{Spots: spots, Rows: rows})
			sheettest.WellFormed(t, f.Map.ID, svg)
			if svg != HeatSVG(s, Heat{Spots: spots, Rows: rows}) {
				t.Errorf("%s: two pictures differ", f.Map.ID)
			}
			if strings.Contains(svg, "scale(.5)") {
				t.Errorf("%s: units are drawn", f.Map.ID)
			}
		}
		sheettest.WellFormed(t, "legend", HeatLegend(boards.Standard, spots, "from the Reserve"))
	}
	sheettest.WellFormed(t, "no board", HeatSVG(Scene{}, Heat{}))
	sheettest.WellFormed(t, "bars", draw.Bars([]draw.Bar{{Name: "<0>"}, {Name: "1", PerMille: 400}}, "a & b"))
}

// TestHeatRows checks that a picture of some rows has their height, with a rim only at the board's edge.
func TestHeatRows(t *testing.T) {
	f := board(t)
	for rows, want := range map[[2]int]string{
		{}:     "0 0 1460 948",
		{0, 3}: fmt.Sprintf("0 0 1460 %d", command.RimWidth+draw.Quarter*13),
		{5, 8}: fmt.Sprintf("0 %d 1460 %d", command.RimWidth+draw.Quarter*15, 948-command.RimWidth-draw.Quarter*15),
	} {
		svg := HeatSVG(Scene{Field: f}, Heat{Rows: rows})
		if !strings.Contains(svg, `viewBox="`+want+`"`) {
			t.Errorf("rows %v: %.120s, want %s", rows, svg, want)
		}
	}
}

// TestDiscsAreShares checks that the area of a disc, not its width, is the share.
func TestDiscsAreShares(t *testing.T) {
	for perMille := range 1001 {
		r := radius(perMille)
		want := discRadius * discRadius * perMille
		if r*r*1000 > want || (r+1)*(r+1)*1000 <= want {
			t.Errorf("a share of %d has radius %d", perMille, r)
		}
	}
	f := board(t)
	svg := HeatSVG(
		Scene{Field: f},
		Heat{Spots: []HexHeat{{Hex: at(t, f, "G5"), Camp: boards.Standard, Mark: 250, Chosen: 300, Moved: 450}}},
	)
	var radii []int
	for _, m := range regexp.MustCompile(`<circle [^>]*r="(\d+)"`).FindAllStringSubmatch(svg, -1) {
		n, _ := strconv.Atoi(m[1])
		radii = append(radii, n)
	}
	whole, two, core := radius(1000), radius(550), radius(250)
	if want := fmt.Sprint([]int{whole + 3, whole, (whole + two) / 2, two, core}); fmt.Sprint(radii) != want {
		t.Errorf("circles %v, want halo, whole, stripes, Reserve and mark: %s", radii, want)
	}
	if !strings.Contains(svg, ">100</text>") {
		t.Error("the share is not written")
	}
}

func TestHeatText(t *testing.T) {
	f := board(t, ". . W . . . . . . . . . .", " R R R R R R R R R R R R ")
	spots := []HexHeat{
		{Hex: at(t, f, "A9"), Mark: 571}, {Hex: at(t, f, "B9"), Moved: 2}, {Hex: at(t, f, "M9"), Chosen: 1000},
		{Hex: at(t, f, "a8"), Drowned: 1000}, {Hex: at(t, f, "b8"), Drowned: 143}, {Hex: hex.None, Mark: 1},
	}
	want := ` 9   .   .   W   .   .   .   .   .   .   .   .   .   .   9
     57  <1                                         100
 8     R   R   R   R   R   R   R   R   R   R   R   R     8
      x100x14        :               :
`
	if got := HeatText(Scene{Field: f}, Heat{Spots: spots, Rows: [2]int{0, 1}}); got != want {
		t.Errorf("drawn\n%s, want\n%s", got, want)
	}
	whole := HeatText(Scene{Field: f, Title: "Heat"}, Heat{Spots: spots})
	if !strings.HasPrefix(whole, "Heat\n     A a B") || !strings.Contains(whole, want) ||
		!strings.Contains(whole, "Terrain: . Countryside") {
		t.Errorf("the whole board is\n%s", whole)
	}
	if got := HeatText(Scene{}, Heat{}); !strings.Contains(got, "no such board") {
		t.Errorf("without a board: %q", got)
	}
}

// TestHeatLegend checks that the legend has exactly the signs on the map.
func TestHeatLegend(t *testing.T) {
	all := map[string]HexHeat{
		"on its mark": {
			Mark: 1,
		},
		"from the Reserve":          {Chosen: 1},
		"moved off its mark":        {Moved: 1},
		"mark on an impassable hex": {Drowned: 1},
	}
	for words, spot := range all {
		legend := HeatLegend(boards.Pennant, []HexHeat{{}, spot}, "from the Reserve")
		for other := range all {
			if strings.Contains(legend, ">"+other+"<") != (other == words) {
				t.Errorf("a legend for %q: %q is wrong", words, other)
			}
		}
	}
}
