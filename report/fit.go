package report

import (
	"slices"
	"strings"

	"muster/schema/diag"
)

// Fitted formats the table within a total width, as far as breaking cells allows: the widest column shrinks first. A
// column of lists breaks after commas, any other between words.
func (t *Table) Fitted(width int) []string { return Plain(t.Screen(width)) }

// Screen is Fitted with styles.
func (t *Table) Screen(width int) []Line {
	fitted := make([]fittedColumn, len(t.Columns))
	over := 2*(len(t.Columns)-1) - width
	for j := range fitted {
		fitted[j] = t.fit(j)
		over += fitted[j].width
	}
	for over > 0 {
		wide := -1
		for j := range fitted {
			if c := &fitted[j]; c.width > c.least && (wide < 0 || c.width > fitted[wide].width) {
				wide = j
			}
		}
		if wide < 0 {
			break // nothing more can be broken
		}
		fitted[wide].width--
		over--
	}
	rows := [][]string{t.names()}
	for _, row := range t.Rows {
		for i, more := 0, true; more; i++ {
			more = false
			cells := make([]string, len(row))
			for j, cell := range row {
				lines := fitted[j].lines(cell)
				if i < len(lines) {
					cells[j] = lines[i]
				}
				more = more || i+1 < len(lines)
			}
			rows = append(rows, cells)
		}
	}
	out := make([]Line, len(rows))
	for i, text := range columns(rows) {
		out[i].Text = text
	}
	out[0].Style = diag.StyleHead
	return out
}

// fittedColumn is the width of a table's column, and where its cells may be broken.
type fittedColumn struct {
	lists        bool // after the items of lists
	least, width int
}

func (t *Table) fit(j int) fittedColumn {
	head := len([]rune(t.Columns[j].Name))
	c := fittedColumn{least: head, width: head}
	c.lists = slices.ContainsFunc(t.Rows, func(row []Cell) bool { return len(row[j].Items()) > 1 })
	for _, row := range t.Rows {
		c.width = max(c.width, len([]rune(CellText(row[j]))))
		for _, part := range c.parts(row[j]) {
			c.least = max(c.least, len([]rune(strings.TrimRight(part, " "))))
		}
	}
	return c
}

// parts returns the pieces of a cell, each with its separator on a line.
func (c *fittedColumn) parts(cell Cell) []string {
	if !c.lists {
		return strings.SplitAfter(CellText(cell), " ")
	}
	parts := slices.Clone(cell.Items())
	for i := range parts[:len(parts)-1] {
		parts[i] += ", "
	}
	return parts
}

// lines breaks a cell.
func (c *fittedColumn) lines(cell Cell) []string {
	var lines []string
	line := ""
	for _, part := range c.parts(cell) {
		if line != "" && len([]rune(strings.TrimRight(line+part, " "))) > c.width {
			lines = append(lines, strings.TrimRight(line, " "))
			line = ""
		}
		line += part
	}
	return append(lines, line)
}
