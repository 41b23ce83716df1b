package validate_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/schema/diag"
	"muster/schema/source"
)

// edit is a form of help that states the exact text to write. It changes the text at a finding, or returns "" if the
// line is about something else. Its arguments are the groups of like.
type edit struct {
	like *regexp.Regexp
	do   func(at string, m []string) string
}

// edits returns the forms of help that can be followed literally. Text after a literal ("or more", "or remove the
// effect") is an alternative.
func edits() []edit {
	whole := func(at string, word string) string { // instead of a text with its quotes, or inside of one
		if strings.HasPrefix(at, `"`) || strings.HasPrefix(at, "'") {
			return strconv.Quote(word)
		}
		return word
	}
	number := func(at string, m []string) string {
		if _, err := strconv.Atoi(at); err != nil {
			return ""
		}
		return m[1]
	}
	return []edit{
		{regexp.MustCompile(`^write ("(?:[^"\\]|\\.)*")`), func(at string, m []string) string {
			word, err := strconv.Unquote(m[1])
			if err != nil || at == "" {
				return ""
			}
			return whole(at, word)
		}},
		{regexp.MustCompile(`^(?:write|lower it to|raise it to) (-?\d+)\b`), number},
		{
			regexp.MustCompile(`write (?:id|kind|format) = ("[^"]*"|\d+)`),
			func(_ string, m []string) string { return m[1] },
		},
		{
			regexp.MustCompile(`^choose (?:one of )?([a-z0-9]+(?:-[a-z0-9]+)*)(?:,| or| and|$)`),
			func(at string, m []string) string {
				if !strings.HasPrefix(at, `"`) || m[1] == "another" || m[1] == "a" || m[1] == "the" {
					return ""
				}
				return strconv.Quote(m[1])
			},
		},
	}
}

// meant matches a message that suggests another key.
var meant = regexp.MustCompile(`^unknown key .* did you mean "([^"]+)"\?$`)

// more matches a help line that adds a box to those of the file.
var more = regexp.MustCompile(`^add "([a-z0-9-]+)" to boxes`)

// below matches a help line that adds a line after that of another key.
var below = regexp.MustCompile(`^write ([a-z_]+ = \[[^\]]*\]) below ([a-z_]+)`)

var boxesLine = regexp.MustCompile(`(?m)^boxes *= \[`)

// newName matches a help line that renames the file.
var newName = regexp.MustCompile(`^rename the file to ([^ ,]+)`)

// followed applies each alternative in the help of a finding to a file; none if the help cannot be followed literally.
func followed(f *source.File, d diag.Diagnostic) []*source.File {
	var out []*source.File
	if m := newName.FindStringSubmatch(d.Help); m != nil {
		out = append(out, source.NewFile(f.Name[:strings.LastIndexByte(f.Name, '/')+1]+m[1], f.Text))
	}
	if text, ok := rewritten(f, d); ok {
		out = append(out, source.NewFile(f.Name, []byte(text)))
	}
	return out
}

// Help lines that set a key, and a key of a table.
var (
	setKey = regexp.MustCompile(
		`^(?:write|add|lower|raise) ([a-z]+(?:_[a-z]+)*)(?: = | to )("[^"]*"|-?\d+|true|false)(?:,| or |$)`)
	several  = regexp.MustCompile(` and [a-z_]+ = `)
	addTo    = regexp.MustCompile(`^add ([a-z_]+ = (?:\{[^}]*\}|\[[^\]]*\]|true|false)) to (?:a )?\[([a-z_.]+)\]`)
	takeAway = regexp.MustCompile(`^remove ([a-z_]+)(?:;|$)`)
)

const anyValue = `("[^"]*"|-?\d+|true|false|\[[^\]]*\])`

// assigned returns the text with a key set to a value: on the line of a finding, in its inline table, or at its only
// occurrence.
func assigned(text, key, value string, from int) (string, bool) {
	first, last := strings.LastIndexByte(text[:from], '\n')+1, from+strings.IndexByte(text[from:]+"\n", '\n')
	line, _, _ := strings.Cut(text[first:last], "  # want")
	top := regexp.MustCompile(`(?m)^` + key + ` *= *` + anyValue).FindStringSubmatchIndex(text)
	if before, _, _ := strings.Cut(text, "\n["); top != nil && top[0] < len(before) { // of the file as a whole
		return text[:top[2]] + value + text[top[3]:], true
	}
	has := regexp.MustCompile(`\b` + key + ` *= *` + anyValue)
	if at := has.FindStringSubmatchIndex(line); at != nil {
		return text[:first+at[2]] + value + text[first+at[3]:], true
	}
	if i := strings.Index(text[from:last], " }"); i >= 0 && strings.Contains(line, "{") {
		return text[:from+i] + ", " + key + " = " + value + text[from+i:], true
	}
	if !strings.Contains(line, "{") && !strings.HasPrefix(line, " ") &&
		strings.Count(line, "[") == strings.Count(line, "]") {
		if strings.HasPrefix(line, "[") { // the head of the row
			first = last + 1
		}
		return text[:first] + key + " = " + value + "\n" + text[first:], true // next to the key
	}
	once := regexp.MustCompile(`(?m)^` + key + ` *= *` + anyValue)
	if all := once.FindAllStringSubmatchIndex(text, -1); len(all) == 1 {
		return text[:all[0][2]] + value + text[all[0][3]:], true
	}
	return "", false
}

