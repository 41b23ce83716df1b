package cli

import (
	"fmt"
	"slices"

	"muster/engine/muster"
	"muster/sheet"
	"muster/sheet/draw"
)

// answer is what is known of every draw in a mode, for people: as text, or as a page to print. Of both the worst comes
// first.
type answer struct {
	head      string   // what of which map
	lead      []string // what was counted
	short     []string
	parts     []part
	witnesses []*witness
	others    []*witness            // that are not told, only saved with the rest
	lineups   []lineup              // that are played to see where units stand
	green     map[string][]draw.Bar // of sets, by name: units that scout
}

// part is a table under a heading.
type part struct {
	title string
	lead  []string
	table table
	none  string // stands for a table without rows; "" leaves the part out
	notes []string
}

// report writes an answer in the format that was asked for.
func (x *every) report(a *answer) error {
	if err := x.fileAll(a.others); err != nil {
		return err
	}
	if x.flags.format == "html" {
		return x.answerPage(a)
	}
	lines := []string{a.head}
	for _, l := range a.lead {
		lines = append(lines, fold(l, "", "", " ", "")...)
	}
	if found := noticeLines(x.notices()); len(found) > 0 {
		lines = append(lines, "")
		for _, l := range found {
			lines = append(lines, fold(l, "", "  ", " ", "")...)
		}
	}
	if len(a.short) > 0 {
		lines = append(lines, "", "In short:")
		for _, s := range a.short {
			lines = append(lines, fold("- "+s, "  ", "    ", " ", "")...)
		}
	}
	for i := range a.parts {
		lines = append(lines, a.parts[i].text()...)
	}
	return x.tellAll(lines, a)
}

// text sets a part for a terminal.
func (p *part) text() []string {
	if len(p.table.rows) == 0 && p.none == "" && len(p.lead) == 0 {
		return nil
	}
	lines := []string{"", p.title + ":"}
	for _, l := range p.lead {
		lines = append(lines, fold(l, "  ", "  ", " ", "")...)
	}
	switch {
	case len(p.table.rows) > 0:
		lines = append(lines, indent(p.table)...)
	case p.none != "":
		lines = append(lines, "  "+p.none)
	}
	for _, n := range p.notes {
		lines = append(lines, fold(n, "  ", "  ", " ", "")...)
	}
	return lines
}

// tellAll writes a report's lines, its witnesses and the board of the worst.
func (x *every) tellAll(lines []string, a *answer) error {
	if len(a.witnesses) > 0 {
		more, err := x.witnessLines(a.witnesses)
		if err != nil {
			return err
		}
		lines = append(append(lines, "", "The smallest case of each, the gravest first:"), more...)
	}
	board, err := x.worst(a.witnesses)
	if err != nil {
		return err
	}
	return x.lines(append(lines, board...)...)
}

// answerPage writes an answer as a page to print.
func (x *every) answerPage(a *answer) error {
	page := sheet.Answer{Field: x.f, Mode: x.mode, Lead: a.lead, Short: a.short, Notices: x.notices()}
	for i := range a.parts {
		p := &a.parts[i]
		page.Parts = append(page.Parts, sheet.Part{
			Title: p.title, Lead: p.lead, Head: p.table.head, Rows: p.table.rows, None: p.none, Notes: p.notes,
		})
	}
	drawn := map[string]bool{} // small cases of several troubles are often one and the same: it is told and drawn once
	for _, w := range a.witnesses {
		s, err := x.play(w)
		if err != nil {
			return err
		}
		c := sheet.Case{What: w.what, Cards: w.words(), Command: s.command}
		if i := slices.IndexFunc(page.Cases, func(o sheet.Case) bool { return o.Cards == c.Cards && o.Command == c.Command && s.seed != "" }); i >= 0 {
			page.Cases[i].What += "; " + c.What
			continue
		}
		if len(drawn) < boardsDrawn {
			if id := string(muster.Save(s.d, Version)); !drawn[id] {
				drawn[id], c.Played = true, s.d
			}
		}
		page.Cases = append(page.Cases, c)
	}
	if err := x.keepWorst(a.witnesses); err != nil {
		return err
	}
	var err error
	if page.Heat, err = x.heat(a.lineups, a.green); err != nil {
		return err
	}
	return x.printPage(sheet.DeployAnswer(page, pageOptions(x.c, x.flags)), x.flags.out)
}

// boardsDrawn is how many of the smallest cases a page draws: two to a line.
const boardsDrawn = 4

// headline names an answer.
func (x *every) headline(what string) string {
	return fmt.Sprintf("%s deployment on %s (%s): %s", title(x.mode.String()), x.f.Map.Name, x.f.Map.ID, what)
}
