package rows

import (
	"maps"
	"slices"

	"muster/schema"
)

// Table is rows in the order in which they were written, found by id. Its zero value has none.
type Table[T Keyed] struct {
	rows    []T
	byID    map[string]int
	faulty  map[string]bool // ids of rows with mistakes
	leaning map[string]bool // ids of rows that need one of those
	unread  bool            // there are rows of which nobody can tell the ids
}

// All lists the rows in order. The slice belongs to the table.
func (t *Table[T]) All() []T { return t.rows }

// Get finds a row; nil when there is none of that id.
func (t *Table[T]) Get(id string) *T {
	if i, ok := t.byID[id]; ok {
		return &t.rows[i]
	}
	return nil
}

// IDs lists the ids, sorted.
func (t *Table[T]) IDs() []string {
	ids := make([]string, len(t.rows))
	for i := range t.rows {
		ids[i] = t.rows[i].Key()
	}
	slices.Sort(ids)
	return ids
}

// Faulty reports whether a row of that id has a mistake, or needs a row that has one; what is read with it cannot be
// judged. What comes in which box needs no row: a unit of a faulty box is a unit. The table may have a row of the id
// all the same: the one that the faulty row would have replaced. While there are rows of which nobody can tell the
// ids, every id that the table does not have may be one of theirs.
func (t *Table[T]) Faulty(id string) bool {
	if t.faulty[id] || t.leaning[id] {
		return true
	}
	_, known := t.byID[id]
	return t.unread && !known
}

// Whole reports whether no row of the table is faulty.
func (t *Table[T]) Whole() bool { return !t.unread && len(t.faulty) == 0 && len(t.leaning) == 0 }

// Add puts the rows of one key of a batch into the table, and marks those that cannot be put there. Finish completes
// a row, and reports whether there is one; it may be nil. The old rows stay as they are for whoever holds the old
// table.
func (t *Table[T]) Add(b *Batch, key string, finish func(*T) bool) {
	raw := b.rows[key]
	defer func() { t.mark(b.faulty[key]...) }()
	t.unread = t.unread || b.unread[key]
	if len(raw) == 0 {
		return
	}
	list := slices.Clip(slices.Clone(t.rows))
	byID := maps.Clone(t.byID)
	if byID == nil {
		byID = make(map[string]int, len(raw))
	}
	for _, line := range raw {
		var one T
		schema.DecodeValue(line.Values, &one)
		row := base(&one)
		row.key, row.written = line.Key, line.Values
		if finish != nil && !finish(&one) {
			t.mark(line.ID)
			continue
		}
		t.heal(line.ID)
		if i, known := byID[line.ID]; known {
			list[i] = one
			continue
		}
		byID[line.ID] = len(list)
		list = append(list, one)
	}
	t.rows, t.byID = list, byID
}

// Shelf is a Table, whatever its rows.
type Shelf interface {
	Faulty(id string) bool
	Whole() bool
	// Each calls do for every row, in order.
	Each(do func(*Row))

	marked() bool
	leansOn(id string)
	forget()
}

// Each calls do for every row, in order.
func (t *Table[T]) Each(do func(*Row)) {
	for i := range t.rows {
		do(base(&t.rows[i]))
	}
}

func (t *Table[T]) marked() bool { return len(t.faulty) > 0 }

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