// withoutKey returns the text without a key on the line of a finding.
func withoutKey(text, key string, from int) (string, bool) {
	first, last := strings.LastIndexByte(text[:from], '\n')+1, from+strings.IndexByte(text[from:]+"\n", '\n')
	line := text[first:last]
	inside := regexp.MustCompile(`, ` + key + ` *= *` + anyValue)
	if at := inside.FindStringIndex(line); at != nil {
		return text[:first+at[0]] + text[first+at[1]:], true
	}
	if regexp.MustCompile(`^` + key + ` *= *` + anyValue).MatchString(line) {
		return text[:first] + text[last:], true
	}
	return "", false
}

// rewritten applies a help line to the text of a file.
func rewritten(f *source.File, d diag.Diagnostic) (string, bool) {
	text := string(f.Text)
	if m := more.FindStringSubmatch(d.Help); m != nil {
		at := boxesLine.FindStringIndex(text)
		if at == nil {
			return "", false
		}
		return text[:at[1]] + strconv.Quote(m[1]) + ", " + text[at[1]:], true
	}
	if m := below.FindStringSubmatch(d.Help); m != nil {
		at := regexp.MustCompile(`(?m)^` + m[2] + ` *=.*\n`).FindStringIndex(text)
		if at == nil {
			return "", false
		}
		return text[:at[1]] + m[1] + "\n" + text[at[1]:], true
	}
	if m := addTo.FindStringSubmatch(d.Help); m != nil {
		if at := regexp.MustCompile(`(?m)^\[` + m[2] + `\].*\n`).FindStringIndex(text); at != nil {
			return text[:at[1]] + m[1] + "\n" + text[at[1]:], true
		}
		return text + "\n[" + m[2] + "]\n" + m[1] + "\n", true
	}
	if m := setKey.FindStringSubmatch(
		d.Help,
	); m != nil && m[1] != "it" && !several.MatchString(d.Help) &&
		d.Start.Line > 0 {
		return assigned(text, m[1], m[2], d.Start.Offset)
	}
	if m := takeAway.FindStringSubmatch(d.Help); m != nil && d.Start.Line > 0 {
		return withoutKey(text, m[1], d.Start.Offset)
	}
	if d.Start.Line == 0 || d.Start.Line != d.End.Line {
		return "", false
	}
	from, to := d.Start.Offset, d.End.Offset
	at := text[from:to]
	if m := meant.FindStringSubmatch(d.Message); m != nil {
		return text[:from] + m[1] + text[to:], true
	}
	for _, e := range edits() {
		if m := e.like.FindStringSubmatch(d.Help); m != nil {
			if to := e.do(at, m); to != "" && to != at {
				return text[:from] + to + text[d.End.Offset:], true
			}
		}
	}
	return "", false
}

// TestHelpIsAcceptable follows the literal help of every finding of the checks' test data and pages: the finding must
// disappear, without a new error.
func TestHelpIsAcceptable(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	applied := map[string]int{}
	for _, files := range helpCases(t) {
		before := findingsOf(t, files)
		for _, d := range before {
			i := slices.IndexFunc(files, func(f *source.File) bool { return f.Name == d.File })
			if i < 0 || d.Help == "" {
				continue
			}
			for _, f := range followed(files[i], d) {
				applied[d.Code]++
				changed := slices.Clone(files)
				changed[i] = f
				accepted(t, d, before, findingsOf(t, changed))
			}
		}
	}
	total := 0
	for _, n := range applied {
		total += n
	}
	t.Logf("%d helps of %d codes followed", total, len(applied))
	if total < 250 || len(applied) < 55 {
		t.Errorf("only %d helps of %d codes were followed", total, len(applied))
	}
}

// TestEditsAreAcceptable applies the edits of every finding of the same files: the finding must disappear, without a
// new error. If the help can be followed literally, the edits must do the same.
func TestEditsAreAcceptable(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	applied := map[string]int{}
	for _, files := range helpCases(t) {
		before := findingsOf(t, files)
		for _, d := range before {
			i := slices.IndexFunc(files, func(f *source.File) bool { return f.Name == d.File })
			if len(d.Edits) == 0 {
				continue
			}
			if i < 0 || slices.ContainsFunc(d.Edits, func(e diag.Edit) bool { return e.File != d.File }) {
				t.Fatalf("%s: %s has edits of another file: %+v", d.File, d.Code, d.Edits)
			}
			applied[d.Code]++
			text := string(diag.Apply(files[i].Text, d.Edits))
			if say, ok := rewritten(files[i], d); ok && len(d.Edits) == 1 && d.Edits[0].Start == d.Start && say != text {
				t.Errorf("%s:%d: %s: help says otherwise than the edit %+v: %s", d.File, d.Start.Line, d.Code, d.Edits, d.Help)
			}
			changed := slices.Clone(files)
			changed[i] = source.NewFile(files[i].Name, []byte(text))
			accepted(t, d, before, findingsOf(t, changed))
		}
	}
	t.Logf("edits of %d codes: %v", len(applied), applied)
	for _, code := range mendable {
		if applied[code] == 0 {
			t.Errorf("no finding of %s has edits", code)
		}
	}
}

