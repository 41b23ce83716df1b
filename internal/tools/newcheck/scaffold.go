package main

import (
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

var namePattern = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// kernel is the folder of the packages that several games share as their implementation. Examples are of Medieval.
const kernel = "command/kernel"

// check is a new check.
type check struct {
	family, name string
	list         list   // of the family
	pkg          string // the name of its package
	game         string // the game of its definitions: its folder in validate and engine, or that of the kernel
	function     string
	example      example
}

func (c *check) code() string { return c.family + "/" + c.name }

// scaffold creates a check in the repository at root, and lists the files that it wrote or changed. It overwrites
// nothing.
func scaffold(root, family, name string) ([]string, error) {
	c, err := plan(root, family, name)
	if err != nil {
		return nil, err
	}
	listed, err := addToList(c.list, c.function)
	if err != nil {
		return nil, err
	}
	// A folder with several lists has the family in front of its files' names.
	data, file := filepath.Join(c.list.folder(), "testdata"), strings.ReplaceAll(name, "-", "_")+".go"
	if c.list.shared {
		data, file = filepath.Join(data, c.family), c.family+"_"+file
	}
	data = filepath.Join(data, name)
	files := []struct{ name, text string }{
		{filepath.Join(c.list.folder(), file), c.source()},
		{filepath.Join(root, "docs", "checks", c.family, name+".md"), c.page()},
		{filepath.Join(data, "ok", c.example.file), c.example.text},
		{filepath.Join(data, "bad", c.example.file), c.bad(true)},
	}
	for _, f := range files {
		if _, err := os.Lstat(f.name); !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s is there already", f.name)
		}
	}
	files = append(files, struct{ name, text string }{c.list.file, listed})
	var written []string
	for _, f := range files {
		if err := os.MkdirAll(filepath.Dir(f.name), 0o755); err != nil {
			return written, err
		}
		if err := os.WriteFile(f.name, []byte(f.text), 0o644); err != nil {
			return written, err
		}
		written = append(written, filepath.ToSlash(f.name))
	}
	return written, nil
}

// plan determines the package and the name of a check.
func plan(root, family, name string) (*check, error) {
	if !namePattern.MatchString(name) || strings.HasSuffix("-"+name, "-test") {
		return nil, fmt.Errorf("%q is no name of a check: write small letters, digits and hyphens, as in no-way-out", name)
	}
	lists, err := families(root)
	if err != nil {
		return nil, err
	}
	of, found := lists[family]
	if !found {
		return nil, fmt.Errorf("there is no family %q among %s", family, known(lists))
	}
	folder := of.folder()
	family, _, _ = strings.Cut(family, "/") // the rest is a subject
	c := &check{family: family, name: name, list: of, pkg: filepath.Base(folder), function: camel(name)}
	taken, err := declared(folder)
	if err != nil {
		return nil, err
	}
	if of.shared && taken[c.function] { // another family can have a check of the same name
		c.function = camel(family + "-" + name)
	}
	if taken[c.function] || token.IsKeyword(c.function) || types.Universe.Lookup(c.function) != nil {
		return nil, fmt.Errorf("a function %s cannot be added to %s: choose another name", c.function, folder)
	}
	below, err := filepath.Rel(filepath.Join(root, "internal", "validate"), folder)
	if err != nil {
		return nil, err
	}
	c.game, _, _ = strings.Cut(filepath.ToSlash(below), "/")
	game := c.game
	if strings.HasPrefix(filepath.ToSlash(below)+"/", kernel+"/") {
		c.game, game = kernel, "medieval"
	}
	c.example, err = exampleOf(root, family, game)
	return c, err
}

// camel returns the function name of a check: noWayOut for no-way-out.
func camel(name string) string {
	words := strings.Split(name, "-")
	for i, w := range words[1:] {
		words[i+1] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, "")
}
