package workspace

import (
	"bytes"
	"slices"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// File is a file that edits change.
type File struct {
	Read     *source.File // as it was read
	Text     []byte       // with the edits
	Findings int          // that the edits fix
}

// mostRounds limits how often files are edited and read again. A fix may reveal other mistakes, and one of two
// overlapping edits waits for the next round.
const mostRounds = 100

// Apply makes the edits of all findings in a workspace, round by round, until none is left. It returns the files that
// change, by name. A file that its edits make less readable stays unchanged.
func Apply(want Wanted) ([]File, error) {
	f := &fixer{count: map[string]int{}, texts: map[string][]byte{}, kept: map[string]bool{}}
	want.Edited = &f.edited
	f.want = want
	err := f.judge()
	for round := 0; round < mostRounds && err == nil; round++ {
		var left bool
		if left, err = f.round(); !left {
			break
		}
	}
	return f.files(), err
}

// fixer is one call of Apply.
type fixer struct {
	want   Wanted
	edited Edited
	count  map[string]int // findings fixed, by file
	texts  map[string][]byte
	kept   map[string]bool // files that edits would make worse

	ws      *Workspace // with the edits of the rounds so far
	verdict *Verdict
}

// judge opens the workspace with the current edits, and checks it.
func (f *fixer) judge() (err error) {
	f.ws = Open(f.want)
	f.verdict, err = f.ws.Judge(f.want.Workers, nil)
	return err
}

// round makes the edits of the current findings. It returns false without edits.
func (f *fixer) round() (left bool, err error) {
	edits, count := f.edits()
	if len(edits) == 0 {
		return false, nil
	}
	old, was := f.try(edits), f.verdict
	if err := f.judge(); err != nil {
		return true, err
	}
	worse := false
	for name := range edits {
		if depth(f.verdict, name) < depth(was, name) {
			f.kept[name], worse = true, true
			f.set(name, old[name])
		} else {
			f.count[name] += count[name]
		}
	}
	if worse {
		return true, f.judge()
	}
	return true, nil
}

// edits returns the edits of a round by file, and the number of findings that they fix in the file of each finding.
func (f *fixer) edits() (edits map[string][]diag.Edit, count map[string]int) {
	list := slices.DeleteFunc(slices.Clone(f.verdict.Findings), func(d diag.Diagnostic) bool {
		return slices.ContainsFunc(d.Edits, func(e diag.Edit) bool {
			return f.ws.Writable(e.File) == nil || f.kept[e.File]
		})
	})
	edits, count = map[string][]diag.Edit{}, map[string]int{}
	for _, d := range diag.Chosen(list) {
		for _, e := range d.Edits {
			edits[e.File] = append(edits[e.File], e)
		}
		count[d.File]++
	}
	return edits, count
}

// try makes edits, and returns the texts that the files had before.
func (f *fixer) try(edits map[string][]diag.Edit) map[string][]byte {
	old := map[string][]byte{}
	for name, list := range edits {
		text := f.ws.Writable(name).Text
		old[name] = text
		f.set(name, diag.Apply(text, list))
	}
	return old
}

// set gives a file another text.
func (f *fixer) set(name string, text []byte) {
	if f.edited.Set(f.ws.Writable(name), text) != nil {
		f.kept[name] = true // it has been deleted since it was read
		return
	}
	f.texts[name] = text
}

// files returns the files whose text differs from the original, by name.
func (f *fixer) files() (out []File) {
	for name, text := range f.texts {
		if read := f.edited.Before(name); f.count[name] > 0 && !bytes.Equal(read.Text, text) {
			out = append(out, File{read, text, f.count[name]})
		}
	}
	slices.SortFunc(out, func(a, b File) int { return strings.Compare(a.Read.Name, b.Read.Name) })
	return out
}

// depth returns how far the checks get with a file: it is invalid TOML, names no kind, does not match its schema, or is
// checked completely. A fix may reveal mistakes, but never makes a file less readable.
func depth(v *Verdict, name string) int {
	depth := 3
	for _, d := range v.Findings {
		if d.File != name || d.Severity != diag.Error {
			continue
		}
		switch family, _, _ := strings.Cut(d.Code, "/"); {
		case family == "toml", family == "file":
			return 0
		case d.Code == "schema/format", d.Code == "schema/unknown-kind":
			depth = min(depth, 1)
		case family == "schema":
			depth = min(depth, 2)
		}
	}
	return depth
}
