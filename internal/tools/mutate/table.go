package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// table is a TOML file whose numbers and words enforce rules.
type table struct {
	name  string
	text  string
	sites []*tableSite
}

// tableSite is one mutation of a row.
type tableSite struct {
	table    *table
	from, to int // the replaced range of offsets
	row      string
	was, is  string // the line
	put      string
	num      int
}

var (
	rowHead  = regexp.MustCompile(`^\[\[?([a-z_-]+)\]?\]`)
	rowID    = regexp.MustCompile(`^id\s*=\s*"([^"]*)"`)
	keyLine  = regexp.MustCompile(`^([a-z_-]+)\s*=\s*`)
	aNumber  = regexp.MustCompile(`\b\d+\b`)
	aTruth   = regexp.MustCompile(`\b(true|false)\b`)
	aWord    = regexp.MustCompile(`^"([a-z-]+)"`)
	inQuotes = regexp.MustCompile(`"[^"]*"`)
	// plainKeys identify a row, or are texts for people.
	plainKeys = []string{"kind", "format", "id", "name", "plural", "sources", "notes", "symbol", "house", "box", "text",
		"glyph", "colour", "about", "title", "short", "number", "tile", "look"}
)

func readText(root, name string) (string, error) {
	text, err := os.ReadFile(filepath.Join(root, name))
	return string(text), err
}

// row is a table of the file with its subtables.
type row struct {
	from, to int // lines
	id       string
	rules    []string
}

func readTable(root, name string) (*table, error) {
	t := &table{name: name}
	var err error
	t.text, err = readText(root, name)
	return t, err
}

// rows splits a file into its rows. A comment directly above a row belongs to it.
func (t *table) rows(lines []string) []row {
	var out []row
	for i, line := range lines {
		if rowHead.MatchString(line) {
			from := i
			for from > 0 && strings.HasPrefix(lines[from-1], "#") {
				from--
			}
			if n := len(out); n > 0 {
				out[n-1].to = from
			}
			out = append(out, row{from: from, to: len(lines)})
		} else if m := rowID.FindStringSubmatch(line); m != nil && len(out) > 0 && out[len(out)-1].id == "" {
			out[len(out)-1].id = m[1]
		}
	}
	for i := range out {
		out[i].rules = namedRules(strings.Join(lines[out[i].from:out[i].to], "\n"))
	}
	return out
}

// of lists the mutations of a rule. These are the lines whose comment names it and those of a key that the file's
// header assigns to it. Without these it takes the rows that name it, or else every row of a file whose header names
// it.
func (t *table) of(id string) []*candidate {
	lines := strings.SplitAfter(t.text, "\n")
	rows := t.rows(lines)
	keys := t.keys(lines, rows)
	var onLine, inRow, inFile []*candidate
	at := 0
	starts := make([]int, len(lines))
	for i, line := range lines {
		starts[i] = at
		at += len(line)
	}
	for _, r := range rows {
		for i := r.from; i < r.to; i++ {
			keyed := keys[keyOf(lines[i])]
			for _, site := range t.sitesOn(lines[i], starts[i], r, lines) {
				c := &candidate{rule: id, row: site, with: r.rules}
				switch {
				case slices.Contains(keyed, id):
					c.with = keyed
					onLine = append(onLine, c)
				case lineNames(lines[i], id):
					onLine = append(onLine, c)
				case len(keyed) > 0: // another rule's
				case slices.Contains(r.rules, id):
					inRow = append(inRow, c)
				default:
					c.with = []string{id}
					inFile = append(inFile, c)
				}
			}
		}
	}
	switch {
	case len(onLine) > 0 || slices.ContainsFunc(lines, func(line string) bool { return lineNames(line, id) }):
		return onLine // the rest of the row does not count
	case len(inRow) > 0:
		return inRow
	case len(rows) > 0 && slices.Contains(namedRules(strings.Join(lines[:headEnd(lines, rows)], "")), id):
		return inFile
	}
	return nil
}

