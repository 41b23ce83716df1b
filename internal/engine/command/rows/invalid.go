package rows

import "maps"

// Invalid rows. An author's row is invalid if the schema refused it, its id is a duplicate, it makes no board, or it
// names an unknown row. It is reported at its place, and is no part of the tables, so nothing is ever linked to it.
// Its id is remembered, and so are the ids of all rows that name it: definitions that need one of them are not judged.

// Invalid reports whether a row with that id is invalid, or needs one that is; definitions that use it are not judged.
// The contents of boxes need no row: a unit of an invalid box is a unit. The table may also have a row with the id,
// the one that the invalid row would have replaced. While ids of rows are unknown, every id that the table lacks may
// be one of them.
func (t *Table[T]) Invalid(id string) bool {
	if t.faulty[id] || t.leaning[id] {
		return true
	}
	_, known := t.byID[id]
	return t.unread && !known
}

// Sought returns the row with an id for judging: nil if the table has none, or if it is invalid.
func (t *Table[T]) Sought(id string) (row *T, faulty bool) {
	if t.Invalid(id) {
		return nil, true
	}
	return t.Get(id), false
}

// Whole reports whether no row of the table is invalid.
func (t *Table[T]) Whole() bool { return !t.unread && len(t.faulty) == 0 && len(t.leaning) == 0 }

// AnyTable is a Table with any type of rows.
type AnyTable interface {
	Invalid(id string) bool
	Each(do func(*Row))
	Marked() bool
	leansOn(id string)
	forget()
}

// Each calls do for the common part of every row, in order.
func (t *Table[T]) Each(do func(*Row)) {
	for i := range t.rows {
		do(rowOf(&t.rows[i]))
	}
}

// Marked reports whether rows with known ids are invalid.
func (t *Table[T]) Marked() bool { return len(t.faulty) > 0 }

func (t *Table[T]) forget() { t.leaning = nil }

func (t *Table[T]) leansOn(id string) {
	if t.leaning == nil {
		t.leaning = map[string]bool{}
	}
	t.leaning[id] = true
}

// mark remembers ids of invalid rows.
func (t *Table[T]) mark(ids ...string) {
	if len(ids) == 0 {
		return
	}
	faulty := maps.Clone(t.faulty)
	if faulty == nil {
		faulty = make(map[string]bool, len(ids))
	}
	for _, id := range ids {
		faulty[id] = true
	}
	t.faulty = faulty
}

// heal forgets an id that now has a valid row.
func (t *Table[T]) heal(id string) {
	if t.faulty[id] {
		t.faulty = maps.Clone(t.faulty)
		delete(t.faulty, id)
	}
}
