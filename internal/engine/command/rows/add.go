package rows

import (
	"maps"
	"slices"

	"muster/schema"
)

// Add puts the rows of one key into the table, and marks those that finish refuses. finish is called with every new
// row; nil accepts them all. The old rows are unchanged for holders of the old table.
func (t *Table[T]) Add(b *Brought, key string, finish func(*T) bool) {
	raw := b.rows[key]
	defer func() { t.mark(b.faulty[key]...) }()
	t.unread = t.unread || b.unread[key]
	if len(raw) == 0 {
		return
	}
	rows := slices.Clip(slices.Clone(t.rows))
	byID := maps.Clone(t.byID)
	if byID == nil {
		byID = make(map[string]int, len(raw))
	}
	for _, line := range raw {
		var one T
		schema.DecodeValue(line.Values, &one)
		row := rowOf(&one)
		row.key, row.decoded = line.Table, line.Values
		if finish != nil && !finish(&one) {
			t.mark(line.ID)
			continue
		}
		t.heal(line.ID)
		if i, known := byID[line.ID]; known {
			rows[i] = one
			continue
		}
		byID[line.ID] = len(rows)
		rows = append(rows, one)
	}
	t.rows, t.byID = rows, byID
}
