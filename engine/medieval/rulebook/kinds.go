package rulebook

import (
	_ "embed" // the schemas
	"sync"

	"muster/engine/sweep/sweeps"
	"muster/schema"
)

// What files of the game write at game, and what people call it.
const (
	GameName  = "medieval"
	GameTitle = "Commands & Colors: Medieval"
)

// The names of the kinds. A file's name ends in its kind: the-ford.map.toml.
const (
	KindMap       = "map"
	KindAdventure = "adventure"
	KindRulebook  = "rulebook"
	KindSweep     = sweeps.Name
)

var (
	//go:embed map.schema.json
	mapSchema []byte
	//go:embed adventure.schema.json
	adventureSchema []byte
	//go:embed rulebook.schema.json
	rulebookSchema []byte
)

// KindList is the kinds, in the order in which they are shown.
func KindList() []schema.Kind {
	return []schema.Kind{
		{Name: KindMap, Noun: "a map", Folder: "maps", Schema: mapSchema},
		{Name: KindAdventure, Noun: "an adventure", Folder: "adventures", Schema: adventureSchema, Stray: stray},
		{Name: KindRulebook, Noun: "a rulebook", Folder: "rulebooks", Schema: rulebookSchema, Serves: true},
		sweeps.Kind(sweeps.Game{Name: GameName, Title: GameTitle, Adventure: "harrow-down"}),
	}
}

// FileKinds is the set of the kinds, made once: what a schema compiles to is kept in it.
func FileKinds() *schema.Kinds { return all() }

var all = sync.OnceValue(func() *schema.Kinds { return schema.NewKinds(KindList()...) })

// stray is for what stands at the top of an adventure and belongs to a side.
func stray(key string, value any) (meant []string, help string) {
	switch key {
	case "pennant":
		return camp(key, "top")
	case "standard":
		return camp(key, "bottom")
	}
	return sideless(key, value)
}

// camp is for a camp of BattleLore's in the place of a side.
func camp(key, side string) (meant []string, help string) {
	return []string{side}, "write " + side + " in place of " + key + " in its headers, or remove game = \"" + GameName +
		"\": the camps of BattleLore are sides here"
}

// sideless is for units and Leaders in an adventure whose headers do not say which side's they are: [[units]].
func sideless(key string, value any) (meant []string, help string) {
	if key != "units" && key != "leaders" || !fielded(value) {
		return nil, ""
	}
	return []string{"top", "bottom"}, "name the side in its headers: [[top." + key + "]] or [[bottom." + key + "]]"
}

// fielded reports whether units or Leaders are those of an army, which stand somewhere, and no rows of a rulebook.
func fielded(v any) bool {
	list, _ := v.([]any)
	for _, e := range list {
		if one, ok := e.(map[string]any); ok && one["id"] == nil && (one["type"] != nil || one["at"] != nil) {
			return true
		}
	}
	return false
}
