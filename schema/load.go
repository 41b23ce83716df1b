package schema

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"muster/schema/diag"
	"muster/schema/source"
)

// Format is the version of the file format that this Muster reads.
const Format = 1

// Load reads a file: caps, UTF-8, position walk, TOML, normalise, JSON Schema of its kind. The Document is never
// nil; the findings are sorted. Of a lost file there are none: who could not read it has told so.
func (k *Kinds) Load(f *source.File) (*Document, []diag.Diagnostic) {
	l := k.loader(f)
	if !f.Lost && l.text() && (l.plain() || l.firstLines() && l.walk() && l.parse()) {
		l.check()
	}
	if l.doc.Tree == nil {
		l.refuse("")
	}
	return l.doc, diag.Sort(l.found)
}

// loader begins to read a file. Until its own words are read it is of the kind that its name says, and of the game that
// its first lines say.
func (k *Kinds) loader(f *source.File) *loader {
	d := &Document{File: f, Kind: k.OfName(rightName(f)), Game: k.Usual(), kinds: k}
	return &loader{kinds: k, own: k.Of(k.Usual()), doc: d}
}

// loader gathers what reading one file finds.
type loader struct {
	kinds *Kinds
	own   *Kinds // of them those of the file's game
	doc   *Document
	found []diag.Diagnostic
	norm  normaliser

	unnamed bool            // the file need not say what it is
	faults  int             // how many the walk found
	headers []source.Header // of a file that cannot be parsed, when they were asked for
}

func (l *loader) refuse(ptr string) { l.doc.faults = append(l.doc.faults, ptr) }

// report adds a finding at a span and returns it for what few findings have besides.
func (l *loader) report(code string, at source.Span, message, help string) *diag.Diagnostic {
	d := diag.Diagnostic{Code: code, Severity: diag.Error, Message: message, Help: help}
	d.File, d.Start, d.End = diag.At(l.doc.File, at)
	l.found = append(l.found, d)
	return &l.found[len(l.found)-1]
}

// plain makes the tree of a file that is written as most are, in one walk.
func (l *loader) plain() bool {
	tree, ok := source.Plain(l.doc.File)
	if !ok || len(tree) == 0 {
		return false
	}
	l.doc.Tree = tree
	return true
}

// parse makes the tree.
func (l *loader) parse() bool {
	tree := map[string]any{}
	if err := toml.Unmarshal(l.doc.File.Text, &tree); err != nil {
		l.library(err)
		return false
	}
	if len(tree) == 0 {
		l.report(
			"file/empty",
			source.Span{},
			"the file contains no definition",
			"write at least kind, format, id and name",
		)
		return false
	}
	l.norm.value(tree, nil)
	l.doc.Tree = tree
	return true
}

// kind is what the file says, or what its name ends in when it says nothing that is known, or when its keys are more
// those of the kind in its name: one wrong word is then one mistake, which a check on names tells of, and not as many
// as the other kind has keys.
func (l *loader) kind() (string, bool) {
	v, written := l.doc.Tree["kind"]
	word, isText := v.(string)
	name := l.own.OfName(l.doc.File.Name)
	if isText && l.own.Has(word) {
		if name != "" && name != word && l.keysOf(l.own, name) > l.keysOf(l.own, word) {
			return name, true
		}
		return word, true
	}
	l.refuse("/kind")
	if meant := l.nearValue("kind", l.own.Has); meant != "" && (name == "" || name == meant) {
		return meant, true // schema/unknown-key tells of the key
	}
	if isText && l.kinds.Has(word) {
		l.otherKind(word)
		return word, false
	}
	known := "write kind = " + either(quoted(l.own.Names()))
	var top []diag.Edit
	switch near := diag.Nearest(word, l.own.Names()); {
	case !written:
		if name != "" {
			line := fmt.Sprintf("kind = %q", name)
			known = "write " + line + " at the top"
			top = []diag.Edit{l.topLine(line)}
		} else {
			known += " at the top"
		}
		l.report("schema/unknown-kind", source.Span{}, "kind is missing", known).Edits = top
	case isText && near != "":
		at := l.doc.Value("/kind")
		d := l.report("schema/unknown-kind", at, fmt.Sprintf("unknown kind %q, did you mean %q?", word, near), known)
		if diag.Sure(word, l.own.Names()) == near && (name == "" || name == near) {
			d.Edits = diag.Write(word, near, "").Edits(l.doc.File, at)
		}
	case isText:
		l.report("schema/unknown-kind", l.doc.Value("/kind"), fmt.Sprintf("unknown kind %q", word), known)
	default:
		l.report("schema/unknown-kind", l.doc.Value("/kind"), "kind must be a text", known)
	}
	return name, name != ""
}

// format refuses a file of another version: what its keys mean is not known.
func (l *loader) format() bool {
	v, written := l.doc.Tree["format"]
	if n, ok := whole(v); !written || ok && n == Format {
		return true
	}
	at := l.doc.Value("/format")
	text := l.doc.File.Text[at.Start:at.End]
	d := l.report(
		"schema/format",
		at,
		fmt.Sprintf("format %s is not supported: this version of Muster reads format %d", plainLine(string(text)), Format),
		fmt.Sprintf("write format = %d, or use a Muster version that supports the format", Format),
	)
	if number := strconv.Itoa(Format); v == any(number) { // in quotes
		d.Edits = []diag.Edit{l.replace(at, number)}
	}
	return false
}

// rightName is the name of a file, or the one that it should have.
func rightName(f *source.File) string { return cmp.Or(f.Meant, f.Name) }

// quoted puts words in quotes.
func quoted(words []string) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = strconv.Quote(w)
	}
	return out
}

// plainLine makes one line of a text that came from elsewhere.
func plainLine(s string) string {
	return strings.TrimSuffix(strings.Join(strings.Fields(s), " "), ".")
}
