package project

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"muster/schema/diag"
	"muster/schema/source"
)

// misnamed is a file that was perhaps meant to be a definition, and that is not read for its name.
type misnamed struct {
	why   string
	meant string // the name that it should have
	told  bool   // it lies in a folder that a path names
}

// addMisnamed takes the misnamed files of a project in as such, so that nobody is told that what should be in them is
// not there. A path may have named one by itself: that one is read, whatever its name.
func (f *Finder) addMisnamed(p *Project) {
	for _, path := range slices.Sorted(maps.Keys(p.misnamed)) {
		if _, named := f.taken[path]; named {
			continue
		}
		m, name := p.misnamed[path], f.name(path)
		text, err := readUpTo(f.files, path, source.MaxSize)
		if err != nil {
			text = nil // nothing is known of it but its name
		}
		f.add(p, source.MisnamedFile(name, m.meant, text), false)
		p.unread[name] = notReadFor(name, m.why, "rename it to "+m.meant)
		if m.told {
			p.Findings = append(p.Findings, p.unread[name])
		}
	}
}

// Needed makes errors of what a project says of files that are not read for their names, where a run needs the files:
// of what is read with them nobody knows whether it is right. It tells of those, too, that lie in no folder that a path
// names.
func (p *Project) Needed(names []string) {
	for _, name := range names {
		d, unread := p.unread[name]
		if !unread {
			continue
		}
		told := func(other diag.Diagnostic) bool { return other.File == name && other.Code == notRead }
		d.Severity = diag.Error
		p.Findings = append(slices.DeleteFunc(p.Findings, told), d)
	}
}

// didYouMean asks for the folder or definition beside a path that is not there whose name is most like its own; "" when
// none is near.
func (f *Finder) didYouMean(path string) string {
	entries, err := f.files.ReadDir(filepath.Dir(path))
	if err != nil {
		return ""
	}
	var names []string
	for _, e := range entries {
		if e.IsDir() && !skipped(e.Name()) || f.kinds.OfName(e.Name()) != "" {
			names = append(names, e.Name())
		}
	}
	near := diag.Nearest(filepath.Base(path), names)
	if near == "" {
		return ""
	}
	return fmt.Sprintf(", did you mean %s?", slashed(filepath.Join(filepath.Dir(path), near)))
}
