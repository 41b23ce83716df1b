// Package rows finds single cells in the rows of symbols that maps and cards are drawn with, so that a finding can
// point at one of them. Reading the rows is the engine's business. Start with CellSpan.
package rows

// Cell is where the n-th cell of a row stands, from 0, in bytes; ok is false when the row has fewer. Cells are
// parted by spaces.
func Cell(row string, n int) (from, length int, ok bool) {
	for i := 0; i < len(row); {
		if row[i] == ' ' {
			i++
			continue
		}
		start := i
		for i < len(row) && row[i] != ' ' {
			i++
		}
		if n == 0 {
			return start, i - start, true
		}
		n--
	}
	return 0, 0, false
}
