package schema

import (
	"fmt"
	"slices"
	"strings"

	"muster/schema/source"
)

// mostPlaces limits the additional locations of one finding.
const mostPlaces = 8

// walk runs the position walk, which limits the input of later stages and finds invalid TOML.
func (l *loader) walk() bool {
	faults := source.Check(l.doc.File)
	l.faults = len(faults)
	var told [][]string
	for _, f := range faults {
		if !f.Header {
			l.fault(f)
			continue
		}
		if slices.ContainsFunc(told, func(path []string) bool { return slices.Equal(path, f.Path) }) {
			continue
		}
		if l.brackets(f) {
			told = append(told, f.Path)
		}
	}
	return len(faults) == 0
}

// brackets handles a table with several headers of different kinds. If the schema wants one table, headers in double
// brackets are the mistake; if it wants a list of tables, those in single brackets are. TOML itself only knows that
// they conflict, and would report every later header. It reports whether the brackets are the mistake.
func (l *loader) brackets(f source.SyntaxFault) bool {
	want := l.wanted(f.Path)
	if l.noTable(f, want) {
		return true
	}
	var wrong []source.Header
	for _, h := range l.headerList() {
		if want != "" && h.Double != (want == "array") && slices.Equal(h.Path, f.Path) {
			wrong = append(wrong, h)
		}
	}
	if len(wrong) == 0 {
		l.twice(f, want)
		return want == "array" // it is a list after an =, and each header would say so
	}
	message, help := headerWords(headerName(f.Path), want)
	d := l.report("schema/wrong-type", wrong[0].At, written(f.Path[len(f.Path)-1])+message, help)
	if want == "array" {
		d.Edits = l.cures(l.bracketed(f.Path, true))
	}
	for _, h := range wrong[1:min(len(wrong), mostPlaces+1)] {
		l.relate(d, h.At, "and here")
	}
	return true
}

// noTable reports a key with a plain value that headers use as a table or a list of tables.
func (l *loader) noTable(f source.SyntaxFault, want string) bool {
	ptr := ""
	for _, name := range f.Path {
		ptr += "/" + pointerPart(name)
	}
	at, exact := l.doc.positions().Value(ptr)
	open := map[string]byte{"object": '{', "array": '['}[want]
	if !exact || open == 0 || at.Start <= f.First.Start || at.Start == at.End || l.doc.File.Text[at.Start] == open {
		return false
	}
	name := written(f.Path[len(f.Path)-1])
	message := fmt.Sprintf("%s must be %s, like the headers below", name, typeWords(want))
	d := l.report("schema/wrong-type", at, message, "delete this line")
	l.relate(d, f.At, "its first header")
	return true
}

// headerWords returns the message and the help for wrong header brackets.
func headerWords(name, want string) (message, help string) {
	if want == "array" {
		return " must be a list, not a table", "write the header with double brackets, one for each element: [[" + name + "]]"
	}
	return " must be a table, not a list", "write one header with single brackets: [" + name + "]"
}

// headerName returns a header's name as written between the brackets.
func headerName(path []string) string {
	names := make([]string, len(path))
	for i, p := range path {
		names[i] = written(p)
	}
	return strings.Join(names, ".")
}
