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
	"regexp"
	"slices"
	"strings"
)

var codePattern = regexp.MustCompile(`"([a-z]+)/[a-z0-9-]+"`)

// families finds the folder of each family of checks under internal/validate: a package with a function All whose
// files mostly name codes of that family. A family with several folders has one for each topic, found as
// FAMILY/SUBJECT; one shared
// by several games is found as FAMILY/GAME.
func families(root string) (map[string]string, error) {
	folders := map[string][]string{}
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
		names, err := declared(path)
		if err != nil || !names["All"] {
			return err
		}
		family, err := familyIn(path)
		if family != "" {
			folders[family] = append(folders[family], path)
		}
		return err
	})
	out := map[string]string{}
	for family, paths := range folders {
		for _, path := range paths {
			name := family
			if len(paths) > 1 {
				name += "/" + apart(path, paths)
			}
			out[name] = path
		}
	}
	return out, err
}

// apart returns the distinguishing part of a family's folder: its name, or that of its game if others have the same
// name.
func apart(path string, paths []string) string {
	base := filepath.Base(path)
	for _, other := range paths {
		if other != path && filepath.Base(other) == base {
			return filepath.Base(filepath.Dir(path))
		}
	}
	return base
}

// familyIn returns the family of the codes in a folder's files.
func familyIn(folder string) (string, error) {
	files, err := goFiles(folder)
	if err != nil {
		return "", err
	}
	count := map[string]int{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		for _, m := range codePattern.FindAllSubmatch(text, -1) {
			count[string(m[1])]++
		}
	}
	best := ""
	for _, family := range slices.Sorted(maps.Keys(count)) {
		if best == "" || count[family] > count[best] {
			best = family
		}
	}
	return best, nil
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
				at = strings.LastIndexByte(string(text[:at]), '\n') + 1 // the brace has a line of its own
				return string(text[:at]) + "\t\t" + function + "(),\n" + string(text[at:]), nil
			}
		}
	}
	return "", fmt.Errorf("%s has no function All that is a list alone", name)
}

// known lists the families.
func known(folders map[string]string) string {
	return strings.Join(slices.Sorted(maps.Keys(folders)), ", ")
}
