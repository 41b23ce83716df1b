package findings_test

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"muster/report/findings"
	"muster/schema/diag"
	"muster/schema/source"
)

// checkstyle is the content that parsers read from a Checkstyle report.
type checkstyle struct {
	XMLName xml.Name `xml:"checkstyle"`
	Version string   `xml:"version,attr"`
	Files   []struct {
		Name   string `xml:"name,attr"`
		Errors []struct {
			Line     string `xml:"line,attr"`
			Severity string `xml:"severity,attr"`
			Source   string `xml:"source,attr"`
		} `xml:"error"`
	} `xml:"file"`
}

func readCheckstyle(t *testing.T, text []byte) (out []string) {
	t.Helper()
	var report checkstyle
	if err := xml.Unmarshal(text, &report); err != nil {
		t.Fatal(err)
	}
	for _, f := range report.Files {
		for _, e := range f.Errors {
			out = append(out, e.Source+" "+strings.TrimPrefix(f.Name, ".")+" "+e.Line)
		}
	}
	return out
}

// rdjson is the content that reviewdog reads from its format.
type rdjson struct {
	Diagnostics []struct {
		Message     string
		Severity    string
		Code        struct{ Value, URL string }
		Location    rdjsonLocation
		Suggestions []struct {
			Text  string
			Range rdjsonRange
		}
	}
}

type rdjsonLocation struct {
	Path  string
	Range *rdjsonRange
}

type rdjsonRange struct{ Start, End struct{ Line, Column int } }

func parseRDJSON(t *testing.T, text []byte) (result rdjson) {
	t.Helper()
	if err := json.Unmarshal(text, &result); err != nil {
		t.Fatal(err)
	}
	return result
}

func readRDJSON(t *testing.T, text []byte) (out []string) {
	t.Helper()
	for _, d := range parseRDJSON(t, text).Diagnostics {
		line := ""
		if d.Location.Range != nil {
			line = strconv.Itoa(d.Location.Range.Start.Line)
		}
		out = append(out, d.Code.Value+" "+strings.TrimPrefix(d.Location.Path, ".")+" "+line)
	}
	return out
}

// checkstyleForm lists the elements of a report with their required and optional attributes.
var checkstyleForm = map[string]struct {
	parent    string
	must, may []string
}{
	"checkstyle": {"", []string{"version"}, nil},
	"file":       {"checkstyle", []string{"name"}, nil},
	"error":      {"file", []string{"severity", "message", "source"}, []string{"line", "column"}},
}

// TestCheckstyleForm checks each element and attribute of a report against the format, with and without findings.
func TestCheckstyleForm(t *testing.T) {
	for _, s := range []*findings.Set{made(0), {Files: []string{"silent.map.toml"}}} {
		text := written(t, "checkstyle", s)
		elements, path := map[string]int{}, []string{""}
		for dec := xml.NewDecoder(bytes.NewReader(text)); ; {
			token, err := dec.Token()
			if errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
			switch token := token.(type) {
			case xml.StartElement:
				name := token.Name.Local
				elements[name]++
				form, ok := checkstyleForm[name]
				if !ok || form.parent != path[len(path)-1] {
					t.Errorf("element %s in %q", name, path)
				}
				attributes := map[string]string{}
				for _, a := range token.Attr {
					attributes[a.Name.Local] = a.Value
					if !slices.Contains(form.must, a.Name.Local) && !slices.Contains(form.may, a.Name.Local) {
						t.Errorf("%s has the attribute %s", name, a.Name.Local)
					}
				}
				for _, must := range form.must {
					if attributes[must] == "" {
						t.Errorf("%s has no %s: %v", name, must, attributes)
					}
				}
				if name == "error" && !slices.Contains([]string{"error", "warning", "info"}, attributes["severity"]) {
					t.Errorf("severity %q", attributes["severity"])
				}
				path = append(path, name)
			case xml.EndElement:
				path = path[:len(path)-1]
			case xml.CharData:
				if strings.TrimSpace(string(token)) != "" {
					t.Errorf("text in %q: %q", path, token)
				}
			}
		}
		if elements["checkstyle"] != 1 || elements["error"] != len(s.List) || elements["file"] < len(s.Files) {
			t.Errorf("%v for %d findings and %d files", elements, len(s.List), len(s.Files))
		}
	}
}

// TestRDJSONKeepsItsSchema validates results with the schema of Muster's output, with and without findings.
func TestRDJSONKeepsItsSchema(t *testing.T) {
	text, err := os.ReadFile("testdata/rdjson.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	schema, err := jsonschema.CompileString("rdjson.json", string(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []*findings.Set{made(0), fixed(), {}} {
		var result any
		if err := json.Unmarshal(written(t, "rdjson", s), &result); err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(result); err != nil {
			t.Errorf("%#v", err)
		}
	}
}

// fixed returns a set of three findings after multi-byte letters: with a fix of one edit, of two edits, and of an edit
// in another file.
func fixed() *findings.Set {
	f := source.NewFile("a.map.toml", []byte("x = \"Größe\" # 漢字 e4 e5\n"))
	edit := func(word, text string) diag.Edit {
		start := bytes.Index(f.Text, []byte(word))
		return diag.Replace(f, source.Span{Start: start, End: start + len(word)}, text)
	}
	d := diag.Diagnostic{Code: "map/code", Severity: diag.Note, Message: "bad"}
	first := edit("e4", "E4")
	d.File, d.Start, d.End = first.File, first.Start, first.End
	one, two, other := d, d, d
	one.Edits = []diag.Edit{first}
	two.Edits = []diag.Edit{first, edit("e5", "E5")}
	elsewhere := first
	elsewhere.File = "b.map.toml"
	other.Edits = []diag.Edit{elsewhere}
	return &findings.Set{
		List: []diag.Diagnostic{one, two, other}, Files: []string{f.Name},
		Source: func(string) *source.File { return f },
	}
}

// TestRDJSONColumnsAndFixes checks that columns count bytes, and that only a fix of one edit in the same file is a
// suggestion: reviewdog offers several as alternatives.
func TestRDJSONColumnsAndFixes(t *testing.T) {
	s := fixed()
	line := s.Source("").Line(1)
	result := parseRDJSON(t, written(t, "rdjson", s))
	for i, d := range result.Diagnostics {
		at := d.Location.Range
		if got := line[at.Start.Column-1 : at.End.Column-1]; got != "e4" || d.Severity != "INFO" {
			t.Errorf("finding %d is %s at %q", i, d.Severity, got)
		}
		if want := map[int]int{0: 1}[i]; len(d.Suggestions) != want {
			t.Errorf("finding %d has %d suggestions, want %d", i, len(d.Suggestions), want)
		}
	}
	first := result.Diagnostics[0]
	if fix := first.Suggestions[0]; fix.Text != "E4" || fix.Range != *first.Location.Range {
		t.Errorf("the fix is %+v", fix)
	}
	// Without the text of a file a column is used unchanged.
	s.Source = nil
	at := parseRDJSON(t, written(t, "rdjson", s)).Diagnostics[0].Location.Range
	if at.Start.Column != s.List[0].Start.Column {
		t.Errorf("without a source the column is %d", at.Start.Column)
	}
}
