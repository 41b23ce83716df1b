// Package project finds the files that belong together. A project is a folder: the nearest one upward that holds a file
// .muster.toml, or else the folder that a command is given. All definitions and rulebooks below it are found by id,
// wherever they stand. The package reads folders and files out of a Files, which is the disk or any fs.FS, and says
// what it passes over; what is in the files is for others. Start with Find.
package project

import (
	"cmp"
	"encoding/json"
	"maps"
	"path/filepath"
	"slices"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// Marker is the file that makes its folder a project.
const Marker = schema.SettingsFile

// Ignore is the file that keeps its folder, with all below it, out of the project around it.
const Ignore = ".muster-ignore"

// How far a folder is looked into that no Marker makes a project: it may be anybody's home.
const (
	MaxLevels  = 4     // folders below the first
	MaxEntries = 10000 // files and folders
)

// Project is one folder with all that belongs together in it.
type Project struct {
	Root   string         // the folder, as messages name it, with slashes
	Marked bool           // it holds a Marker
	Given  bool           // a path names the folder with all that is in it, its Marker too
	Named  []*source.File // what the paths name, to be judged
	Others []*source.File // all other definitions of the project

	Settings *schema.Settings // what its Marker says; never nil

	// Findings are what is wrong with the project's settings, and what of its files cannot be read or was passed over.
	Findings []diag.Diagnostic

	kinds   *schema.Kinds
	real    string // the folder without links
	filled  bool
	entries int
	counted map[string]bool  // folders whose entries are among them
	ignored []string         // folders with an Ignore
	stopped *diag.Diagnostic // set when the walk left something out

	fits     map[string]bool            // patterns of paths that fit something, by where they stand
	misnamed map[string]misnamed        // by path: files that look like definitions and have another name
	unread   map[string]diag.Diagnostic // by name: what is to be said of them
}

// Folder is the project's folder as an absolute path without links.
func (p *Project) Folder() string { return p.real }

// Folders lists the folders whose files were looked at, as absolute paths without links,
// and those that are left out by an Ignore.
func (p *Project) Folders() []string {
	return append(slices.Sorted(maps.Keys(p.counted)), p.ignored...)
}

// Asked is all that the settings in force ask for, as bytes: who keeps what was found by them knows them again by it.
func (p *Project) Asked() []byte {
	asked, err := json.Marshal(p.Settings)
	if err != nil {
		panic("project: " + err.Error()) // texts, numbers, and lists of them
	}
	if doc := p.Settings.Doc; doc != nil {
		asked = append(append(asked, '\n'), doc.File.Text...)
	}
	return asked
}

// Definitions counts the files of the project.
func (p *Project) Definitions() int { return len(p.Named) + len(p.Others) }

// Finder gathers the projects that the paths of one run name.
type Finder struct {
	Projects []*Project          // in the order in which paths name them
	Findings []diag.Diagnostic   // paths that are missing or cannot be read
	Under    map[string][]string // by folder that was given: the names of the definitions in it, in the order of the walk

	kinds    *schema.Kinds
	files    Files
	stdin    func() ([]byte, error)
	here     string // the current folder, without links
	hereErr  error
	byReal   map[string]*Project
	taken    map[string]string // names of files by their paths without links
	spelled  []spelling
	byName   map[string]*source.File
	settings map[string]bool // Markers that were read
}

// spelling is how the user writes a folder.
type spelling struct{ real, as string }

// Find gathers what paths of files name: files of these kinds, folders with all they hold, "-" for what stdin gives.
func Find(kinds *schema.Kinds, files Files, paths []string, stdin func() ([]byte, error)) *Finder {
	f := &Finder{
		kinds:    kinds,
		stdin:    stdin,
		byReal:   map[string]*Project{},
		taken:    map[string]string{},
		Under:    map[string][]string{},
		files:    files,
		byName:   map[string]*source.File{},
		settings: map[string]bool{},
	}
	f.here, f.hereErr = files.Here()
	var all []*given
	for i, path := range paths {
		if slices.Contains(paths[:i], path) {
			continue
		}
		if g := f.given(path); g != nil {
			all = append(all, g)
		}
	}
	outermost(all)
	for _, g := range all {
		if names := f.take(g); g.folder {
			f.Under[g.path] = names
		}
	}
	return f
}

// Empty lists the folders that were given and hold no definition, sorted.
func (f *Finder) Empty() []string {
	var out []string
	for folder, names := range f.Under {
		if len(names) == 0 {
			out = append(out, folder)
		}
	}
	slices.Sort(out)
	return out
}

// Current is the project of the current folder.
func (f *Finder) Current() *Project {
	if f.hereErr != nil {
		return f.project(given{root: ".", spelled: "."})
	}
	root, marked := f.locate(f.here)
	return f.project(given{real: f.here, spelled: ".", root: root, marked: marked})
}

// Of takes in the project of the folder that a file stands in, the file of a recorded game for instance; with marked
// only where that has a Marker.
func (f *Finder) Of(path string, marked bool) {
	before := len(f.Findings)
	if g := f.given(path); g != nil && (g.marked || !marked) {
		f.project(*g)
	}
	f.Findings = f.Findings[:before]
}

// Fill reads the files of a project that no path names.
func (f *Finder) Fill(p *Project) {
	if p.filled {
		return
	}
	p.filled = true
	w := walk{finder: f, project: p, top: p.real}
	w.folder(p.real)
	w.links()
	f.addMisnamed(p)
	p.standIn()
	byName := func(a, b *source.File) int { return cmp.Compare(a.Name, b.Name) }
	slices.SortStableFunc(p.Named, byName)
	slices.SortStableFunc(p.Others, byName)
}

// standIn lets what standard input gives stand in the place of the file of the project with its kind and id, unless a
// path names that, too: an editor checks what it has not saved yet.
func (p *Project) standIn() {
	i := slices.IndexFunc(p.Named, func(f *source.File) bool { return f.Name == stdinName })
	if i < 0 {
		return
	}
	kind, id := p.identity(p.Named[i])
	p.Others = slices.DeleteFunc(p.Others, func(f *source.File) bool {
		k, other := p.identity(f)
		return id != "" && k == kind && other == id
	})
}

// identity is the kind and id of a file, as far as it says them; none of one that is not read for its name.
func (p *Project) identity(f *source.File) (kind, id string) {
	if f.Meant != "" {
		return "", ""
	}
	kind, id, plain := p.kinds.Peek(f)
	if !plain {
		doc, _ := p.kinds.Load(f)
		kind = doc.Kind
		id, _ = doc.Tree["id"].(string)
	}
	return kind, id
}

// Stopped is the finding that the walk through a project left something out; nil when it did not.
func (p *Project) Stopped() *diag.Diagnostic { return p.stopped }

// Newer reports whether the project's settings are for a newer Muster: what they ask for is not known.
func (p *Project) Newer() bool {
	return slices.ContainsFunc(p.Findings, func(d diag.Diagnostic) bool { return d.Code == schema.NewerMuster })
}

// Whole reports whether all that belongs to the project is named.
func (p *Project) Whole() bool { return p.filled && len(p.Others) == 0 && p.stopped == nil }

// Place is the project that a file stands in, by the name under which it is known, and its path from that project's
// folder on, "" for standard input; nil for what is in none.
func (f *Finder) Place(name string) (*Project, string) {
	if name == stdinName {
		i := slices.IndexFunc(f.Projects, func(p *Project) bool {
			return slices.ContainsFunc(p.Named, func(file *source.File) bool { return file.Name == name })
		})
		if i < 0 {
			return nil, ""
		}
		return f.Projects[i], ""
	}
	real, err := f.files.Real(filepath.FromSlash(name))
	if err != nil {
		return nil, ""
	}
	var in *Project
	for _, p := range f.Projects {
		if within(real, p.real) && (in == nil || len(p.real) > len(in.real)) {
			in = p
		}
	}
	if in == nil {
		return nil, ""
	}
	return in, in.below(real)
}

// Source finds a file that was read by its name, for excerpts.
func (f *Finder) Source(name string) *source.File { return f.byName[name] }

// NameAll makes all files of a kind named ones, by what their names or texts say.
func (p *Project) NameAll(kind string) {
	p.name(func(_, k string) bool { return k == kind })
}

// Name makes those files of a project that hold a definition of a kind and id named ones. It reports whether there are
// any.
func (p *Project) Name(id string, kinds ...string) bool {
	return p.name(func(other, kind string) bool { return other == id && slices.Contains(kinds, kind) })
}

// name makes files named ones, and reports whether there are any.
func (p *Project) name(wanted func(id, kind string) bool) bool {
	is := func(f *source.File) bool {
		kind, id := p.identity(f)
		return wanted(id, kind)
	}
	n := len(p.Named)
	known := slices.ContainsFunc(p.Named, is)
	for _, f := range p.Others {
		if is(f) {
			p.Named = append(p.Named, f)
		}
	}
	p.Others = slices.DeleteFunc(p.Others, func(f *source.File) bool { return slices.Contains(p.Named[n:], f) })
	return known || len(p.Named) > n
}
