package rows

// Fault is a value of a definition that could not be linked.
type Fault struct {
	Kind    string          // the noun of the unknown row ("unit type"), or another kind
	Ptr     string          // JSON pointer of the value
	Text    string          // the bad word
	Known   func() []string // the valid names; nil if the value is not a name
	Invalid bool            // it names an author's invalid row, whose own errors are reported
}

// List is the faults of a definition, in order.
type List []Fault

// Of lists the faults of a kind.
func (l List) Of(kind string) List {
	var out List
	for _, f := range l {
		if f.Kind == kind {
			out = append(out, f)
		}
	}
	return out
}

// Find finds the row that a value names. A missing or invalid row is a fault of that kind, and Find returns nil. An
// empty name is no fault, and neither is a value that the schema rejects, for which whole returns false.
func Find[T Keyed](into *List, table *Table[T], kind, id, ptr string, whole func(ptr string) bool) *T {
	row, faulty := table.Sought(id)
	if faulty || row == nil && id != "" && whole(ptr) {
		*into = append(*into, Fault{kind, ptr, id, table.IDs, faulty})
	}
	return row
}
