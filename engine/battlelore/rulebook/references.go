package rulebook

import (
	"slices"
	"strconv"
	"strings"
)

// Reference is a value of rows that names a row of another table.
type Reference struct {
	target
	keys  []string // of the tables whose rows have it
	path  []string // "*" stands for every element of a list
	loose bool     // the row is what it is without the other: it says what comes in which box
}

// target is what references of one kind lead to.
type target struct {
	Noun   string // what it is called: "banner"
	known  func(*Rulebook) []string
	faulty func(*Rulebook, string) bool
}

// References lists what rows of a key of TableKeys may name.
func References(key string) []Reference {
	var out []Reference
	for _, ref := range references {
		if slices.Contains(ref.keys, key) {
			out = append(out, ref)
		}
	}
	return out
}

// Path is the way from a row to its names, "*" for every element of a list.
func (ref *Reference) Path() []string { return slices.Clone(ref.path) }

// Known lists the names that lead somewhere.
func (ref *Reference) Known(r *Rulebook) []string { return ref.known(r) }

// Faulty reports whether there is a row of that name with mistakes, as Table.Faulty does.
func (ref *Reference) Faulty(r *Rulebook, name string) bool { return ref.faulty(r, name) }

// Each calls do for every name that a row's values hold, with its place as a JSON pointer from the row on.
func (ref *Reference) Each(values map[string]any, do func(name, ptr string)) {
	named(values, ref.path, "", do)
}

// named calls do for every text that a path leads to below a value.
func named(v any, path []string, ptr string, do func(name, ptr string)) {
	if len(path) == 0 {
		if s, ok := v.(string); ok && s != "" {
			do(s, ptr)
		}
		return
	}
	if path[0] == "*" {
		list, _ := v.([]any)
		for i, e := range list {
			named(e, path[1:], ptr+"/"+strconv.Itoa(i), do)
		}
		return
	}
	if table, ok := v.(map[string]any); ok {
		if e, written := table[path[0]]; written {
			named(e, path[1:], ptr+"/"+path[0], do)
		}
	}
}

// references are all of them.
var references = makeReferences()

func makeReferences() []Reference {
	race := in("race", func(r *Rulebook) *Table[Race] { return &r.Races })
	banner := in("banner", func(r *Rulebook) *Table[Banner] { return &r.Banners })
	weapon := in("weapon", func(r *Rulebook) *Table[Weapon] { return &r.Weapons })
	box := in("box", func(r *Rulebook) *Table[Box] { return &r.Boxes })
	unit := in("unit type", func(r *Rulebook) *Table[Unit] { return &r.Units })
	creature := unit.only("creature", creatures)
	class := in("council member", func(r *Rulebook) *Table[CouncilClass] { return &r.Classes })
	edge := in("edge", func(r *Rulebook) *Table[Edge] { return &r.Edges })
	token := in("token", func(r *Rulebook) *Table[Token] { return &r.Tokens })
	terrain := in("terrain", func(r *Rulebook) *Table[Terrain] { return &r.Terrain })
	layer := func(layer string) target {
		return terrain.only(layer, func(r *Rulebook) []string { return r.LayerIDs(layer) })
	}
	tile := target{"tile", tileFaces, func(r *Rulebook, face string) bool {
		return !r.Boxes.Whole() && !slices.Contains(tileFaces(r), face)
	}}
	const places = "ground features landmarks lairs"
	var out []Reference
	for _, ref := range []struct {
		keys, path string
		to         target
	}{
		{"units creatures", "race", race},
		{"units creatures", "banner", banner},
		{"units creatures", "weapon", weapon},
		{"units creatures", "lair", layer(Lair)},
		{"units creatures weapons edges " + places, "box", box},
		{"features lairs edges", "on/*", layer(Ground)},
		{places, "edges", edge},
		{"landmarks", "master", class},
		{"lairs", "creature", creature},
		{places, "tile", tile},
		{places, "bend_tile", tile},
		{"specialists", "box", box},
		{"specialists", "master", class},
		{"specialists", "effects/*/feature", layer(Feature)},
		{"specialists", "effects/*/race", race},
		{"specialists", "effects/*/from", weapon},
		{"specialists", "effects/*/to", weapon},
		{"specialists", "effects/*/banners/*", banner},
		{"specialists", "effects/*/levels/*/banners/*", banner},
		{"command_cards", "box", box},
		{"command_cards", "effects/*/banners/*", banner},
		{"lore_cards tokens", "box", box},
		{"lore_cards", "class", class},
		{"lore_cards", "target/on/*", terrain},
		{"units creatures", "powers/*/deeds/*/token", token},
		{"boxes", "stock/*/unit", unit},
		{"boxes", "spare_banners/*/colour", banner},
		{"boxes", "spare_banners/*/makes", unit},
	} {
		loose := ref.keys == "boxes" || ref.to.Noun == box.Noun || ref.to.Noun == tile.Noun
		out = append(out, Reference{ref.to, strings.Fields(ref.keys), strings.Split(ref.path, "/"), loose})
	}
	return out
}

// in leads to any row of a table.
func in[T interface{ Key() string }](noun string, table func(*Rulebook) *Table[T]) target {
	return target{
		noun, func(r *Rulebook) []string { return table(r).IDs() },
		func(r *Rulebook, id string) bool { return table(r).Faulty(id) },
	}
}

// only leads to some rows of the table.
func (t target) only(noun string, known func(*Rulebook) []string) target {
	return target{noun, known, t.faulty}
}

// creatures lists the ids of creatures.
func creatures(r *Rulebook) []string {
	var ids []string
	for i := range r.Units.rows {
		if u := &r.Units.rows[i]; u.Creature() {
			ids = append(ids, u.ID)
		}
	}
	return ids
}

// tileFaces lists what the tiles of all boxes show.
func tileFaces(r *Rulebook) []string {
	var out []string
	for i := range r.Boxes.rows {
		for _, t := range r.Boxes.rows[i].Tiles {
			out = append(out, t.Faces...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