// headKey matches a line of a file's header that assigns the lines of a key to rules: "# copies: MED-DECK-01".
var headKey = regexp.MustCompile(`^# ([a-z_-]+): (.*)`)

// keys returns the rules to which the file's header assigns the lines of a key, whatever rules their rows name.
func (t *table) keys(lines []string, rows []row) map[string][]string {
	out := map[string][]string{}
	for _, line := range lines[:headEnd(lines, rows)] {
		if m := headKey.FindStringSubmatch(line); m != nil {
			out[m[1]] = namedRules(m[2])
		}
	}
	return out
}

// headEnd returns the line of the first row.
func headEnd(lines []string, rows []row) int {
	if len(rows) == 0 {
		return len(lines)
	}
	return rows[0].from
}

// keyOf returns the key of a line, "" if it has none.
func keyOf(line string) string {
	if m := keyLine.FindStringSubmatch(line); m != nil {
		return m[1]
	}
	return ""
}

// lineNames reports whether the comment after a key names a rule.
func lineNames(line, id string) bool {
	before, comment, _ := strings.Cut(line, "#")
	return strings.TrimSpace(before) != "" && slices.Contains(namedRules(comment), id)
}

// sitesOn returns the mutations of a line: a number one higher, a negated boolean, a word replaced by another of the
// same key.
func (t *table) sitesOn(line string, start int, r row, lines []string) []*tableSite {
	m := keyLine.FindStringSubmatchIndex(line)
	if m == nil || slices.Contains(plainKeys, line[m[2]:m[3]]) {
		return nil
	}
	key, value := line[m[2]:m[3]], line[m[1]:]
	if hash := strings.IndexByte(value, '#'); hash >= 0 {
		value = value[:hash]
	}
	var out []*tableSite
	put := func(from, to int, with string) {
		is := line[:m[1]] + value[:from] + with + value[to:]
		site := &tableSite{table: t, from: start + m[1] + from, to: start + m[1] + to, row: r.id, put: with}
		site.was, site.is = oneLine(line[:m[1]]+value), oneLine(is)
		for _, s := range t.sites {
			if s.from == site.from && s.put == site.put {
				out = append(out, s)
				return
			}
		}
		t.sites = append(t.sites, site)
		out = append(out, site)
	}
	blank := inQuotes.ReplaceAllStringFunc(value, func(q string) string { return strings.Repeat("_", len(q)) })
	for _, at := range aNumber.FindAllStringIndex(blank, -1) {
		n, _ := strconv.Atoi(value[at[0]:at[1]])
		put(at[0], at[1], strconv.Itoa(n+1))
	}
	for _, at := range aTruth.FindAllStringIndex(blank, -1) {
		put(at[0], at[1], strconv.FormatBool(value[at[0]:at[1]] == "false"))
	}
	if at := aWord.FindStringIndex(value); at != nil {
		for _, other := range wordsOf(key, lines) {
			if other != value[at[0]:at[1]] {
				put(at[0], at[1], other)
			}
		}
	}
	return out
}

