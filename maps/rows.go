package maps

// RowCell returns the byte offset and length of the n-th cell of a row, from 0. ok is false if the row has fewer cells.
// Cells are separated by spaces.
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
