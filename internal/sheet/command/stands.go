package command

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/sheet"
)

// UnitLine is a piece at the start of the game, as listed next to the map.
type UnitLine struct {
	Icon  func([]byte) []byte // appends its picture
	Name  string              // short
	Where string              // the label of its hex; "" off the field
	Line  bool                // its hex is on a section line (BL-ORD-03, MED-ORD-03)
	Count string              // its figures or blocks: "5 (+1)"
	Note  string              // other facts about it
	With  string              // short note: on a page it replaces Count and saves a line
}

// Wing is a group of posts: those of a section of the board, or those of a card.
type Wing struct {
	Name  string
	Posts []UnitLine
}

// Posted is a player with all pieces that the player deploys.
type Posted struct {
	Camp   boards.Camp
	Emblem string // a picture
	Name   string // "Pennants"
	Army   string // name of the player's army, or ""
	Leader string // the commander; "" for none
	Sum    string // the total: "12 units"
	Wings  []Wing // in map order from left to right
	Later  []Wing // the groups after them
	Flow   bool   // a wing much longer than the others continues in their columns
}

// Between these row counts, the style shrinks the map by the height that lists need.
const (
	FewRows  = 12
	ManyRows = 25
)

// A unit name of longName letters or more takes two lines on paper. These are half as high again as one line with its
// icon. Each further moreName letters add a line.
const (
	longName = 28
	moreName = 14
)

// high returns how many lines posts take in one column; a note goes below its unit.
func high(posts []UnitLine) int {
	n, halves := len(posts), 0
	for i := range posts {
		if posts[i].Note != "" && posts[i].With == "" {
			n++
		}
		if more := utf8.RuneCountInString(posts[i].Name) - longName; more > 0 {
			halves += 1 + more/moreName
		}
	}
	return n + (halves+1)/2
}

// RowsClass returns the CSS class of a map with n rows of lists; "" for a small n.
func RowsClass(n int) string {
	if n < FewRows {
		return ""
	}
	return "rows-" + strconv.Itoa(min(n, ManyRows))
}

