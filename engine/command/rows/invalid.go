package rows

import "maps"

// Rows with mistakes. An author's row that the schema refused, that another row of its file has the id of, that makes
// no board, or that names what is not there, is told of where it stands, and is no part of the tables: nothing that
// is linked ever meets it. Its id is remembered, and with it the ids of all rows that name it: who needs one of them
// cannot be judged, and is not.

// Invalid reports whether a row of that id has a mistake, or needs a row that has one; what is read with it cannot be
// judged. What comes in which box needs no row: a unit of a faulty box is a unit. The table may have a row of the id
// all the same: the one that the faulty row would have replaced. While there are rows of which nobody can tell the
// ids, every id that the table does not have may be one of theirs.
func (t *Table[T]) Invalid(id string) bool {
	if t.faulty[id] || t.leaning[id] {
		return true
	}
	_, known := t.byID[id]
	return t.unread && !known
}

// Sought is the row of an id for who is to be judged by it: nil where the table has none, or where it is faulty.
func (t *Table[T]) Sought(id string) (row *T, faulty bool) {
	if t.Invalid(id) {
		return nil, true
	}
	return t.Get(id), false
}

// Whole reports whether no row of the table is faulty.
func (t *Table[T]) Whole() bool { return !t.unread && len(t.faulty) == 0 && len(t.leaning) == 0 }

// AnyTable is a Table, whatever its rows.
type AnyTable interface {
	Invalid(id string) bool
	Each(do func(*Row))
	Marked() bool
	leansOn(id string)
	forget()
}

// Each calls do for what every row of the table has, in order.
func (t *Table[T]) Each(do func(*Row)) {
	for i := range t.rows {
		do(rowOf(&t.rows[i]))
	}
}

// Marked reports whether rows of known ids have mistakes.
func (t *Table[T]) Marked() bool { return len(t.faulty) > 0 }

func (t *Table[T]) forget() { t.leaning = nil }

func (t *Table[T]) leansOn(id string) {
	if t.leaning == nil {
		t.leaning = map[string]bool{}
	}
	t.leaning[id] = true
}

// mark remembers ids of faulty rows.
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

// heal forgets what was remembered of an id that now has a row without mistakes.
func (t *Table[T]) heal(id string) {
	if t.faulty[id] {
		t.faulty = maps.Clone(t.faulty)
		delete(t.faulty, id)
	}
}
