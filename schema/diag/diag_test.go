package diag_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"muster/schema/diag"
	"muster/schema/source"
)

// sample returns a finding with all fields set.
func sample(f *source.File) diag.Diagnostic {
	at := strings.Index(string(f.Text), "e4")
	d := diag.Diagnostic{
		Code: "adventure/impassable-hex", Severity: diag.Error,
		Message: "blue-human-sword stands in the river at e4",
		Help:    "move the unit, or give the hex a ford or a bridge",
		Rules:   []string{"BL-RET-02", "CTA-06"},
		Witness: &diag.Witness{Kind: "draw", Text: "right 3, centre 5, left 1, reserve 7", Command: "muster deploy x"},
	}
	d.File, d.Start, d.End = diag.At(f, source.Span{Start: at, End: at + 2})
	r := diag.Related{Message: "the river runs here"}
	r.File, r.Start, r.End = diag.At(f, source.Span{Start: 0, End: 4})
	d.Related = []diag.Related{r}
	d.Edits = []diag.Edit{diag.Replace(f, source.Span{Start: at, End: at + 2}, "E4")}
	return d
}

func TestText(t *testing.T) {
	f := source.NewFile("toll.adventure.toml", []byte("type = 1\nat = [\"C9\", \"e4\"]\n"))
	var out bytes.Buffer
	w := diag.Text{Out: &out, Source: func(string) *source.File { return f }}
	if err := w.Write([]diag.Diagnostic{sample(f)}); err != nil {
		t.Fatal(err)
	}
	want := `toll.adventure.toml:2:14: error[adventure/impassable-hex]: blue-human-sword stands in the river at e4
    2 | at = ["C9", "e4"]
      |              ^^
   see toll.adventure.toml:1:1: the river runs here
   draw: right 3, centre 5, left 1, reserve 7
   show: muster deploy x
   rule: BL-RET-02, CTA-06
   help: move the unit, or give the hex a ford or a bridge

Details by code: muster explain adventure/impassable-hex
`
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

// TestTextIsSafe: neither control characters nor a line of a million bytes reach a terminal unchanged, and the mark is
// aligned under wide characters.
func TestTextIsSafe(t *testing.T) {
	long := "x = \"" + strings.Repeat("a", 1_000_000) + "\x1b[31mZ\" # 雪e4\n"
	f := source.NewFile("a\nb.toml", []byte(long))
	at := strings.Index(long, "e4")
	d := diag.Diagnostic{Code: "a/b", Severity: diag.Warning, Message: "bad \x1b[2J"}
	d.File, d.Start, d.End = diag.At(f, source.Span{Start: at, End: at + 2})
	var out bytes.Buffer
	w := diag.Text{Out: &out, Source: func(string) *source.File { return f }}
	if err := w.Write([]diag.Diagnostic{d}); err != nil {
		t.Fatal(err)
	}
	if strings.ContainsRune(out.String(), 0x1b) || out.Len() > 1000 {
		t.Errorf("%d bytes: %q", out.Len(), out.String())
	}
	lines := strings.Split(out.String(), "\n")
	excerpt, mark := []rune(lines[1]), lines[2]
	if column := strings.Index(mark, "^^"); string(excerpt[column-1:column+1]) != "e4" {
		t.Errorf("the mark is not under e4 behind one wide character:\n%s\n%s", lines[1], mark)
	}
}

func TestJSON(t *testing.T) {
	f := source.NewFile("toll.adventure.toml", []byte("type = 1\nat = [\"C9\", \"e4\"]\n"))
	var out bytes.Buffer
	if err := diag.JSON(
		&out,
		3,
		[]diag.Diagnostic{sample(f), {Code: "a/b", Severity: diag.Note, Message: "<b>"}},
		func(code string) string {
			if code == "a/b" {
				return ""
			}
			return "https://example.org/" + code
		},
	); err != nil {
		t.Fatal(err)
	}
	want := `{
  "version": 1,
  "files": 3,
  "counts": {
    "error": 1,
    "note": 1,
    "warning": 0
  },
  "diagnostics": [
    {
      "code": "adventure/impassable-hex",
      "severity": "error",
      "message": "blue-human-sword stands in the river at e4",
      "help": "move the unit, or give the hex a ford or a bridge",
      "url": "https://example.org/adventure/impassable-hex",
      "file": "toll.adventure.toml",
      "line": 2,
      "column": 14,
      "end_line": 2,
      "end_column": 16,
      "rules": [
        "BL-RET-02",
        "CTA-06"
      ],
      "related": [
        {
          "file": "toll.adventure.toml",
          "line": 1,
          "column": 1,
          "end_line": 1,
          "end_column": 5,
          "message": "the river runs here"
        }
      ],
      "witness": {
        "kind": "draw",
        "text": "right 3, centre 5, left 1, reserve 7",
        "command": "muster deploy x"
      },
      "edits": [
        {
          "file": "toll.adventure.toml",
          "line": 2,
          "column": 14,
          "end_line": 2,
          "end_column": 16,
          "offset": 22,
          "end_offset": 24,
          "text": "E4"
        }
      ]
    },
    {
      "code": "a/b",
      "severity": "note",
      "message": "<b>",
      "help": "",
      "url": "",
      "file": "",
      "line": 0,
      "column": 0,
      "end_line": 0,
      "end_column": 0,
      "rules": [],
      "related": [],
      "witness": null,
      "edits": []
    }
  ]
}
`
	if out.String() != want {
		t.Errorf("got\n%s", out.String())
	}
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("disk full") }

// TestWritersTellFailure: a failed write is returned as an error.
func TestWritersTellFailure(t *testing.T) {
	w := diag.Text{Out: broken{}}
	if w.Write([]diag.Diagnostic{{Code: "a/b", Severity: diag.Error}}) == nil {
		t.Error("text says nothing of a failed write")
	}
	if diag.JSON(broken{}, 0, nil, nil) == nil {
		t.Error("JSON says nothing of a failed write")
	}
}

func TestSort(t *testing.T) {
	at := func(file string, line int, code string) diag.Diagnostic {
		return diag.Diagnostic{
			File:     file,
			Start:    source.Position{Line: line, Column: 1},
			Code:     code,
			Severity: diag.Error,
		}
	}
	list := diag.Sort(
		[]diag.Diagnostic{at("b", 1, "x"), at("a", 2, "x"), at("a", 1, "y"), at("a", 1, "x"), at("a", 2, "x")},
	)
	var got []string
	for _, d := range list {
		got = append(got, d.File+d.Code)
	}
	if s := strings.Join(got, " "); s != "ax ay ax bx" {
		t.Errorf("sorted as %s", s)
	}
}

func TestNearest(t *testing.T) {
	words := []string{"woods", "hill", "wooden-bridge", "river", "green-human-bow", "blue-human-bow"}
	for word, want := range map[string]string{
		"wood": "woods", "Hill": "hill", "hlil": "hill", "wooden_bridge": "wooden-bridge",
		"green-human-bwo": "green-human-bow",
		"castle":          "", "": "", "rivver": "river", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz": "",
	} {
		if got := diag.Nearest(word, words); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", word, got, want)
		}
	}
}

// TestTextDetails: the text ends with a pointer to the documentation of the first of the most severe findings,
// including the URL of its page if it has one.
func TestTextDetails(t *testing.T) {
	list := []diag.Diagnostic{
		{Code: "a/note", Severity: diag.Note}, {Code: "a/first", Severity: diag.Error},
		{Code: "a/second", Severity: diag.Error},
	}
	for _, tt := range []struct {
		page func(string) string
		want string
	}{
		{nil, "Details by code: muster explain a/first\n"},
		{func(string) string { return "" }, "Details by code: muster explain a/first\n"},
		{func(code string) string { return "https://example.org/" + code },
			"Details by code: muster explain a/first or https://example.org/a/first\n"},
	} {
		var out bytes.Buffer
		w := diag.Text{Out: &out, Page: tt.page}
		if err := w.Write(list); err != nil || !strings.HasSuffix(out.String(), "\n\n"+tt.want) {
			t.Errorf("%v, %q does not end with %q", err, out.String(), tt.want)
		}
		out.Reset()
		if err := w.Write(nil); err != nil || out.Len() > 0 {
			t.Errorf("without findings it says %q", out.String())
		}
	}
}