// Stood returns the deployment of all players as sentences, with the content of the lists.
func Stood(all []Posted) string {
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

// Stands writes the deployment of a side's players: a list for each wing, then the other pieces.
func Stands(out *bytes.Buffer, in *words.Language, all []Posted, camp boards.Camp) {
	for i := range all {
		if all[i].Camp == camp {
			stand(out, in, &all[i])
		}
	}
}

// Called returns the name of a player and the army: "Pennants: The Free Company".
func (p *Posted) Called() string {
	if p.Army == "" {
		return p.Name
	}
	return p.Name + ": " + p.Army
}

// Stands reports whether a player has any piece to deploy.
func (p *Posted) Stands() bool {
	return slices.ContainsFunc(slices.Concat(p.Wings, p.Later), func(g Wing) bool { return len(g.Posts) > 0 })
}

// led returns the commander of a player's army.
func (p *Posted) led(in *words.Language) string {
	if p.Leader == "" {
		return ""
	}
	return in.T("led by %s", p.Leader)
}

// WhoIsWho writes only the headings of a camp, in one row. It is used where the lists are elsewhere or empty.
func WhoIsWho(out *bytes.Buffer, in *words.Language, all []Posted, camp boards.Camp) {
	if !slices.ContainsFunc(all, func(p Posted) bool { return p.Camp == camp }) {
		return
	}
	Put(out, `<div class="who">`)
	for i := range all {
		if all[i].Camp == camp {
			heading(out, in, &all[i], false)
		}
	}
	Put(out, "</div>\n")
}

// heading writes the player's name. Over lists it adds the number of pieces and the player's edge.
func heading(out *bytes.Buffer, in *words.Language, p *Posted, lists bool) {
	var parts []string
	if led := p.led(in); led != "" {
		parts = append(parts, draw.Escape(led))
	}
	if lists {
		parts = append(parts, p.Sum+", "+Edge(in, p.Camp, true))
	}
	Put(out, "<h3>", p.Emblem, "<span>", draw.Escape(p.Called()), " <small>", strings.Join(parts, " · "),
		"</small></span></h3>")
}

func stand(out *bytes.Buffer, in *words.Language, p *Posted) {
	if !p.Stands() {
		WhoIsWho(out, in, []Posted{*p}, p.Camp)
		return
	}
	Put(out, `<div class="stand `, p.Camp.String(), `">`)
	heading(out, in, p, true)
	Put(out, `<div class="wings">`, "\n")
	for _, column := range p.columns() {
		out.WriteString("<div>")
		for _, g := range column {
			Put(out, "<h4>", draw.Escape(sheet.Upper(g.Name)), "</h4><ul>\n")
			posts(out, g.Posts)
			out.WriteString("</ul>")
		}
		out.WriteString("</div>\n")
	}
	for _, g := range p.Later {
		Put(out, `<div class="later"><h4>`, draw.Escape(sheet.Upper(g.Name)), "</h4><ul>\n")
		posts(out, g.Posts)
		Put(out, "</ul></div>\n")
	}
	Put(out, "</div></div>\n")
}

// posts writes a line for each piece.
func posts(out *bytes.Buffer, posts []UnitLine) {
	for i := range posts {
		u := &posts[i]
		Put(out, `<li><i class="tick"></i>`)
		out.Write(u.Icon(out.AvailableBuffer()))
		Put(out, "<span>", draw.Escape(u.Name))
		if u.Note != "" && u.With == "" {
			Put(out, "<em>", draw.Escape(u.Note), "</em>")
		}
		Put(out, "</span><small>", draw.Escape(sheet.Either(u.With, u.Count)), "</small><b>", u.where(), "</b></li>\n")
	}
}

// LineSign marks the hex of a unit that belongs to two sections.
const LineSign = "†"

// where returns the label of the hex, marked if it lies on a section line.
func (p *UnitLine) where() string {
	if p.Line {
		return p.Where + LineSign
	}
	return p.Where
}

// ListSigns returns the key to the numbers and marks of piece lists; count explains the number before the hex.
func ListSigns(in *words.Language, all []Posted, count string) Marks {
	var out Marks
	if anyPost(all, func(p *UnitLine) bool { return p.Count != "" && p.With == "" }) {
		out = append(out, sheet.Sign{Picture: "<small>4</small>", Name: count})
	}
	if OnLine(all) {
		name := in.T("On a section line: belongs to both sections")
		out = append(out, sheet.Sign{Picture: "<b>" + LineSign + "</b>", Name: name})
	}
	return out
}

// OnLine reports whether any piece is on a section line.
func OnLine(all []Posted) bool { return anyPost(all, func(p *UnitLine) bool { return p.Line }) }

func anyPost(all []Posted, is func(*UnitLine) bool) bool {
	for i := range all {
		for _, g := range slices.Concat(all[i].Wings, all[i].Later) {
			for j := range g.Posts {
				if is(&g.Posts[j]) {
					return true
				}
			}
		}
	}
	return false
}

// PostTables writes the positions of all pieces as tables, with a note on LineSign if it is used. rule is the id of the
// rule of section lines.
func PostTables(w *sheet.Writer, in *words.Language, all []Posted, of, rule string) {
	for i := range all {
		postTable(w, in, &all[i], of)
	}
	if OnLine(all) {
		w.Para(LineSign + " " + in.T("On a section line: belongs to both sections") + ". `" + rule + "`")
	}
}

// postTable writes the positions of a player's pieces as a table. of heads the column of their parts: "Figures".
func postTable(w *sheet.Writer, in *words.Language, p *Posted, of string) {
	var rows [][]string
	noted := false
	for _, g := range slices.Concat(p.Wings, p.Later) {
		for i := range g.Posts {
			u := &g.Posts[i]
			noted = noted || u.Note != ""
			rows = append(rows, []string{
				"[ ]", sheet.EscWithin(sheet.Upper(g.Name)), sheet.Either(u.where(), "–"), sheet.Esc(u.Name), u.Count,
				sheet.Esc(u.Note),
			})
		}
	}
	head := []string{"", in.T("Wing"), "^" + in.T("Hex"), in.T("Unit"), ">" + of, in.T("Note")}
	if !noted {
		head = head[:5]
		for i := range rows {
			rows[i] = rows[i][:5]
		}
	}
	w.Heading(p.Called() + ", " + Edge(in, p.Camp, false))
	if led := p.led(in); led != "" {
		w.Para(sheet.Esc(sheet.Upper(led)) + ".")
	}
	if len(rows) > 0 {
		w.Table(head, rows)
	}
}

// Edge returns the edge where a camp sits (CTA-01); ofMap adds "of the map".
func Edge(in *words.Language, c boards.Camp, ofMap bool) string {
	switch {
	case c == boards.Pennant && ofMap:
		return in.T("at the top of the map")
	case c == boards.Pennant:
		return in.T("at the top")
	case ofMap:
		return in.T("at the bottom of the map")
	}
	return in.T("at the bottom")
}
