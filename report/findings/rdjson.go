package findings

import (
	"io"
	"strings"
	"unicode/utf8"

	"muster/schema/diag"
	"muster/schema/source"
)

// The parts of reviewdog's diagnostic format that Muster writes. Lines and columns count from 1, columns in bytes of
// UTF-8, and the end of a range is exclusive.
type (
	rdjsonResult struct {
		Source      rdjsonSource       `json:"source"`
		Diagnostics []rdjsonDiagnostic `json:"diagnostics"`
	}
	rdjsonSource struct {
		Name string `json:"name"`
		URL  string `json:"url,omitempty"`
	}
	rdjsonDiagnostic struct {
		Message     string             `json:"message"`
		Location    rdjsonLocation     `json:"location"`
		Severity    string             `json:"severity"`
		Code        rdjsonCode         `json:"code"`
		Suggestions []rdjsonSuggestion `json:"suggestions,omitempty"`
	}
	rdjsonCode struct {
		Value string `json:"value"`
		URL   string `json:"url,omitempty"`
	}
	rdjsonLocation struct {
		Path  string       `json:"path"`
		Range *rdjsonRange `json:"range,omitempty"`
	}
	rdjsonRange struct {
		Start rdjsonPosition `json:"start"`
		End   rdjsonPosition `json:"end"`
	}
	rdjsonPosition struct {
		Line   int `json:"line"`
		Column int `json:"column"`
	}
	rdjsonSuggestion struct {
		Range rdjsonRange `json:"range"`
		Text  string      `json:"text"`
	}
)

// RDJSON writes findings in reviewdog's JSON format. A finding without a file belongs to the project folder, ".".
func RDJSON(out io.Writer, s *Set) error {
	result := rdjsonResult{Source: rdjsonSource{"muster", s.Home}, Diagnostics: []rdjsonDiagnostic{}}
	for i := range s.List {
		d := &s.List[i]
		text := strings.Join(append([]string{d.Message}, details(d)...), "\n")
		one := rdjsonDiagnostic{
			Message: printable(text), Location: rdjsonLocation{Path: fileOrFolder(d.File)},
			Severity: strings.ToUpper(infoSeverities[d.Severity]), Code: rdjsonCode{d.Code, s.about(d).Address},
		}
		if d.Start.Line > 0 {
			at := s.rdjsonRange(d.File, d.Start, d.End)
			one.Location.Range = &at
			one.Suggestions = s.rdjsonSuggestions(d)
		}
		result.Diagnostics = append(result.Diagnostics, one)
	}
	return diag.EncodeJSON(out, result)
}

// rdjsonSuggestions returns the fix of a finding. Suggestions are alternatives in this format and apply to the
// finding's file, so a fix of several edits, or of another file, has none.
func (s *Set) rdjsonSuggestions(d *diag.Diagnostic) []rdjsonSuggestion {
	if len(d.Edits) != 1 || d.Edits[0].File != d.File {
		return nil
	}
	e := d.Edits[0]
	return []rdjsonSuggestion{{s.rdjsonRange(e.File, e.Start, e.End), e.Text}}
}

func (s *Set) rdjsonRange(name string, start, end source.Position) rdjsonRange {
	return rdjsonRange{s.rdjsonPosition(name, start), s.rdjsonPosition(name, end)}
}

// rdjsonPosition counts the column in bytes if the text of the line is known.
func (s *Set) rdjsonPosition(name string, at source.Position) rdjsonPosition {
	column := 1
	line := ""
	if f := s.source(name); f != nil {
		line = f.Line(at.Line)
	}
	for range at.Column - 1 {
		_, size := utf8.DecodeRuneInString(line)
		column += max(size, 1)
		line = line[size:]
	}
	return rdjsonPosition{at.Line, column}
}
