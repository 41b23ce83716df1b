package battlelore

import (
	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// HexHeat is the average share of a hex that the units of a camp occupy, in thousandths: 1000 is a unit in every case.
type HexHeat struct {
	Hex     hex.Hex
	Camp    boards.Camp
	Mark    int // units on the hex that their card shows
	Moved   int // units that could not keep their marks
	Chosen  int // units on a hex of the player's choice: the Reserve, a Scout Guard
	Drowned int // units whose mark is on this impassable hex
}

// standing returns the occupied share of the hex in total.
func (w *HexHeat) standing() int { return w.Mark + w.Moved + w.Chosen }

// Heat is the data that a heat map shows over its scene.
type Heat struct {
	Spots []HexHeat
	Rows  [2]int // first and last row from the top that the picture shows; {0, 0} is the whole board
}

// HeatSVG draws a scene with its heat: see appendHeatSVG.
func HeatSVG(s Scene, heat Heat) string { return string(appendHeatSVG(nil, s, heat)) }

// appendHeatSVG draws the terrain of a scene, paler than on a map. Each hex gets a disc as large as the share of cases
// with a unit there, and that share in per cent. The core of a disc is units on their marks, the next ring units that
// the player placed, the outer ring displaced units. They are dark, pale and striped, so they differ without colour
// too. A cross is a mark on a hex where no unit can stand. Tokens and objectives are not drawn.
func appendHeatSVG(b []byte, s Scene, heat Heat) []byte {
	if !s.drawable() {
		return AppendSVG(b, s)
	}
	bare := s.bare()
	bare.Taken, bare.Style = hex.Set{}, draw.Plain // no token is drawn, and the numbers stand out
	p := s.on(command.New(b, &bare))
	top, bottom := p.crop(heat.Rows)
	p.OpenAt(top, bottom)
	p.Bed()
	p.Ground()
	p.Layers()
	p.Cliffs()
	p.wash()
	p.Lines()
	p.discs(heat.Spots)
	p.crosses(heat.Spots)
	p.HexLabels()
	p.shares(heat)
	p.Rim()
	p.Add("</svg>\n")
	return p.Bytes
}

// crop returns the vertical range of the picture that shows some rows, with the rim at its top and bottom.
func (p *picture) crop(rows [2]int) (top, bottom int) {
	top, bottom = 0, p.Height+2*command.RimWidth
	if rows == [2]int{} {
		return top, bottom
	}
	if rows[0] > 0 {
		top = command.RimWidth + draw.Quarter*3*rows[0]
	}
	if rows[1] < p.Board.Rows()-1 {
		bottom = command.RimWidth + draw.Quarter*(3*rows[1]+4)
	}
	return top, bottom
}

// wash pales the terrain, so that the discs stand out.
func (p *picture) wash() {
	p.Num(`<path fill="#fff" fill-opacity=".45" d="M`, command.RimWidth)
	p.Num(" ", command.RimWidth)
	p.Num("h", p.Width)
	p.Num("v", p.Height)
	p.Num("h", -p.Width)
	p.Add("z\"/>\n")
}

// discRadius is the radius of a disc for a hex that is always occupied. Its centre is slightly above that of the hex,
// with the number below.
const (
	discRadius = 31
	discLift   = 7
)

// radius returns the radius of a disc whose area is a share of the largest one.
func radius(perMille int) int {
	square := discRadius * discRadius * perMille / 1000
	r := 0
	for (r+1)*(r+1) <= square {
		r++
	}
	return r
}

// campTones are the dark and the pale tone of a camp, by boards.Camp.
var campTones = [boards.Camps][2]string{boards.Pennant: {"#8f3f1f", "#f3d3a5"}, boards.Standard: {"#1d4e89", "#bcd6ee"}}

// discs draws the discs: the largest first, the others over it.
func (p *picture) discs(spots []HexHeat) {
	for i := range spots {
		w := &spots[i]
		if w.standing() <= 0 || !onBoard(p.scene.Field, w.Hex) {
			continue
		}
		p.disc(p.Centre(w.Hex).Add(draw.Pt(0, -discLift)), w)
	}
}

func (p *picture) disc(at draw.Point, w *HexHeat) {
	tones := campTones[w.Camp]
	whole := max(radius(w.standing()), 4)
	p.Num(`<circle cx="`, at.X)
	p.Num(`" cy="`, at.Y)
	p.Num(`" r="`, whole+3)
	p.Add(`" fill="#fff"/>`)
	if w.Moved > 0 {
		p.ring(at, whole, "#fff")
		p.stripes(at, radius(w.Mark+w.Chosen), whole)
	}
	if w.Chosen > 0 {
		p.ring(at, radius(w.Mark+w.Chosen), tones[1])
	}
	if w.Mark > 0 {
		p.ring(at, radius(w.Mark), tones[0])
	}
}

func (p *picture) ring(at draw.Point, r int, colour string) {
	p.Num(`<circle cx="`, at.X)
	p.Num(`" cy="`, at.Y)
	p.Num(`" r="`, r)
	p.Add(`" fill="`, colour, `" stroke="`, draw.Ink, "\" stroke-width=\"2\"/>\n")
}

// stripes fill a ring with strokes that point outwards.
func (p *picture) stripes(at draw.Point, inner, outer int) {
	p.Num(`<circle cx="`, at.X)
	p.Num(`" cy="`, at.Y)
	p.Num(`" r="`, (inner+outer)/2)
	p.Num(`" fill="none" stroke="`+draw.Ink+`" stroke-dasharray="3 4" stroke-width="`, outer-inner)
	p.Add("\"/>\n")
}

// crosses draws crosses on the hexes named by cards where no unit can stand.
func (p *picture) crosses(spots []HexHeat) {
	var d draw.Path
	for i := range spots {
		if spots[i].Drowned > 0 && onBoard(p.scene.Field, spots[i].Hex) {
			d.Stamp(p.Centre(spots[i].Hex).Add(draw.Pt(0, -discLift)), cross)
		}
	}
	if len(d) == 0 {
		return
	}
	for _, style := range [...]string{`#fff" stroke-width="17`, `#b3151b" stroke-width="10`} {
		p.Add(`<path fill="none" stroke="`, style, `" stroke-linecap="round" d="`, string(d), "\"/>\n")
	}
}

// cross is as wide as a disc for half of the cases.
const cross = "m-23-21l46 42m0-42l-46 42"

// shares writes the percentages under the discs and crosses, with a halo that keeps them readable on any ground. A
// picture of some rows is printed small, so it has larger figures.
func (p *picture) shares(heat Heat) {
	size := 26
	if heat.Rows != [2]int{} {
		size = 34
	}
	p.Num(`<g fill="`+draw.Ink+`" stroke="#fff" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`+
		` text-anchor="middle" font-weight="bold" font-size="`, size)
	p.Add(`">`)
	for i := range heat.Spots {
		w := &heat.Spots[i]
		if !onBoard(p.scene.Field, w.Hex) {
			continue
		}
		share := w.standing()
		if share <= 0 {
			share = w.Drowned
		}
		if share > 0 {
			p.Text(p.Centre(w.Hex).Add(draw.Pt(0, 35+size/3)), draw.Percent(share))
		}
	}
	p.Add("</g>\n")
}
