package muster

import (
	"io/fs"
	"runtime"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema"
	"muster/schema/project"
)

// Version is the version of Muster. Records and shards name it.
const Version = schema.Version

// Project is the definitions in some files, with the shipped library as fallback. Its methods read the files on each
// call, so that they see changes. It is safe for concurrent use.
type Project struct{ files project.Files }

// Open opens the project in a file system. Its settings are those of the .muster.toml at the root, if there is one.
// Files outside the root are never read. An error is one of the file system.
func Open(files fs.FS) (*Project, error) {
	if _, err := fs.Stat(files, "."); err != nil {
		return nil, err
	}
	return &Project{project.Tree(files)}, nil
}

// Definition describes a definition.
type Definition struct {
	Kind string // "adventure", "map", "deploycards", "realm", "scenario", "rulebook", "sweep", "results" or "style"
	Game string // "battlelore", "medieval" or "runewars"
	ID   string
	Name string // its title; "" if it cannot be read
	File string // path in the project, or in the library
}

// Definitions lists the definitions of the project by kind and id. It omits files that cannot be read at all.
func (p *Project) Definitions() []Definition {
	return describe(p.open(workspace.Wanted{Paths: []string{"."}}), false)
}

// Library lists the shipped definitions by kind and id.
func Library() []Definition {
	return describe(workspace.Library(workspace.Wanted{Workers: workers(0)}), true)
}

func describe(ws *workspace.Workspace, shipped bool) []Definition {
	var out []Definition
	for _, kind := range games.Kinds().Names() {
		list := ws.All(kind)
		titles := catalog.Titles(list)
		for _, e := range list {
			if shipped || e.Given {
				out = append(out, Definition{e.Doc.Kind, e.Doc.Game, e.ID, titles[e.ID], e.Doc.File.Name})
			}
		}
	}
	return out
}

// workers returns a number of goroutines: one for each processor for 0.
func workers(n int) int {
	if n > 0 {
		return n
	}
	return runtime.GOMAXPROCS(0)
}

// open reads the parts of the project that a call needs.
func (p *Project) open(want workspace.Wanted) *workspace.Workspace {
	want.Files = p.files
	want.Workers = workers(want.Workers)
	return workspace.Open(want)
}

// usable reads the definitions of some words, each an id or a path; every adds all of a kind. It returns an
// *InvalidError if one has errors.
func (p *Project) usable(words []string, every string, kinds ...string) (*workspace.Workspace, error) {
	want := workspace.Wanted{Kinds: kinds, Here: true, Every: every}
	for _, w := range words {
		if workspace.IsPath(w) {
			want.Paths = append(want.Paths, w)
		} else {
			want.IDs = append(want.IDs, w)
		}
	}
	ws := p.open(want)
	v, err := ws.Judge(workers(0), nil)
	if err != nil {
		return nil, err
	}
	if v.Errors() && (v.Absent || ws.Blocked(v, words, kinds)) {
		return nil, &InvalidError{Findings: v.Findings}
	}
	for _, e := range ws.All(every) {
		if v.Blocks(e) != "" {
			ws.Pass(e)
		}
	}
	return ws, nil
}

// entry returns the definition of a word and its game, which must support the operation.
func (p *Project) entry(
	word, done string, brings func(*games.Game) bool, kinds ...string,
) (*workspace.Workspace, *catalog.Entry, *games.Game, error) {
	ws, err := p.usable([]string{word}, "", kinds...)
	if err != nil {
		return nil, nil, nil, err
	}
	e, err := ws.Definition(word, kinds...)
	if err != nil {
		return nil, nil, nil, err
	}
	g, err := games.Brings(e, done, brings)
	return ws, e, g, err
}
