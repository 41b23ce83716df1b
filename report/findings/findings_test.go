package findings_test

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"muster/report"
	"muster/report/findings"
	"muster/schema/diag"
	"muster/schema/source"
)

// made returns a set of findings of every form: several severities and files, with and without positions, and with
// texts that are markup in some format.
func made(above int) *findings.Set {
	var text strings.Builder
	for range above {
		text.WriteString("# a line above\n")
	}
	for i := range 20 {
		fmt.Fprintf(&text, "key%d = \"Größe 漢字 %d\"\n", i, i)
	}
	files := map[string]*source.File{}
	for _, name := range []string{"a b/one.map.toml", "two,%:|.map.toml"} {
		files[name] = source.NewFile(name, []byte(text.String()))
	}
	at := func(line, column int) source.Position { return source.Position{Line: above + line, Column: column} }
	list := []diag.Diagnostic{
		{Code: "file/missing", Severity: diag.Error, Message: "there is no such file", File: "three.map.toml"},
		{Code: "project/x", Severity: diag.Error, Message: "no file at all"},
	}
	for i := range 18 {
		d := diag.Diagnostic{
			Code: "map/code", Severity: diag.Severity(1 + i%3), Message: fmt.Sprintf("<b>%d</b> %%0A::error | `x` line %d",
				i, above+i+1), File: "a b/one.map.toml", Start: at(i+1, 8), End: at(i+1, 13), Rules: []string{"CTA-06", "R-023"},
			Help: "write \"x\"",
		}
		if i%2 == 0 {
			d.File, d.Related = "two,%:|.map.toml", []diag.Related{{File: d.File, Start: d.Start, End: d.End, Message: "first"}}
			d.Witness = &diag.Witness{Kind: "seed", Text: "7", Command: "muster play x --seed 7"}
		}
		list = append(list, d)
	}
	return &findings.Set{
		List: diag.Sort(list), Files: []string{"a b/one.map.toml", "silent.map.toml", "two,%:|.map.toml"},
		Source: func(name string) *source.File { return files[name] }, Program: "0.1.0", Home: "https://example.org/",
		About: func(code string) (findings.About, bool) {
			about := findings.About{
				Title: "a title", Page: "# page", Address: "https://example.org/map/code.md", Severity: diag.Warning,
			}
			return about, code == "map/code"
		},
	}
}

// written returns the set in a format.
func written(t *testing.T, name string, s *findings.Set) []byte {
	t.Helper()
	f, ok := findings.Find(name)
	if !ok {
		t.Fatalf("no format %s", name)
	}
	var out bytes.Buffer
	if err := f.Write(&out, s); err != nil {
		t.Fatal(err)
	}
	if name == "github" {
		if err := findings.Summary(&out, s); err != nil {
			t.Fatal(err)
		}
	}
	return out.Bytes()
}

// read parses the findings of a text in a format, each as "code file line".
func read(t *testing.T, name string, text []byte) []string {
	t.Helper()
	switch name {
	case "sarif":
		return readSARIF(t, text)
	case "junit":
		return readJUnit(t, text)
	case "gitlab":
		return readGitLab(t, text)
	case "checkstyle":
		return readCheckstyle(t, text)
	case "rdjson":
		return readRDJSON(t, text)
	}
	var out []string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if m := annotation.FindStringSubmatch(line); m != nil {
			out = append(out, fmt.Sprintf("%s %s %s", plain(m[3]), plain(m[1]), m[2]))
		} else if m := row.FindStringSubmatch(line); m != nil {
			file, at, _ := strings.Cut(unescape(m[1]), ".toml")
			if file != "" {
				file += ".toml"
			}
			at, _, _ = strings.Cut(strings.TrimPrefix(at, ":"), ":")
			out = append(out, fmt.Sprintf("%s %s %s", m[2], file, at))
		}
	}
	return out
}

