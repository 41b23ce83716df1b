package schema

import (
	"bytes"
	"path"
	"slices"
	"strings"

	"muster/schema/diag"
)

// Identity is what a file may be taken for by others that name it: its kind and its id, each as far as they can be
// told. A file that cannot be read has those of its name.
type Identity struct{ Kind, ID string }

// Identities lists what a file may be taken for when its own word on it cannot be trusted: it cannot be parsed, its
// kind or id was refused, or its name says another kind. None for a file that says clearly what it is. An Identity
// without an id stands for any definition of its kind, one without a kind for any at all.
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

// orNone is a list, or one empty word in place of an empty one.
func orNone(words []string) []string {
	if len(words) == 0 {
		return []string{""}
	}
	return words
}

// stem is the id that a file's name gives: two-oaks of two-oaks.map.toml; "" for standard input and for what is no file
// of TOML.
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

// word is the text of a key of the top level. In a file that cannot be parsed it is looked for in the lines above the
// first table.
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
