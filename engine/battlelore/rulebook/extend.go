package rulebook

import (
	"maps"
	"slices"

	"muster/engine/command/boards"
	"muster/schema"
)

// Extend makes a rulebook with the rows of a document added: the whole of a rulebook file, or the [rulebook]
// table of a map, adventure or set. A row whose id is known already replaces it and keeps its place. It returns r
// itself when the document brings nothing. Rows with mistakes are left out, and remembered: see Table.Faulty.
func (r *Rulebook) Extend(d *schema.Document) *Rulebook {
	if d == nil {
		return r
	}
	if w := writtenBy(d); w != nil {
		return r.take(w)
	}
	return r
}

// Incomplete is the rulebook with rows missing of which nobody can tell the ids, because a file that should bring them
// cannot be read: whatever r does not know may be one of them.
func (r *Rulebook) Incomplete() *Rulebook {
	w := &written{}
	w.unreadable()
	return r.take(w)
}

// TableKeys are the tables of a rulebook file, in the order in which their rows are taken. Ground, features,
// landmarks and lairs share one space of ids, and so do units and creatures.
func TableKeys() []string {
	return []string{
		"boards", "banners", "races", "weapons", "units", "creatures", "ground", "features", "landmarks", "lairs",
		"edges", "commander_levels", "master_levels", "council", "specialists", "command_cards",
		"lore_cards", "tokens", "lore_terms", "boxes",
	}
}

// with makes a rulebook with rows added, table by table, so that the order of rows does not depend on how they are
// spread over files. Tables that get no row are shared with r.
func (r *Rulebook) with(w *written) *Rulebook {
	n := *r
	layer := func(layer string) func(*Terrain) bool {
		return func(t *Terrain) bool { t.Layer = layer; return true }
	}
	n.Boards.add(w, "boards", build)
	n.Banners.add(w, "banners", nil)
	n.Races.add(w, "races", nil)
	n.Weapons.add(w, "weapons", nil)
	n.Units.add(w, "units", nil)
	n.Units.add(w, "creatures", func(u *Unit) bool { u.Class = Creature; return true }) // BL-CRE-01
	n.Terrain.add(w, "ground", layer(Ground))
	n.Terrain.add(w, "features", layer(Feature))
	n.Terrain.add(w, "landmarks", layer(Landmark))
	n.Terrain.add(w, "lairs", layer(Lair))
	n.Edges.add(w, "edges", nil)
	n.Commander.add(w, "commander_levels", nil)
	n.Masters.add(w, "master_levels", nil)
	n.Classes.add(w, "council", nil)
	n.Specialists.add(w, "specialists", nil)
	n.CommandCards.add(w, "command_cards", nil)
	n.LoreCards.add(w, "lore_cards", nil)
	n.Tokens.add(w, "tokens", nil)
	n.LoreTerms.add(w, "lore_terms", nil)
	n.Boxes.add(w, "boxes", nil)
	n.symbols = symbols(n.Terrain.rows)
	return &n
}

// add puts the rows of one key into the table, and marks those that cannot be put there. The old rows stay as they
// are for whoever holds the old table.
func (t *Table[T]) add(w *written, key string, finish func(*T) bool) {
	raw := w.rows[key]
	defer func() { t.mark(w.faulty[key]...) }()
	t.unread = t.unread || w.unread[key]
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
		schema.DecodeValue(line.values, &one)
		row := any(&one).(interface{ row() *Row }).row()
		row.key, row.written = line.key, line.values
		if finish != nil && !finish(&one) {
			t.mark(line.id)
			continue
		}
		t.heal(line.id)
		if i, known := byID[line.id]; known {
			rows[i] = one
			continue
		}
		byID[line.id] = len(rows)
		rows = append(rows, one)
	}
	t.rows, t.byID = rows, byID
}

// build makes a board's geometry, and reports whether there is one.
func build(b *Board) bool {
	geometry, err := boards.New(b.Spec)
	b.Geometry = geometry
	return err == nil
}

// symbols indexes the grounds by their map symbol. The first row keeps its symbol, so that a new terrain never
// changes what the shipped maps say.
func symbols(rows []Terrain) map[string]int {
	index := make(map[string]int, 16)
	for i := range rows {
		s := rows[i].Symbol
		if _, taken := index[s]; s != "" && !taken && rows[i].Layer == Ground {
			index[s] = i
		}
	}
	return index
}
