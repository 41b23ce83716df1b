package project

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema"
	"muster/schema/diag"
)

// BadPath is the code for a path pattern in a project's settings that can match nothing, and for a folder outside of
// the project.
const BadPath = "project/bad-path"

// Fits reports whether a pattern matches a path of a project: the path itself, or a folder that contains it. Paths and
// patterns are relative to the project's folder, with slashes.
func Fits(pattern, name string) bool {
	for ; name != "." && name != "/" && name != ""; name = path.Dir(name) {
		if fitsWhole(strings.Split(pattern, "/"), strings.Split(name, "/")) {
			return true
		}
	}
	return false
}

// fitsWhole reports whether a pattern matches all parts of a path. Its time is the product of both lengths, so that no
// pattern is slow.
func fitsWhole(pattern, parts []string) bool {
	fits := make([]bool, len(parts)+1) // the pattern so far matches the path up to here
	fits[0] = true
	for _, p := range pattern {
		next := make([]bool, len(fits))
		for i, before := range fits {
			if p == "**" {
				next[i] = before || i > 0 && next[i-1]
			} else if i > 0 && fits[i-1] {
				next[i], _ = path.Match(p, parts[i-1])
			}
		}
		fits = next
	}
	return fits[len(parts)]
}

// reaches reports whether something below a folder may match a pattern that does not match the folder itself.
func reaches(pattern, folder string) bool {
	parts := strings.Split(pattern, "/")
	for i, name := range strings.Split(folder, "/") {
		if i == len(parts) {
			return false
		}
		if parts[i] == "**" {
			return true
		}
		if ok, _ := path.Match(parts[i], name); !ok {
			return false
		}
	}
	return true
}

// patternFault returns the error in a pattern and its help, or "".
func patternFault(pattern string) (why, help string) {
	parts := strings.Split(pattern, "/")
	switch {
	case strings.Contains(pattern, `\`):
		return "a backslash", "write / between folders"
	case strings.HasPrefix(pattern, "/"):
		return "a / at its beginning", "write a path relative to the project's folder: " + strings.TrimLeft(pattern, "/")
	case strings.HasSuffix(pattern, "/"):
		return "a / at its end", "write " + strings.TrimRight(pattern, "/") + ": a folder includes its files and subfolders"
	case slices.Contains(parts, ".."), slices.Contains(parts, "."), slices.Contains(parts, ""):
		return "a part that is not a name", "write a path relative to the project's folder, such as maps/drafts"
	}
	for _, p := range parts {
		if _, err := path.Match(p, ""); err != nil {
			return "a [ that is never closed", "close it: [abc] matches one of the letters"
		}
	}
	return "", ""
}

// patternFaults finds the patterns in settings that can match nothing, and folders outside of the project.
func patternFaults(s *schema.Settings) []diag.Diagnostic {
	var out []diag.Diagnostic
	look := func(ptr, pattern string) {
		why, help := patternFault(pattern)
		if why == "" || pattern == "" {
			return
		}
		d := diag.Diagnostic{
			Code: BadPath, Severity: diag.Error, Message: fmt.Sprintf("the pattern %q has %s and matches nothing", pattern, why),
			Help: help,
		}
		d.File, d.Start, d.End = diag.At(s.Doc.File, s.Doc.Value(ptr))
		out = append(out, d)
	}
	if why, help := folderFault(s.Print.Out); why != "" {
		d := diag.Diagnostic{
			Code: BadPath, Severity: diag.Error, Message: fmt.Sprintf("the folder %q %s", s.Print.Out, why), Help: help,
		}
		d.File, d.Start, d.End = diag.At(s.Doc.File, s.Doc.Value("/print/out"))
		out = append(out, d)
	}
	for i, p := range s.Paths.Only {
		look(fmt.Sprintf("/paths/only/%d", i), p)
	}
	for i, p := range s.Paths.LeaveOut {
		look(fmt.Sprintf("/paths/leave_out/%d", i), p)
	}
	for i := range s.Waive {
		look(fmt.Sprintf("/waive/%d/path", i), s.Waive[i].Path)
	}
	return out
}

// below returns a resolved path relative to the project's folder, with slashes: "." for that folder, "" for a path
// outside of it.
func (p *Project) below(real string) string {
	if !within(real, p.real) {
		return ""
	}
	rel, err := filepath.Rel(p.real, real)
	if err != nil {
		return ""
	}
	return slashed(rel)
}

// leftOut reports whether the settings exclude a file or folder. It is called for everything below the starting folder,
// but not for that folder itself, which may have been named.
func (w *walk) leftOut(real string, folder bool) bool {
	s, name := w.project.Settings, w.project.below(real)
	w.project.meets(name)
	for _, p := range s.Paths.LeaveOut {
		if fitsWhole(strings.Split(p, "/"), strings.Split(name, "/")) {
			if folder {
				w.project.passes(name)
			}
			return true
		}
	}
	if len(s.Paths.Only) == 0 || folder {
		return false
	}
	top := w.project.below(w.top)
	asked := top == "." || top == ""
	for _, p := range s.Paths.Only {
		if Fits(p, name) {
			return false
		}
		asked = asked || Fits(p, top) || reaches(p, top)
	}
	return asked
}
