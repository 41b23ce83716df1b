package cli

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"muster/engine/battlelore/kinds"
	"muster/engine/catalog"
	"muster/engine/rulebook"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// workspace is what one command line works with: the projects of its paths, or where it has none that of the current
// folder, and behind them the library.
type workspace struct {
	finder   *project.Finder
	catalogs []*catalog.Catalog // one a project, in the order in which ids are looked up; one of the library behind them
	judged   []bool             // by catalog: the command line names something of it

	passed map[*catalog.Entry]bool // definitions with errors that nobody has named
	used   []*catalog.Entry        // together, as a map and the sets that are deployed on it; nil: each is for itself
	rules  *rulebook.Rulebook      // of those that are used together; nil: each is read against its own
}

// wanted are the words of a command line.
type wanted struct {
	words   []string // files, folders, - and ids
	ids     []string // ids, whatever files there are of such a name
	paths   []string // paths, whatever ids there are of such a name
	kinds   []string // of definitions that an id can mean; nil: any
	near    string   // a file in whose project ids are looked up too, first where it is marked; "" for none
	here    bool     // the current project is looked at even when no word is an id
	every   string   // a kind of which everything in the projects is wanted, "" for none
	library bool     // ids of the library are to be judged too, and those that nobody has are refused
}

// open gathers the projects of a command line. Definitions that its words mean are to be judged, and what they are read
// with.
func (a *app) open(want wanted) *workspace {
	if want.kinds == nil {
		want.kinds = kinds.All().Names()
	}
	paths, ids := a.split(want)
	f := project.Find(kinds.All(), disk.Files{}, paths, a.readStdin)
	byPath := len(f.Projects)
	near := func(marked bool) {
		if want.near != "" {
			f.Of(want.near, marked)
		}
	}
	near(true)
	if byPath == 0 && (want.here || len(ids) > 0) {
		f.Current() // who gives a path means its project
	}
	near(false)
	for _, p := range f.Projects {
		f.Fill(p)
	}
	var library []*source.File
	if want.every != "" {
		for _, p := range f.Projects {
			p.NameAll(want.every)
		}
	}
	for _, id := range ids {
		named := func(p *project.Project) bool { return p.Name(id, want.kinds...) }
		if slices.ContainsFunc(f.Projects, named) || !want.library {
			continue
		}
		files := libraryFiles(id, want.kinds)
		if len(files) == 0 {
			f.Findings = append(f.Findings, f.Missing(id))
		}
		library = append(library, files...)
	}
	ws := &workspace{finder: f}
	for i, p := range f.Projects {
		ws.catalogs = append(ws.catalogs, catalog.Project(p.Named, p.Others, a.workers))
		ws.judged = append(ws.judged, i < byPath || len(p.Named) > 0)
	}
	ws.catalogs = append(ws.catalogs, catalog.New(library, a.workers))
	ws.judged = append(ws.judged, true)
	return ws
}

// split parts the words of a command line into paths and ids. Where a word may be both, `muster check` takes the file or
// folder, and all others what somebody knows by that id.
func (a *app) split(want wanted) (paths, ids []string) {
	ids, paths = slices.Clone(want.ids), slices.Clone(want.paths)
	for _, word := range want.words {
		_, err := os.Stat(word)
		switch {
		case slices.Contains(ids, word):
		case isPath(word), err == nil && (want.library || !a.knows(word, want.kinds)):
			paths = append(paths, word)
		default:
			ids = append(ids, word)
		}
	}
	return paths, ids
}

// knows tells whether the current project or the library has a definition of an id.
func (a *app) knows(id string, of []string) bool {
	if len(libraryFiles(id, of)) > 0 {
		return true
	}
	f := project.Find(kinds.All(), disk.Files{}, nil, nil)
	here := f.Current()
	f.Fill(here)
	return here.Name(id, of...)
}

// libraryFiles are the files of the library that an id means.
func libraryFiles(id string, kinds []string) []*source.File {
	var out []*source.File
	for _, kind := range kinds {
		if f := catalog.LibraryFile(kind, id); f != nil {
			out = append(out, f)
		}
	}
	return out
}

