package report

import (
	"fmt"
	"slices"
	"strings"
)

// Table is a table: columns, and rows with a cell for each.
type Table struct {
	Columns []Column
	Rows    [][]Cell
}

// Column is the heading of a column.
type Column struct {
	Name string
	ID   bool // the name is an id, and written as it is
	// Drop is the order in which a narrow screen drops columns: the highest first, 0 never.
	Drop int
	// Cut is for a column of lists: a narrow screen shows the first item of each, and the number of others.
	Cut bool
}

// Heads returns columns with these names.
func Heads(names ...string) []Column {
	out := make([]Column, len(names))
	for i, name := range names {
		out[i].Name = name
	}
	return out
}

// Add adds a row.
func (t *Table) Add(cells ...Cell) { t.Rows = append(t.Rows, cells) }

// AddWords adds a row of text cells.
func (t *Table) AddWords(cells ...string) {
	row := make([]Cell, len(cells))
	for i, c := range cells {
		row[i] = Word(c)
	}
	t.Add(row...)
}

// Narrow returns the table without the columns that do not fit a screen of a width. It drops a column if the table is
// too wide even with broken cells, or if keeping it would break cells.
func (t *Table) Narrow(width int) *Table {
	out := &Table{slices.Clone(t.Columns), slices.Clone(t.Rows)}
	for {
		worst, over := -1, out.width()-width
		for j, c := range out.Columns {
			if c.Drop > 0 && (worst < 0 || c.Drop >= out.Columns[worst].Drop) {
				worst = j
			}
		}
		if over <= 0 {
			return out
		}
		if worst < 0 {
			out.cut(width)
			return out
		}
		out.Columns = slices.Delete(out.Columns, worst, worst+1)
		for i, row := range out.Rows {
			out.Rows[i] = slices.Delete(slices.Clone(row), worst, worst+1)
		}
	}
}

// cut shortens lists until no cell has to be broken.
func (t *Table) cut(width int) {
	for j, c := range t.Columns {
		if !c.Cut || t.width() <= width {
			continue
		}
		for i, row := range t.Rows {
			if items := strings.Split(CellText(row[j]), ", "); len(items) > 1 {
				t.Rows[i] = slices.Clone(row)
				t.Rows[i][j] = Word(fmt.Sprintf("%s +%d", items[0], len(items)-1))
			}
		}
	}
}

// width returns the width of the table with unbroken cells, in screen columns.
func (t *Table) width() int {
	width := 2 * (len(t.Columns) - 1)
	for j := range t.Columns {
		fitted := t.fit(j)
		width += fitted.width
	}
	return width
}

// Head adds a column.
func (t *Table) Head(names ...string) { t.Columns = append(t.Columns, Heads(names...)...) }

// Has reports whether the table has a row with the same text.
func (t *Table) Has(row []Cell) bool {
	return slices.ContainsFunc(t.Rows, func(r []Cell) bool {
		return slices.EqualFunc(r, row, func(a, b Cell) bool { return CellText(a) == CellText(b) })
	})
}

// Numbers reports whether a column holds only numbers.
func (t *Table) Numbers(column int) bool {
	return !slices.ContainsFunc(t.Rows, func(r []Cell) bool { return !r[column].Number() })
}

// Lines formats the table in columns.
func (t *Table) Lines() []string {
	rows := make([][]string, 0, len(t.Rows)+1)
	rows = append(rows, t.names())
	for _, row := range t.Rows {
		cells := make([]string, len(row))
		for j, c := range row {
			cells[j] = CellText(c)
		}
		rows = append(rows, cells)
	}
	return columns(rows)
}

func (t *Table) names() []string {
	out := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		out[i] = c.Name
	}
	return out
}

// columns aligns rows of cells, including the headings.
func columns(rows [][]string) []string {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for j, cell := range row {
			widths[j] = max(widths[j], len([]rune(cell)))
		}
	}
	lines := make([]string, len(rows))
	for i, row := range rows {
		var b strings.Builder
		for j, cell := range row {
			fmt.Fprintf(&b, "%-*s  ", widths[j], cell)
		}
		lines[i] = strings.TrimRight(b.String(), " ")
	}
	return lines
}
