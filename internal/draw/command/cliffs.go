package command

import (
	"muster/draw"
	"muster/internal/draw/paint"
	"muster/maps/hex"
)

// Cliffs draws the barred sides: a heavy line with ticks that point down the drop (CTA-TER-01). A painted cliff is a
// broken edge of rock, lit on its upper side.
func (p *Picture) Cliffs() {
	if p.Scene.Style == draw.Plain {
		p.barred("white", `fill="none" stroke="#fff" stroke-width="11" stroke-linejoin="round"`, p.cliff)
		p.barred("ink", `fill="none" stroke="`+draw.Ink+`" stroke-width="7" stroke-linejoin="round"`, p.cliff)
		return
	}
	const joined = `" stroke-linecap="round" stroke-linejoin="round"`
	p.barred("shade", `fill="none" stroke="#2b1d0a" stroke-opacity=".28" transform="translate(4 6)" stroke-width="15`+joined,
		p.scarp)
	p.barred("rim", `fill="none" stroke="#4a3d2e" stroke-width="15`+joined, p.scarp)
	p.barred("rock", `fill="none" stroke="#9c8a70" stroke-width="10`+joined, p.scarp)
	p.barred("clefts", `fill="none" stroke="#4a3d2e" stroke-width="3`+joined, p.clefts)
	p.barred("edge", `fill="none" stroke="#efe6d0" stroke-width="3`+joined, p.brow)
}

// barred draws one path for all barred sides.
func (p *Picture) barred(name, style string, side func(d *draw.Path, h hex.Hex, dir hex.Dir)) {
	p.paths("cliffs "+name, style, p.Board.Len(), func(i int) hex.Hex {
		for dir := range hex.Dir(hex.Dirs) {
			if p.Scene.Field.Cell(hex.Hex(i)).Cliffs&(1<<dir) != 0 {
				side(p.Path(), hex.Hex(i), dir)
			}
		}
		return hex.Hex(i)
	})
}

func (p *Picture) cliff(d *draw.Path, h hex.Hex, dir hex.Dir) { cliffAt(d, p.Centre(h), dir) }

// cliffAt draws a barred side of the hex around c.
func cliffAt(d *draw.Path, c draw.Point, dir hex.Dir) {
	a, b := draw.Side(dir)
	out := draw.Across(dir)
	d.Move(c.Add(inset(a)))
	d.Line(c.Add(inset(b)))
	const ticks = 4
	for i := range ticks {
		n := 2*i + 1
		foot := c.Add(inset(along(a, b, n, 2*ticks)))
		d.Move(foot)
		d.Line(foot.Add(draw.Pt(out.X*16/104, out.Y*16/104)))
	}
}

// along returns the point n/of of the way from a to b.
func along(a, b draw.Point, n, of int) draw.Point {
	return draw.Pt((a.X*(of-n)+b.X*n)/of, (a.Y*(of-n)+b.Y*n)/of)
}

// inset moves a point of the outline slightly inwards.
func inset(q draw.Point) draw.Point { return draw.Pt(q.X*93/100, q.Y*93/100) }

// parts is the number of pieces of a painted cliff.
const parts = 6

// broken returns the n-th point of the broken line along a side, moved inwards by some units.
func (p *Picture) broken(h hex.Hex, dir hex.Dir, n, in int) draw.Point {
	a, b := draw.Side(dir)
	q, out := inset(along(a, b, n, parts)), draw.Across(dir)
	row, _ := p.Board.Place(h)
	c := paint.Cell{Seed: paint.Seed(p.Board.Col(h), row)}
	off := c.Jitter(int(dir)*parts+n, 3) - in
	return p.Centre(h).Add(q).Add(draw.Pt(out.X*off/104, out.Y*off/104))
}

// scarp draws the rock of a cliff.
func (p *Picture) scarp(d *draw.Path, h hex.Hex, dir hex.Dir) { p.brokenLine(d, h, dir, 0) }

// brow draws the lit edge at its top.
func (p *Picture) brow(d *draw.Path, h hex.Hex, dir hex.Dir) { p.brokenLine(d, h, dir, 6) }

func (p *Picture) brokenLine(d *draw.Path, h hex.Hex, dir hex.Dir, in int) {
	d.Move(p.broken(h, dir, 0, in))
	for n := 1; n <= parts; n++ {
		d.Line(p.broken(h, dir, n, in))
	}
}

// clefts draws short lines that point down the drop.
func (p *Picture) clefts(d *draw.Path, h hex.Hex, dir hex.Dir) {
	out := draw.Across(dir)
	for n := range parts {
		q := p.broken(h, dir, n, 0)
		d.Move(q)
		d.Line(q.Add(draw.Pt(out.X*12/104, out.Y*12/104)))
	}
}