// readStdin reads what a definition may have at most, and a byte more.
func (a *app) readStdin() ([]byte, error) {
	return io.ReadAll(io.LimitReader(a.in, source.MaxSize+1))
}

// find looks an id up: in each project in turn, then in the library.
func (ws *workspace) find(kind, id string) *catalog.Entry {
	for _, c := range ws.catalogs {
		if e := c.Own(kind, id); e != nil {
			return e
		}
		if c.Faulty(kind, id) {
			return nil // the library's own is not what is meant
		}
	}
	return ws.catalogs[len(ws.catalogs)-1].Library(kind, id)
}

// meant is the entry of a kind that a word means: of a file, or of an id.
func (ws *workspace) meant(kind, word string) *catalog.Entry {
	if isPath(word) {
		return ws.named(kind, word)
	}
	return ws.find(kind, word)
}

// all lists what find finds of a kind, by id; what cannot be read at all is left out.
func (ws *workspace) all(kind string) []*catalog.Entry {
	var out []*catalog.Entry
	for _, id := range ws.ids(kind) {
		if e := ws.find(kind, id); e != nil && !ws.passed[e] {
			out = append(out, e)
		}
	}
	return out
}

// ids lists the ids of a kind, sorted.
func (ws *workspace) ids(kind string) []string {
	var out []string
	for _, c := range ws.catalogs {
		out = append(out, c.IDs(kind)...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// named is the entry of a file that the command line names; nil when it holds none of the kind.
func (ws *workspace) named(kind, word string) *catalog.Entry {
	for _, c := range ws.catalogs {
		for _, name := range []string{word, cleanPath(word)} {
			if e := c.Named(name); e != nil && e.Doc.Kind == kind {
				return e
			}
		}
	}
	return nil
}

// source finds a read file by name, for excerpts.
func (ws *workspace) source(name string) *source.File {
	if f := ws.finder.Source(name); f != nil {
		return f
	}
	for _, c := range ws.catalogs {
		if e := c.Named(name); e != nil {
			return e.Doc.File // of the library
		}
	}
	return nil
}

// cleanPath is the name under which a path is read.
func cleanPath(path string) string { return filepath.ToSlash(filepath.Clean(path)) }

// notRead is the code of what looks like a definition in a folder and is not read.
const notRead = "file/not-read"

// isPath tells whether a word on the command line names a file rather than an id.
func isPath(word string) bool {
	return word == "-" || strings.ContainsAny(word, `/\.`)
}

// isFolder tells whether a word names a folder that is there.
func isFolder(word string) bool {
	info, err := os.Stat(word)
	return err == nil && info.IsDir()
}

// stopped says that a project was not looked through whole; "" when all were.
func (ws *workspace) stopped() string {
	for _, p := range ws.finder.Projects {
		if d := p.Stopped(); d != nil {
			return " (" + d.Message + ")"
		}
	}
	return ""
}

// noDefinitions refuses a folder that holds none.
func (ws *workspace) noDefinitions() error {
	if len(ws.finder.Empty()) == 0 {
		return nil
	}
	hint := "name files or a folder with *." + strings.Join(kinds.All().Names(), ".toml, *.") + ".toml"
	return usage(hint, "there are no definitions in %s%s", ws.finder.Empty()[0], ws.stopped())
}

// gathered is what gathering the files found.
func (ws *workspace) gathered() []diag.Diagnostic {
	list := slices.Clone(ws.finder.Findings)
	for _, p := range ws.finder.Projects {
		list = append(list, p.Findings...)
	}
	return list
}

// libraryWorkspace has the whole library to be judged.
func libraryWorkspace(workers int) *workspace {
	return &workspace{
		finder:   project.Find(kinds.All(), disk.Files{}, nil, nil),
		catalogs: []*catalog.Catalog{catalog.New(catalog.LibraryFiles(), workers)},
		judged:   []bool{true},
	}
}
