package sheet

import (
	"html/template"
	"slices"
	"strings"

	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
	"muster/sheet/draw"
)

// Answer is what is known of every draw in a mode of Call to Arms, in words, tables and pictures. It is plain text; ids
// of rules in brackets are set as such.
type Answer struct {
	Field   *field.Field
	Mode    muster.Mode
	Lead    []string        // what was counted
	Notices []muster.Notice // what is to be known before it is played
	Short   []string        // what a person takes in, the worst first
	Parts   []Part
	Heat    AnswerHeat
	Cases   []Case // the gravest first
}

// Part is a table under a heading. One without rows and without a word about it is left out.
type Part struct {
	Title string
	Lead  []string
	Head  []string
	Rows  [][]string
	None  string   // stands for a table without rows
	Notes []string // under the table
}

// AnswerHeat is where units stood in deployments that were played.
type AnswerHeat struct {
	Words string                  // what was played
	Camps [hex.Camps]*muster.Heat // nil for none
	Sets  []SetHeat               // set by set; none when there is but one a camp
}

// SetHeat is the heat of one set by itself.
type SetHeat struct {
	Name  string
	Heat  *muster.Heat // nil for a set that cannot be drawn from
	Camp  hex.Camp
	Green []draw.Bar // units that scout; none leaves the chart out
}

// Case is a smallest case that goes wrong.
type Case struct {
	What    string
	Cards   string
	Command string             // plays it; "" when none is known
	Played  *muster.Deployment // nil when it is not to be drawn
}

// DeployAnswer is the page of an answer.
func DeployAnswer(a Answer, opts Options) Page {
	b := &answerPage{a}
	parts := []func(*writer){b.short}
	for i := range a.Parts {
		parts = append(parts, func(w *writer) { w.part(&a.Parts[i]) })
	}
	after := min(1, len(a.Parts)) // what goes wrong, then where
	if a.Field.Board.Epic {       // a board that has a page of its own comes behind the tables
		after = len(a.Parts)
	}
	parts = slices.Insert(parts, 1+after, b.heat, b.setBySet)
	lead := make([]string, len(a.Lead))
	for i, l := range a.Lead {
		lead[i] = cited(l)
	}
	page := deployPage(a.Field, opts, reportKind, modeNames[a.Mode], strings.Join(lead, " "), append(parts, b.cases, b.boards)...)
	page.Name += "-" + a.Mode.String()
	return page
}

type answerPage struct{ Answer }

// short is the answer in a few lines.
func (b *answerPage) short(w *writer) {
	if len(b.Short)+len(b.Notices) == 0 {
		return
	}
	w.section("In short", "wide")
	entries := make([]string, len(b.Short))
	for i, s := range b.Short {
		name, rest, ok := strings.Cut(s, ": ")
		if entries[i] = cited(s); ok {
			entries[i] = "**" + cited(name+":") + "** " + cited(rest)
		}
	}
	w.items(false, append(entries, noticeItems(b.Notices)...))
}

// part writes a table with its words. A long one may go over several pages.
func (w *writer) part(p *Part) {
	if len(p.Rows) == 0 && p.None == "" && len(p.Lead) == 0 {
		return
	}
	class := "wide keep"
	if len(p.Rows) > pageRows {
		class = "wide many"
	}
	w.section(p.Title, class)
	for _, l := range p.Lead {
		w.para(cited(l))
	}
	if len(p.Rows) == 0 && p.None != "" {
		w.para(cited(upper(p.None)) + ".")
	}
	rows := make([][]string, len(p.Rows))
	for i, row := range p.Rows {
		for _, cell := range row {
			rows[i] = append(rows[i], esc(cell, false)) // inside a line nothing leads
		}
	}
	head := make([]string, len(p.Head))
	for i, h := range p.Head {
		if !strings.ContainsAny(h, "-+") { // an id stays as it is
			h = upper(h)
		}
		if head[i] = esc(h, false); numeric(p.Rows, i) {
			head[i] = ">" + head[i]
		}
	}
	w.table(head, rows)
	for _, n := range p.Notes {
		w.para(cited(n))
	}
}

// numeric tells whether a column holds numbers alone, which stand on the right.
func numeric(rows [][]string, column int) bool {
	for _, r := range rows {
		if strings.Trim(r[column], "0123456789-+<>~%/., ()upto") != "" { // "~1.4% (0.8 to 2.3%)"
			return false
		}
	}
	return true
}

// cases lists the smallest cases with the commands that play them.
func (b *answerPage) cases(w *writer) {
	if len(b.Cases) == 0 {
		return
	}
	w.section("Draws to play again", "wide again")
	entries := make([]string, len(b.Cases))
	for i, c := range b.Cases {
		entries[i] = "**" + cited(c.What) + ":** " + esc(c.Cards, false)
		switch {
		case c.Command == "":
			entries[i] += " (it takes choices of its own: --save-witnesses keeps them)"
		case !strings.ContainsAny(c.Command, "`\n"):
			entries[i] += "; `" + c.Command + "`"
		}
	}
	w.items(true, entries)
}

// boards draws the cases that were played.
func (b *answerPage) boards(w *writer) {
	var text strings.Builder
	var drawn []drawing
	for i, c := range b.Cases {
		if c.Played == nil {
			continue
		}
		scene := setUp(c.Played)
		caption := number(i+1) + ". " + clean(c.What)
		text.WriteString(draw.ASCII(caption) + "\n" + draw.Text(untitled(scene)) + "\n")
		drawn = append(drawn, drawing{Name: caption, Board: template.HTML(draw.SVG(scene))})
	}
	if len(drawn) == 0 {
		return
	}
	w.section("On the board", "wide drawn")
	w.para("The gravest of these draws, as they are played. Outlined in red: marks that units could not keep.")
	class := "boards"
	if b.Field.Board.Epic {
		class += " tall" // two boards to a line
	}
	w.fence("boards", text.String(), part("boards", struct {
		Class string
		Drawn []drawing
	}{class, drawn}))
}

// heat is the board with where the units of both camps stood.
func (b *answerPage) heat(w *writer) { w.heatBoard(b.Field, b.Heat.Camps, b.Heat.Words) }

func (b *answerPage) setBySet(w *writer) {
	w.setBySet(b.Field, b.Heat.Sets, "The same for each set alone, with how many green units it scouts with, in per cent of the cases. `CTA-08`")
}
