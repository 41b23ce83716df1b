package report

// Objects returns the rows of the table for JSON, with the names of the columns as keys.
func (t *Table) Objects() []map[string]string {
	out := make([]map[string]string, len(t.Rows))
	for i, row := range t.Rows {
		out[i] = map[string]string{}
		for j, cell := range row {
			out[i][t.Columns[j].Name] = CellText(cell)
		}
	}
	return out
}

// NotNull returns a list for JSON: an empty one is written as [], not as null.
func NotNull[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