var (
	annotation = regexp.MustCompile(`^::(?:error|warning|notice) (?:file=([^,]*),)?(?:line=(\d+),.*)?title=([^,:]*)::`)
	row        = regexp.MustCompile("^\\| (.*?) ?\\| (?:error|warning|note) `([^`]*)` \\|")
)

func plain(field string) string {
	return strings.NewReplacer("%3A", ":", "%2C", ",", "%25", "%").Replace(field)
}

func unescape(cell string) string {
	return strings.NewReplacer("&lt;", "<", "&gt;", ">", "&amp;", "&", "&#64;", "@", "\\\\", "\\", "\\", "").Replace(cell)
}

func readSARIF(t *testing.T, text []byte) (out []string) {
	t.Helper()
	var log struct {
		Runs []struct {
			Results []struct {
				RuleID    string
				Locations []struct {
					PhysicalLocation struct {
						ArtifactLocation struct{ URI string }
						Region           struct{ StartLine int }
					}
				}
			}
		}
	}
	if err := json.Unmarshal(text, &log); err != nil {
		t.Fatal(err)
	}
	for _, r := range log.Runs[0].Results {
		if len(r.Locations) == 0 {
			out = append(out, r.RuleID+"  ")
			continue
		}
		at := r.Locations[0].PhysicalLocation
		line := ""
		if at.Region.StartLine > 0 {
			line = fmt.Sprint(at.Region.StartLine)
		}
		uri := strings.TrimPrefix(at.ArtifactLocation.URI, "./")
		uri = strings.NewReplacer("%20", " ", "%25", "%", "%7C", "|").Replace(uri)
		out = append(out, r.RuleID+" "+uri+" "+line)
	}
	return out
}

func readJUnit(t *testing.T, text []byte) (out []string) {
	t.Helper()
	var suites struct {
		Tests    int `xml:"tests,attr"`
		Failures int `xml:"failures,attr"`
		Suites   []struct {
			Cases []struct {
				Name    string    `xml:"name,attr"`
				File    string    `xml:"file,attr"`
				Line    string    `xml:"line,attr"`
				Failure *struct{} `xml:"failure"`
			} `xml:"testcase"`
		} `xml:"testsuite"`
	}
	if err := xml.Unmarshal(text, &suites); err != nil {
		t.Fatal(err)
	}
	tests, failed := 0, 0
	for _, s := range suites.Suites {
		for _, c := range s.Cases {
			tests++
			if c.Failure != nil {
				failed++
			}
			if code, _, _ := strings.Cut(c.Name, " "); c.Name != "no findings" {
				out = append(out, code+" "+c.File+" "+c.Line)
			}
		}
	}
	if tests != suites.Tests || failed != suites.Failures {
		t.Errorf("junit counts %d and %d, and has %d cases of which %d failed", suites.Tests, suites.Failures, tests, failed)
	}
	return out
}

func readGitLab(t *testing.T, text []byte) (out []string) {
	t.Helper()
	var issues []struct {
		Check    string `json:"check_name"`
		Location struct {
			Path      string
			Positions struct{ Begin struct{ Line, Column int } }
		}
	}
	if err := json.Unmarshal(text, &issues); err != nil {
		t.Fatal(err)
	}
	for _, i := range issues {
		line, file := "", i.Location.Path
		if i.Location.Positions.Begin.Column > 1 {
			line = fmt.Sprint(i.Location.Positions.Begin.Line)
		}
		if file == "." {
			file = ""
		}
		out = append(out, i.Check+" "+file+" "+line)
	}
	return out
}

// TestFormatsHoldTheSameFindings checks that every format contains all findings once, including those about a missing
// file, about no file, and about a file whose name is markup.
func TestFormatsHoldTheSameFindings(t *testing.T) {
	s := made(0)
	var want []string
	for i := range s.List {
		d, line := &s.List[i], ""
		if d.Start.Line > 0 {
			line = fmt.Sprint(d.Start.Line)
		}
		want = append(want, d.Code+" "+d.File+" "+line)
	}
	slices.Sort(want)
	for _, f := range findings.Formats() {
		got := read(t, f.Name, written(t, f.Name, s))
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s holds\n%q\nof\n%q", f.Name, got, want)
		}
	}
}

