package draw

import pen "muster/sheet/draw"

// highlights outline hexes, each class in its own line.
func (p *picture) highlights() {
	for _, l := range p.scene.Highlights {
		var d pen.Path
		for _, h := range l.Hexes.Hexes() {
			if onBoard(p.scene.Field, h) {
				d.Stamp(p.centre(h), "m45-26v52l-45 26-45-26v-52l45-26z")
			}
		}
		if len(d) == 0 {
			continue
		}
		style := pen.Ink + `" stroke-dasharray="4 8`
		switch l.Class {
		case "error":
			style = "#c4161c"
		case "note":
			style = `#6b3fa0" stroke-dasharray="16 8`
		case "pennant":
			style = `#8a5a00" stroke-dasharray="24 6`
		case "standard":
			style = `#1d4e89" stroke-dasharray="6 6`
		}
		p.Add(`<path fill="none" stroke-width="7" stroke="`, style, `" d="`, string(d), `">`)
		if l.Label != "" {
			p.Add("<title>", pen.Escape(l.Label), "</title>")
		}
		p.Add("</path>\n")
	}
}

// hexLabels writes each hex's label small at its head, with a halo that keeps it readable on any terrain.
func (p *picture) hexLabels() {
	if !p.scene.HexLabels {
		return
	}
	p.Add(`<g fill="`, pen.Ink, `" stroke="#fff" stroke-opacity=".8" stroke-width="4" paint-order="stroke"`,
		` text-anchor="middle" font-size="15">`)
	for _, h := range p.board.All().Hexes() {
		p.Text(p.centre(h).Add(pen.Pt(0, -38)), p.board.Label(h))
	}
	p.Add("</g>\n")
}

// objectives are gold stars: in the middle of an empty hex, else at its lower right, over what lies there.
func (p *picture) objectives() {
	for _, o := range p.scene.Objectives {
		if !onBoard(p.scene.Field, o.Hex) {
			continue
		}
		at := p.centre(o.Hex)
		if c := p.scene.Field.Cell(o.Hex); p.taken.Has(o.Hex) || c.Feature != nil || c.Place != nil {
			at = at.Add(pen.Pt(34, 27))
		}
		p.Num(`<g transform="translate(`, at.X)
		p.Num(" ", at.Y)
		p.Add(`)" text-anchor="middle" font-weight="bold" font-size="17">`)
		if o.Label != "" {
			p.Add("<title>", pen.Escape(p.board.Label(o.Hex)+": "+o.Label), "</title>")
		}
		p.Add(objectiveStar)
		if o.Short != "" {
			p.Add(`<text y="6" fill="`, pen.Ink, `">`, pen.Escape(pen.Shorten(o.Short, 2)), `</text>`)
		}
		p.Add("</g>\n")
	}
}

// objectiveStar is what marks an objective.
const objectiveStar = `<path fill="#f3c136" stroke="` + pen.Ink + `" stroke-width="3" stroke-linejoin="round" ` +
	`d="m0-25l7 16 17 1-13 12 4 17-15-9-15 9 4-17-13-12 17-1z"/>`
