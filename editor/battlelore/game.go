// Package battlelore is what the words of BattleLore's definitions mean to an editor: which text names a unit, a
// terrain or a hex, which there are, and what is to be said of them. Start with Game.
package battlelore

import (
	"slices"
	"strconv"
	"strings"

	"muster/editor"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/rulebook"
)

// Game is what BattleLore brings.
func Game() editor.Game {
	return editor.Game{
		Meaning: meaning, Rows: rows, Places: places, Around: around, Cell: cell, Symbols: symbols, Ends: ends,
	}
}

// landmark and the others are the words for what can be meant among rows of one kind; the rest are those of the
// rulebook's own references.
const (
	landmark = "landmark"
	lair     = "lair"
	feature  = "feature"
	ground   = "ground"
	place    = "landmark or lair"
	sides    = "sides" // of a hex, which are no rows
)

// said is what the texts of definitions mean that name no row of a rulebook's table, by kind and path; a star is any
// number or name.
func said() map[string]map[string]editor.Meaning {
	row := func(of, among string) editor.Meaning { return editor.Meaning{Sort: editor.Row, Of: of, Among: among} }
	label, cells := editor.Meaning{Sort: editor.Label}, editor.Meaning{Sort: editor.Cells}
	definition := func(kind string) editor.Meaning { return editor.Meaning{Sort: editor.Definition, Of: kind} }
	adventure := map[string]editor.Meaning{
		"map": definition(kinds.Map), "boxes/*": row("boxes", ""), "landmarks/ban/*": row("terrain", landmark),
		"victory/objectives/*/at/*": label, "rules/*/effects/*/at/*": label,
		"rules/*/effects/*/banners/*": row("banners", ""), "rules/*/effects/*/units/*": row("units", ""),
	}
	for _, camp := range []string{"pennant", "standard"} {
		adventure["call_to_arms/"+camp+"/*"] = definition(kinds.Deploycards)
		adventure[camp+"/units/*/type"] = row("units", "")
		adventure[camp+"/units/*/at/*"] = label
		adventure[camp+"/landmarks/*/type"] = row("terrain", landmark)
		adventure[camp+"/landmarks/*/at"] = label
		adventure[camp+"/lairs/*/type"] = row("terrain", lair)
		adventure[camp+"/lairs/*/at"] = label
		adventure[camp+"/grants/*"] = row("terrain", landmark)
		adventure[camp+"/ally/grants/*"] = row("terrain", landmark)
	}
	return map[string]map[string]editor.Meaning{
		kinds.Adventure: adventure,
		kinds.Map: {
			"board": row("boards", ""), "boxes/*": row("boxes", ""), "legend/*": row("terrain", ground), "rows/*": cells,
			"features/*/type": row("terrain", feature), "features/*/at/*": label,
			"edges/*/type": row("edges", ""), "edges/*/at": label, "edges/*/sides/*": row(sides, ""),
			"places/*/type": row("terrain", place), "places/*/at/*": label,
		},
		kinds.Deploycards: {
			"board": row("boards", ""), "boxes/*": row("boxes", ""), "legend/*": row("units", ""), "cards/*/rows/*": cells,
		},
	}
}

var texts = said()

// meaning is what a text stands for.
func meaning(kind string, path []string) editor.Meaning {
	if table, rest := tableOf(kind, path); table != "" {
		return inRow(table, rest)
	}
	for pattern, m := range texts[kind] {
		if fits(strings.Split(pattern, "/"), path) {
			return m
		}
	}
	return editor.Meaning{}
}

// fits reports whether a path is one of a pattern.
func fits(pattern, path []string) bool {
	if len(pattern) != len(path) {
		return false
	}
	for i, name := range pattern {
		if name != "*" && name != path[i] {
			return false
		}
	}
	return true
}

// tableOf is the table of rows that a path leads into, and the rest of the path in the row; "" for none.
func tableOf(kind string, path []string) (table string, rest []string) {
	if kind != kinds.Rulebook {
		if len(path) == 0 || path[0] != kinds.Rulebook {
			return "", nil
		}
		path = path[1:]
	}
	if len(path) < 3 || !slices.Contains(rulebook.TableKeys(), path[0]) {
		return "", nil
	}
	if _, err := strconv.Atoi(path[1]); err != nil {
		return "", nil
	}
	return path[0], path[2:]
}

// inRow is what a text in a row of the rulebook stands for.
func inRow(table string, path []string) editor.Meaning {
	if slices.Equal(path, []string{"id"}) {
		return editor.Meaning{Sort: editor.Row, Of: rulebook.KindOf(table), Names: true}
	}
	for _, ref := range rulebook.References(table) {
		if of := nouns[ref.Noun]; of != "" && fits(ref.Path(), path) {
			m := editor.Meaning{Sort: editor.Row, Of: of}
			if !slices.Contains([]string{"terrain", "unit type"}, ref.Noun) {
				m.Among = ref.Noun
			}
			return m
		}
	}
	return editor.Meaning{}
}

// nouns are the kinds of rows that references lead to, by what they are called.
var nouns = map[string]string{
	"race": "races", "banner": "banners", "weapon": "weapons", "box": "boxes", "unit type": "units", "creature": "units",
	"council member": "council", "edge": "edges", "token": "tokens", "terrain": "terrain", ground: "terrain",
	feature: "terrain", lair: "terrain", landmark: "terrain",
}
