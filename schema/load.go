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

// Load reads a file: size limits, UTF-8, position walk, TOML, normalisation, JSON Schema of its kind. The Document is
// never nil; the findings are sorted. A lost file has none: the reader already reported it.
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

// loader returns a loader for a file. The initial kind is that of the file's name, the initial game that of its first
// lines.
func (k *Kinds) loader(f *source.File) *loader {
	d := &Document{File: f, Kind: k.OfName(rightName(f)), Game: k.Default(), kinds: k}
	return &loader{kinds: k, own: k.Of(k.Default()), doc: d}
}

// loader collects the findings of reading one file.
type loader struct {
	kinds *Kinds
	own   *Kinds // the kinds of the file's game
	doc   *Document
	found []diag.Diagnostic
	norm  normaliser

	unnamed bool            // the file need not state its kind
	faults  int             // number of findings of the walk
	headers []source.Header // of a file that cannot be parsed, on demand
}

func (l *loader) refuse(ptr string) { l.doc.faults = append(l.doc.faults, ptr) }

// report adds a finding at a span and returns it for optional fields.
func (l *loader) report(code string, at source.Span, message, help string) *diag.Diagnostic {
	d := diag.Diagnostic{Code: code, Severity: diag.Error, Message: message, Help: help}
	d.File, d.Start, d.End = diag.At(l.doc.File, at)
	l.found = append(l.found, d)
	return &l.found[len(l.found)-1]
}

// plain builds the tree of a file in common syntax, in one walk.
func (l *loader) plain() bool {
	tree, ok := source.FastPath(l.doc.File)
	if !ok || len(tree) == 0 {
		return false
	}
	l.doc.Tree = tree
	return true
}

// parse builds the tree.
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

// kind returns the kind stated in the file. It returns the kind in the file's name if the stated one is unknown or if
// the keys fit the name's kind better. A wrong kind is then one mistake, which a check on names reports, instead of one
// per key.
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
		return meant, true // schema/unknown-key reports the key
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

// format rejects a file of another version, because the meaning of its keys is unknown.
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

// rightName returns the name of a file, or the name that it should have.
func rightName(f *source.File) string { return cmp.Or(f.Meant, f.Name) }

// quoted puts words in quotes.
func quoted(words []string) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = strconv.Quote(w)
	}
	return out
}

// plainLine reduces an external text to one line.
func plainLine(s string) string {
	return strings.TrimSuffix(strings.Join(strings.Fields(s), " "), ".")
}
