// Package layout writes definitions down in one way: the keys of each table in the order of its schema, equals signs
// and remarks below one another, one style of texts, one blank line between tables. Every value and every remark stays;
// what would lose one is refused by a guard that does not trust the rest of the package.
package layout

import (
	"bytes"
	"path"
	"path/filepath"
	"sync"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// Text is the text of a file in the canonical layout; its own bytes where nothing is to be done. It is a definition of
// one of the kinds, or by its name the settings of a project. A file that cannot be read as TOML has findings in its
// place. An error means that the layout would have lost something: the file is to be left as it is.
func Text(f *source.File, kinds *schema.Kinds) ([]byte, []diag.Diagnostic, error) {
	if path.Base(filepath.ToSlash(f.Name)) == schema.SettingsFile {
		kinds = schema.SettingsKinds()
	}
	was, found := kinds.Read(f)
	if len(found) > 0 {
		return nil, found, nil
	}
	out := lay(f, kinds)
	if bytes.Equal(out, f.Text) {
		return f.Text, nil, nil
	}
	if err := guard(was, source.NewFile(f.Name, out), kinds); err != nil {
		return nil, nil, err
	}
	return out, nil, nil
}

var bom = []byte("\xef\xbb\xbf")

// scanners are those that have read a text: the next one needs as much room, and the guard lays out what has just been.
var scanners = sync.Pool{New: func() any { return new(scanner) }}

// lay lays out the text of a file that is TOML. A byte order mark stays, and so do the line ends of the file's system;
// those within a text are its value.
func lay(f *source.File, kinds *schema.Kinds) []byte {
	s := scanners.Get().(*scanner)
	defer func() {
		s.begin(nil)
		scanners.Put(s)
	}()
	s.begin(bytes.TrimPrefix(f.Text, bom))
	s.scan()
	s.arrange(s.order(f, kinds))
	w := &writer{script: &s.script, out: make([]byte, 0, len(f.Text)+len(f.Text)/8), eol: "\n"}
	if s.crlf {
		w.eol = "\r\n"
	}
	w.out = append(w.out, f.Text[:len(f.Text)-len(s.text)]...)
	w.line = len(w.out)
	w.write()
	return w.out
}

// order is the order of the keys of the kind that a file says it is, or else of the one in its name, in its game.
func (t *script) order(f *source.File, kinds *schema.Kinds) *schema.Order {
	if own := kinds.Of(t.said("game")); own != nil {
		kinds = own
	}
	if kind := t.said("kind"); kinds.Has(kind) {
		return kinds.Order(kind)
	}
	return kinds.Order(kinds.OfName(f.Name))
}

// said is the text of one of the file's own keys as it stands there; "" where it is none.
func (t *script) said(key string) string {
	keys := t.keys(t.sections[0].keys)
	for i := range keys {
		e := &keys[i]
		if e.key.len() == 1 && string(t.at(t.parts[e.key.from].name)) == key && e.value.kind == text {
			return string(t.text[e.value.raw.from+1 : e.value.raw.to-1])
		}
	}
	return ""
}
