package rulebook

import (
	_ "embed" // the schemas
	"sync"

	"muster/internal/engine/sweep"
	"muster/schema"
)

// The value of the key game in files, and the printed name of the game.
const (
	GameName  = "runewars"
	GameTitle = "Runewars"
)

// The names of the kinds. A file's name ends in its kind: the-two-valleys.realm.toml.
const (
	KindRealm    = "realm"
	KindScenario = "scenario"
	KindBattle   = "battle"
	KindRulebook = "rulebook"
	KindStyle    = sweep.StyleName
)

var (
	//go:embed realm.schema.json
	realmSchema []byte
	//go:embed scenario.schema.json
	scenarioSchema []byte
	//go:embed battle.schema.json
	battleSchema []byte
	//go:embed rulebook.schema.json
	rulebookSchema []byte
	//go:embed style.schema.json
	styleSchema []byte // made from the weights of the players by their test
)

// KindList is the kinds, in the order in which they are shown.
func KindList() []schema.Kind {
	return []schema.Kind{
		{Name: KindRealm, Noun: "a realm", Folder: "realms", Schema: realmSchema},
		{
			Name: KindScenario, Noun: "a scenario", Folder: "scenarios", Schema: scenarioSchema,
			References: []schema.Reference{{Path: []string{"realm"}, Kind: KindRealm}},
		},
		{Name: KindBattle, Noun: "a battle", Folder: "battles", Schema: battleSchema},
		{Name: KindRulebook, Noun: "a rulebook", Folder: "rulebooks", Schema: rulebookSchema, Serves: true},
		sweep.StyleKind(styleSchema),
	}
}

// FileKinds is the set of the kinds. It caches compiled schemas.
func FileKinds() *schema.Kinds { return all() }

var all = sync.OnceValue(func() *schema.Kinds { return schema.NewKinds(KindList()...) })
