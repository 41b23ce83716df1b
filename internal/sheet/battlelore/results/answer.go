package results

import (
	"bytes"
	"slices"
	"strings"

	"muster/draw"
	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/record"
	answers "muster/internal/report/battlelore"
	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore"
	"muster/sheet"
)

// Answer returns the page about every draw in a mode of Call to Arms. It plays the smallest cases.
func Answer(a *draws.Answer, opts sheet.Options) (sheet.Page, error) {
	if x, ok := a.Facts.(*draws.Impromptu); ok { // its maps are exact, not played
		return impromptuPage(x, a.Options, opts), nil
	}
	p, err := a.Show()
	if err != nil {
		return sheet.Page{}, err
	}
	return Played(p, opts), nil
}

// Played returns the page of an answer whose cases have been played.
func Played(p *draws.Played, opts sheet.Options) sheet.Page {
	b := &answerPage{p}
	parts := []func(*sheet.Writer){b.short}
	for i := range p.Report.Parts {
		parts = append(parts, func(w *sheet.Writer) { w.Part(&p.Report.Parts[i]) })
	}
	after := min(1, len(p.Report.Parts)) // first the problems, then their places
	if p.Field.Board.Epic {              // a board on its own page comes after the tables
		after = len(p.Report.Parts)
	}
	parts = slices.Insert(parts, 1+after, b.heatMap, b.setBySet)
	lead := make([]string, len(p.Report.Lead))
	for i, l := range p.Report.Lead {
		lead[i] = sheet.Cite(l)
	}
	page := newPage(p.Field, opts, modeNames[p.Mode], strings.Join(lead, " "),
		append(parts, b.list, b.boards)...)
	page.Name += "-" + p.Mode.String()
	return page
}

type answerPage struct{ *draws.Played }

// short writes the main results.
func (b *answerPage) short(w *sheet.Writer) {
	if len(b.Report.Short)+len(b.Report.Notices) == 0 {
		return
	}
	w.Section("Summary", "wide")
	entries := make([]string, len(b.Report.Short))
	for i, s := range b.Report.Short {
		entries[i] = "**" + sheet.Cite(s.Name) + ":** " + sheet.Cite(s.Says)
	}
	w.Items(false, append(entries, sheet.NoticeItems(b.Report.Notices)...))
}

// list lists the smallest cases with the commands that play them.
func (b *answerPage) list(w *sheet.Writer) {
	if len(b.Cases) == 0 {
		return
	}
	w.Section("Draws to replay", "wide again")
	entries := make([]string, len(b.Cases))
	for i := range b.Cases {
		c := &b.Cases[i]
		entries[i] = "**" + sheet.Cite(c.Whats()) + ":** " + sheet.EscWithin(c.Setting)
		switch command := c.Command.String(); {
		case command == "":
			entries[i] += " (needs its own choices: save them with --save-witnesses)"
		case !strings.ContainsAny(command, "`\n"):
			entries[i] += "; `" + command + "`"
		}
	}
	w.Items(true, entries)
}

// boardsDrawn is the maximum number of smallest cases drawn on a page: two to a line.
const boardsDrawn = 4

// boards draws the most severe cases. Small cases of several problems may be the same deployment, which is drawn once.
func (b *answerPage) boards(w *sheet.Writer) {
	var text strings.Builder
	var drawn drawings
	known := map[string]bool{}
	for i := range b.Cases {
		if len(drawn) == boardsDrawn {
			break
		}
		c := &b.Cases[i]
		id := string(record.Save(c.Deployment, ""))
		if len(known) == boardsDrawn || known[id] {
			continue
		}
		known[id] = true
		scene := answers.SetUp(c.Deployment, nil)
		caption := sheet.Number(i+1) + ". " + sheet.Clean(c.Whats().String())
		text.WriteString(draw.ASCII(caption) + "\n" + bldraw.Text(battlelore.Untitled(scene)) + "\n")
		drawn = append(drawn, drawing{Name: caption, Board: sheet.HTML(bldraw.SVG(scene))})
	}
	if len(drawn) == 0 {
		return
	}
	w.Section("On the board", "wide drawn")
	w.Para("The worst of these draws on the board. Red outline: hexes of a card that a unit could not use.")
	class := "boards"
	if b.Field.Board.Epic {
		class += " tall" // two boards to a line
	}
	w.Fence("boards", text.String(), func(out *bytes.Buffer) { drawn.WriteBoards(out, class) })
}

// heatMap writes the board with the unit positions of both camps.
func (b *answerPage) heatMap(w *sheet.Writer) { heatBoard(w, b.Field, b.Heat.Camps, b.Heat.Words()) }

func (b *answerPage) setBySet(w *sheet.Writer) {
	setsOn(w, b.Field, b.Heat.Sets, "The same map for each set, and its green units that scout, "+
		"in per cent of the cases. `CTA-08`")
}
