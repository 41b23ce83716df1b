// Package project finds the files of a project. A project is the nearest folder upward with a file .muster.toml, or
// else the folder that a command is given. All definitions and rulebooks below it are found by id, regardless of their
// folder. The package reads from a Files, which is the disk or any fs.FS, and reports skipped files; it does not
// interpret their content. Start with Find.
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

// Ignore is the file that excludes its folder and everything below it from the surrounding project.
const Ignore = ".muster-ignore"

// The search limits for a folder without a Marker, which may be a home folder.
const (
	MaxLevels  = 4     // folders below the first
	MaxEntries = 10000 // files and folders
)

// Project is a folder with all its definitions.
type Project struct {
	Root   string         // the folder as in messages, with slashes
	Marked bool           // it contains a Marker
	Given  bool           // a path names the whole folder, including its Marker
	Named  []*source.File // the files that paths name, to be judged
	Others []*source.File // all other definitions of the project

	Settings *schema.Settings // the content of its Marker; never nil

	// Findings are the errors in the project's settings, and its unreadable or skipped files.
	Findings []diag.Diagnostic

	kinds   *schema.Kinds
	real    string // the folder, resolved
	filled  bool
	entries int
	counted map[string]bool  // folders whose entries are counted
	ignored []string         // folders with an Ignore
	stopped *diag.Diagnostic // set when the walk omitted something

	fits     map[string]bool            // matching path patterns, by their location
	misnamed map[string]misnamed        // by path: files that look like definitions under another name
	unread   map[string]diag.Diagnostic // by name: their findings
}

// Folder returns the project's folder as an absolute path without links.
func (p *Project) Folder() string { return p.real }

// Folders lists the searched folders as absolute paths without links, including those excluded by an Ignore.
func (p *Project) Folders() []string {
	return append(slices.Sorted(maps.Keys(p.counted)), p.ignored...)
}

// Asked returns the effective settings as bytes, as a key for cached results.
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

// Finder collects the projects that the paths of one run name.
type Finder struct {
	Projects []*Project          // in the order of the paths
	Findings []diag.Diagnostic   // missing or unreadable paths
	Under    map[string][]string // by given folder: the names of the definitions in it, in walk order

	kinds    *schema.Kinds
	files    Files
	stdin    func() ([]byte, error)
	here     string // the current folder, resolved
	hereErr  error
	byReal   map[string]*Project
	taken    map[string]string // names of files by resolved path
	spelled  []spelling
	byName   map[string]*source.File
	settings map[string]bool // Markers that were read
}

// spelling is a folder as the user writes it.
type spelling struct{ real, as string }

// Find collects the files that paths name: files of these kinds, folders with all their content, and "-" for the text
// from stdin.
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

// Empty lists the given folders without a definition, sorted.
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

// Current returns the project of the current folder.
func (f *Finder) Current() *Project {
	if f.hereErr != nil {
		return f.project(given{root: ".", spelled: "."})
	}
	root, marked := f.locate(f.here)
	return f.project(given{real: f.here, spelled: ".", root: root, marked: marked})
}

// Of adds the project of the folder that contains a file, such as a recorded game. With marked it does so only if the
// project has a Marker.
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

// standIn replaces the project file with the same kind and id by the text from standard input, unless a path names that
// file too. Editors check unsaved text this way.
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

// identity returns the stated kind and id of a file; "" for a file skipped because of its name.
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

// Stopped returns the finding that the walk through a project omitted something, or nil.
func (p *Project) Stopped() *diag.Diagnostic { return p.stopped }

// Newer reports whether the project's settings require a newer Muster: their content is then unknown.
func (p *Project) Newer() bool {
	return slices.ContainsFunc(p.Findings, func(d diag.Diagnostic) bool { return d.Code == schema.NewerMuster })
}

// Whole reports whether all files of the project are named.
func (p *Project) Whole() bool { return p.filled && len(p.Others) == 0 && p.stopped == nil }

// Place returns the project of a file by its name, and its path relative to that project's folder, or "" for standard
// input. It returns nil for a file outside of all projects.
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

// Source returns a file that was read, by its name, for excerpts.
func (f *Finder) Source(name string) *source.File { return f.byName[name] }

// NameAll marks all files of a kind as named, by their names or texts.
func (p *Project) NameAll(kind string) {
	p.name(func(_, k string) bool { return k == kind })
}

// Name marks the project's files with a kind and id as named. It reports whether there are any.
func (p *Project) Name(id string, kinds ...string) bool {
	return p.name(func(other, kind string) bool { return other == id && slices.Contains(kinds, kind) })
}

// name marks files as named, and reports whether there are any.
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
