package rulebook

import (
	"maps"
	"slices"

	"muster/schema"
)

// Rows with mistakes. An author's row that the schema refused, that another row of its file has the id of, that makes
// no board, or that names what is not there, is told of where it stands, and is no part of the tables: nothing that
// is linked ever meets it. Its id is remembered, and with it the ids of all rows that name it: who needs one of them
// cannot be judged, and is not.

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

// FaultySymbol reports whether a symbol that no ground has may be that of a faulty one.
func (r *Rulebook) FaultySymbol(symbol string) bool {
	return r.anySymbol || slices.Contains(r.lostSymbols, symbol)
}

// take links rows, and leaves those out that name what is not there, until all that is left holds together. They wait
// for the next rows, which may bring what they lack: a file of a project for another one.
func (r *Rulebook) take(w *written) *Rulebook {
	for _, l := range r.waiting {
		w.keep(l)
	}
	var waiting []line
	for {
		w.drop(unfit)
		n := r.with(w)
		out := w.drop(n.astray)
		if len(out) == 0 {
			n.waiting = waiting
			n.lostSymbols = append(slices.Clip(r.lostSymbols), w.symbols...)
			n.anySymbol = r.anySymbol || w.anySymbol
			n.lean()
			return n
		}
		waiting = append(waiting, out...)
	}
}

// unfit reports whether a row is of a unit that no battle can hold: its banner's colour is on no face of the die, so
// that nothing hits it (BL-HIT-01), or it is a troop with what only creatures have (BL-CRE-01). It looks at an
// author's rows.
func unfit(l *line) bool {
	if Space(l.key) != "units" {
		return false
	}
	var u Unit
	schema.DecodeValue(l.values, &u)
	switch {
	case Base().Banners.Get(u.Banner) == nil: // the die's faces do not change with the tables
		return true
	case l.key == "creatures", u.Creature():
		return false
	}
	return len(u.Powers) > 0 || slices.ContainsFunc(u.Traits, func(t string) bool { return !Known(t, TroopTraits()) })
}

// astray reports whether a row names something that is not there.
func (r *Rulebook) astray(l *line) bool {
	bad := false
	for i := range references {
		ref := &references[i]
		if !slices.Contains(ref.keys, l.key) {
			continue
		}
		var known []string
		ref.Each(l.values, func(name, _ string) {
			if known == nil {
				known = ref.known(r)
			}
			bad = bad || !slices.Contains(known, name) && !(ref.loose && ref.faulty(r, name))
		})
	}
	return bad
}

// lean finds the rows that name a faulty one, be it rows that ship. They stay, since what they name is there: the row
// that the faulty one would have replaced.
func (r *Rulebook) lean() {
	tables := r.tables()
	for _, t := range tables {
		t.forget()
	}
	for more := !r.sound(tables); more; {
		more = false
		for _, t := range tables {
			t.each(func(row *Row) {
				if !t.Faulty(row.ID) && r.leans(row) {
					t.leansOn(row.ID)
					more = true
				}
			})
		}
	}
}

// leans reports whether a row names a faulty one.
func (r *Rulebook) leans(row *Row) bool {
	found := false
	for i := range references {
		ref := &references[i]
		if !ref.loose && slices.Contains(ref.keys, row.key) {
			ref.Each(row.written, func(name, _ string) { found = found || ref.faulty(r, name) })
		}
	}
	return found
}

func (r *Rulebook) sound(tables []table) bool {
	return !slices.ContainsFunc(tables, func(t table) bool { return t.marked() })
}

// table is a Table, whatever its rows.
type table interface {
	Faulty(id string) bool
	each(do func(*Row))
	marked() bool
	leansOn(id string)
	forget()
}

func (r *Rulebook) tables() []table {
	return []table{
		&r.Boards, &r.Banners, &r.Races, &r.Weapons, &r.Units, &r.Terrain, &r.Edges, &r.Commander, &r.Masters, &r.Classes,
		&r.Boxes, &r.Specialists, &r.CommandCards, &r.LoreCards, &r.Tokens, &r.LoreTerms,
	}
}

func (t *Table[T]) each(do func(*Row)) {
	for i := range t.rows {
		do(any(&t.rows[i]).(interface{ row() *Row }).row())
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
