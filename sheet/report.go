package sheet

import (
	"strings"

	"muster/report"
)

// PageRows is the maximum number of rows of a table in the middle of a page.
const PageRows = 12

// Part writes a table with its text. A long one may cover several pages.
func (w *Writer) Part(p *report.Part) {
	if p.Empty() {
		return
	}
	class := "wide keep"
	if len(p.Table.Rows) > PageRows {
		class = "wide many"
	}
	w.Section(p.Title.String(), class)
	for _, l := range p.Lead {
		w.Para(Cite(l))
	}
	if len(p.Table.Rows) == 0 && p.None != "" {
		w.Para(EscWithin(Upper(p.None)) + ".")
	}
	w.Cells(&p.Table)
	for _, n := range p.Notes {
		w.Para(Cite(n))
	}
}

// Cells writes a table; numbers are right-aligned.
func (w *Writer) Cells(t *report.Table) {
	rows := make([][]string, len(t.Rows))
	for i, row := range t.Rows {
		for _, cell := range row {
			rows[i] = append(rows[i], EscWithin(report.CellText(cell))) // inside a line nothing leads
		}
	}
	head := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		name := c.Name
		if !c.ID {
			name = Upper(name)
		}
		if head[i] = EscWithin(name); t.Numbers(i) { // numbers are right-aligned
			head[i] = ">" + head[i]
		}
	}
	w.Table(head, rows)
}

// NoticeItems returns the notices to know before play.
func NoticeItems(list []report.Notice) []string {
	var out []string
	for _, n := range list {
		out = append(out, "**Mind:** "+Cite(report.Words(n.Message).Cite(n.Rules...))+".")
	}
	return out
}

// Cite returns a text as Markdown: each cited rule becomes a code span.
func Cite(t report.Text) string {
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

// inside escapes a part of a line and keeps the blanks at its ends.
func inside(s string) string {
	words := strings.TrimSpace(s)
	if words == "" {
		return strings.Repeat(" ", min(len(s), 1))
	}
	out := EscWithin(words)
	if s[0] == ' ' {
		out = " " + out
	}
	if s[len(s)-1] == ' ' {
		out += " "
	}
	return out
}
