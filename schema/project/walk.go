package project

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// take reads the files of a given path, and lists the definitions of a folder.
func (f *Finder) take(g *given) []string {
	p := f.project(*g)
	switch {
	case g.path == stdinName:
		f.readStdin(p)
	case g.folder:
		p.Given = p.Given || g.real == p.real
		f.spelled = append(f.spelled, spelling{g.real, slashed(g.spelled)})
		w := walk{finder: f, project: p, top: g.real, named: true}
		w.folder(g.real)
		w.links()
		return w.found
	default:
		name := filepath.Join(g.spelled, filepath.Base(g.path))
		f.readFile(p, filepath.Join(g.real, filepath.Base(g.path)), slashed(name), true)
	}
	return nil
}

// walk searches a folder of a project.
type walk struct {
	finder  *Finder
	project *Project
	top     string   // the starting folder
	named   bool     // a path names the folder: its files are judged, and skipped entries are reported
	linked  []string // links found, handled after all other entries
	visited map[string]bool
	found   []string // names of definitions, including those read before
}

// skipped lists folders that are not part of a project's content.
func skipped(name string) bool {
	return strings.HasPrefix(name, ".") || name == "testdata" || name == "node_modules"
}

// folder reads every definition under a folder, by name. It skips hidden files and folders, folders with an Ignore, and
// other projects.
func (w *walk) folder(dir string) {
	if w.visited == nil {
		w.visited = map[string]bool{}
	}
	if w.visited[dir] || w.project.stopped != nil && w.project.entries > MaxEntries {
		return
	}
	w.visited[dir] = true
	entries, err := w.finder.files.ReadDir(dir)
	if err != nil {
		w.finder.unlisted(w.project, dir, err)
		// Entries listed before the error are read anyway.
	}
	if dir != w.top && slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return e.Name() == Ignore }) {
		w.project.ignored = append(w.project.ignored, dir)
		return
	}
	again := w.project.counted[dir] // a path named the folder, and the project is searched afterwards
	w.project.counted[dir] = true
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		if !again {
			w.project.entries++
		}
		if !w.project.Marked && w.project.entries > MaxEntries {
			w.stop(
				path,
				fmt.Sprintf(
					"more than %d files and folders: the rest, from %s on, is skipped",
					MaxEntries,
					w.finder.name(path),
				),
			)
			return
		}
		switch mode := e.Type(); {
		case w.leftOut(path, e.IsDir() || mode&fs.ModeSymlink != 0):
		case e.IsDir():
			w.below(path)
		case strings.HasPrefix(e.Name(), "."):
			w.hidden(path)
		case mode&fs.ModeSymlink != 0:
			w.linked = append(w.linked, path)
		case mode.IsRegular():
			w.file(path)
		case w.named:
			w.project.passedOver(
				w.finder.name(path),
				"it is not a file but "+special(mode),
				"remove it from the folder, or pipe it to standard input",
			)
		}
	}
}

// below enters a subfolder.
func (w *walk) below(path string) {
	switch {
	case skipped(filepath.Base(path)):
	case w.finder.hasMarker(path):
		if w.named {
			f := w.finder
			w.found = append(
				w.found,
				f.take(
					&given{
						path:    path,
						spelled: filepath.FromSlash(f.name(path)),
						real:    path,
						folder:  true,
						root:    path,
						marked:  true,
					},
				)...)
		}
	case !w.project.Marked && levels(w.project.real, path) > MaxLevels:
		w.stop(
			path,
			fmt.Sprintf("%s is skipped: it is more than %d folders deep", w.finder.name(path), MaxLevels),
		)
	default:
		w.folder(path)
	}
}

// levels counts the steps down from a folder.
func levels(root, path string) int {
	rel, err := filepath.Rel(root, path)
	if err != nil {
		return 0
	}
	return strings.Count(rel, string(filepath.Separator)) + 1
}

func (w *walk) stop(path, why string) {
	if w.project.stopped != nil {
		return
	}
	w.project.stopped = &diag.Diagnostic{
		Code: StoppedCode, Severity: diag.Warning, File: w.finder.name(path), Message: why,
		Help: "put an empty " + Marker + " into the project's folder to search all of it",
	}
}

// links handles the links found: a link to another file of the project stands for that file, whatever its name; a link
// out of the project is not followed.
func (w *walk) links() {
	for len(w.linked) > 0 {
		path := w.linked[0]
		w.linked = w.linked[1:]
		name := w.finder.name(path)
		target, err := w.finder.files.Real(path)
		if err != nil {
			if w.finder.kinds.OfName(path) != "" {
				w.finder.refuseIn(w.project, name, err)
				w.finder.add(w.project, source.LostFile(name), w.named)
			}
			continue
		}
		info, err := w.finder.files.Stat(target)
		switch {
		case err != nil:
			w.finder.refuseIn(w.project, name, err)
		case !within(target, w.project.real):
			if w.named && (info.IsDir() || w.finder.kinds.OfName(path) != "") {
				w.project.passedOver(
					name,
					"it is a link to a file outside the project",
					"copy the file, or name it directly",
				)
			}
		case w.leftOut(target, info.IsDir()):
		case info.IsDir():
			if !slices.ContainsFunc(parts(w.project.real, target), skipped) {
				w.below(target)
			}
		case info.Mode().IsRegular() && w.finder.kinds.OfName(path) != "":
			w.read(target, name)
		}
	}
}

// parts returns the names on the way from a folder to a path below it.
func parts(root, path string) []string {
	rel, err := filepath.Rel(root, path)
	if err != nil {
		return nil
	}
	return strings.Split(rel, string(filepath.Separator))
}

// hidden skips a hidden file, and warns about a misspelt settings file.
func (w *walk) hidden(path string) {
	base := filepath.Base(path)
	if !w.named || base == Marker {
		return
	}
	if near, edits := diag.Near(base, []string{Marker}); near != "" && edits <= 2 {
		w.project.passedOver(w.finder.name(path), "its name is similar to that of the settings file, "+Marker,
			"rename it to "+Marker)
	}
}

func (w *walk) file(path string) {
	if w.finder.kinds.OfName(path) != "" {
		w.read(path, w.finder.name(path))
		return
	}
	if _, known := w.project.misnamed[path]; known {
		return // a path names the folder, and the project is searched afterwards
	}
	if why, meant := w.finder.looksLike(path); why != "" {
		w.project.misnamed[path] = misnamed{why: why, meant: meant, told: w.named}
	}
}

func (w *walk) read(path, name string) {
	w.found = append(w.found, w.finder.readFile(w.project, path, name, w.named))
}

// special describes an entry that is neither a file nor a folder.
func special(mode fs.FileMode) string {
	switch {
	case mode&fs.ModeNamedPipe != 0:
		return "a pipe"
	case mode&fs.ModeSocket != 0:
		return "a socket"
	case mode&fs.ModeDevice != 0:
		return "a device"
	}
	return "something else"
}
