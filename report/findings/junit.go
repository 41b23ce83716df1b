package findings

import (
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"

	"muster/schema/diag"
)

type (
	junitSuites struct {
		XMLName  xml.Name     `xml:"testsuites"`
		Name     string       `xml:"name,attr"`
		Tests    int          `xml:"tests,attr"`
		Failures int          `xml:"failures,attr"`
		Errors   int          `xml:"errors,attr"`
		Suites   []junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Skipped  int         `xml:"skipped,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Name    string        `xml:"name,attr"`
		Class   string        `xml:"classname,attr"`
		File    string        `xml:"file,attr,omitempty"`
		Line    int           `xml:"line,attr,omitempty"`
		Failure *junitFailure `xml:"failure,omitempty"`
		Out     string        `xml:"system-out,omitempty"`
	}
	junitFailure struct {
		Message string `xml:"message,attr"`
		Type    string `xml:"type,attr"`
		Text    string `xml:",chardata"`
	}
)

// JUnit writes findings as a JUnit report. A file is a suite, each error a failed case, and each warning or note a
// passing case with the message. A file without findings has one passing case.
func JUnit(out io.Writer, s *Set) error {
	suites := junitSuites{Name: "muster check"}
	names := slices.Clone(s.Files)
	for i := range s.List {
		if !slices.Contains(names, s.List[i].File) {
			names = append(names, s.List[i].File)
		}
	}
	slices.Sort(names)
	by := map[string][]*diag.Diagnostic{}
	for i := range s.List {
		by[s.List[i].File] = append(by[s.List[i].File], &s.List[i])
	}
	for _, name := range names {
		suite := junitSuite{Name: printable(name)}
		if suite.Name == "" {
			suite.Name = "command line"
		}
		for _, d := range by[name] {
			suite.Cases = append(suite.Cases, junitCaseOf(d, suite.Name))
			if d.Severity == diag.Error {
				suite.Failures++
			}
		}
		if len(suite.Cases) == 0 {
			suite.Cases = []junitCase{{Name: "no findings", Class: suite.Name, File: suite.Name}}
		}
		suite.Tests = len(suite.Cases)
		suites.Suites = append(suites.Suites, suite)
		suites.Tests, suites.Failures = suites.Tests+suite.Tests, suites.Failures+suite.Failures
	}
	return encodeXML(out, suites)
}

func junitCaseOf(d *diag.Diagnostic, suite string) junitCase {
	c := junitCase{Name: d.Code, Class: suite, File: printable(d.File), Line: d.Start.Line}
	if d.Start.Line > 0 {
		c.Name = fmt.Sprintf("%s (line %d, column %d)", d.Code, d.Start.Line, d.Start.Column)
	}
	text := fmt.Sprintf("%s: %s[%s]: %s", place(d.File, d.Start), d.Severity, d.Code, d.Message)
	text = printable(strings.Join(append([]string{text}, details(d)...), "\n"))
	if d.Severity == diag.Error {
		c.Failure = &junitFailure{Message: printable(d.Message), Type: d.Code, Text: text}
	} else {
		c.Out = text
	}
	return c
}

// printable returns a text with harmful control characters escaped; lines stay lines.
func printable(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = diag.Printable(lines[i])
	}
	return strings.Join(lines, "\n")
}