// TestGitHubKeepsToTen checks that there are no more annotations than a step may have, errors first, and that no author
// text can be mistaken for a GitHub command.
func TestGitHubKeepsToTen(t *testing.T) {
	var out bytes.Buffer
	if err := findings.GitHub(&out, made(0)); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != findings.MostAnnotations || !strings.HasPrefix(lines[7], "::error ") ||
		!strings.HasPrefix(lines[8], "::warning ") {
		t.Errorf("%d annotations:\n%s", len(lines), out.String())
	}
	for _, line := range lines {
		if !strings.HasPrefix(line, "::") {
			t.Errorf("no command: %q", line)
		}
	}
}

// TestSARIFKeepsItsSchema validates logs with SARIF's own schema, including one without findings.
func TestSARIFKeepsItsSchema(t *testing.T) {
	text, err := os.ReadFile("testdata/sarif-2.1.0.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	schema, err := jsonschema.CompileString("sarif.json", string(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []*findings.Set{made(0), {Program: "0.1.0"}} {
		var log any
		if err := json.Unmarshal(written(t, "sarif", s), &log); err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(log); err != nil {
			t.Errorf("%#v", err)
		}
	}
}

// TestSARIFAddresses checks that the log has the address of the manual, and that each rule with a page has that of its
// page.
func TestSARIFAddresses(t *testing.T) {
	var log struct {
		Runs []struct {
			Tool struct {
				Driver struct {
					InformationURI string
					Rules          []struct{ ID, HelpURI string }
				}
			}
		}
	}
	if err := json.Unmarshal(written(t, "sarif", made(0)), &log); err != nil {
		t.Fatal(err)
	}
	driver := log.Runs[0].Tool.Driver
	if driver.InformationURI != "https://example.org/" {
		t.Errorf("informationUri is %q", driver.InformationURI)
	}
	with := 0
	for _, rule := range driver.Rules {
		want := ""
		if rule.ID == "map/code" {
			with++
			want = "https://example.org/map/code.md"
		}
		if rule.HelpURI != want {
			t.Errorf("helpUri of %s is %q, want %q", rule.ID, rule.HelpURI, want)
		}
	}
	if with != 1 {
		t.Errorf("%d rules have a page, want 1", with)
	}
}

// TestSARIFColumns checks that the log declares columns as code points, and that the snippet is the marked text.
func TestSARIFColumns(t *testing.T) {
	text := written(t, "sarif", made(0))
	var log struct {
		Runs []struct {
			ColumnKind string
			Results    []struct {
				Locations []struct {
					PhysicalLocation struct {
						Region *struct {
							StartColumn, EndColumn int
							Snippet                struct{ Text string }
						}
					}
				}
			}
		}
	}
	if err := json.Unmarshal(text, &log); err != nil {
		t.Fatal(err)
	}
	if log.Runs[0].ColumnKind != "unicodeCodePoints" {
		t.Errorf("columns are %s", log.Runs[0].ColumnKind)
	}
	found := 0
	for _, r := range log.Runs[0].Results {
		for _, l := range r.Locations {
			region := l.PhysicalLocation.Region
			if region == nil || !strings.HasPrefix(region.Snippet.Text, "key1 ") {
				continue
			}
			found++
			if got := string([]rune(region.Snippet.Text)[region.StartColumn-1 : region.EndColumn-1]); got != "\"Größ" {
				t.Errorf("the region is %q of %q", got, region.Snippet.Text)
			}
		}
	}
	if found == 0 {
		t.Error("no region on the line")
	}
}

