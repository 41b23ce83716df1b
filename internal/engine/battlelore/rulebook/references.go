package rulebook

import (
	"slices"
	"strings"

	"muster/internal/engine/command/rows"
)

// Reference is a value of rows that names a row of another table.
type Reference = rows.Reference[Rulebook]

// target is the target of references of one kind.
type target = rows.Target[Rulebook]

// References lists what rows of a key of TableKeys may name.
func References(key string) []Reference {
	var out []Reference
	for _, ref := range references {
		if ref.Has(key) {
			out = append(out, ref)
		}
	}
	return out
}

// references are all of them.
var references = makeReferences()

func makeReferences() []Reference {
	race := rows.In("race", func(r *Rulebook) *Table[Race] { return &r.Races })
	banner := rows.In("banner", func(r *Rulebook) *Table[Banner] { return &r.Banners })
	weapon := rows.In("weapon", func(r *Rulebook) *Table[Weapon] { return &r.Weapons })
	box := rows.In("box", func(r *Rulebook) *Table[Box] { return &r.Boxes })
	unit := rows.In("unit type", func(r *Rulebook) *Table[Unit] { return &r.Units })
	creature := unit.Only("creature", creatures)
	class := rows.In("council member", func(r *Rulebook) *Table[CouncilClass] { return &r.Classes })
	edge := rows.In("edge", func(r *Rulebook) *Table[Edge] { return &r.Edges })
	token := rows.In("token", func(r *Rulebook) *Table[Token] { return &r.Tokens })
	terrain := rows.In("terrain", func(r *Rulebook) *Table[Terrain] { return &r.Terrain })
	layer := func(layer string) target {
		return terrain.Only(layer, func(r *Rulebook) []string { return r.LayerIDs(layer) })
	}
	tile := rows.NewTarget("tile", tileFaces, func(r *Rulebook, face string) bool {
		return !r.Boxes.Whole() && !slices.Contains(tileFaces(r), face)
	})
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
		out = append(out, rows.NewReference(ref.to, strings.Fields(ref.keys), strings.Split(ref.path, "/"), loose))
	}
	return out
}

// creatures lists the ids of creatures.
func creatures(r *Rulebook) []string {
	var ids []string
	for i := range r.Units.All() {
		if u := &r.Units.All()[i]; u.Creature() {
			ids = append(ids, u.ID)
		}
	}
	return ids
}

// tileFaces lists what the tiles of all boxes show.
func tileFaces(r *Rulebook) []string {
	var out []string
	for i := range r.Boxes.All() {
		for _, t := range r.Boxes.All()[i].Tiles {
			out = append(out, t.Faces...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
