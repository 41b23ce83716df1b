package project

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema/diag"
)

// UnusedPath is the code of a pattern of paths in a project's settings that fits nothing which is there.
const UnusedPath = "project/unused-path"

// meets notes which patterns fit a file or folder of the project, by where they stand in the settings.
func (p *Project) meets(name string) {
	p.eachPattern(func(ptr, pattern string) {
		if !p.fits[ptr] && fitsWhole(strings.Split(pattern, "/"), strings.Split(name, "/")) {
			p.fits[ptr] = true
		}
	})
}

// passes notes that a folder is not looked into because a pattern leaves it out: whether others fit something in it
// nobody knows.
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

// Idle lists the patterns of paths that fit nothing in a project that was looked through whole: a slip of the pen in
// one beside others would let less in than its author means, or more.
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

// folderFault is what is wrong with a folder that settings name, and how to mend it; "" when it is one of the project.
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

// outside is what is wrong with a folder that is not the project's.
const outside = "is outside the project"

// strays finds that the folder which sheets are to go to lies elsewhere, by a link on the way: what somebody else's
// project says must not write into the files of who prints it.
func (p *Project) strays(files Files) []diag.Diagnostic {
	name := p.Settings.Print.Out
	if why, _ := folderFault(name); name == "" || why != "" {
		return nil
	}
	on := p.real
	for part := range strings.SplitSeq(path.Clean(name), "/") {
		on = filepath.Join(on, part)
		if _, err := files.Lstat(on); err != nil {
			return nil // it is made, and all behind it
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
