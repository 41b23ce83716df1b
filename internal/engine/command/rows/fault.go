package rows

// Fault is a value of a definition that could not be linked; K is the kind of fault.
type Fault[K comparable] struct {
	Kind    K
	Ptr     string // JSON pointer of the value
	Text    string // the bad word
	Invalid bool   // it names an author's invalid row, whose own errors are reported
}

// List is the faults of a definition, in order.
type List[K comparable] []Fault[K]

// Of lists the faults of a kind.
func (l List[K]) Of(kind K) List[K] {
	var out List[K]
	for _, f := range l {
		if f.Kind == kind {
			out = append(out, f)
		}
	}
	return out
}

// Find finds the row that a value names. A missing or invalid row is a fault of that kind, and Find returns nil. An
// empty name is no fault, and neither is a value that the schema rejects, for which whole returns false.
func Find[T Keyed, K comparable](
	into *List[K], table *Table[T], kind K, id, ptr string, whole func(ptr string) bool,
) *T {
	row, faulty := table.Sought(id)
	if faulty || row == nil && id != "" && whole(ptr) {
		*into = append(*into, Fault[K]{kind, ptr, id, faulty})
	}
	return row
}
