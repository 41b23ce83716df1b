package imposition

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"muster/draw"
	"muster/sheet"
)

// Size is the size of a poster: the width of its hexes, or its number of sheets.
type Size struct {
	Hex          float64 // from side to side, in millimetres; 0 leaves it to the sheets
	Across, Down int     // sheets
}

// Default is the default size, for figures: a hex holds a unit of four.
const Default = "50mm"

// The limits of sizes.
const (
	leastHex, mostHex = 10, 120
	mostSheets        = 60 // of one poster
)

// ParseSize parses "50mm", the width of a hex, or "3x2", sheets across and down.
func ParseSize(text string) (Size, error) {
	if mm, ok := strings.CutSuffix(text, "mm"); ok {
		hex, err := strconv.ParseFloat(mm, 64)
		if err != nil || !(hex >= leastHex && hex <= mostHex) {
			return Size{}, fmt.Errorf("%s is no width of a hex: it is from %dmm to %dmm", text, leastHex, mostHex)
		}
		return Size{Hex: hex}, nil
	}
	wide, high, ok := strings.Cut(text, "x")
	across, err := strconv.Atoi(wide)
	down, err2 := strconv.Atoi(high)
	if !ok || err != nil || err2 != nil || across < 1 || down < 1 || across > mostSheets/down {
		return Size{}, fmt.Errorf("%s is not the size of a poster: it is the width of a hex, as in %s, or sheets across and "+
			"down, as in 3x2, %d in all at most", text, Default, mostSheets)
	}
	return Size{Across: across, Down: down}, nil
}

// The sheet margins outside the map, and the overlap of two neighbours, in millimetres.
const (
	margin  = 10
	overlap = 10
)

// papers are the sheet sizes in millimetres, portrait.
var papers = map[string][2]float64{
	"a4": {210, 297}, "letter": {215.9, 279.4}, "a3": {297, 420}, "tabloid": {279.4, 431.8},
}

// plan is the division of a map into sheets.
type plan struct {
	size         string  // of the paper, as CSS names it
	wide, high   float64 // area of a sheet for the map, in millimetres
	across, down int
	unit         float64 // millimetres that a unit of the drawing has
}

// sheets returns how many sheets cover a length in millimetres.
func sheets(mm, each float64) int {
	return max(int(math.Ceil((mm-overlap)/(each-overlap)-1e-9)), 1)
}

// divide lays out a drawing on paper, portrait or landscape: whichever takes fewer sheets, or gives a larger drawing.
func divide(p sheet.Print, s Size, width, height float64) (plan, error) {
	mm := papers[sheet.Either(p.Paper, "a4")]
	var best plan
	for _, turned := range []bool{false, true} {
		x := plan{size: p.Size(), wide: mm[0] - 2*margin, high: mm[1] - 2*margin, across: s.Across, down: s.Down}
		if turned {
			x.size, x.wide, x.high = landscape(p.Size(), mm), x.high, x.wide
		}
		if s.Hex > 0 {
			x.unit = s.Hex / (2 * draw.HalfWidth)
			x.across, x.down = sheets(width*x.unit, x.wide), sheets(height*x.unit, x.high)
		} else {
			x.unit = min((float64(s.Across)*(x.wide-overlap)+overlap)/width, (float64(s.Down)*(x.high-overlap)+overlap)/height)
		}
		if best.across == 0 || x.across*x.down < best.across*best.down || x.unit > best.unit {
			best = x
		}
	}
	if n := best.across * best.down; n > mostSheets {
		return plan{}, fmt.Errorf("a poster of this size takes %d sheets; the limit is %d", n, mostSheets)
	}
	return best, nil
}

// landscape returns a paper size in landscape, in CSS form.
func landscape(size string, mm [2]float64) string {
	if strings.Contains(size, "mm") {
		return fmt.Sprintf("%gmm %gmm", mm[1], mm[0])
	}
	return size + " landscape"
}
