package cli

import (
	"slices"
	"strings"
)

// fitted sets a table in columns of no more than so many characters in all, as far as breaking cells can do it: the
// widest column gives way first. A column of lists is broken behind commas, any other between words.
func (t *table) fitted(width int) []string {
	columns := make([]fittedColumn, len(t.head))
	over := 2*(len(t.head)-1) - width
	for j := range columns {
		columns[j] = fittedColumnOf(t, j)
		over += columns[j].width
	}
	for over > 0 {
		wide := -1
		for j := range columns {
			if c := &columns[j]; c.width > c.least && (wide < 0 || c.width > columns[wide].width) {
				wide = j
			}
		}
		if wide < 0 {
			break // nothing more can be broken
		}
		columns[wide].width--
		over--
	}
	broken := table{head: t.head}
	for _, row := range t.rows {
		for i, more := 0, true; more; i++ {
			more = false
			cells := make([]string, len(row))
			for j, cell := range row {
				lines := columns[j].lines(cell)
				if i < len(lines) {
					cells[j] = lines[i]
				}
				more = more || i+1 < len(lines)
			}
			broken.add(cells...)
		}
	}
	return broken.text()
}

// fittedColumn is how wide a column of a table is, and where its cells may be broken.
type fittedColumn struct {
	at           string
	least, width int
}

func fittedColumnOf(t *table, j int) fittedColumn {
	c := fittedColumn{at: " ", least: len([]rune(t.head[j])), width: len([]rune(t.head[j]))}
	for _, row := range t.rows {
		if strings.Contains(row[j], ", ") {
			c.at = ", "
		}
	}
	for _, row := range t.rows {
		c.width = max(c.width, len([]rune(row[j])))
		for part := range strings.SplitAfterSeq(row[j], c.at) {
			c.least = max(c.least, len([]rune(strings.TrimRight(part, " "))))
		}
	}
	return c
}

// lines breaks a cell.
func (c *fittedColumn) lines(cell string) []string {
	var lines []string
	line := ""
	for part := range strings.SplitAfterSeq(cell, c.at) {
		if line != "" && len([]rune(strings.TrimRight(line+part, " "))) > c.width {
			lines = append(lines, strings.TrimRight(line, " "))
			line = ""
		}
		line += part
	}
	return append(lines, line)
}

// indent sets a table as lines of a report.
func indent(t table) []string {
	lines := t.fitted(pageWidth - len(indentation))
	for i := range lines {
		lines[i] = indentation + lines[i]
	}
	return lines
}

const indentation = "  "

// has tells whether a table has a row already.
func (t *table) has(row []string) bool {
	return slices.ContainsFunc(t.rows, func(r []string) bool { return slices.Equal(r, row) })
}
