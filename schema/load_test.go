package schema

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/schema/diag"
	"muster/schema/source"
)

const goodMap = `kind = "map"
format = 1
id = "two-oaks"
name = "The Ford of Two Oaks"
board = "standard"
rows = [". W", " H "]
`

// load reads a text as a map file and lists its findings: code, start, end, message.
func load(name, text string) (*Document, []string) {
	d, found := game().Load(source.NewFile(name, []byte(text)))
	var out []string
	for _, f := range found {
		out = append(
			out,
			fmt.Sprintf("%s %d:%d-%d:%d %s", f.Code, f.Start.Line, f.Start.Column, f.End.Line, f.End.Column, f.Message),
		)
	}
	return d, out
}

func TestLoadFindings(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		want       []string
	}{
		{"good", goodMap, nil},
		{"byte order mark", "\xef\xbb\xbf" + goodMap, nil},
		{"carriage returns", strings.ReplaceAll(goodMap, "\n", "\r\n"), nil},
		{"six point nought is six", goodMap +
			"[[rulebook.banners]]\nid='b'\nname='B'\nrank=3.0\nfoot={figures=4.0}\nmounted={figures=3}", nil},
		{"script is text like any other", strings.Replace(goodMap, "The Ford of Two Oaks", "<script>alert(1)</script>", 1),
			nil},

		{"empty", "", []string{"file/empty 1:1-1:1 the file is empty"}},
		{"remarks alone", " \n# nothing\n", []string{"file/empty 1:1-1:1 the file contains no definition"}},
		{"zero byte", "kind = \"map\"\na = \x00", []string{"file/encoding 2:5-2:6 the file contains a zero byte: it is not " +
			"text, or it is UTF-16"}},
		{"RTF", "{\\rtf1\\ansi kind = \"map\"}", []string{"file/encoding 1:1-1:1 the file is an RTF document, " +
			"not plain text"}},
		{"Word", "PK\x03\x04\x14\x00\x06\x00word/document.xml\xff", []string{"file/encoding 1:1-1:1 the file is a Word " +
			"document, not plain text"}},
		{"old Word", "\xd0\xcf\x11\xe0\xa1\xb1", []string{"file/encoding 1:1-1:1 the file is a Word document, " +
			"not plain text"}},
		{"OpenDocument", "PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.text\x00", []string{"file/encoding 1:1-1:1 " +
			"the file is an OpenDocument text, not plain text"}},
		{"UTF-16", "\xff\xfek\x00i\x00", []string{"file/encoding 1:1-1:1 the file is UTF-16, not UTF-8"}},
		{"UTF-16, big end first", "\xfe\xff\x00k", []string{"file/encoding 1:1-1:1 the file is UTF-16, not UTF-8"}},
		{"Latin 1", "kind = \"map\"\nname = \"Caf\xe9\"", []string{"file/encoding 2:12-2:13 byte 0xe9 is not UTF-8"}},
		{"too large", strings.Repeat("#", source.MaxSize+1), []string{"file/too-large 1:1-1:1 the file is larger than the " +
			"limit of 1048576 bytes"}},

		{"duplicate", goodMap + "id = \"b\"", []string{`toml/duplicate-key 7:1-7:3 key "id" is written twice`}},
		{"duplicate table", goodMap + "[legend]\nW='w'\n[legend]\nW='w'",
			[]string{`toml/duplicate-key 9:2-9:8 table "legend" is written twice`}},
		{"too deep", "a = " + strings.Repeat("[", 9000), []string{
			"toml/too-deep 1:36-1:37 more than 32 nested tables and lists"}},
		{"too deep and closed", "a = " + strings.Repeat("[", 40) + strings.Repeat("]", 40), []string{"toml/too-deep " +
			"1:36-1:37 more than 32 nested tables and lists"}},
		{"long key", strings.Repeat("a.", 16) + "a = 1", []string{"toml/long-key 1:1-1:34 a key has 17 parts (limit 16)"}},

		{"kind is missing", strings.Replace(goodMap, "kind = \"map\"\n", "", 1), []string{"schema/unknown-kind 1:1-1:1 " +
			"kind is missing"}},
		{"kind is unknown", strings.Replace(goodMap, `"map"`, `"mpa"`, 1),
			[]string{`schema/unknown-kind 1:8-1:13 unknown kind "mpa", did you mean "map"?`}},
		{"kind is no text", strings.Replace(goodMap, `"map"`, `3`, 1),
			[]string{`schema/unknown-kind 1:8-1:9 kind must be a text`}},
		{"format 2 stops the rest", "kind = \"map\"\nformat = 2\nnew = 1", []string{"schema/format 2:10-2:11 format 2 " +
			"is not supported: this version of Muster reads format 1"}},
		{"format is nan", "kind = \"map\"\nformat = nan", []string{"schema/format 2:10-2:13 format nan is not supported: " +
			"this version of Muster reads format 1"}},
		{"format is missing", strings.Replace(goodMap, "format = 1\n", "", 1),
			[]string{`schema/missing-key 1:1-1:1 the file lacks the key "format"`}},

		{"unknown keys, each at its place", goodMap + "boxs = []\nzzz = 1\n[[features]]\ntype = 'x'\nat = ['e4']\nwibble = " +
			"true", []string{
			`schema/unknown-key 7:1-7:5 unknown key "boxs", did you mean "boxes"?`,
			`schema/unknown-key 8:1-8:4 unknown key "zzz"`,
			`schema/unknown-key 12:1-12:7 unknown key "wibble"`,
		}},
		{"a misspelt key is not a missing one too", strings.Replace(goodMap, "name", "nmae", 1), []string{
			`schema/unknown-key 4:1-4:5 unknown key "nmae", did you mean "name"?`}},
		{"a key below a header is not a missing one too", strings.Replace(goodMap, "rows", "[[features]]\ntype = 'x'\nat = "+
			"['a2']\nrows", 1), []string{
			`schema/unknown-key 9:1-9:5 unknown key "rows" in [[features]]`}},
		{"odd names", goodMap + "\"~/ %41\" = 1", []string{`schema/unknown-key 7:1-7:9 unknown key "~/ %41"`}},
		{"key below a header", goodMap + "[legend]\nW = 'woods'\n[[features]]\ntype='x'\nat=['e4']\nauthor='A'", []string{
			`schema/unknown-key 12:1-12:7 unknown key "author" in [[features]]`}},
		{"missing keys at headers", goodMap + "[[features]]\n[[edges]]\ntype='cliff'\nat='e4'", []string{
			`schema/missing-key 7:3-7:11 [[features]] lacks the key "at"`,
			`schema/missing-key 7:3-7:11 [[features]] lacks the key "type"`,
			`schema/missing-key 8:3-8:8 [[edges]] lacks the key "sides"`,
		}},
		{"missing key in an inline table", goodMap + "waive = [{code='a/b'}]",
			[]string{`schema/missing-key 7:10-7:22 [[waive]] lacks the key "reason"`}},
		{"wrong types", goodMap + "author = 5\nboxes = 'base'\nfeatures = [1]\nlegend = 2.5\nnotes = true", []string{
			"schema/wrong-type 7:10-7:11 author must be a text, not the number 5",
			`schema/wrong-type 8:9-8:15 boxes must be a list, not the text "base"`,
			"schema/wrong-type 9:13-9:14 an element of features must be a table, not the number 1",
			"schema/wrong-type 10:10-10:13 legend must be a table, not the number 2.5",
			"schema/wrong-type 11:9-11:13 notes must be a text, not true",
		}},
		{"table for a list of tables", goodMap + "[features]\ntype='x'", []string{"schema/wrong-type 7:2-7:10 features " +
			"must be a list, not a table"}},
		{"list of tables for a table", goodMap + "[[legend]]\nW='x'", []string{"schema/wrong-type 7:3-7:9 legend must be a " +
			"table, not a list"}},
		{"fraction", goodMap + "[[rulebook.races]]\nid='r'\nname='R'\nbold_foot=0.5", []string{"schema/wrong-type " +
			"10:11-10:14 bold_foot must be a whole number, not 0.5"}},
		{"dates", goodMap + "author = 1356-06-24\nboxes = [07:32:00]\nnotes = 1356-06-24T07:32:00Z\n[legend]\nW = " +
			"1356-06-24T07:32:00.5", []string{
			"schema/wrong-type 7:10-7:20 author must be a text, not the date 1356-06-24",
			"schema/wrong-type 8:10-8:18 an element of boxes must be a text, not the date 07:32:00",
			"schema/wrong-type 9:9-9:29 notes must be a text, not the date 1356-06-24T07:32:00Z",
			"schema/wrong-type 11:5-11:26 W must be a text, not the date 1356-06-24T07:32:00.5",
		}},
		{"nan and inf", goodMap + "author = nan\nboxes = [inf, -inf]\n[[rulebook.races]]\nid='r'\nname='R'\nbold_foot=+nan",
			[]string{
				"schema/not-finite 7:10-7:13 author is nan, not a finite number",
				"schema/not-finite 8:10-8:13 an element of boxes is inf, not a finite number",
				"schema/not-finite 8:15-8:19 an element of boxes is -inf, not a finite number",
				"schema/not-finite 12:11-12:15 bold_foot is nan, not a finite number",
			}},
		{"odd value of an unknown key is said once", goodMap + "colour = nan",
			[]string{`schema/unknown-key 7:1-7:7 unknown key "colour"`}},
		{"id that climbs", strings.Replace(goodMap, "two-oaks", "../two", 1),
			[]string{`schema/bad-value 3:6-3:14 id is "../two", but must be in kebab case`}},
		{"id with capitals", strings.Replace(goodMap, "two-oaks", "Two Oaks", 1),
			[]string{`schema/bad-value 3:6-3:16 id is "Two Oaks", but must be in kebab case`}},
		{"empty texts and lists", goodMap + "author = ''\n[[features]]\ntype=''\nat=[]", []string{
			"schema/bad-value 7:10-7:12 author is empty",
			"schema/bad-value 9:6-9:8 type is empty",
			"schema/bad-value 10:4-10:6 at is an empty list",
		}},
		{"word of a list", goodMap + "[[places]]\ntype='pool'\nat=['e4']\ncamp='penant'",
			[]string{`schema/bad-value 10:6-10:14 camp = "penant" is not valid; did you mean "pennant"?`}},
		{"word far from the list", goodMap + "[[places]]\ntype='pool'\nat=['e4']\ncamp='red'",
			[]string{`schema/bad-value 10:6-10:11 camp = "red" is not valid`}},
		{"range", goodMap + "[[rulebook.races]]\nid='r'\nname='R'\nbold_foot=-1", []string{"schema/bad-value 10:11-10:13 " +
			"bold_foot is -1, but must be from 0 to 9"}},
		{"pair of one", goodMap + "[[rulebook.units]]\nid='u'\nname='U'\nfly=[1]", []string{"schema/bad-value 10:5-10:8 " +
			"fly has 1 elements, but must have 2"}},
		{"pair of three", goodMap + "[[rulebook.units]]\nid='u'\nname='U'\nfly=[1,2,3]", []string{"schema/bad-value " +
			"10:5-10:12 fly has 3 elements, but must have 2"}},
		{"long name", strings.Replace(goodMap, "The Ford", strings.Repeat("é", 120), 1), []string{"schema/too-long " +
			"4:8-4:142 name has 132 characters (limit 120)"}},
		{"long prose", goodMap + "notes = '" + strings.Repeat("x", 65537) + "'", []string{"schema/too-long 7:9-7:65548 " +
			"notes has 65537 characters (limit 65536)"}},
		{"long list", goodMap + "boxes = [" + strings.Repeat("'a',", 33) + "]", []string{"schema/too-long 7:9-7:143 boxes " +
			"has 33 elements (limit 32)"}},
		{"sorted by place", "kind = 'map'\nformat = 1\nname = 3\nid = 'A'\nrows = 1\nboard = 2", []string{
			"schema/wrong-type 3:8-3:9 name must be a text, not the number 3",
			`schema/bad-value 4:6-4:9 id is "A", but must be in kebab case`,
			"schema/wrong-type 5:8-5:9 rows must be a list, not the number 1",
			"schema/wrong-type 6:9-6:10 board must be a text, not the number 2",
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d, got := load("two-oaks.map.toml", tt.text)
			if !slices.Equal(got, tt.want) {
				t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(tt.want, "\n  "))
			}
			if d == nil || d.File == nil || d.Clean("") != (len(tt.want) == 0) {
				t.Errorf("document is wrong: %+v", d)
			}
		})
	}
}

