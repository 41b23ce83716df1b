package command

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"muster/draw"
	"muster/engine/command/boards"
	"muster/internal/words"
	"muster/sheet"
)

// Post is a piece before the first turn, as the list beside a map has it.
type Post struct {
	Icon  func([]byte) []byte // appends its picture
	Name  string              // short
	Where string              // the label of its hex; "" of what waits off the field
	Line  bool                // its hex is on a section line (BL-ORD-03, MED-ORD-03)
	Count string              // of what it is made: "5 (+1)"
	Note  string              // what else is to be known of it
	With  string              // the note, short: on a page it stands where Count would, and saves the note's line
}

// Wing is posts that belong together: those of a section of the board, or those of a card.
type Wing struct {
	Name  string
	Posts []Post
}

// Posted is a player with all that he puts on the field.
type Posted struct {
	Camp   boards.Camp
	Emblem string // a picture
	Name   string // "Pennants"
	Army   string // what the player's army is called; "" for nothing
	Leader string // who commands it; "" for nobody
	Sum    string // how much stands there: "12 units"
	Wings  []Wing // as they stand on the map from left to right
	Later  []Wing // what comes behind them
	Flow   bool   // a wing that is much longer than the others goes on in their columns
}

// Between these numbers of rows beside a map the style makes it as much lower as they need.
const (
	FewRows  = 12
	ManyRows = 25
)

// Rows is how many lines of paper the lists beside a map are high.
func Rows(all []Posted) int {
	n := 0
	for i := range all {
		n += all[i].headingRows()
		n += tallest(all[i].columns())
		for _, g := range all[i].Later { // three beside each other, under their name
			n += 1 + (high(g.Posts)+2)/3
		}
	}
	return n
}

// What fits in a line of a page's width, in hundredths of a letter's height.
const (
	titleWide   = 2000 // of the title
	headingWide = 5000 // of a heading beside a map
)

// TitleRows is how many lines of the lists beside a map a title takes away from it that is longer than a line.
func TitleRows(title string) int { return 2 * (utf8.RuneCountInString(title) * 50 / titleWide) }

// headingRows is how many lines more than one the heading over a player's lists takes.
func (p *Posted) headingRows() int {
	bold := utf8.RuneCountInString(p.Called())
	small := utf8.RuneCountInString(p.Leader+p.Sum) + len(" led by at the bottom of the map")
	return (bold*50 + small*38 + 300) / headingWide
}

// From longName letters on a unit's name takes two lines on paper, which are half as high again as one with its icon,
// and a line more for each moreName beyond.
const (
	longName = 28
	moreName = 14
)

// high is how many lines posts take, one under another: a note stands under its unit.
func high(posts []Post) int {
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

// RowsClass is the class of a map beside which so many rows stand; "" where they are few.
func RowsClass(n int) string {
	if n < FewRows {
		return ""
	}
	return "rows-" + strconv.Itoa(min(n, ManyRows))
}

// Stood tells who stands where in sentences, as the lists beside the map have it.
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

// Stands writes who stands where of a side's players: a list for each wing, and the others behind them.
func Stands(out *bytes.Buffer, in *words.Language, all []Posted, camp boards.Camp) {
	for i := range all {
		if all[i].Camp == camp {
			stand(out, in, &all[i])
		}
	}
}

// Called is what a player and the army are called: "Pennants: The Free Company".
func (p *Posted) Called() string {
	if p.Army == "" {
		return p.Name
	}
	return p.Name + ": " + p.Army
}

// Stands reports whether a player has anything to put on the field.
func (p *Posted) Stands() bool {
	return slices.ContainsFunc(slices.Concat(p.Wings, p.Later), func(g Wing) bool { return len(g.Posts) > 0 })
}

// led is who commands a player's army.
func (p *Posted) led(in *words.Language) string {
	if p.Leader == "" {
		return ""
	}
	return in.T("led by %s", p.Leader)
}

// WhoIsWho writes the headings of a camp alone, beside each other, where its lists stand elsewhere or there are none.
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

// heading is who a player is, and over lists how much stands on the field and where the player sits.
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
func posts(out *bytes.Buffer, posts []Post) {
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

// where is the label of the hex, marked where it lies on a section line.
func (p *Post) where() string {
	if p.Line {
		return p.Where + LineSign
	}
	return p.Where
}

// ListSigns explain the numbers and marks of lists of pieces: count explains the number before the hex.
func ListSigns(in *words.Language, all []Posted, count string) Marks {
	var out Marks
	if anyPost(all, func(p *Post) bool { return p.Count != "" && p.With == "" }) {
		out = append(out, sheet.Sign{Picture: "<small>4</small>", Name: count})
	}
	if OnLine(all) {
		name := in.T("On a section line: belongs to both sections")
		out = append(out, sheet.Sign{Picture: "<b>" + LineSign + "</b>", Name: name})
	}
	return out
}

// OnLine reports whether a piece stands on a section line.
func OnLine(all []Posted) bool { return anyPost(all, func(p *Post) bool { return p.Line }) }

func anyPost(all []Posted, is func(*Post) bool) bool {
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

// PostTables are where the pieces of players stand, with the meaning of LineSign under them where it is used. rule is
// the id of the rule of section lines.
func PostTables(w *sheet.Writer, in *words.Language, all []Posted, of, rule string) {
	for i := range all {
		postTable(w, in, &all[i], of)
	}
	if OnLine(all) {
		w.Para(LineSign + " " + in.T("On a section line: belongs to both sections") + ". `" + rule + "`")
	}
}

// postTable is where a player's pieces stand, as a table. of is what they are made of: "Figures".
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

// Edge is where a camp sits (CTA-01), of the map where that is to be said.
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