// TestFingerprintsStandStill checks that each finding has a unique fingerprint, and that lines above do not change it.
func TestFingerprintsStandStill(t *testing.T) {
	before, after := made(0).Fingerprints(), made(7).Fingerprints()
	slices.Sort(before)
	slices.Sort(after)
	if !slices.Equal(before, after) {
		t.Errorf("seven lines above change fingerprints:\n%q\n%q", before, after)
	}
	if n := len(slices.Compact(before)); n != len(made(0).List) {
		t.Errorf("%d fingerprints of %d findings", n, len(made(0).List))
	}
}

// TestBaseline checks that known findings are left out even if lines have moved, new ones are reported, fixed ones are
// named, and a damaged file is refused.
func TestBaseline(t *testing.T) {
	text := made(0).Baseline()
	b, err := findings.ReadBaseline(text)
	if err != nil {
		t.Fatal(err)
	}
	moved := made(5)
	all := len(moved.List)
	if old, gone := b.Part(moved); old != all || len(gone) != 0 || len(moved.List) != 0 {
		t.Errorf("%d of %d known, %d gone, %d new", old, all, len(gone), len(moved.List))
	}
	other := made(0)
	mended := other.List[3]
	fresh := diag.Diagnostic{Code: "map/new", Severity: diag.Error, Message: "new"}
	other.List = append(slices.Delete(other.List, 3, 4), fresh)
	old, gone := b.Part(other)
	if old != all-1 || len(gone) != 1 || gone[0].Message != mended.Message || len(other.List) != 1 ||
		other.List[0].Code != "map/new" {
		t.Errorf("%d known, gone %v, new %v", old, gone, other.List)
	}
	elsewhere := &findings.Set{Files: []string{"silent.map.toml"}}
	if _, gone := b.Part(elsewhere); len(gone) != 1 || gone[0].File != "" {
		t.Errorf("of files that were not looked at %v are called mended", gone)
	}
	for _, bad := range []string{"", "{", "[]", `{"muster_baseline": 2, "findings": []}`, `{"findings": []}`,
		`{"muster_baseline": 1, "findings": [{"fingerprint": "x"}]}`, `{"muster_baseline": 1, "finding": []}`,
		string(text) + "x", string(text[:len(text)/2])} {
		if _, err := findings.ReadBaseline([]byte(bad)); err == nil {
			t.Errorf("%.40q is a baseline", bad)
		}
	}
}

// TestBattlesOfAnotherSide: win rates of different sides are not compared.
func TestBattlesOfAnotherSide(t *testing.T) {
	of := func(side string, low int) *findings.Games {
		return &findings.Games{Count: 10, Value: findings.Value{
			Side: side, Share: low + 50, Interval: report.Interval{Low: low, High: low + 100, Unit: report.Thousandths},
		}}
	}
	for _, c := range []struct {
		old, now string
		want     []string
	}{
		{"Daqan", "Daqan", []string{
			"| Daqan win, between equal players | 25.0% (20.0 to 30.0%) | **65.0% (60.0 to 70.0%)** |",
		}},
		{"Daqan", "Uthuk", []string{
			"| Daqan win, between equal players | 25.0% (20.0 to 30.0%) |  |",
			"| Uthuk win, between equal players |  | 65.0% (60.0 to 70.0%) |",
		}},
	} {
		var out strings.Builder
		all := []findings.Battle{{File: "a.realm.toml", Players: "greedy", Old: of(c.old, 200), New: of(c.now, 600)}}
		if err := findings.Battles(&out, all, "main"); err != nil {
			t.Fatal(err)
		}
		for _, line := range c.want {
			if !strings.Contains(out.String(), line) {
				t.Errorf("%q is missing in:\n%s", line, out.String())
			}
		}
		if strings.Contains(out.String(), "**") != (c.old == c.now) {
			t.Errorf("compared: %s", out.String())
		}
	}
}
