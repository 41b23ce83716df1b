package diag

import (
	"bytes"
	"encoding/json"
	"io"
)

// JSONVersion is the version of the JSON output; it changes when a field changes its meaning.
const JSONVersion = 1

// JSON writes one object: version, files, counts by severity, diagnostics. Every field of a diagnostic is always
// present; missing locations are 0, a missing witness is null, and missing edits are an empty list. Page returns the
// URL of a code's page, or ""; it is nil while the pages are not published.
func JSON(out io.Writer, files int, list []Diagnostic, page func(code string) string) error {
	report := struct {
		Version     int              `json:"version"`
		Files       int              `json:"files"`
		Counts      map[string]int   `json:"counts"`
		Diagnostics []jsonDiagnostic `json:"diagnostics"`
	}{
		Version: JSONVersion, Files: files,
		Counts: map[string]int{
			"error": Count(list, Error), "warning": Count(list, Warning), "note": Count(list, Note),
		},
		Diagnostics: make([]jsonDiagnostic, len(list)),
	}
	for i := range list {
		report.Diagnostics[i] = jsonOf(&list[i])
		if page != nil {
			report.Diagnostics[i].URL = page(list[i].Code)
		}
	}
	return EncodeJSON(out, report)
}

// EncodeJSON writes a value for machines in one write, with line breaks for people.
func EncodeJSON(out io.Writer, value any) error {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(value); err != nil {
		return err
	}
	_, err := out.Write(b.Bytes())
	return err
}

type jsonPlace struct {
	File      string `json:"file"`
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	EndLine   int    `json:"end_line"`
	EndColumn int    `json:"end_column"`
}

type jsonDiagnostic struct {
	Code     string `json:"code"`
	Severity string `json:"severity"`
	Message  string `json:"message"`
	Help     string `json:"help"`
	URL      string `json:"url"`
	jsonPlace
	Rules   []string      `json:"rules"`
	Related []jsonRelated `json:"related"`
	Witness *Witness      `json:"witness"`
	Edits   []jsonEdit    `json:"edits"`
}

// jsonEdit also has offsets: bytes from the start of the file. All bytes outside of them stay.
type jsonEdit struct {
	jsonPlace
	Offset    int    `json:"offset"`
	EndOffset int    `json:"end_offset"`
	Text      string `json:"text"`
}

type jsonRelated struct {
	jsonPlace
	Message string `json:"message"`
}

func jsonOf(d *Diagnostic) jsonDiagnostic {
	out := jsonDiagnostic{
		Code: d.Code, Severity: d.Severity.String(), Message: d.Message, Help: d.Help,
		jsonPlace: jsonPlace{d.File, d.Start.Line, d.Start.Column, d.End.Line, d.End.Column},
		Rules:     append([]string{}, d.Rules...),
		Related:   []jsonRelated{},
		Witness:   d.Witness,
		Edits:     []jsonEdit{},
	}
	for _, e := range d.Edits {
		out.Edits = append(out.Edits, jsonEdit{
			jsonPlace{e.File, e.Start.Line, e.Start.Column, e.End.Line, e.End.Column}, e.Start.Offset, e.End.Offset, e.Text,
		})
	}
	for _, r := range d.Related {
		if r.Message == "" {
			continue
		}
		out.Related = append(out.Related, jsonRelated{
			jsonPlace{r.File, r.Start.Line, r.Start.Column, r.End.Line, r.End.Column}, r.Message,
		})
	}
	return out
}
