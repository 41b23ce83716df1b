package battlelore

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/sheet"
	"muster/sheet/battlelore/draw"
	pen "muster/sheet/draw"
	"muster/sheet/words"
)

// spread is the map of an adventure with who stands where.
func (w *writer) spread(b *battle) {
	posted := b.posted()
	class := "map"
	if b.epic() {
		class = "map tall"
	} else if n := rows(posted); n >= fewRows {
		class = "map rows-" + strconv.Itoa(min(n, manyRows))
	}
	Spread(&w.Writer, b.Language, w.T("Battle map"), class, b.scene(), posted)
}

// Between these numbers of rows beside a map the style makes it as much lower as they need.
const (
	fewRows  = 12
	manyRows = 25
)

// rows is how many lines of paper the lists beside a map are high.
func rows(all []Posted) int {
	n := 0
	for i := range all {
		most := 0
		for _, g := range all[i].Wings {
			most = max(most, high(g.Posts))
		}
		n += most
		for _, g := range all[i].Later { // three beside each other, under their name
			n += 1 + (high(g.Posts)+2)/3
		}
	}
	return n
}

// longName is from how many letters on a unit's name takes two lines on paper, which are half as high again as one with
// its icon.
const longName = 28

// high is how many lines posts take, one under another: a note stands under its unit.
func high(posts []Post) int {
	n, long := len(posts), 0
	for i := range posts {
		if posts[i].Note != "" {
			n++
		}
		if utf8.RuneCountInString(posts[i].Name) > longName {
			long++
		}
	}
	return n + (long+1)/2
}

// Spread writes a section with a map, the legend of what is on it, and with who stands where at each camp's edge; on an
// Epic board, which fills the page, that comes behind it. Its lists have a line for each unit, which is more than
// templates are quick at.
func Spread(w *sheet.Writer, in *words.Language, title, class string, scene draw.Scene, posted []Posted) {
	rules := scene.Field.Rules
	scene.Stand = stood(posted)
	w.Picture(title, class, func(out *bytes.Buffer) {
		if scene.Field.Board != nil && scene.Field.Board.Epic {
			Figure(scene)(out)
			legend(in, rules, &scene).write(out)
			out.WriteString(`<div class="posts">` + "\n")
			stands(out, in, rules, posted, boards.Pennant)
			stands(out, in, rules, posted, boards.Standard)
			out.WriteString("</div>\n")
			return
		}
		stands(out, in, rules, posted, boards.Pennant)
		Figure(scene)(out)
		stands(out, in, rules, posted, boards.Standard)
		legend(in, rules, &scene).write(out)
	}, func() {
		w.Fence("battlemap", draw.Text(Untitled(scene)), nil)
		for i := range posted {
			postTable(w, in, &posted[i])
		}
	})
}

// stood tells who stands where in sentences, as the lists beside the map have it.
func stood(all []Posted) string {
	var b strings.Builder
	for i := range all {
		for _, g := range slices.Concat(all[i].Wings, all[i].Later) {
			if len(g.Posts) == 0 {
				continue
			}
			b.WriteString(all[i].Name + ", " + g.Name + ":")
			for j := range g.Posts {
				u := &g.Posts[j]
				b.WriteString(" " + strings.TrimSpace(u.Name+" "+u.Where))
				if j < len(g.Posts)-1 {
					b.WriteByte(',')
				}
			}
			b.WriteString(". ")
		}
	}
	return strings.TrimSuffix(b.String(), " ")
}

// stands writes who stands where of a camp's players.
func stands(out *bytes.Buffer, in *words.Language, rules *rulebook.Rulebook, all []Posted, camp boards.Camp) {
	for i := range all {
		if all[i].Camp == camp {
			stand(out, in, rules, &all[i])
		}
	}
}

// put writes pieces of markup.
func put(out *bytes.Buffer, pieces ...string) {
	for _, s := range pieces {
		out.WriteString(s)
	}
}

// stand writes where a player's units stand: a list for each wing, and the others behind them.
func stand(out *bytes.Buffer, in *words.Language, rules *rulebook.Rulebook, p *Posted) {
	put(out, `<div class="stand `, p.Camp.String(), `"><h3>`, draw.Emblem(p.Camp), pen.Escape(p.Name), "<small>",
		in.Tn("%d unit", "%d units", p.Units()), ", ", edge(in, p.Camp, true), `</small></h3><div class="wings">`, "\n")
	for _, g := range p.Wings {
		put(out, "<div><h4>", pen.Escape(sheet.Upper(g.Name)), "</h4><ul>\n")
		postItems(out, rules, g.Posts)
		put(out, "</ul></div>\n")
	}
	for _, g := range p.Later {
		put(out, `<div class="later"><h4>`, pen.Escape(sheet.Upper(g.Name)), "</h4><ul>\n")
		postItems(out, rules, g.Posts)
		put(out, "</ul></div>\n")
	}
	put(out, "</div></div>\n")
}

// postItems writes a line for each unit.
func postItems(out *bytes.Buffer, rules *rulebook.Rulebook, posts []Post) {
	for i := range posts {
		u := &posts[i]
		put(out, `<li><i class="tick"></i>`)
		out.Write(draw.AppendIcon(out.AvailableBuffer(), rules, u.Token))
		put(out, "<span>", pen.Escape(u.Name))
		if u.Note != "" {
			put(out, "<em>", pen.Escape(u.Note), "</em>")
		}
		put(out, "</span><small>", pen.Escape(u.Figures), "</small><b>", u.Where, "</b></li>\n")
	}
}

// postTable is where a player's units stand, as a table.
func postTable(w *sheet.Writer, in *words.Language, p *Posted) {
	var rows [][]string
	noted := false
	for _, g := range slices.Concat(p.Wings, p.Later) {
		for i := range g.Posts {
			u := &g.Posts[i]
			noted = noted || u.Note != ""
			rows = append(rows, []string{
				"[ ]", sheet.EscWithin(sheet.Upper(g.Name)), sheet.Either(u.Where, "–"), sheet.Esc(u.Name), u.Figures,
				sheet.Esc(u.Note),
			})
		}
	}
	head := []string{"", in.T("Wing"), "^" + in.T("Hex"), in.T("Unit"), ">" + in.T("Figures"), in.T("Note")}
	if !noted {
		head = head[:5]
		for i := range rows {
			rows[i] = rows[i][:5]
		}
	}
	w.Heading(p.Name + ", " + edge(in, p.Camp, false))
	w.Table(head, rows)
}
