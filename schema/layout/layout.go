// Package layout writes definitions down in one way: the keys of each table in the order of its schema, equals signs
// and remarks below one another, one style of texts, one blank line between tables. Every value and every remark stays;
// what would lose one is refused by a guard that does not trust the rest of the package.
package layout

import (
	"bytes"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// Text is the text of a file in the canonical layout; its own bytes where nothing is to be done. A file that cannot be
// read as TOML has findings in its place. An error means that the layout would have lost something: the file is to be
// left as it is.
func Text(f *source.File, kinds *schema.Kinds) ([]byte, []diag.Diagnostic, error) {
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

// lay lays out the text of a file that is TOML. A byte order mark stays, and so do the line ends of the file's system;
// those within a text are its value.
func lay(f *source.File, kinds *schema.Kinds) []byte {
	s := &scanner{text: bytes.TrimPrefix(f.Text, bom)}
	all := s.scan()
	arrange(all, kinds.Order(kindOf(f, all[0].keys, kinds)))
	w := &writer{out: make([]byte, 0, len(f.Text)+len(f.Text)/8), eol: "\n"}
	if s.crlf {
		w.eol = "\r\n"
	}
	w.out = append(w.out, f.Text[:len(f.Text)-len(s.text)]...)
	w.line = len(w.out)
	w.sections(all)
	return w.out
}

// kindOf is the kind that a file says, or else the one in its name.
func kindOf(f *source.File, keys []entry, kinds *schema.Kinds) string {
	for i := range keys {
		e := &keys[i]
		if len(e.key) != 1 || string(e.key[0].name) != "kind" || e.value.kind != text {
			continue
		}
		if said := string(e.value.raw[1 : len(e.value.raw)-1]); kinds.Has(said) {
			return said
		}
	}
	return kinds.OfName(f.Name)
}
