// Package diag is what Muster tells a user about a file: a Diagnostic is plain data, with a stable code, a severity, a
// place and the rules it enforces. Writers for people and for machines live beside it. A user's mistake is a
// Diagnostic; a Go error means that Muster itself failed. Start with Diagnostic.
package diag

import (
	"cmp"
	"slices"

	"muster/schema/source"
)

// Severity of a Diagnostic. The zero value is invalid, so that a forgotten severity shows.
type Severity uint8

// Errors cannot be switched off; warnings can be waived in the file that they are about; notes never fail a run.
const (
	Error Severity = iota + 1
	Warning
	Note
)

func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	case Note:
		return "note"
	}
	return "invalid"
}

// Diagnostic is one finding. Start and End are the tight span of the offending text (End exclusive).
type Diagnostic struct {
	Code     string // family/name, stable for ever: "map/unknown-symbol"
	Severity Severity
	Message  string // one line, no full stop at the end, names the bad value
	Help     string // one line that starts with a verb, or ""
	File     string
	Start    source.Position // Line 0: the finding has no place in a file (a missing file)
	End      source.Position
	Rules    []string // rule ids: "CTA-06", "R-023"
	Related  []Related
	Witness  *Witness
	// Drawing is what the finding looks like, in lines of letters for people alone: a board where tiles lie. "" for none.
	Drawing string
	// Edits mend the finding where the way is certain, together or not at all: they are what Help or Message says to
	// write. None where a person has to choose.
	Edits []Edit
}

// Related is another place that belongs to a finding: where the first one of two stands.
type Related struct {
	File       string
	Start, End source.Position
	Message    string
}

// Witness shows a finding again: a draw of cards or a seed.
type Witness struct {
	Kind    string `json:"kind"`              // "draw" or "seed"
	Text    string `json:"text"`              // for a person: "right 3, centre 5, left 1, reserve 7"
	Command string `json:"command,omitempty"` // a command line that shows it
}

// At makes the positions of a span of a file.
func At(f *source.File, s source.Span) (file string, start, end source.Position) {
	return f.Name, f.Position(s.Start), f.Position(s.End)
}

// Sort puts findings into the order in which they are shown (file, place, code, message) and drops doubles.
func Sort(list []Diagnostic) []Diagnostic {
	slices.SortStableFunc(list, func(a, b Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.File, b.File),
			cmp.Compare(a.Start.Line, b.Start.Line),
			cmp.Compare(a.Start.Column, b.Start.Column),
			cmp.Compare(a.Severity, b.Severity),
			cmp.Compare(a.Code, b.Code),
			cmp.Compare(a.Message, b.Message),
		)
	})
	return slices.CompactFunc(list, func(a, b Diagnostic) bool {
		return a.Code == b.Code && a.File == b.File && a.Start == b.Start && a.End == b.End && a.Message == b.Message
	})
}

// Count is the number of findings of one severity.
func Count(list []Diagnostic, s Severity) int {
	n := 0
	for i := range list {
		if list[i].Severity == s {
			n++
		}
	}
	return n
}
