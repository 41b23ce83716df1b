package runewars

import (
	"muster/draw"
	"muster/internal/draw/paint"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/tiles"
)

// Colours of painted realms.
const (
	meadow = "#eef0d6" // open land
	stone  = "#8b7763" // mountains
	stream = "#6fa8d6" // rivers
	bound  = "#4a3a20" // the lines between areas
)

// ground draws the land of a realm as on a painted map, and the sheet around it.
func (p *picture) ground() {
	open, homes := p.lands()
	p.land(paint.Land(meadow), paint.Bed(meadow), open)
	for i := range homes {
		if colour := p.homeColour(i); len(homes[i]) > 0 {
			p.land(colour, paint.Field(colour), homes[i])
		}
	}
	p.sheet()
	p.cliffs()
}

// paintSides draws the lines between areas and what lies on them.
func (p *picture) paintSides() {
	p.lattice()
	p.between()
	p.markers()
}

// lands returns the cells of open land, and those of each home realm.
func (p *picture) lands() (open []paint.Cell, homes [][]paint.Cell) {
	homes = make([][]paint.Cell, len(p.Realm.Homes))
	for i := range p.Realm.Spots {
		at := p.Realm.Board.Spots[i].At
		c := paint.Cell{Outline: &paint.Flat, At: p.at(at), Seed: seed(at, 0)}
		if h := p.Realm.Spots[i].Home; h != library.None && p.Realm.Homes[h].Faction != nil {
			homes[h] = append(homes[h], c)
		} else {
			open = append(open, c)
		}
	}
	return open, homes
}

// seed returns the seed of a detail of a hex.
func seed(at tiles.At, detail int) uint32 { return paint.Seed(at.Q*tiles.Dirs+detail, at.R) }

// homeColour returns the colour of a home realm's land.
func (p *picture) homeColour(home int) string {
	f := p.Realm.Homes[home].Faction
	if f == nil {
		return meadow
	}
	return draw.Mix(draw.Shade(draw.Fill(f.Colour, "#999999"), 58), meadow, 22)
}

// land draws cells of one land.
func (p *picture) land(colour string, passes []paint.Pass, cells []paint.Cell) {
	p.Add(`<path fill="`, colour, `" d="`)
	for i := range cells {
		p.Path().Stamp(cells[i].At, outline)
	}
	p.Add("\"/>\n")
	for i := range passes {
		p.stroke(passes[i].Style, func(d *draw.Path) {
			for j := range cells {
				passes[i].Draw(d, &cells[j])
			}
		})
	}
}

// stroke draws a path with a style, unless it has no commands.
func (p *picture) stroke(style string, commands func(d *draw.Path)) {
	from := len(p.Bytes)
	p.Add("<path ", style, ` d="`)
	begun := len(p.Bytes)
	commands(p.Path())
	if len(p.Bytes) == begun {
		p.Bytes = p.Bytes[:from]
		return
	}
	p.Add("\"/>\n")
}

// sheet draws the sheet around the areas, over what spills from them, and its frame.
func (p *picture) sheet() {
	least, most := frame(p.Realm)
	wide, tall := most.X-least.X+2*(half+p.margin()), most.Y-least.Y+2*(high+p.margin())
	rect := func(inset int) {
		p.Num("M", inset)
		p.Num(" ", inset)
		p.Num("h", wide-2*inset)
		p.Num("v", tall-2*inset)
		p.Num("h", 2*inset-wide)
		p.Add("z")
	}
	p.Add(`<path fill="`, draw.Paper, `" fill-rule="evenodd" d="`)
	rect(0)
	for i := range p.Realm.Board.Spots {
		p.Path().Stamp(p.at(p.Realm.Board.Spots[i].At), outline)
	}
	p.Add(`"/><path fill="none" stroke="`, bound, `" stroke-width="2" d="`)
	rect(8)
	p.Add("\"/>\n")
}