// wordsOf returns the words of a key in the rows of a file, sorted.
func wordsOf(key string, lines []string) []string {
	var out []string
	for _, line := range lines {
		if m := keyLine.FindStringSubmatchIndex(line); m != nil && line[m[2]:m[3]] == key {
			if w := aWord.FindString(line[m[1]:]); w != "" && !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	slices.Sort(out)
	return out
}

// reading is a call by which a program reads its embedded tables, identified by its name and number of arguments, with
// a function of the package that mutates its result.
type reading struct {
	call string
	args int
	wrap func(call, fun string, at int) string // the call with the function inserted; at: its arguments
	file string                                // of the package: the function
}

// readings are the calls: X.ReadFile(name), and rows.Files(fs, pattern), which returns files.
var readings = []reading{
	{call: "ReadFile", args: 1, file: readSwitch, wrap: func(call, fun string, at int) string {
		return "mutantRead(" + fun + ", " + call[at:]
	}},
	{call: "Files", args: 2, file: filesSwitch, wrap: func(call, _ string, _ int) string {
		return "mutantFiles(" + call + ")"
	}},
}

// filesSwitch mutates files after reading.
const filesSwitch = `package %s

import (
	"os"
	"strconv"

	"muster/schema/source"
)

func mutantFiles(files []*source.File) []*source.File {
	on, _ := strconv.Atoi(os.Getenv("MUSTER_MUTANT"))
	for i, f := range files {
		for _, m := range mutantRows {
			if m.num == on && m.name == f.Name {
				text := string(f.Text)
				files[i] = source.NewFile(f.Name, []byte(text[:m.from]+m.put+text[m.to:]))
			}
		}
	}
	return files
}
` + rowsOfSwitch

// readSwitch mutates the content of a file after reading.
const readSwitch = `package %s

import (
	"os"
	"strconv"
)

func mutantRead(read func(string) ([]byte, error), name string) ([]byte, error) {
	text, err := read(name)
	on, _ := strconv.Atoi(os.Getenv("MUSTER_MUTANT"))
	for _, m := range mutantRows {
		if m.num == on && m.name == name {
			text = []byte(string(text[:m.from]) + m.put + string(text[m.to:]))
		}
	}
	return text, err
}
` + rowsOfSwitch

// rowsOfSwitch are the mutated rows.
const rowsOfSwitch = `
var mutantRows = []struct {
	num      int
	name     string
	from, to int
	put      string
}{
%s}
`

// overlayTables puts the switch into the files that read embedded tables: the read call mutates the row of the active
// mutant.
func (p *program) overlayTables(put func(name, text string) error) error {
	rows := map[string]string{} // by the folder of the package
	for _, t := range p.tables {
		dir := path.Dir(path.Dir(t.name))
		for _, s := range t.sites {
			if s.num > 0 {
				rel, _ := strings.CutPrefix(t.name, dir+"/")
				rows[dir] += fmt.Sprintf("\t{%d, %q, %d, %d, %q},\n", s.num, rel, s.from, s.to, s.put)
			}
		}
	}
	dirs := make([]string, 0, len(rows))
	for dir := range rows {
		dirs = append(dirs, dir)
	}
	slices.Sort(dirs)
	for _, dir := range dirs {
		names, err := filepath.Glob(filepath.Join(p.root, dir, "*.go"))
		if err != nil {
			return err
		}
		found := false
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			with, file, ok := readSwitched(string(text), rows[dir])
			if !ok {
				continue
			}
			found = true
			base := path.Join(dir, filepath.Base(name))
			if slices.ContainsFunc(p.sources, func(s *source) bool { return s.name == base }) {
				return fmt.Errorf("%s both enforces a rule and reads tables", base)
			}
			if err := put(base, with); err != nil {
				return err
			}
			if err := put(path.Join(dir, "zz_mutantrows.go"), file); err != nil {
				return err
			}
		}
		if !found {
			return fmt.Errorf("no file of %s reads embedded tables by X.ReadFile or rows.Files", dir)
		}
	}
	return nil
}

// readSwitched wraps the read calls of a file's embedded tables in a function that mutates rows, and returns the file
// with that function.
func readSwitched(text, rows string) (with, file string, ok bool) {
	if !strings.Contains(text, "//go:embed") {
		return "", "", false
	}
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, "", text, parser.SkipObjectResolution)
	if err != nil {
		return "", "", false
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		c, isCall := n.(*ast.CallExpr)
		if !isCall {
			return true
		}
		sel, isSel := c.Fun.(*ast.SelectorExpr)
		for _, r := range readings {
			if isSel && sel.Sel.Name == r.call && len(c.Args) == r.args {
				from, to := fset.Position(c.Pos()).Offset, fset.Position(c.End()).Offset
				open := fset.Position(c.Lparen).Offset
				with = text[:from] + r.wrap(text[from:to], text[from:open], open+1-from) + text[to:]
				file = fmt.Sprintf(r.file, parsed.Name.Name, rows)
			}
		}
		return true
	})
	return with, file, with != ""
}
