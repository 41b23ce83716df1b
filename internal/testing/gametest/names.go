package gametest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"strconv"
	"strings"
	"testing"
)

// NoNames looks for names of a game's content in the Go files of a folder, except tests: names of units, cards or
// terrain belong only in the rulebook. It matches whole texts, not parts.
func NoNames(t *testing.T, dir fs.FS, names map[string]bool) {
	t.Helper()
	if len(names) < 100 {
		t.Fatalf("only %d names are known", len(names))
	}
	entries, err := fs.ReadDir(dir, ".")
	if err != nil {
		t.Fatal(err)
	}
	files, read := token.NewFileSet(), 0
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		src, err := fs.ReadFile(dir, e.Name())
		if err != nil {
			t.Fatal(err)
		}
		f, err := parser.ParseFile(files, e.Name(), src, 0)
		if err != nil {
			t.Fatal(err)
		}
		read++
		ast.Inspect(f, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if text, err := strconv.Unquote(lit.Value); err == nil && names[text] {
					t.Errorf("%s: %q is the name of something in the rulebook", files.Position(lit.Pos()), text)
				}
			}
			return true
		})
	}
	if read == 0 {
		t.Fatal("the folder holds no Go")
	}
}
