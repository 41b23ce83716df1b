package project

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"muster/schema/diag"
	"muster/schema/source"
)

// misnamed is a file that may be meant as a definition but is skipped because of its name.
type misnamed struct {
	why   string
	meant string // the name that it should have
	told  bool   // it is in a folder that a path names
}

// addMisnamed adds the misnamed files of a project, so that references to their content are not reported as missing. A
// misnamed file that a path names directly is read anyway.
func (f *Finder) addMisnamed(p *Project) {
	for _, path := range slices.Sorted(maps.Keys(p.misnamed)) {
		if _, named := f.taken[path]; named {
			continue
		}
		m, name := p.misnamed[path], f.name(path)
		text, err := readUpTo(f.files, path, source.MaxSize)
		if err != nil {
			text = nil // only its name is known
		}
		f.add(p, source.MisnamedFile(name, m.meant, text), false)
		p.unread[name] = notReadFor(name, m.why, "rename it to "+m.meant)
		if m.told {
			p.Findings = append(p.Findings, p.unread[name])
		}
	}
}

// Needed raises the findings about skipped files to errors if a run needs the files, because definitions that use them
// cannot be checked. It also reports files outside of the named folders.
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

// didYouMean suggests the sibling folder or definition with the most similar name for a missing path, or "".
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
