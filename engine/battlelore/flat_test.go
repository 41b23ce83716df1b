package battlelore

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"muster/engine/battlelore/rulebook"
)

// A State is plain numbers all the way down, so that a copy is a copy and == means the same game.
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

// The engine knows no name: what a unit, card or terrain is called stands in the rulebook alone.
func TestNoContentInTheEngine(t *testing.T) {
	names := map[string]bool{}
	base := rulebook.Base()
	for _, kind := range rulebook.Kinds() {
		for _, row := range base.Rows(kind) {
			names[row.ID], names[row.Name] = true, true
		}
	}
	if len(names) < 100 {
		t.Fatalf("only %d names are known", len(names))
	}
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	files := token.NewFileSet()
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(files, e.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if text, err := strconv.Unquote(lit.Value); err == nil && names[text] {
					t.Errorf("%s: %q is the name of something in the rulebook", files.Position(lit.Pos()), text)
				}
			}
			return true
		})
	}
}
