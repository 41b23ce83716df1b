package report

// Objects are the rows of the table for machines, each by the names of the columns.
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

// NotNull is a list for machines: one that is empty is written as [], not as null.
func NotNull[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