// cliffs draws the shadow of the land on the sheet.
func (p *picture) cliffs() {
	const x, y = 5, 7
	p.stroke(`fill="#2b1d0a" fill-opacity=".22"`, func(d *draw.Path) {
		p.sides(func(s *tiles.TileArea, dir tiles.Dir) {
			a, b := corners[dir], corners[(dir+1)%tiles.Dirs]
			out := a.Add(b)
			if s.Next[dir] == library.None && out.X*x+out.Y*y > 0 {
				at := p.at(s.At)
				d.Move(at.Add(a))
				d.Line(at.Add(a).Add(draw.Pt(x, y)))
				d.Line(at.Add(b).Add(draw.Pt(x, y)))
				d.Line(at.Add(b))
			}
		})
	})
}

// sides calls visit for each side of each area.
func (p *picture) sides(visit func(s *tiles.TileArea, d tiles.Dir)) {
	for i := range p.Realm.Board.Spots {
		for d := tiles.N; d < tiles.Dirs; d++ {
			visit(&p.Realm.Board.Spots[i], d)
		}
	}
}

// lattice draws the lines between areas, those between tiles, and the edge of the realm, each side once.
func (p *picture) lattice() {
	lines := func(style string, has func(s, next *tiles.TileArea) bool) {
		p.stroke(`fill="none" stroke-linecap="round" `+style, func(d *draw.Path) {
			p.sides(func(s *tiles.TileArea, dir tiles.Dir) {
				var next *tiles.TileArea
				if n := s.Next[dir]; n != library.None {
					next = &p.Realm.Board.Spots[n]
				}
				if (next == nil || dir < tiles.S) && has(s, next) { // the other half belongs to the neighbours
					at := p.at(s.At)
					d.Move(at.Add(corners[dir]))
					d.Line(at.Add(corners[(dir+1)%tiles.Dirs]))
				}
			})
		})
	}
	lines(`stroke="`+bound+`" stroke-opacity=".35" stroke-width="2"`, func(s, next *tiles.TileArea) bool {
		return next != nil && next.Tile == s.Tile
	})
	lines(`stroke="`+bound+`" stroke-opacity=".7" stroke-width="4"`, func(s, next *tiles.TileArea) bool {
		return next != nil && next.Tile != s.Tile
	})
	lines(`stroke="`+draw.Ink+`" stroke-width="4"`, func(_, next *tiles.TileArea) bool { return next == nil })
}

// between draws the coloured sides: rivers, ridges, yellow dots. A side that both areas colour alike is drawn once.
// Two different ones each move into their area.
func (p *picture) between() {
	var by [tiles.Yellow + 1][]paint.Border
	p.sides(func(s *tiles.TileArea, d tiles.Dir) {
		own, other := s.Borders[d], tiles.Open
		if n := s.Next[d]; n != library.None {
			other = p.Realm.Board.Spots[n].Borders[d.Opposite()]
		}
		if own == tiles.Open || own == other && d >= tiles.S {
			return
		}
		at, shift := p.at(s.At), draw.Point{}
		if other != tiles.Open && other != own {
			out := corners[d].Add(corners[(d+1)%tiles.Dirs])
			shift = draw.Pt(-out.X/12, -out.Y/12)
		}
		at = at.Add(shift)
		by[own] = append(by[own], paint.Border{
			From: at.Add(corners[d]), To: at.Add(corners[(d+1)%tiles.Dirs]), Seed: seed(s.At, int(d)),
		})
	})
	paint.Rivers(&p.Canvas, stream, meadow, by[tiles.Water])
	paint.Ridges(&p.Canvas, stone, by[tiles.Mountain])
	p.dots(by[tiles.Yellow])
}

// dots draws yellow sides.
func (p *picture) dots(along []paint.Border) {
	for _, style := range [...]string{draw.Ink + `" stroke-width="12"`, `#f0c43c" stroke-width="8"`} {
		p.stroke(`fill="none" stroke-linecap="round" stroke-dasharray="0 15" stroke="`+style, func(d *draw.Path) {
			for i := range along {
				d.Move(along[i].From)
				d.Line(along[i].To)
			}
		})
	}
}

// markers draws the places that no home realm has replaced yet.
func (p *picture) markers() {
	p.stroke(`fill="none" stroke="#555" stroke-width="3" stroke-dasharray="8 8"`, func(d *draw.Path) {
		for _, hex := range openMarkers(p.Realm) {
			d.Stamp(p.at(hex), outline)
		}
	})
}
