package rulebook

import (
	"maps"
	"slices"

	"muster/maps/hex"
	"muster/schema"
)

// Extend makes a rulebook with the rows of a document added: the whole of a rulebook file, or the [rulebook]
// table of a map, adventure or set. A row whose id is known already replaces it and keeps its place. It returns r
// itself when the document brings nothing. Names that do not exist are left for checks to find.
func (r *Rulebook) Extend(d *schema.Document) *Rulebook {
	if d == nil {
		return r
	}
	tree := d.Tree
	if d.Kind != schema.KindRulebook {
		tree, _ = d.Tree["rulebook"].(map[string]any)
	}
	for _, key := range TableKeys() {
		if list, ok := tree[key].([]any); ok && len(list) > 0 {
			return r.with([]map[string]any{tree})
		}
	}
	return r
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

// with makes a rulebook with the rows of trees added, table by table, so that the order of rows does not depend on
// how they are spread over files. Tables that get no row are shared with r.
func (r *Rulebook) with(trees []map[string]any) *Rulebook {
	n := *r
	rows := func(key string) (all []any) {
		for _, t := range trees {
			list, _ := t[key].([]any)
			all = append(all, list...)
		}
		return all
	}
	layer := func(layer string) func(*Terrain) { return func(t *Terrain) { t.Layer = layer } }
	n.Boards.add(rows("boards"), build)
	n.Banners.add(rows("banners"), nil)
	n.Races.add(rows("races"), nil)
	n.Weapons.add(rows("weapons"), nil)
	n.Units.add(rows("units"), nil)
	n.Units.add(rows("creatures"), func(u *Unit) { u.Class = Creature }) // BL-CRE-01: the table is the class
	n.Terrain.add(rows("ground"), layer(Ground))
	n.Terrain.add(rows("features"), layer(Feature))
	n.Terrain.add(rows("landmarks"), layer(Landmark))
	n.Terrain.add(rows("lairs"), layer(Lair))
	n.Edges.add(rows("edges"), nil)
	n.Commander.add(rows("commander_levels"), nil)
	n.Masters.add(rows("master_levels"), nil)
	n.Classes.add(rows("council"), nil)
	n.Specialists.add(rows("specialists"), nil)
	n.CommandCards.add(rows("command_cards"), nil)
	n.LoreCards.add(rows("lore_cards"), nil)
	n.Tokens.add(rows("tokens"), nil)
	n.LoreTerms.add(rows("lore_terms"), nil)
	n.Boxes.add(rows("boxes"), nil)
	n.symbols = symbols(n.Terrain.rows)
	return &n
}

// add puts rows into the table. What is not a table or has no id cannot be found by anybody and is left out; the
// JSON Schema has said so already. The old rows stay as they are for whoever holds the old table.
func (t *Table[T]) add(raw []any, finish func(*T)) {
	if len(raw) == 0 {
		return
	}
	rows := slices.Clip(slices.Clone(t.rows))
	byID := maps.Clone(t.byID)
	if byID == nil {
		byID = make(map[string]int, len(raw))
	}
	for _, v := range raw {
		values, _ := v.(map[string]any)
		var one T
		schema.DecodeValue(values, &one)
		id := one.Key()
		if id == "" {
			continue
		}
		any(&one).(interface{ row() *Row }).row().written = values
		if finish != nil {
			finish(&one)
		}
		if i, known := byID[id]; known {
			rows[i] = one
			continue
		}
		byID[id] = len(rows)
		rows = append(rows, one)
	}
	t.rows, t.byID = rows, byID
}

// build makes a board's geometry.
func build(b *Board) {
	geometry, err := hex.New(b.Spec)
	if err != nil {
		b.Fault = err.Error()
		return
	}
	b.Geometry = geometry
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
