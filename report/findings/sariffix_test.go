package findings

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"muster/schema/diag"
	"muster/schema/source"
)

// TestSARIFFixes writes findings with edits and applies the fixes of the log by columns, which count code points: the
// result must equal that of the edits. The log must match SARIF's schema.
func TestSARIFFixes(t *testing.T) {
	text := "# Größe 漢字\r\nnmae = '漢' # 𝒳\r\nkind = map\n"
	file := source.NewFile("a b/one.map.toml", []byte(text))
	at := func(word, put string) diag.Edit {
		start := strings.Index(text, word)
		return diag.Replace(file, source.Span{Start: start, End: start + len(word)}, put)
	}
	list := []diag.Diagnostic{
		{Code: "schema/unknown-key", Severity: diag.Error, Message: "unknown key", Help: `write "name"`,
			Edits: []diag.Edit{at("nmae", "name")}},
		{Code: "toml/quotes", Severity: diag.Error, Message: "text without quotes", Edits: []diag.Edit{
			at("\n", "\n\n"), at("map", `"map"`), at("𝒳", "x"), {File: "two.map.toml",
				Start: source.Position{Line: 1, Column: 1}, End: source.Position{Line: 1, Column: 1}, Text: "# new\n"},
		}},
		{Code: "map/none", Severity: diag.Warning, Message: "nobody knows how"},
	}
	for i := range list {
		list[i].File, list[i].Start, list[i].End = file.Name, source.Position{Line: 1, Column: 1},
			source.Position{Line: 1, Column: 2}
	}
	var out bytes.Buffer
	if err := SARIF(&out, &Set{List: list, Files: []string{file.Name}, Program: "0.1.0"}); err != nil {
		t.Fatal(err)
	}
	keepsSchema(t, out.Bytes())
	var log sarifLog
	if err := json.Unmarshal(out.Bytes(), &log); err != nil {
		t.Fatal(err)
	}
	results := log.Runs[0].Results
	if got := results[0].Fixes[0].Description.Text; got != `write "name"` {
		t.Errorf("the fix says %q", got)
	}
	if len(results[2].Fixes) > 0 {
		t.Errorf("%+v mends what nobody can", results[2].Fixes)
	}
	for i, d := range list[:2] {
		own := slices.DeleteFunc(slices.Clone(d.Edits), func(e diag.Edit) bool { return e.File != file.Name })
		want := string(diag.Apply([]byte(text), own))
		changes := results[i].Fixes[0].Changes
		if changes[0].Artifact.URI != "a%20b/one.map.toml" || len(changes) != 1+i {
			t.Errorf("%+v", changes)
		}
		if got := replaced(text, changes[0].Replacements); got != want {
			t.Errorf("%s: the log makes\n%q\nof it, the edits\n%q", d.Code, got, want)
		}
	}
}

// replaced applies replacements to a text by lines and code points, as a SARIF consumer does.
func replaced(text string, list []sarifReplacement) string {
	lines := strings.SplitAfter(text, "\n")
	offset := func(line, column int) int {
		before := strings.Join(lines[:line-1], "")
		return len(before) + len(string([]rune(lines[line-1])[:column-1]))
	}
	for _, r := range slices.Backward(list) {
		start := offset(r.Deleted.StartLine, r.Deleted.StartColumn)
		text = text[:start] + r.Inserted.Text + text[offset(r.Deleted.EndLine, r.Deleted.EndColumn):]
	}
	return text
}

// keepsSchema validates a log with SARIF's schema.
func keepsSchema(t *testing.T, log []byte) {
	t.Helper()
	text, err := os.ReadFile("testdata/sarif-2.1.0.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var value any
	if err := json.Unmarshal(log, &value); err != nil {
		t.Fatal(err)
	}
	if err := jsonschema.MustCompileString("sarif.json", string(text)).Validate(value); err != nil {
		t.Errorf("%#v", err)
	}
}

// TestFileURI checks file names as URIs, including those of Windows.
func TestFileURI(t *testing.T) {
	for _, c := range [][3]string{
		{"maps/a b.toml", "", "maps/a%20b.toml"},
		{"/tmp/ü%.toml", "", "/tmp/%C3%BC%25.toml"},
		{"a:b/c.toml", "", "./a:b/c.toml"},
		{"C:/games/a b.toml", "C:", "file:///C:/games/a%20b.toml"},
		{"//server/share/x.toml", "//server/share", "file://server/share/x.toml"},
	} {
		if got := fileURI(c[0], c[1]); got != c[2] {
			t.Errorf("%s is %s", c[0], got)
		}
	}
}