// TestHelpToWaive follows the help of each finding that suggests a waiver: with the table in the help, each key on its
// own line, the finding disappears. It lists all codes with such a help.
func TestHelpToWaive(t *testing.T) {
	table := regexp.MustCompile(`, or add (\[\[waive\]\]) with (code = "[^"]*") and (reason = "[^"]*") at the end of this file$`)
	seen := map[string]bool{}
	for _, files := range helpCases(t) {
		for _, d := range findingsOf(t, files) {
			m := table.FindStringSubmatch(d.Help)
			if m == nil {
				if strings.Contains(d.Help, "or waive") {
					t.Errorf("%s: the help does not show what to add: %s", d.Code, d.Help)
				}
				continue
			}
			if seen[d.Code] {
				continue
			}
			seen[d.Code] = true
			i := slices.IndexFunc(files, func(f *source.File) bool { return f.Name == d.File })
			changed := slices.Clone(files)
			changed[i] = source.NewFile(d.File, []byte(string(files[i].Text)+"\n"+strings.Join(m[1:], "\n")+"\n"))
			for _, n := range findingsOf(t, changed) {
				if n.Code == d.Code && n.File == d.File || n.Code == "waive/unused" || n.Code == "toml/syntax" {
					t.Errorf("%s: after %q: %s: %s", d.File, m[0], n.Code, n.Message)
				}
			}
		}
	}
	want := []string{
		"adventure/balance", "adventure/council-sum", "adventure/cta-first", "adventure/epic-victory",
		"adventure/first-epic", "adventure/prose-hex", "adventure/scale", "medieval/blocks-by-type",
		"medieval/leaders-missing", "medieval/prose-hex",
	}
	if got := slices.Sorted(maps.Keys(seen)); !slices.Equal(got, want) {
		t.Errorf("help to waive of %v, want %v", got, want)
	}
}

// mendable lists codes whose findings have edits in at least some case.
var mendable = []string{
	"adventure/unknown-hex", "adventure/unknown-landmark", "adventure/unknown-unit", "deploycards/row-character",
	"map/row-character", "map/unknown-board", "map/unknown-hex", "map/unknown-symbol", "map/unknown-terrain",
	"reference/kind-mismatch", "rulebook/unknown-name", "schema/bad-value", "schema/format", "schema/missing-key",
	"schema/unknown-key", "schema/unknown-kind", "schema/wrong-type", "toml/syntax", "waive/unknown-code",
}

// accepted compares the findings before and after following a help.
func accepted(t *testing.T, d diag.Diagnostic, before, after []diag.Diagnostic) {
	t.Helper()
	for _, n := range after {
		switch {
		case n.Code == d.Code && n.Message == d.Message && n.Start == d.Start:
			t.Errorf("%s:%d: %s: %s\nis still there after: %s", d.File, d.Start.Line, d.Code, d.Message, d.Help)
		case strings.HasPrefix(d.Help, "choose"), n.Code == d.Code && n.Start.Line == d.Start.Line:
			// one of several ways, which may reveal other errors; the rest of one mistake
		case n.Severity == diag.Error && !slices.ContainsFunc(before, func(o diag.Diagnostic) bool { return alike(o, n) }):
			t.Errorf("%s:%d: %s: %s\nafter: %s\ncomes line %d: %s: %s", d.File, d.Start.Line, d.Code, d.Message, d.Help,
				n.Start.Line, n.Code, n.Message)
		}
	}
}

// alike reports whether an error existed before: the same code, or the same message.
func alike(o, n diag.Diagnostic) bool {
	return o.Severity == diag.Error && o.Code == n.Code && o.Message == n.Message
}

// ofAnother matches the line that states another game than the first one.
var ofAnother = regexp.MustCompile(`(?m)^game *= "(medieval|runewars)"`)

// seen caches the findings of files by name and text: both tests start with the same files, and an edit often equals
// the help.
var seen = map[string][]diag.Diagnostic{}

// findingsOf returns the findings of files with only the library added.
func findingsOf(t *testing.T, files []*source.File) []diag.Diagnostic {
	t.Helper()
	var key strings.Builder
	for _, f := range files {
		fmt.Fprintf(&key, "%q %q\n", f.Name, f.Text)
	}
	if found, ok := seen[key.String()]; ok {
		return found
	}
	open := library.New // a file that names an unknown game gets the list of the others
	if slices.ContainsFunc(files, func(f *source.File) bool { return ofAnother.Match(f.Text) }) {
		open = read
	}
	result, err := run(open(files, 1), 1)
	if err != nil {
		t.Fatal(err)
	}
	seen[key.String()] = result.Findings
	return result.Findings
}
