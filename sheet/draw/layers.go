package draw

import (
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// layers draws features and places: what lies on the ground of single hexes.
func (p *picture) layers() {
	for h := range hex.Hex(p.board.Len()) {
		c := p.scene.Field.Cell(h)
		if c.Feature != nil {
			p.feature(h, c.Feature)
		}
		if c.Place != nil {
			p.place(h, c.Place, c.Owner)
		}
	}
}

func (p *picture) feature(h hex.Hex, t *rulebook.Terrain) {
	g := featureGlyph(t.Look.Pattern)
	if g == nil {
		p.letters([]point{p.centre(h).add(pt(34, 12))}, t, 34)
		return
	}
	at, angle := p.centre(h), 0
	if spans(t.Look.Pattern) {
		flow := p.flows[h]
		at, angle = at.add(crest(flow)), crossing(flow)
	}
	p.b = g.drawTurned(p.b, at, angle, 100, fill(t.Look.Fill, landFill))
}

// place draws a landmark or lair as a tile of its own; under a token its picture shrinks to the foot of the hex.
func (p *picture) place(h hex.Hex, t *rulebook.Terrain, owner string) {
	at, base := p.centre(h), fill(t.Look.Fill, landFill)
	p.num(`<path fill="`+base+`" stroke="`+ink+`" stroke-width="4" d="M`, at.x)
	p.num(" ", at.y)
	p.write(`m46-26v52l-46 27-46-27v-52l46-27z"/>`)
	middle, scale := at.add(pt(0, -6)), 85
	if p.taken.Has(h) {
		middle, scale = at.add(pt(0, 41)), 40
	}
	if g := featureGlyph(t.Look.Pattern); g != nil {
		p.b = g.drawTurned(p.b, middle, 0, scale, base)
	} else {
		p.plaque(middle, scale, t)
	}
	if camp, ok := boards.ParseCamp(owner); ok && !p.taken.Has(h) {
		p.write(`<g fill="`, ink, `" text-anchor="middle" font-weight="bold" font-size="15">`)
		p.text(at.add(pt(0, 48)), camp.Soldiers()[:1])
		p.write("</g>\n")
	}
}

// plaque is the letter of a place without a picture, white on a black square: units have theirs on round marks.
func (p *picture) plaque(at point, scale int, t *rulebook.Terrain) {
	half := scale / 3
	p.num(`<path fill="`+ink+`" d="M`, at.x-half)
	p.num(" ", at.y-half)
	p.num("h", 2*half)
	p.num("v", 2*half)
	p.num("h", -2*half)
	p.write(`z"/>`)
	p.num(`<g fill="#fff" text-anchor="middle" font-weight="bold" font-size="`, scale/2)
	p.write(`">`)
	p.text(at.add(pt(0, scale/6)), string(letter(t)))
	p.write("</g>\n")
}

// cliffs are the barred sides: a heavy line with ticks that point down the drop (CTA-TER-01).
func (p *picture) cliffs() {
	var d path
	for h := range hex.Hex(p.board.Len()) {
		for dir := range hex.Dir(hex.Dirs) {
			if p.scene.Field.Cell(h).Cliffs&(1<<dir) != 0 {
				p.cliff(&d, h, dir)
			}
		}
	}
	if len(d) == 0 {
		return
	}
	for _, style := range [...]string{`#fff" stroke-width="11`, ink + `" stroke-width="7`} {
		p.write(`<path fill="none" stroke="`, style, `" stroke-linejoin="round" d="`, string(d), "\"/>\n")
	}
}

func (p *picture) cliff(d *path, h hex.Hex, dir hex.Dir) {
	c := p.centre(h)
	a, b := side(dir)
	out := across(dir)
	d.move(c.add(inset(a)))
	d.line(c.add(inset(b)))
	const ticks = 4
	for i := range ticks {
		n := 2*i + 1
		foot := pt((a.x*(2*ticks-n)+b.x*n)/(2*ticks), (a.y*(2*ticks-n)+b.y*n)/(2*ticks))
		foot = c.add(inset(foot))
		d.move(foot)
		d.line(foot.add(pt(out.x*16/104, out.y*16/104)))
	}
}

// inset draws a point of the outline a little inside.
func inset(q point) point { return pt(q.x*93/100, q.y*93/100) }
