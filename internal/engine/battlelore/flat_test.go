package battlelore

import (
	"os"
	"reflect"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/gametest"
)

// A State is plain numbers, so that a copy is independent and == compares games.
func TestStateIsFlat(t *testing.T) {
	var walk func(path string, of reflect.Type)
	walk = func(path string, of reflect.Type) {
		switch of.Kind() {
		case reflect.Struct:
			for i := range of.NumField() {
				walk(path+"."+of.Field(i).Name, of.Field(i).Type)
			}
		case reflect.Array:
			walk(path+"[]", of.Elem())
		case reflect.Bool,
			reflect.Int8,
			reflect.Int16,
			reflect.Int32,
			reflect.Int64,
			reflect.Uint8,
			reflect.Uint16,
			reflect.Uint32,
			reflect.Uint64:
		default:
			t.Errorf("%s is a %s", path, of)
		}
	}
	walk("State", reflect.TypeFor[State]())
}

// The engine contains no names of units, cards or terrain: they belong to the rulebook.
func TestNoContentInTheEngine(t *testing.T) {
	names := map[string]bool{}
	base := rulebook.Base()
	for _, kind := range rulebook.Kinds() {
		for _, row := range base.Rows(kind) {
			names[row.ID], names[row.Name] = true, true
		}
	}
	gametest.NoNames(t, os.DirFS("."), names)
}
