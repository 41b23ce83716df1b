package project

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema/diag"
)

// UnusedPath is the code for a path pattern in a project's settings that matches nothing.
const UnusedPath = "project/unused-path"

// meets records the patterns that match a file or folder of the project, by their location in the settings.
func (p *Project) meets(name string) {
	p.eachPattern(func(ptr, pattern string) {
		if !p.fits[ptr] && fitsWhole(strings.Split(pattern, "/"), strings.Split(name, "/")) {
			p.fits[ptr] = true
		}
	})
}

// passes records that a pattern excludes a folder: whether other patterns match something in it is unknown.
func (p *Project) passes(folder string) {
	p.eachPattern(func(ptr, pattern string) {
		p.fits[ptr] = p.fits[ptr] || reaches(pattern, folder)
	})
}

func (p *Project) eachPattern(f func(ptr, pattern string)) {
	for i, pattern := range p.Settings.Paths.Only {
		f(fmt.Sprintf("/paths/only/%d", i), pattern)
	}
	for i, pattern := range p.Settings.Paths.LeaveOut {
		f(fmt.Sprintf("/paths/leave_out/%d", i), pattern)
	}
}

// Idle lists the path patterns that match nothing in a completely searched project. A typo in one of several patterns
// would include fewer or more files than intended.
func (p *Project) Idle() []diag.Diagnostic {
	var out []diag.Diagnostic
	p.eachPattern(func(ptr, pattern string) {
		why, _ := patternFault(pattern)
		if p.fits[ptr] || why != "" || pattern == "" || p.Settings.Doc == nil || !p.filled || p.stopped != nil {
			return
		}
		d := diag.Diagnostic{
			Code: UnusedPath, Severity: diag.Warning, Help: "fix it, or remove it",
			Message: fmt.Sprintf("the pattern %q matches no file of the project", pattern),
		}
		d.File, d.Start, d.End = diag.At(p.Settings.Doc.File, p.Settings.Doc.Value(ptr))
		out = append(out, d)
	})
	return out
}

// folderFault returns the error in a folder of the settings and its help, or "".
func folderFault(name string) (why, help string) {
	const write = "write a path relative to the project's folder, such as sheets"
	clean := path.Clean(name)
	switch {
	case strings.Contains(name, `\`):
		return "contains a backslash", "write / between folders"
	case path.IsAbs(name), len(name) > 1 && name[1] == ':':
		return "is an absolute path", write
	case slices.Contains(strings.Split(clean, "/"), ".."):
		return outside, write
	case slices.ContainsFunc(strings.Split(clean, "/"), func(part string) bool { return strings.EqualFold(part, ".git") }):
		return "belongs to git", write
	}
	return "", ""
}

// outside is the message for a folder outside of the project.
const outside = "is outside the project"

// strays reports a print folder that leaves the project through a link: settings of a downloaded project must not write
// into the user's other files.
func (p *Project) strays(files Files) []diag.Diagnostic {
	name := p.Settings.Print.Out
	if why, _ := folderFault(name); name == "" || why != "" {
		return nil
	}
	on := p.real
	for part := range strings.SplitSeq(path.Clean(name), "/") {
		on = filepath.Join(on, part)
		if _, err := files.Lstat(on); err != nil {
			return nil // it will be created, including its subfolders
		}
		if real, err := files.Real(on); err == nil && within(real, p.real) {
			continue
		}
		d := diag.Diagnostic{
			Code: BadPath, Severity: diag.Error, Message: fmt.Sprintf("the folder %q %s, by a link", name, outside),
			Help: "name another folder, or remove the link; --out can write to any folder",
		}
		d.File, d.Start, d.End = diag.At(p.Settings.Doc.File, p.Settings.Doc.Value("/print/out"))
		return []diag.Diagnostic{d}
	}
	return nil
}
