package schema

import (
	"bytes"
	"path"
	"slices"
	"strings"

	"muster/schema/diag"
)

// Identity is a possible identity of a file for references: its kind and id as far as they are known. A file that
// cannot be read has the identity from its name.
type Identity struct{ Kind, ID string }

// Identities lists the possible identities of a file whose stated one is unreliable: the file cannot be parsed, its
// kind or id was rejected, or its name states another kind. It returns none for a file with a clear identity. An
// Identity without an id matches any definition of its kind, one without a kind matches all.
func (d *Document) Identities() []Identity {
	name := d.kinds.OfName(rightName(d.File))
	if d.Tree != nil && d.Clean("/kind", "/id") && (name == "" || name == d.Kind) {
		return nil
	}
	kinds, ids := []string{d.Kind, name}, []string{d.word("id"), d.kinds.stem(rightName(d.File))}
	if word := d.word("kind"); word != "" {
		kinds = append(kinds, diag.Nearest(word, d.kinds.Names()), word)
	}
	kinds = slices.DeleteFunc(kinds, func(k string) bool { return !d.kinds.Has(k) })
	ids = slices.DeleteFunc(ids, func(id string) bool { return id == "" })
	var out []Identity
	for _, kind := range orNone(kinds) {
		for _, id := range orNone(ids) {
			if i := (Identity{kind, id}); !slices.Contains(out, i) {
				out = append(out, i)
			}
		}
	}
	return out
}

// orNone returns a list, or a list of one empty word instead of an empty list.
func orNone(words []string) []string {
	if len(words) == 0 {
		return []string{""}
	}
	return words
}

// stem returns the id from a file's name: two-oaks of two-oaks.map.toml. It returns "" for standard input and for files
// that are not TOML.
func (k *Kinds) stem(name string) string {
	base := path.Base(strings.ReplaceAll(name, `\`, "/"))
	if kind := k.OfName(base); kind != "" {
		return strings.TrimSuffix(base, "."+kind+".toml")
	}
	id, toml := strings.CutSuffix(base, ".toml")
	if !toml {
		return ""
	}
	return id
}

// word returns the text of a top-level key. In a file that cannot be parsed it searches the lines above the first
// table.
func (d *Document) word(key string) string {
	if d.Tree != nil {
		word, _ := d.Tree[key].(string)
		return word
	}
	for line := range bytes.Lines(d.File.Text) {
		line = bytes.TrimSpace(line)
		if bytes.HasPrefix(line, []byte("[")) {
			break
		}
		name, value, ok := bytes.Cut(line, []byte("="))
		if !ok || string(bytes.TrimSpace(name)) != key {
			continue
		}
		value = bytes.TrimSpace(value)
		if len(value) < 2 || value[0] != '"' && value[0] != '\'' {
			continue
		}
		if end := bytes.IndexByte(value[1:], value[0]); end >= 0 {
			return string(value[1 : 1+end])
		}
	}
	return ""
}
