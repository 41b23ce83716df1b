package schema

import (
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"muster/schema/source"
)

// game returns the kinds of a game with its schemas, which import this package and so cannot be imported here.
var game = sync.OnceValue(func() *Kinds {
	var list []Kind
	for _, k := range []Kind{
		{Name: "map", Noun: "a map", Folder: "maps"},
		{Name: "deploycards", Noun: "a set", Folder: "deploycards"},
		{Name: "adventure", Noun: "an adventure", Folder: "adventures"},
		{Name: "rulebook", Noun: "a rulebook", Folder: "rulebooks", Serves: true},
	} {
		text, err := os.ReadFile(filepath.Join("..", "internal", "engine", "battlelore", "rulebook", k.Name+schemaSuffix))
		if err != nil {
			panic(err)
		}
		k.Schema = text
		list = append(list, k)
	}
	return NewKinds(list...)
})

// duel returns a kind of another game; it shows that sets do not depend on a game.
func duel() Kind {
	return Kind{Name: "duel", Noun: "a duel", Folder: "duels", Schema: []byte(`{
		"type": "object", "additionalProperties": false, "required": ["kind", "id", "paces"], "properties": {
			"kind": {"type": "string", "const": "duel"},
			"id": {"$ref": "common.schema.json#/$defs/id"},
			"paces": {"type": "integer", "minimum": 1, "maximum": 20}}}`)}
}

// TestOtherKinds: a file is read only with the given kinds.
func TestOtherKinds(t *testing.T) {
	duels := NewKinds(duel())
	text := "kind = \"duel\"\nid = \"at-dawn\"\npaces = 10\n"
	if d, found := duels.Load(source.NewFile("at-dawn.duel.toml", []byte(text))); d.Kind != "duel" || len(found) > 0 {
		t.Errorf("a duel is read as %q, %v", d.Kind, found)
	}
	if _, found := duels.Load(
		source.NewFile("at-dawn.duel.toml", []byte(text+"seconds = 2\n")),
	); len(found) != 1 ||
		found[0].Code != "schema/unknown-key" {
		t.Errorf("a key that a duel does not have: %v", found)
	}
	if _, found := game().Load(
		source.NewFile("at-dawn.duel.toml", []byte(text)),
	); len(found) != 1 ||
		found[0].Code != "schema/unknown-kind" {
		t.Errorf("a duel among the kinds of another game: %v", found)
	}
	if _, found := (*Kinds)(
		nil,
	).Load(
		source.NewFile("at-dawn.duel.toml", []byte(text)),
	); len(found) != 1 ||
		found[0].Code != "schema/unknown-kind" {
		t.Errorf("a duel among no kinds: %v", found)
	}
	if got := duels.Folders(); !slices.Equal(got, []string{"duels"}) || duels.OfName("a.map.toml") != "" ||
		duels.Has("map") {
		t.Errorf("the kinds of one game are those of another: %v", got)
	}
}

// TestKindsTwice: two kinds must not have the same name.
func TestKindsTwice(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("two kinds of one name make a set")
		}
	}()
	NewKinds(duel(), duel())
}