// TestLoadIsSteady: the validator iterates over maps, so the order of its errors varies; the findings do not.
func TestLoadIsSteady(t *testing.T) {
	text := "kind = 'map'\nformat = 1\nzz = 1\nname = 3\nid = 'A'\nrows = 1\nboard = 2\nboxs = " +
		"[]\n[legend]\nA=1\nB=2\nC=3\n"
	_, first := load("x.map.toml", text)
	for range 30 {
		if _, again := load("x.map.toml", text); !slices.Equal(first, again) {
			t.Fatalf("got\n%s\nthen\n%s", strings.Join(first, "\n"), strings.Join(again, "\n"))
		}
	}
}

func TestLoadManyMistakes(t *testing.T) {
	for name, text := range map[string]string{
		"unknown keys":   goodMap + manyKeys(30000),
		"missing keys":   goodMap + strings.Repeat("[[features]]\n", 20000),
		"doubled keys":   goodMap + strings.Repeat("a=1\n", 20000),
		"wrong elements": goodMap + "boxes=[" + strings.Repeat("1,", 20000) + "]",
	} {
		_, found := game().Load(source.NewFile("x.map.toml", []byte(text)))
		last := found[len(found)-1]
		if len(found) != maxFindings+1 ||
			!slices.ContainsFunc(found, func(d diag.Diagnostic) bool { return d.Code == "schema/too-many" }) {
			t.Errorf("%s: %d findings, the last %s", name, len(found), last.Code)
		}
	}
}

