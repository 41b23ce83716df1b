// Package workspace opens projects by paths and ids, and checks them. It finds the definitions, runs the checks, and
// applies the projects' settings to the findings. It writes nothing; its callers do. Start with Open, then
// Workspace.Judge and Workspace.Settle.
package workspace

import (
	"path/filepath"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// Stdin is the word for standard input on a command line.
const Stdin = "-"

// Workspace holds the input of one command line: the projects of its paths, or that of the current folder, then the
// library.
type Workspace struct {
	files    project.Files
	Finder   *project.Finder
	Catalogs []*catalog.Catalog // one a project, in the order of lookup; the library's last
	Judged   []bool             // by catalog: the command line names something of it

	passed   map[*catalog.Entry]bool // invalid definitions that are not named
	memories []*runner.Memory        // by catalog; nil without a cache
	narrowed []*narrowed             // by catalog; nil if everything is reported
	own      []*project.Finder       // that have read settings which are not in force
	step     func()                  // is called for each file that is read, and for each that is checked; or nil
}

// Wanted holds the words of a command line.
type Wanted struct {
	Words   []string               // files, folders, - and ids
	IDs     []string               // ids, whatever files there are of such a name
	Paths   []string               // paths, whatever ids there are of such a name
	Kinds   []string               // of definitions that an id can mean; nil: any
	Near    string                 // ids are also looked up in this file's project, first if it is marked; or ""
	Here    bool                   // the current project is looked at even when no word is an id
	Every   string                 // a kind to select completely in the projects, "" for none
	Files   project.Files          // where paths and the current folder are looked for; nil: on the disk
	Edited  *Edited                // files with other texts than the disk has; nil for none
	Settle  func(*project.Project) // changes the settings of a project before its definitions are read by them; or nil
	Despite []string               // codes of errors that do not keep a definition from being used
	Library bool                   // check named library ids too, and refuse unknown ids
	// Pace gets the number of files to read and returns a function that is called for each read or checked file. It may
	// be nil.
	Pace    func(files int) (step func())
	Workers int                    // goroutines that read definitions
	Stdin   func() ([]byte, error) // reads what - names, the same each time; nil for nothing
	// Remember returns the cache of earlier runs in a project, or with nil that of shipped files. It may be nil, and
	// may return nil without a cache.
	Remember func(*project.Project) *runner.Memory
}

// Open collects the projects of a command line. It selects the named definitions for checking, and loads their
// dependencies.
func Open(want Wanted) *Workspace {
	if want.Kinds == nil {
		want.Kinds = games.Kinds().Names()
	}
	if want.Files == nil {
		want.Files = want.Edited.files()
	}
	paths, ids := split(want)
	f := project.Find(games.Kinds(), want.Files, paths, want.Stdin)
	byPath := len(f.Projects)
	near := func(marked bool) {
		if want.Near != "" {
			f.Of(want.Near, marked)
		}
	}
	near(true)
	if byPath == 0 && (want.Here || len(ids) > 0) {
		f.Current() // without a path, use the current project
	}
	near(false)
	for _, p := range f.Projects {
		f.Fill(p)
		if want.Settle != nil {
			want.Settle(p)
		}
	}
	var shipped []*source.File
	var missing []int // which findings are of words that no id is
	if want.Every != "" {
		for _, p := range f.Projects {
			p.NameAll(want.Every)
		}
	}
	for _, id := range ids {
		named := func(p *project.Project) bool { return p.Name(id, want.Kinds...) }
		if slices.ContainsFunc(f.Projects, named) || !want.Library {
			continue
		}
		files := libraryFiles(id, want.Kinds)
		if len(files) == 0 {
			missing = append(missing, len(f.Findings))
			f.Findings = append(f.Findings, f.Missing(id))
		}
		shipped = append(shipped, files...)
	}
	ws := &Workspace{Finder: f, files: want.Files}
	if want.Pace != nil {
		files := 0
		for _, p := range f.Projects {
			files += p.Definitions()
		}
		ws.step = want.Pace(files)
	}
	for i, p := range f.Projects {
		ws.add(want, p, p.Named, p.Others)
		ws.Judged = append(ws.Judged, i < byPath || len(p.Named) > 0)
	}
	ws.add(want, nil, shipped, nil)
	ws.Judged = append(ws.Judged, true)
	for _, i := range missing {
		ws.nearID(&f.Findings[i], want.Kinds)
	}
	return ws
}

// nearID adds the nearest id of some kinds to the help of a finding about a word that is neither a file nor an id.
func (ws *Workspace) nearID(d *diag.Diagnostic, kinds []string) {
	var ids []string
	for _, kind := range kinds {
		ids = append(ids, ws.IDs(kind)...)
	}
	if id := ws.titled(d.File, kinds); id != "" {
		d.Help = "write " + id
	} else if below := ws.below(d.File, kinds); below != "" {
		d.Help = below
	} else if near := diag.Meant(d.File, ids); near != "" && !strings.Contains(d.Message, "did you mean") {
		d.Help = near
	}
}

// add makes the catalog of a project, or with nil that of shipped files.
func (ws *Workspace) add(want Wanted, p *project.Project, named, others []*source.File) {
	var remembered *runner.Memory
	if want.Remember != nil {
		remembered = want.Remember(p)
	}
	handed := func(f *source.File) *catalog.Header {
		if ws.step != nil {
			ws.step()
		}
		if remembered != nil {
			return remembered.Handed(f)
		}
		return nil
	}
	ws.memories = append(ws.memories, remembered)
	c := catalog.ProjectWithHeaders(games.Catalogs(), named, others, want.Workers, handed)
	if p != nil {
		c.Under(p.Settings)
	}
	ws.Catalogs = append(ws.Catalogs, c)
}

// Library selects the whole library for checking. It only uses want.Remember and want.Workers.
func Library(want Wanted) *Workspace {
	ws := &Workspace{files: disk.Files{}, Judged: []bool{true}}
	ws.Finder = project.Find(games.Kinds(), ws.files, nil, nil)
	ws.add(want, nil, games.Catalogs().LibraryFiles(), nil)
	return ws
}

// Gather finds the files that paths and ids name, as Open does for a check. Without an id it reads no other file of
// their projects.
func Gather(words []string, stdin func() ([]byte, error), workers int) *Workspace {
	want := Wanted{Words: words, Library: true, Kinds: games.Kinds().Names(), Files: disk.Files{}, Stdin: stdin,
		Workers: workers}
	paths, ids := split(want)
	if len(ids) > 0 {
		return Open(want)
	}
	return &Workspace{files: want.Files, Finder: project.Find(games.Kinds(), want.Files, paths, stdin)}
}

// Shipped returns the files of the library that ids of a command line name.
func (ws *Workspace) Shipped() []*source.File {
	var out []*source.File
	if last := len(ws.Catalogs) - 1; last >= 0 {
		for _, e := range ws.Catalogs[last].Given() {
			out = append(out, e.Doc.File)
		}
	}
	return out
}

// split separates the words of a command line into paths and ids. For an ambiguous word, `muster check` prefers the
// file or folder, other commands the id.
func split(want Wanted) (paths, ids []string) {
	ids, paths = slices.Clone(want.IDs), slices.Clone(want.Paths)
	for _, word := range want.Words {
		_, err := want.Files.Stat(word)
		switch {
		case slices.Contains(ids, word):
		case IsPath(word), err == nil && (want.Library || !knows(want.Files, word, want.Kinds)):
			paths = append(paths, word)
		default:
			ids = append(ids, word)
		}
	}
	return paths, ids
}

// knows reports whether the current project or the library has a definition with an id.
func knows(files project.Files, id string, of []string) bool {
	if len(libraryFiles(id, of)) > 0 {
		return true
	}
	f := project.Find(games.Kinds(), files, nil, nil)
	here := f.Current()
	f.Fill(here)
	return here.Name(id, of...)
}

// libraryFiles returns the files of the library that an id names.
func libraryFiles(id string, kinds []string) []*source.File {
	var out []*source.File
	for _, kind := range kinds {
		if f := games.Catalogs().LibraryFile(kind, id); f != nil {
			out = append(out, f)
		}
	}
	return out
}

// Find looks up an id: in each project in turn, then in the library.
func (ws *Workspace) Find(kind, id string) *catalog.Entry {
	for _, c := range ws.Catalogs {
		if e := c.Own(kind, id); e != nil {
			return e
		}
		if c.Invalid(kind, id) {
			return nil // library definitions are not meant
		}
	}
	return ws.Catalogs[len(ws.Catalogs)-1].Library(kind, id)
}

// meant returns the entry of a kind that a word names: by file or by id.
func (ws *Workspace) meant(kind, word string) *catalog.Entry {
	if IsPath(word) {
		return ws.named(kind, word)
	}
	return ws.Find(kind, word)
}

// All lists what find finds of a kind, by id, without unreadable files.
func (ws *Workspace) All(kind string) []*catalog.Entry {
	var out []*catalog.Entry
	for _, id := range ws.IDs(kind) {
		if e := ws.Find(kind, id); e != nil && !ws.passed[e] {
			out = append(out, e)
		}
	}
	return out
}

// IDs lists the ids of a kind, sorted.
func (ws *Workspace) IDs(kind string) []string {
	var out []string
	for _, c := range ws.Catalogs {
		out = append(out, c.IDs(kind)...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// named returns the entry of a file on the command line; nil if the file holds none of the kind.
func (ws *Workspace) named(kind, word string) *catalog.Entry {
	for _, c := range ws.Catalogs {
		for _, name := range []string{word, cleanPath(word)} {
			if e := c.Named(name); e != nil && e.Doc.Kind == kind {
				return e
			}
		}
	}
	return nil
}

// Source finds a read file by name, for excerpts.
func (ws *Workspace) Source(name string) *source.File {
	for _, finder := range append(ws.own, ws.Finder) {
		if f := finder.Source(name); f != nil {
			return f
		}
	}
	for _, c := range ws.Catalogs {
		if e := c.Named(name); e != nil {
			return e.Doc.File // of the library
		}
	}
	return nil
}

// cleanPath returns the name under which a path is read.
func cleanPath(path string) string { return filepath.ToSlash(filepath.Clean(path)) }

// IsPath reports whether a word on the command line names a file, not an id.
func IsPath(word string) bool {
	return word == Stdin || strings.ContainsAny(word, `/\.`)
}

// Stopped names a project that was not searched completely; "" if all were.
func (ws *Workspace) Stopped() string {
	for _, p := range ws.Finder.Projects {
		if d := p.Stopped(); d != nil {
			return " (" + d.Message + ")"
		}
	}
	return ""
}

// NoDefinitions returns an error for a folder without definitions.
func (ws *Workspace) NoDefinitions() error {
	if len(ws.Finder.Empty()) == 0 {
		return nil
	}
	hint := "name files or a folder with *." + strings.Join(games.Kinds().Names(), ".toml, *.") + ".toml"
	return report.Wrongf(hint, "no definitions in %s%s", ws.Finder.Empty()[0], ws.Stopped())
}

// Gathered returns the findings of the file search.
func (ws *Workspace) Gathered() []diag.Diagnostic {
	list := slices.Clone(ws.Finder.Findings)
	for _, p := range ws.Finder.Projects {
		list = append(list, p.Findings...)
	}
	return list
}
