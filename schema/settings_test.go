package schema

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/schema/source"
)

const everySetting = `# ours
muster = "0.1"
boxes = ["base", "base", "call-to-arms"]

[paths]
only = ["maps", "adventures/**/*.toml"]
leave_out = ["maps/drafts"]

[severity]
"map/unused-legend" = "error"

[limits]
prose = { most = 6000 }
units-standard = { least = 6, most = 20 }

[print]
out = "sheets"
format = "html"
paper = "letter"
lang = "de"

[play]
pennant = "greedy"
standard = "random"
choices = "careful"
seed = 7
games = 50

[[waive]]
code = "map/river-end"
path = "maps/old"
reason = "the river is to go on"
until = "2027-01-31"
`

func settings(text string) (*Settings, []string) {
	s, found := LoadSettings(source.NewFile(".muster.toml", []byte(text)))
	var out []string
	for _, d := range found {
		out = append(out, fmt.Sprintf("%s %d:%d-%d:%d %s", d.Code, d.Start.Line, d.Start.Column, d.End.Line, d.End.Column,
			d.Message))
	}
	return s, out
}

// TestSettings: every key is read, and its location is known.
func TestSettings(t *testing.T) {
	s, found := settings(everySetting)
	if len(found) > 0 {
		t.Fatal(found)
	}
	doc := s.Doc
	s.Doc = nil
	number := func(n int) *int { return &n }
	want := &Settings{
		Muster: "0.1",
		Boxes:  []string{"base", "base", "call-to-arms"},
		Paths:  Paths{Only: []string{"maps", "adventures/**/*.toml"}, LeaveOut: []string{"maps/drafts"}},
		Severity: map[string]string{
			"map/unused-legend": "error",
		},
		Limits: map[string]Limit{
			"prose": {Most: number(6000)}, "units-standard": {Least: number(6), Most: number(20)},
		},
		Print: PrintSettings{Out: "sheets", Format: "html", Paper: "letter", Lang: "de"},
		Play: PlaySettings{
			Pennant: "greedy", Standard: "random", Choices: "careful", Seed: number(7), Games: 50,
		},
		Waive: []Waiver{{Code: "map/river-end", Reason: "the river is to go on", Path: "maps/old", Until: "2027-01-31"}},
	}
	if !reflect.DeepEqual(s, want) {
		t.Errorf("got %+v\nwant %+v", s, want)
	}
	if at := doc.File.Position(doc.Key("/limits/prose").Start); at.Line != 13 || at.Column != 1 {
		t.Errorf("prose stands at %+v", at)
	}
}

// TestSettingsKeysAgree: the keys of the settings schema equal the keys that Go reads.
func TestSettingsKeysAgree(t *testing.T) {
	text := SettingsSchema()
	var root map[string]any
	if err := json.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	agree(t, "", root, reflect.TypeFor[Settings]())
	below := func(key, what string) map[string]any {
		return root["properties"].(map[string]any)[key].(map[string]any)[what].(map[string]any)
	}
	agree(t, "/waive", below("waive", "items"), reflect.TypeFor[Waiver]())
	agree(t, "/limits", below("limits", "additionalProperties"), reflect.TypeFor[Limit]())
}

func agree(t *testing.T, where string, node map[string]any, of reflect.Type) {
	t.Helper()
	props := node["properties"].(map[string]any)
	var keys []string
	for i := range of.NumField() {
		f := of.Field(i)
		key := f.Tag.Get("toml")
		if key == "-" {
			continue
		}
		keys = append(keys, key)
		if below, ok := props[key].(map[string]any); ok && f.Type.Kind() == reflect.Struct {
			agree(t, where+"/"+key, below, f.Type)
		}
	}
	slices.Sort(keys)
	if want := slices.Sorted(maps.Keys(props)); !slices.Equal(keys, want) {
		t.Errorf("%s: Go reads %v, the schema has %v", where, keys, want)
	}
}

