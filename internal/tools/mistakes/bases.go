package main

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/workers"
	"muster/schema"
	"muster/schema/diag"

	"muster/internal/validate/runner"
	"muster/schema/source"
)

// base is a definition without findings, for adding mistakes.
type base struct {
	name   string // file name within its project
	text   string
	beside []*source.File // the other files of its project
	doc    *schema.Document
	shape  *schema.Schema
}

// format returns the format of a base: game and kind.
func (b *base) format() string { return b.doc.Game + "/" + b.doc.Kind }

// findings returns the findings of a base with another text.
func (b *base) findings(text string) ([]diag.Diagnostic, error) {
	f := source.NewFile(b.name, []byte(text))
	c := catalog.Project(games.Catalogs(), []*source.File{f}, b.beside, 1)
	result, err := runner.Run(c, games.Checks(), 1)
	var own []diag.Diagnostic
	for _, d := range result.Findings {
		// A copy of a shipped definition hides it as soon as it differs.
		if d.File == b.name && d.Code != "reference/hides-library" {
			own = append(own, d)
		}
	}
	return own, err
}

// bases lists all definitions without findings in the repository. These are templates, the library, the rulebook tables
// in the form of an author's file, and the good examples of the checks below root.
func bases(root string, count int) ([]*base, error) {
	var all []*base
	add := func(name string, text []byte, beside []*source.File) {
		all = append(all, &base{name: name, text: string(text), beside: beside})
	}
	for _, g := range games.List() {
		for _, k := range g.Catalog.Kinds {
			boards := []string{""}
			if g.Start.Boards != nil {
				boards = append(boards, g.Start.Boards(k.Name)...)
			}
			for _, board := range boards {
				n := games.New{Kind: k.Name, ID: "mistaken", Name: "Mistaken", Board: board}
				n.All = func(string) []*catalog.Entry { return nil }
				add("mistaken."+k.Name+".toml", g.Start.Text(n), nil)
			}
		}
		for _, s := range g.Catalog.Embedded {
			entries, err := fs.ReadDir(s.Files, s.Folder)
			if err != nil {
				return nil, err
			}
			for _, e := range entries {
				if strings.HasSuffix(e.Name(), "."+s.Kind+".toml") {
					text, err := fs.ReadFile(s.Files, s.Folder+"/"+e.Name())
					if err != nil {
						return nil, err
					}
					add(e.Name(), text, nil)
				}
			}
		}
	}
	if err := onDisk(root, add); err != nil {
		return nil, err
	}
	return sound(all, count)
}

// onDisk adds the good examples of the checks, and the rulebook tables.
func onDisk(root string, add func(name string, text []byte, beside []*source.File)) error {
	folders := []string{"internal/validate", "examples", "internal/engine"}
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join(root, folder), func(p string, e fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			dir := filepath.ToSlash(filepath.Dir(p))
			good := strings.HasSuffix(dir, "/ok") && strings.Contains(dir, "/testdata/") || folder == "examples"
			table := strings.HasSuffix(dir, "/rulebook/tables")
			if e.IsDir() || !strings.HasSuffix(p, ".toml") || strings.HasPrefix(e.Name(), ".") || !good && !table {
				return nil
			}
			text, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			name := e.Name()
			if table {
				game := path.Base(path.Dir(path.Dir(dir)))
				name = strings.TrimSuffix(name, ".toml") + ".rulebook.toml"
				if !strings.Contains(string(text), "\ngame ") {
					text = []byte(fmt.Sprintf("game = %q\n%s", game, text))
				}
			}
			add(name, text, nil)
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// sound keeps readable bases without findings, in a fixed order, without duplicate texts.
func sound(all []*base, count int) ([]*base, error) {
	failed := make([]error, len(all))
	keep := make([]bool, len(all))
	workers.Each(len(all), count, func(i int) {
		b := all[i]
		found, err := b.findings(b.text)
		if err != nil {
			failed[i] = fmt.Errorf("%s: %w", b.name, err)
			return
		}
		b.doc, _ = games.Kinds().Load(source.NewFile(b.name, []byte(b.text)))
		keep[i] = len(found) == 0 && b.doc.Tree != nil && b.doc.Kind != ""
	})
	var out []*base
	seen := map[string]bool{}
	for i, b := range all {
		if failed[i] != nil {
			return nil, failed[i]
		}
		if keep[i] && !seen[b.text] {
			seen[b.text] = true
			out = append(out, b)
		}
	}
	shapes := map[string]*schema.Schema{}
	for _, b := range out {
		f := b.format()
		if shapes[f] == nil {
			s, err := schemaOf(b.doc.Game, b.doc.Kind)
			if err != nil {
				return nil, err
			}
			shapes[f] = s
		}
		b.shape = shapes[f]
	}
	return out, nil
}

// formats lists the formats of all games, in order.
func formats() []string {
	var out []string
	for _, g := range games.List() {
		for _, k := range g.Catalog.Kinds {
			out = append(out, g.Catalog.Name+"/"+k.Name)
		}
	}
	slices.Sort(out)
	return out
}

// schemaOf returns the JSON Schema of a format.
func schemaOf(game, kind string) (*schema.Schema, error) {
	text, ok := games.Kinds().Of(game).JSONSchema(kind)
	if !ok {
		return nil, fmt.Errorf("no schema of %s/%s", game, kind)
	}
	return schema.ReadSchema(text)
}
