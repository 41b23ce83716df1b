// Package kinds is the kinds of definition that Runewars has: what their files are called and their JSON Schemas. Start
// with All.
package kinds

import (
	_ "embed" // the schemas
	"sync"

	"muster/schema"
)

// What files of the game write at game, and what people call it.
const (
	Name  = "runewars"
	Title = "Runewars"
)

// The names of the kinds. A file's name ends in its kind: the-two-valleys.realm.toml.
const (
	Realm    = "realm"
	Scenario = "scenario"
	Battle   = "battle"
	Rulebook = "rulebook"
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
)

// List is the kinds, in the order in which they are shown.
func List() []schema.Kind {
	return []schema.Kind{
		{Name: Realm, Noun: "a realm", Folder: "realms", Schema: realmSchema},
		{Name: Scenario, Noun: "a scenario", Folder: "scenarios", Schema: scenarioSchema},
		{Name: Battle, Noun: "a battle", Folder: "battles", Schema: battleSchema},
		{Name: Rulebook, Noun: "a rulebook", Folder: "rulebooks", Schema: rulebookSchema, Serves: true},
	}
}

// All is the set of the kinds, made once: what a schema compiles to is kept in it.
func All() *schema.Kinds { return all() }

var all = sync.OnceValue(func() *schema.Kinds { return schema.NewKinds(List()...) })