// TestSettingsFaults: mistakes are found at their locations, with the same messages as in definitions.
func TestSettingsFaults(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		want       []string
	}{
		{"empty", "", nil},
		{"remarks", "# nothing yet\n", nil},
		{"a key near one", "boxs = [\"base\"]\n", []string{
			`project/unknown-key 1:1-1:5 unknown key "boxs", did you mean "boxes"?`}},
		{"a key of definitions", "kind = \"map\"\nformat = 1\n", []string{
			`project/unknown-key 1:1-1:5 unknown key "kind"`, `project/unknown-key 2:1-2:7 unknown key "format"`}},
		{"a key below", "[print]\npapers = \"a4\"\n", []string{
			`project/unknown-key 2:1-2:7 unknown key "papers", did you mean "paper"?`}},
		{"a word", "[print]\npaper = \"A5\"\n", []string{
			`schema/bad-value 2:9-2:13 paper = "A5" is not valid; did you mean "a4"?`}},
		{"a language", "[print]\nlang = \"fr\"\n", []string{
			`schema/bad-value 2:8-2:12 lang = "fr" is not valid`}},
		{"a version", "muster = \"new\"\n", []string{
			`schema/bad-value 1:10-1:15 muster is "new", but must be a version of Muster`}},
		{"a severity", "[severity]\n\"map/unused-legend\" = \"note\"\n", []string{
			`schema/bad-value 2:23-2:29 "map/unused-legend" = "note" is not valid`}},
		{"a waiver without a reason", "[[waive]]\ncode = \"map/river-end\"\n", []string{
			`schema/missing-key 1:3-1:8 [[waive]] lacks the key "reason"`}},
		{"a day", "[[waive]]\ncode = \"map/river-end\"\nreason = \"so\"\nuntil = \"soon\"\n", []string{
			`schema/bad-value 4:9-4:15 until is "soon", but must be a day`}},
		{"a day without quotes", "[[waive]]\ncode = \"map/river-end\"\nreason = \"so\"\nuntil = 2027-01-31\n", []string{
			`schema/wrong-type 4:9-4:19 until must be a text, not the date 2027-01-31`}},
		{"a day that is none", "[[waive]]\ncode = \"map/river-end\"\nreason = \"so\"\nuntil = \"2027-02-30\"\n", []string{
			`schema/bad-value 4:9-4:21 until = "2027-02-30" is not a valid date`}},
		{"a bound", "[limits]\nprose = { most = -1 }\n", []string{
			`schema/bad-value 2:18-2:20 most is -1, but must be from 0 to 100000`}},
		{"no TOML", "boxes = [\n", []string{`toml/syntax 1:9-1:10 the list that starts here is never closed`}},
		{"a newer Muster", "muster = \"9.0\"\nfuture = 1\n", []string{
			`project/newer-muster 1:10-1:15 the project needs muster 9.0 or newer, but this is muster ` + Version}},
		{"this Muster", "muster = \"" + Version + "\"\n", nil},
	} {
		if _, got := settings(tt.text); !slices.Equal(got, tt.want) {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, strings.Join(got, "\n     "), strings.Join(tt.want, "\n     "))
		}
	}
}

// TestNewer compares versions as numbers.
func TestNewer(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want bool
	}{
		{"0.1", "0.1.0", false}, {"0.1.1", "0.1.0", true}, {"0.10.0", "0.9.9", true}, {"1.0", "0.99", true},
		{"0.0.9", "0.1.0", false}, {"x", "0.1.0", false}, {"", "0.1.0", false},
	} {
		if got := newer(tt.a, tt.b); got != tt.want {
			t.Errorf("%s newer than %s: %v", tt.a, tt.b, got)
		}
	}
}

// TestPrintFormatExamples: the examples of print.format, which editors offer, cover each format that its pattern
// accepts.
func TestPrintFormatExamples(t *testing.T) {
	var s struct {
		Properties map[string]struct {
			Properties map[string]struct {
				Pattern  string
				Examples []string
			}
		}
	}
	if err := json.Unmarshal(SettingsSchema(), &s); err != nil {
		t.Fatal(err)
	}
	format := s.Properties["print"].Properties["format"]
	_, list, _ := strings.Cut(format.Pattern, "(?:")
	list, _, _ = strings.Cut(list, ")")
	for _, word := range strings.Split(list, "|") {
		if word == "" || !slices.Contains(format.Examples, word) {
			t.Errorf("%q is no example of print.format, whose pattern is %s", word, format.Pattern)
		}
	}
}
