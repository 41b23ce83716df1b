// Package command provides the common parts of pages for the Commands & Colors family: lists, tokens, cards to cut out,
// tracks, replays.
package command

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"muster/draw"
	"muster/internal/words"
	"muster/sheet"
)

// Tracks writes the tracks on a page without a template: a template would be slow for that number of spaces.
func Tracks(tracks []Track) func(*bytes.Buffer) {
	return func(out *bytes.Buffer) {
		out.WriteString("<div class=\"track\">\n")
		for i := range tracks {
			tracks[i].write(out)
		}
		out.WriteString("</div>\n")
	}
}

func (t *Track) write(out *bytes.Buffer) {
	out.WriteString("<p")
	if t.Class != "" {
		Put(out, ` class="`, draw.Escape(t.Class), `"`)
	}
	Put(out, ">", string(t.Emblem), "<b>", draw.Escape(t.Name), `</b><span class="slots">`)
	for _, s := range t.Slots {
		if s.Goal {
			Put(out, `<i class="goal">`, draw.Escape(s.Number), "</i>")
			continue
		}
		Put(out, "<i>", draw.Escape(s.Number), "</i>")
	}
	out.WriteString("</span></p>\n")
}

// Rosters are the components that all players need.
type Rosters []Roster

// Write writes the rosters on a page.
func (all Rosters) Write(out *bytes.Buffer) {
	out.WriteString("<div class=\"camps\">\n")
	for i := range all {
		r := &all[i]
		Put(out, `<div class="camp"><h3>`, string(r.Emblem), draw.Escape(r.Name), `</h3><p class="sum">`, draw.Escape(r.Sum),
			"</p><ul class=\"roster\">\n")
		for j := range r.Units {
			u := &r.Units[j]
			Put(out, `<li><span class="n">`, u.Count, "</span>", string(u.Icon), "<span><b>", draw.Escape(u.Name), "</b>")
			if u.Box != "" {
				Put(out, ` <i class="box">`, draw.Escape(u.Box), "</i>")
			}
			for _, n := range u.Notes {
				Put(out, "<em>", draw.Escape(n), "</em>")
			}
			Put(out, "</span><small>", draw.Escape(u.Made), "</small></li>\n")
		}
		out.WriteString("</ul></div>\n")
	}
	out.WriteString("</div>\n")
}

// Roster is the components that a player needs.
type Roster struct {
	Emblem    sheet.HTML
	Name, Sum string
	Units     []RosterUnit
}

// RosterUnit is a number of units of a type.
type RosterUnit struct {
	Count string
	Icon  sheet.HTML
	Name  string
	Notes []string
	Made  string
	Box   string // their box, unless it is the first one
}

// Tiles are the tiles of a field.
type Tiles struct {
	Tiles []Tile
	Sum   string
}

// Write writes the tiles on a page.
func (t Tiles) Write(out *bytes.Buffer) {
	out.WriteString("<ul class=\"tiles\">\n")
	for i := range t.Tiles {
		row := &t.Tiles[i]
		Put(out, `<li><span class="n">`, row.Count, "</span>", string(row.Picture), "<span><b>", draw.Escape(row.Name), "</b>")
		if row.Box != "" {
			Put(out, ` <i class="box">`, draw.Escape(row.Box), "</i>")
		}
		if row.Note != "" {
			Put(out, "<em>", draw.Escape(row.Note), "</em>")
		}
		out.WriteString("</span></li>\n")
	}
	Put(out, "</ul>\n<p class=\"sum\">", draw.Escape(t.Sum), "</p>\n")
}

// Tile is equal tiles of a field.
type Tile struct {
	Count   string
	Picture sheet.HTML
	Name    string
	Box     string // as a RosterUnit's
	Note    string
}

// Track is the spaces for a player's banners, or for the turns of a game; Marked are the significant ones.
type Track struct {
	Class  string
	Emblem sheet.HTML
	Name   string
	Slots  []Slot
}

// Slot is a space of a track.
type Slot struct {
	Number string
	Goal   bool
}

// Marks are a legend.
type Marks []sheet.Sign

// Write writes the legend on a page.
func (all Marks) Write(out *bytes.Buffer) {
	if len(all) == 0 {
		return
	}
	out.WriteString("<ul class=\"legend\">\n")
	for i := range all {
		Put(out, "<li>", all[i].Picture, draw.Escape(all[i].Name), "</li>\n")
	}
	out.WriteString("</ul>\n")
}

// Put writes pieces of markup.
func Put(out *bytes.Buffer, pieces ...string) {
	for _, s := range pieces {
		out.WriteString(s)
	}
}

// InText returns a name for a text drawing in ASCII letters, with the transliteration of its language.
func InText(in *words.Language, name string) string {
	if in.Translates() {
		return sheet.Clean(name)
	}
	return draw.ASCII(name)
}

// Pad fills text up to n characters, on the left for numbers. A word is followed by a blank.
func Pad(s string, n int, left bool) string {
	gap := n - utf8.RuneCountInString(s)
	if left {
		return strings.Repeat(" ", max(0, gap)) + s
	}
	return s + strings.Repeat(" ", max(1, gap))
}
