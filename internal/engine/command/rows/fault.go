package rows

// Fault is something in a definition that could not be linked; K says in which way.
type Fault[K comparable] struct {
	Kind    K
	Ptr     string // JSON pointer of the value
	Text    string // the bad word
	Invalid bool   // it is the word of an author's row that has mistakes: they are what is to be told
}

// List is the faults of a definition, in the order in which they were found.
type List[K comparable] []Fault[K]

// Of lists those of a kind.
func (l List[K]) Of(kind K) List[K] {
	var out List[K]
	for _, f := range l {
		if f.Kind == kind {
			out = append(out, f)
		}
	}
	return out
}

// Find finds the row that a value names. It is nil where the table has none, or one with mistakes, which is a fault of
// that kind; no name is none, nor is a value that the schema has refused, which whole tells by the value's pointer.
func Find[T Keyed, K comparable](
	into *List[K], table *Table[T], kind K, id, ptr string, whole func(ptr string) bool,
) *T {
	row, faulty := table.Sought(id)
	if faulty || row == nil && id != "" && whole(ptr) {
		*into = append(*into, Fault[K]{kind, ptr, id, faulty})
	}
	return row
}
