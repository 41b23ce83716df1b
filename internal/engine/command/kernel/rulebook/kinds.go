package rulebook

import (
	_ "embed" // the schemas

	"muster/internal/engine/sweep"
)

// The names of the kinds. A file's name ends in its kind: the-ford.map.toml.
const (
	KindMap       = "map"
	KindAdventure = "adventure"
	KindRulebook  = "rulebook"
	KindSweep     = sweep.Name
	KindResults   = sweep.ResultsName
	KindStyle     = sweep.StyleName
)

// The schemas of the family. The words GAME, TITLE, NICKNAME, BOARD, BOARDS and BOX are replaced by those of a game.
var (
	//go:embed map.schema.json
	mapSchema string
	//go:embed adventure.schema.json
	adventureSchema string
	//go:embed rulebook.schema.json
	rulebookSchema string
	//go:embed style.schema.json
	styleSchema string // made from the weights of the players by their test
)

// stray handles top-level keys of an adventure that belong to a side.
func (g *Game) stray(key string, value any) (meant []string, help string) {
	switch key {
	case "pennant":
		return g.camp(key, "top")
	case "standard":
		return g.camp(key, "bottom")
	}
	return sideless(key, value)
}

// camp handles a BattleLore camp instead of a side.
func (g *Game) camp(key, side string) (meant []string, help string) {
	return []string{side}, "write " + side + " in place of " + key + " in its headers, or remove game = \"" + g.Name +
		"\": the camps of BattleLore are sides here"
}

// sideless handles units and Leaders in an adventure whose headers do not name the side: [[units]].
func sideless(key string, value any) (meant []string, help string) {
	if key != "units" && key != "leaders" || !fielded(value) {
		return nil, ""
	}
	return []string{"top", "bottom"}, "name the side in its headers: [[top." + key + "]] or [[bottom." + key + "]]"
}

// fielded reports whether units or Leaders are those of an army, which have hexes, and no rows of a rulebook.
func fielded(v any) bool {
	list, _ := v.([]any)
	for _, e := range list {
		if one, ok := e.(map[string]any); ok && one["id"] == nil && (one["type"] != nil || one["at"] != nil) {
			return true
		}
	}
	return false
}
