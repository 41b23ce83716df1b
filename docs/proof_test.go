package docs_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// named is a declaration as proof.md writes it: `organized.supply.findContended`.
var named = regexp.MustCompile(
	"`(deck|deploy|prove|epic|organized)\\.([A-Za-z]+(?:\\.[A-Za-z]+)?)`",
)

// Every function and type that the page on proofs names exists, in the package that it names.
func TestProofNamesWhatThereIs(t *testing.T) {
	text, err := os.ReadFile("explanation/proof.md")
	if err != nil {
		t.Fatal(err)
	}
	declared := declarations(t, "../internal/engine/battlelore")
	found := named.FindAllStringSubmatch(string(text), -1)
	if len(found) < 30 {
		t.Fatalf("the page names %d declarations", len(found))
	}
	for _, m := range found {
		if !declared[m[1]+"."+m[2]] {
			t.Errorf("proof.md names %s.%s, which does not exist", m[1], m[2])
		}
	}
}

// declarations are the functions, methods and types of all packages below a folder: package.Name, package.Type.Method.
func declarations(t *testing.T, root string) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range file.Decls {
			for _, name := range namesOf(d) {
				out[file.Name.Name+"."+name] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func namesOf(d ast.Decl) []string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			return []string{d.Name.Name}
		}
		of := d.Recv.List[0].Type
		if pointer, ok := of.(*ast.StarExpr); ok {
			of = pointer.X
		}
		if id, ok := of.(*ast.Ident); ok {
			return []string{id.Name + "." + d.Name.Name}
		}
	case *ast.GenDecl:
		var out []string
		for _, s := range d.Specs {
			if s, ok := s.(*ast.TypeSpec); ok {
				out = append(out, s.Name.Name)
			}
		}
		return out
	}
	return nil
}
