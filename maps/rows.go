package maps

// Cell is where the n-th cell of a row stands, from 0, in bytes; ok is false when the row has fewer. Cells are
// parted by spaces.
func RowCell(row string, n int) (from, length int, ok bool) {
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
