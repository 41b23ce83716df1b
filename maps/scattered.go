package maps

import (
	"fmt"
	"strings"
)

// ScatteredRows detects rows split into one text per cell, or written as one multi-line text. It returns the first such
// row, with a message and help. ok is false if the rows are texts of several cells.
func ScatteredRows(rows []string) (first int, message, help string, ok bool) {
	single := 0
	for i, row := range rows {
		if strings.Contains(strings.TrimSpace(row), "\n") {
			return i, "a row has several lines", "write each line as a separate string", true
		}
		if len(strings.Fields(row)) == 1 {
			if single == 0 {
				first = i
			}
			single++
		}
	}
	if single < 2 {
		return 0, "", "", false
	}
	cells := rows[first:min(first+4, len(rows))]
	return first, fmt.Sprintf("%d rows have a single cell", single),
		fmt.Sprintf(`write each row as one string with spaces between cells: "%s ..."`, strings.Join(cells, " ")), true
}
