package sheet

import (
	"strings"

	"muster/report"
)

// pageRows is how many rows still look well in the middle of a page.
const pageRows = 12

// part writes a table with its words. A long one may go over several pages.
func (w *Writer) part(p *report.Part) {
	if p.Empty() {
		return
	}
	class := "wide keep"
	if len(p.Table.Rows) > pageRows {
		class = "wide many"
	}
	w.section(p.Title.String(), class)
	for _, l := range p.Lead {
		w.para(cite(l))
	}
	if len(p.Table.Rows) == 0 && p.None != "" {
		w.para(escWithin(upper(p.None)) + ".")
	}
	rows := make([][]string, len(p.Table.Rows))
	for i, row := range p.Table.Rows {
		for _, cell := range row {
			rows[i] = append(rows[i], escWithin(report.CellText(cell))) // inside a line nothing leads
		}
	}
	head := make([]string, len(p.Table.Columns))
	for i, c := range p.Table.Columns {
		name := c.Name
		if !c.ID {
			name = upper(name)
		}
		if head[i] = escWithin(name); p.Table.Numbers(i) { // numbers stand on the right
			head[i] = ">" + head[i]
		}
	}
	w.table(head, rows)
	for _, n := range p.Notes {
		w.para(cite(n))
	}
}

// noticeItems tell what is to be known before it is played.
func noticeItems(list []report.Notice) []string {
	var out []string
	for _, n := range list {
		out = append(out, "**Mind:** "+cite(report.Words(n.Message).Cite(n.Rules...))+".")
	}
	return out
}

// cite is a text as Markdown: each rule that it cites becomes a span of code.
func cite(t report.Text) string {
	var b strings.Builder
	for _, s := range t {
		if len(s.Rules) == 0 {
			b.WriteString(inside(s.Words))
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString("`" + strings.Join(s.Rules, "` `") + "`")
	}
	return b.String()
}

// inside escapes a piece of a line, whose blanks at the ends count.
func inside(s string) string {
	words := strings.TrimSpace(s)
	if words == "" {
		return strings.Repeat(" ", min(len(s), 1))
	}
	out := escWithin(words)
	if s[0] == ' ' {
		out = " " + out
	}
	if s[len(s)-1] == ' ' {
		out += " "
	}
	return out
}
