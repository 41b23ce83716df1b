package battlelore

import (
	"bytes"
	_ "embed"
	"html/template"
	"strings"

	"muster/sheet"
	pen "muster/sheet/draw"
)

//go:embed parts.html
var partsText string

// parts is the markup that stands in place of lists, tracks and cards in text.
var parts = sheet.NewMarkup(partsText)

// escape is a text in markup as the templates would write it, for the lists that have a line for each of many things:
// templates are not quick at those.
func escape(s string) string { return strings.ReplaceAll(pen.Escape(s), "+", "&#43;") }

// rosters are what all players take out of the box.
type rosters []roster

// write writes the rosters on a page.
func (all rosters) write(out *bytes.Buffer) {
	out.WriteString("<div class=\"camps\">\n")
	for i := range all {
		r := &all[i]
		put(out, `<div class="camp"><h3>`, string(r.Emblem), escape(r.Name), `</h3><p class="sum">`, escape(r.Sum),
			"</p><ul class=\"roster\">\n")
		for j := range r.Units {
			u := &r.Units[j]
			put(out, `<li><span class="n">`, u.Count, "</span>", string(u.Icon), "<span><b>", escape(u.Name), "</b>")
			if u.Box != "" {
				put(out, ` <i class="box">`, escape(u.Box), "</i>")
			}
			for _, n := range u.Notes {
				put(out, "<em>", escape(n), "</em>")
			}
			put(out, "</span><small>", escape(u.Made), "</small></li>\n")
		}
		out.WriteString("</ul></div>\n")
	}
	out.WriteString("</div>\n")
}

// roster is what a player takes out of the box.
type roster struct {
	Emblem    template.HTML
	Name, Sum string
	Units     []rosterUnit
}

// rosterUnit is units of a type. Numbers stand in parts as words: what a template finds to be no string takes it long.
type rosterUnit struct {
	Count string
	Icon  template.HTML
	Name  string
	Notes []string
	Made  string
	Box   string // out of which they come, where it is not the first one
}

// tileRows are the tiles of a field.
type tileRows struct {
	Tiles []tileRow
	Sum   string
}

// write writes the tiles on a page.
func (t tileRows) write(out *bytes.Buffer) {
	out.WriteString("<ul class=\"tiles\">\n")
	for i := range t.Tiles {
		row := &t.Tiles[i]
		put(out, `<li><span class="n">`, row.Count, "</span>", string(row.Picture), "<span><b>", escape(row.Name), "</b>")
		if row.Box != "" {
			put(out, ` <i class="box">`, escape(row.Box), "</i>")
		}
		out.WriteString("</span></li>\n")
	}
	put(out, "</ul>\n<p class=\"sum\">", escape(t.Sum), "</p>\n")
}

type tileRow struct {
	Count   string
	Picture template.HTML
	Name    string
	Box     string // as a rosterUnit's
}

// track is the places for a player's banners, or for the turns of a game; Marked are those that count.
type track struct {
	Class  string
	Emblem template.HTML
	Name   string
	Slots  []slot
}

type slot struct {
	Number string
	Goal   bool
}

// cutCard is a Deployment card to cut out.
type cutCard struct {
	Emblem      template.HTML
	Index, Name string
	Picture     template.HTML
	Units       []rosterUnit
	Camp, SetOf string
}

type cutSheet struct {
	Marks template.HTML
	Cards []cutCard
}
