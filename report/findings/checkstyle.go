package findings

import (
	"encoding/xml"
	"io"
	"slices"
	"strings"

	"muster/schema/diag"
)

type (
	checkstyleReport struct {
		XMLName xml.Name         `xml:"checkstyle"`
		Version string           `xml:"version,attr"`
		Files   []checkstyleFile `xml:"file"`
	}
	checkstyleFile struct {
		Name   string            `xml:"name,attr"`
		Errors []checkstyleError `xml:"error"`
	}
	checkstyleError struct {
		Line     int    `xml:"line,attr,omitempty"`
		Column   int    `xml:"column,attr,omitempty"`
		Severity string `xml:"severity,attr"`
		Message  string `xml:"message,attr"`
		Source   string `xml:"source,attr"`
	}
)

// checkstyleVersion is the version of Checkstyle in the report; parsers of the format expect a number.
const checkstyleVersion = "4.3"

// infoSeverities are the lower-case names that Checkstyle and rdjson share.
var infoSeverities = map[diag.Severity]string{diag.Error: "error", diag.Warning: "warning", diag.Note: "info"}

// Checkstyle writes findings as a Checkstyle report: each checked file, sorted by name, with its findings. A finding
// without a file belongs to the project folder, ".".
func Checkstyle(out io.Writer, s *Set) error {
	report := checkstyleReport{Version: checkstyleVersion}
	by := map[string][]checkstyleError{}
	for _, name := range s.Files {
		by[printable(name)] = nil
	}
	for i := range s.List {
		d := &s.List[i]
		name := printable(fileOrFolder(d.File))
		by[name] = append(by[name], checkstyleError{
			d.Start.Line, d.Start.Column, infoSeverities[d.Severity], printable(withHelp(d)), d.Code,
		})
	}
	for name, errors := range by {
		report.Files = append(report.Files, checkstyleFile{name, errors})
	}
	slices.SortFunc(report.Files, func(a, b checkstyleFile) int { return strings.Compare(a.Name, b.Name) })
	return encodeXML(out, report)
}

// fileOrFolder returns a file's name, or the project folder for a finding without a file.
func fileOrFolder(name string) string {
	if name == "" {
		return "."
	}
	return name
}

// withHelp returns the message of a finding with its help line.
func withHelp(d *diag.Diagnostic) string {
	if d.Help == "" {
		return d.Message
	}
	return d.Message + " (" + d.Help + ")"
}

// encodeXML writes an indented XML document.
func encodeXML(out io.Writer, document any) error {
	if _, err := io.WriteString(out, xml.Header); err != nil {
		return err
	}
	enc := xml.NewEncoder(out)
	enc.Indent("", "  ")
	if err := enc.Encode(document); err != nil {
		return err
	}
	_, err := io.WriteString(out, "\n")
	return err
}