func manyKeys(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "unknown-key-%d = %d\n", i, i)
	}
	return b.String()
}

// TestLoadCodes: every code that a table of this file expects is listed, and the list is sorted.
func TestLoadCodes(t *testing.T) {
	if codes := Codes(); !slices.IsSorted(codes) || len(slices.Compact(slices.Clone(codes))) != len(codes) {
		t.Errorf("codes are not sorted: %q", codes)
	}
	_, found := game().Load(source.NewFile("x.toml", []byte("a = 1")))
	for _, f := range found {
		if !slices.Contains(Codes(), f.Code) || f.Severity != diag.Error {
			t.Errorf("%s (%s) is not listed", f.Code, f.Severity)
		}
	}
}

func TestKindOfName(t *testing.T) {
	for name, want := range map[string]string{
		"two-oaks.map.toml": "map", "a/b.adventure.toml": "adventure", "x.deploycards.toml": "deploycards",
		"x.rulebook.toml": "rulebook", "map.toml": "", "x.toml": "", "-": "", "x.map.tml": "",
	} {
		text := strings.Replace(goodMap, `kind = "map"`, "# no kind", 1)
		if d, found := load(name, text); d.Kind != want || len(found) == 0 {
			t.Errorf("%s is read as %q, want %q: %q", name, d.Kind, want, found)
		}
	}
	if d, _ := load("x.adventure.toml", goodMap); d.Kind != "map" {
		t.Errorf("what the file says comes first, got %q", d.Kind)
	}
}
