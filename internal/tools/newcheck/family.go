package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// directive marks the function that lists a family's checks: //newcheck:family NAME. A family with several lists has
// one for each topic, FAMILY/SUBJECT; one shared by several games has one for each game, FAMILY/GAME.
const directive = "//newcheck:family "

// list is the function that lists the checks of a family.
type list struct {
	file, function string
	shared         bool // the folder can have the lists of other families
}

// folder is that of the family's package.
func (l list) folder() string { return filepath.Dir(l.file) }

// families finds the list of each family of checks under internal/validate.
func families(root string) (map[string]list, error) {
	out := map[string]list{}
	err := filepath.WalkDir(filepath.Join(root, "internal", "validate"), func(path string, d fs.DirEntry,
		err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "testdata":
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		family, function, err := listIn(path)
		if family != "" {
			out[family] = list{path, function, !ownFile(path)}
		}
		return err
	})
	return out, err
}

// ownFile reports whether a file is named for its folder: its list of checks is the only one in the folder.
func ownFile(path string) bool {
	return strings.TrimSuffix(filepath.Base(path), ".go") == filepath.Base(filepath.Dir(path))
}

// listIn returns the family whose checks a file lists, and the function that does so; "" for none.
func listIn(name string) (family, function string, err error) {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return "", "", err
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Doc == nil {
			continue
		}
		for _, c := range f.Doc.List {
			if family, ok := strings.CutPrefix(c.Text, directive); ok {
				return strings.TrimSpace(family), f.Name.Name, nil
			}
		}
	}
	return "", "", nil
}

// declared returns the names of the functions, types, variables and constants of a folder's package.
func declared(folder string) (map[string]bool, error) {
	files, err := goFiles(folder)
	if err != nil {
		return nil, err
	}
	out := map[string]bool{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				out[d.Name.Name] = out[d.Name.Name] || d.Recv == nil
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						out[spec.Name.Name] = true
					case *ast.ValueSpec:
						for _, n := range spec.Names {
							out[n.Name] = true
						}
					}
				}
			}
		}
	}
	return out, nil
}

func goFiles(folder string) ([]string, error) {
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	return slices.DeleteFunc(names, func(n string) bool { return strings.HasSuffix(n, "_test.go") }), err
}

// addToList returns the text of a list's file with one more call at the end of the list.
func addToList(to list, function string) (string, error) {
	name := to.file
	text, err := os.ReadFile(name)
	if err != nil {
		return "", err
	}
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution)
	if err != nil {
		return "", err
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Name.Name != to.function || f.Recv != nil || len(f.Body.List) != 1 {
			continue
		}
		if back, ok := f.Body.List[0].(*ast.ReturnStmt); ok && len(back.Results) == 1 {
			if list, ok := back.Results[0].(*ast.CompositeLit); ok {
				at := set.Position(list.Rbrace).Offset
				line := strings.LastIndexByte(string(text[:at]), '\n') + 1
				if strings.TrimSpace(string(text[line:at])) != "" { // the list is on one line
					return string(text[:at]) + ", " + function + "()" + string(text[at:]), nil
				}
				return string(text[:line]) + "\t\t" + function + "(),\n" + string(text[line:]), nil
			}
		}
	}
	return "", fmt.Errorf("%s: %s does not return a list alone", name, to.function)
}

// known lists the families.
func known(lists map[string]list) string {
	return strings.Join(slices.Sorted(maps.Keys(lists)), ", ")
}
