package rulebook

import (
	_ "embed" // the schemas
	"sync"

	"muster/internal/engine/sweep"
	"muster/schema"
)

// Name is the game's name in files, and Title its printed name.
const (
	GameName  = "battlelore"
	GameTitle = "BattleLore"
)

// The names of the kinds. A file's name ends in its kind: two-oaks.map.toml.
const (
	KindMap         = "map"
	KindDeploycards = "deploycards"
	KindAdventure   = "adventure"
	KindRulebook    = "rulebook"
	KindSweep       = sweep.Name
	KindResults     = sweep.ResultsName
	KindStyle       = sweep.StyleName
)

var (
	//go:embed map.schema.json
	mapSchema []byte
	//go:embed deploycards.schema.json
	deploycardsSchema []byte
	//go:embed adventure.schema.json
	adventureSchema []byte
	//go:embed rulebook.schema.json
	rulebookSchema []byte
	//go:embed style.schema.json
	styleSchema []byte // made from the weights of the players by their test
)

// sweeps describes the game to the kinds of sweeps and results.
var sweeps = sweep.KindGame{
	Name: GameName, Title: GameTitle, Default: true, Adventure: "the-toll-bridge",
	Sides: [2]string{"pennant", "standard"}, SideNames: [2]string{"the Pennants", "the Standards"},
}

// KindList is the kinds, in the order in which they are shown.
func KindList() []schema.Kind {
	return []schema.Kind{
		{Name: KindMap, Noun: "a map", Folder: "maps", Schema: mapSchema},
		{Name: KindDeploycards, Noun: "a set", Folder: "deploycards", Schema: deploycardsSchema},
		{
			Name: KindAdventure, Noun: "an adventure", Folder: "adventures", Schema: adventureSchema, Stray: sideless,
			References: []schema.Reference{
				{Path: []string{"map"}, Kind: KindMap},
				{Path: []string{"call_to_arms", "pennant", "*"}, Kind: KindDeploycards},
				{Path: []string{"call_to_arms", "standard", "*"}, Kind: KindDeploycards},
			},
		},
		{Name: KindRulebook, Noun: "a rulebook", Folder: "rulebooks", Schema: rulebookSchema, Serves: true},
		sweep.Kind(sweeps),
		sweep.ResultsKind(sweeps),
		sweep.StyleKind(styleSchema),
	}
}

// FileKinds is the set of the kinds, made once: what a schema compiles to is kept in it.
func FileKinds() *schema.Kinds { return all() }

var all = sync.OnceValue(func() *schema.Kinds {
	return schema.NewGames(schema.Game{Name: GameName, Title: GameTitle, Kinds: KindList()})
})

// sideless is for units of an army in an adventure whose headers do not say which: [[units]].
func sideless(key string, value any) (meant []string, help string) {
	if key != "units" || !fielded(value) {
		return nil, ""
	}
	return []string{"pennant", "standard"}, "name the side in its headers: [[pennant.units]] or [[standard.units]]"
}

// fielded reports whether units are those of an army, which have hexes, and no rows of a rulebook.
func fielded(v any) bool {
	list, _ := v.([]any)
	for _, e := range list {
		if unit, ok := e.(map[string]any); ok && unit["id"] == nil && (unit["type"] != nil || unit["at"] != nil) {
			return true
		}
	}
	return false
}
