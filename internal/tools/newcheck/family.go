package main

import (
	"errors"
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

// directive marks the list of a family's checks, the function All in the package's first file: //newcheck:family NAME.
// A family with several lists has one for each topic, FAMILY/SUBJECT; one shared by several games has one for each
// game, FAMILY/GAME.
const directive = "//newcheck:family "

// families finds the folder of each family of checks under internal/validate.
func families(root string) (map[string]string, error) {
	out := map[string]string{}
	err := filepath.WalkDir(filepath.Join(root, "internal", "validate"), func(path string, d fs.DirEntry,
		err error) error {
		switch {
		case err != nil:
			return err
		case !d.IsDir():
			return nil
		case d.Name() == "testdata":
			return fs.SkipDir
		}
		family, err := familyOf(listFile(path))
		if family != "" {
			out[family] = path
		}
		return err
	})
	return out, err
}

// listFile returns the name of the file with a folder's list of checks.
func listFile(folder string) string { return filepath.Join(folder, filepath.Base(folder)+".go") }

// familyOf returns the family whose checks a file lists; "" for none.
func familyOf(name string) (string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Doc == nil {
			continue
		}
		for _, c := range f.Doc.List {
			if family, ok := strings.CutPrefix(c.Text, directive); ok {
				return strings.TrimSpace(family), nil
			}
		}
	}
	return "", nil
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

// addToAll returns the text of a file with one more call at the end of the list returned by its function All.
func addToAll(name, function string) (string, error) {
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
		if !ok || f.Name.Name != "All" || f.Recv != nil || len(f.Body.List) != 1 {
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
	return "", fmt.Errorf("%s has no function All that is a list alone", name)
}

// known lists the families.
func known(folders map[string]string) string {
	return strings.Join(slices.Sorted(maps.Keys(folders)), ", ")
}
