// Package layout formats definitions: keys of each table in schema order, aligned equals signs and comments, one style
// of texts, one blank line between tables. It keeps every value and comment; an independent guard rejects a layout that
// would lose one.
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

// Text returns the text of a file in the canonical layout, or its own bytes if nothing changes. The file is a
// definition of one of the kinds or, by its name, the settings of a project. A file that is not valid TOML has findings
// instead. An error means that the layout would have lost something: leave the file unchanged.
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

// scanners are reused scanners: the next text needs similar buffers, and the guard formats the previous result.
var scanners = sync.Pool{New: func() any { return new(scanner) }}

// lay formats the text of a valid TOML file. It keeps a byte order mark and the file's line ends; line ends within a
// text are part of its value.
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

// order returns the key order of the file's stated kind, or else of the one in its name, in its game.
func (t *script) order(f *source.File, kinds *schema.Kinds) *schema.Order {
	if own := kinds.Of(t.value("game")); own != nil {
		kinds = own
	}
	if kind := t.value("kind"); kinds.Has(kind) {
		return kinds.Order(kind)
	}
	return kinds.Order(kinds.OfName(f.Name))
}

// value returns the raw text of a top-level key, or "".
func (t *script) value(key string) string {
	keys := t.keys(t.sections[0].keys)
	for i := range keys {
		e := &keys[i]
		if e.key.len() == 1 && string(t.at(t.parts[e.key.from].name)) == key && e.value.kind == text {
			return string(t.text[e.value.raw.from+1 : e.value.raw.to-1])
		}
	}
	return ""
}
