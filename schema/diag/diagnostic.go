// Package diag defines the findings that Muster reports about files. A Diagnostic is plain data with a stable code, a
// severity, a location and the rules it enforces. The package also contains writers for people and machines. A user's
// mistake is a Diagnostic; a Go error means that Muster itself failed. Start with Diagnostic.
package diag

import (
	"cmp"
	"slices"

	"muster/schema/source"
)

// Severity is the severity of a Diagnostic. The zero value is invalid, so that a missing severity is noticed.
type Severity uint8

// The severities. Errors cannot be disabled; warnings can be waived in their file; notes never fail a run.
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

// Diagnostic is one finding. Start and End are the exact span of the offending text (End exclusive).
type Diagnostic struct {
	Code     string // family/name, never changed: "map/unknown-symbol"
	Severity Severity
	Message  string // one line, no full stop, includes the invalid value
	Help     string // one line that starts with a verb, or ""
	File     string
	Start    source.Position // Line 0: the finding has no location in a file (a missing file)
	End      source.Position
	Rules    []string // rule ids: "CTA-06", "R-023"
	Related  []Related
	Witness  *Witness
	// Drawing illustrates the finding in lines of characters for people only, such as a board with tiles; or "".
	Drawing string
	// Edits fix the finding if the fix is certain; they apply together or not at all. They are the change that Help or
	// Message describes. Empty if a person must choose.
	Edits []Edit
}

// Related is another location of a finding, such as the first of two duplicates. One without a message is one of many
// equal places, as each hex with a missing tile: only editors show it.
type Related struct {
	File       string
	Start, End source.Position
	Message    string
}

// Witness reproduces a finding: a draw of cards or a seed.
type Witness struct {
	Kind    string `json:"kind"`              // "draw" or "seed"
	Text    string `json:"text"`              // for people: "right 3, centre 5, left 1, reserve 7"
	Command string `json:"command,omitempty"` // a command line that reproduces it
}

// At returns the positions of a span of a file.
func At(f *source.File, s source.Span) (file string, start, end source.Position) {
	return f.Name, f.Position(s.Start), f.Position(s.End)
}

// Sort sorts findings for display (file, location, code, message) and removes duplicates.
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

// Count returns the number of findings of a severity.
func Count(list []Diagnostic, s Severity) int {
	n := 0
	for i := range list {
		if list[i].Severity == s {
			n++
		}
	}
	return n
}
