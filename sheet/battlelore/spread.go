package battlelore

import (
	"bytes"

	"muster/engine/battlelore/boards"
	"muster/sheet"
	"muster/sheet/battlelore/draw"
	pen "muster/sheet/draw"
)

// spread is the map with the legend of what is on it, and with who stands where at each camp's edge; on an Epic board,
// which fills the page, that comes behind it. Its lists have a line for each unit, which is more than templates are
// quick at.
func (w *writer) spread(b *battle) {
	scene, posted := b.scene(), b.posted()
	w.Picture(w.T("Battle map"), "map", func(out *bytes.Buffer) {
		legend := func() { parts.Write(out, "legend", b.legend(&scene)) }
		if b.epic() {
			Figure(scene)(out)
			legend()
			out.WriteString(`<div class="posts">` + "\n")
			b.stands(out, posted, boards.Pennant)
			b.stands(out, posted, boards.Standard)
			out.WriteString("</div>\n")
			return
		}
		b.stands(out, posted, boards.Pennant)
		Figure(scene)(out)
		b.stands(out, posted, boards.Standard)
		legend()
	}, func() {
		w.Fence("battlemap", draw.Text(Untitled(scene)), nil)
		for i := range posted {
			w.postTable(b, &posted[i])
		}
	})
}

// stands writes who stands where of a camp's players.
func (b *battle) stands(out *bytes.Buffer, all []posted, camp boards.Camp) {
	for i := range all {
		if all[i].Camp == camp {
			b.stand(out, &all[i])
		}
	}
}

// stand writes where a player's units stand: a list for each wing.
func (b *battle) stand(out *bytes.Buffer, p *posted) {
	write := func(parts ...string) {
		for _, s := range parts {
			out.WriteString(s)
		}
	}
	write(`<div class="stand `, p.Camp.String(), `"><h3>`, draw.Emblem(p.Camp), pen.Escape(p.name), "<small>",
		b.Tn("%d unit", "%d units", p.units), ", ", b.edge(p.Camp, true), `</small></h3><div class="wings">`, "\n")
	for _, g := range p.wings {
		write("<div><h4>", sheet.Upper(b.Called(g.name)), "</h4><ul>\n")
		for _, u := range g.units {
			figures, note := b.post(u)
			write(`<li><i class="tick"></i>`)
			out.Write(draw.AppendIcon(out.AvailableBuffer(), b.rules, draw.Token{Camp: p.Camp, Unit: u.Row, Ally: p.Second}))
			write("<span>", pen.Escape(sheet.Clean(b.unit(u.Row))))
			if note != "" {
				write("<em>", pen.Escape(note), "</em>")
			}
			write("</span><small>", sheet.Number(figures), "</small><b>", b.field.Hexes.Label(u.At), "</b></li>\n")
		}
		write("</ul></div>\n")
	}
	write("</div></div>\n")
}
