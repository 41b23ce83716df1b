package rulebookcheck

import (
	"slices"
	"strings"

	"muster/engine/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// reference is a value of a table's rows that names a row of another. In path "*" stands for every element of a list.
type reference struct {
	tables string
	path   string
	noun   string
	known  func(*rulebook.Rulebook) []string
}

// references lists what rows may name.
func references() []reference {
	races := func(r *rulebook.Rulebook) []string { return r.Races.IDs() }
	weapons := func(r *rulebook.Rulebook) []string { return r.Weapons.IDs() }
	boxes := func(r *rulebook.Rulebook) []string { return r.Boxes.IDs() }
	banners := func(r *rulebook.Rulebook) []string { return r.Banners.IDs() }
	units := func(r *rulebook.Rulebook) []string { return r.Units.IDs() }
	edges := func(r *rulebook.Rulebook) []string { return r.Edges.IDs() }
	classes := func(r *rulebook.Rulebook) []string { return r.Classes.IDs() }
	return []reference{
		{"units creatures", "race", "race", races},
		{"units creatures", "banner", "banner", banners},
		{"units creatures", "weapon", "weapon", weapons},
		{"units creatures", "lair", "lair", terrain(rulebook.Lair)},
		{"units creatures weapons edges ground features landmarks lairs", "box", "box", boxes},
		{"features lairs edges", "on/*", "ground", terrain(rulebook.Ground)},
		{"ground features landmarks lairs", "edges", "edge", edges},
		{"landmarks", "master", "council member", classes},
		{"lairs", "creature", "creature", creatures},
		{"ground features landmarks lairs", "tile", "tile", faces},
		{"ground features landmarks lairs", "bend_tile", "tile", faces},
		{"specialists", "box", "box", boxes},
		{"specialists", "master", "council member", classes},
		{"specialists", "effects/*/feature", "feature", terrain(rulebook.Feature)},
		{"specialists", "effects/*/race", "race", races},
		{"specialists", "effects/*/from", "weapon", weapons},
		{"specialists", "effects/*/to", "weapon", weapons},
		{"specialists", "effects/*/banners/*", "banner", banners},
		{"specialists", "effects/*/levels/*/banners/*", "banner", banners},
		{"command_cards", "box", "box", boxes},
		{"command_cards", "effects/*/banners/*", "banner", banners},
		{"lore_cards tokens", "box", "box", boxes},
		{"lore_cards", "class", "council member", classes},
		{"lore_cards", "target/on/*", "terrain", func(r *rulebook.Rulebook) []string { return r.Terrain.IDs() }},
		{"creatures units", "powers/*/deeds/*/token", "token", func(r *rulebook.Rulebook) []string { return r.Tokens.IDs() }},
		{"boxes", "stock/*/unit", "unit type", units},
		{"boxes", "spare_banners/*/colour", "banner", banners},
		{"boxes", "spare_banners/*/makes", "unit type", units},
	}
}

// unknownName: rows name races, banners, weapons, boxes and each other. A name that leads nowhere takes its row out
// of play without a word.
func unknownName() *check.Check {
	return &check.Check{
		Code: "rulebook/unknown-name", Severity: diag.Error,
		Run: func(p *check.Pass) {
			list := references()
			for _, r := range rows(p) {
				for _, ref := range list {
					if !slices.Contains(strings.Fields(ref.tables), r.table) {
						continue
					}
					var known []string
					named(r.values, strings.Split(ref.path, "/"), r.ptr, func(name, ptr string) {
						if known == nil {
							known = ref.known(p.Rules)
						}
						if name == "" || slices.Contains(known, name) {
							return
						}
						message, help := wording.Unknown(ref.noun, name, known)
						p.Report(check.Finding{At: p.Doc.Value(ptr), Message: message, Help: help})
					})
				}
			}
		},
	}
}

// named calls do for every text that a path leads to below a value.
func named(v any, path []string, ptr string, do func(name, ptr string)) {
	if len(path) == 0 {
		if s, ok := v.(string); ok {
			do(s, ptr)
		}
		return
	}
	if path[0] == "*" {
		list, _ := v.([]any)
		for i, e := range list {
			named(e, path[1:], ptr+wording.Pointer(i), do)
		}
		return
	}
	if table, ok := v.(map[string]any); ok {
		if e, written := table[path[0]]; written {
			named(e, path[1:], ptr+wording.Pointer(path[0]), do)
		}
	}
}

// terrain makes the list of the ids of one layer.
func terrain(layer string) func(*rulebook.Rulebook) []string {
	return func(r *rulebook.Rulebook) []string {
		var ids []string
		for _, t := range r.Terrain.All() {
			if t.Layer == layer {
				ids = append(ids, t.ID)
			}
		}
		return ids
	}
}

// creatures lists the ids of creatures.
func creatures(r *rulebook.Rulebook) []string {
	var ids []string
	for _, u := range r.Units.All() {
		if u.Creature() {
			ids = append(ids, u.ID)
		}
	}
	return ids
}

// faces lists what the tiles of all boxes show.
func faces(r *rulebook.Rulebook) []string {
	var out []string
	for _, b := range r.Boxes.All() {
		for _, t := range b.Tiles {
			out = append(out, t.Faces...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
