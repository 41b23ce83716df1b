package schema

import (
	"bytes"
	"slices"

	"muster/schema/source"
)

// plainTop matches a line that can precede kind and id, or contain them: empty, a comment, or a key with a number or a
// single-line text without escapes.
var plainTop = source.LazyRegexp(
	`^(?:([A-Za-z0-9_-]+)[ \t]*=[ \t]*(?:"([^"\\]*)"|'([^']*)'|[0-9]+))?[ \t]*(?:#[^\x00]*)?$`,
)

// Peek returns the kind and id in the first lines of a file, without reading the rest. plain is false if the lines are
// not simple enough to guarantee that Load finds the same.
func (k *Kinds) Peek(f *source.File) (kind, id string, plain bool) {
	text := bytes.TrimPrefix(f.Text, []byte("\xef\xbb\xbf"))
	for len(text) > 0 && (kind == "" || id == "") {
		line, rest, _ := bytes.Cut(text, []byte{'\n'})
		text = rest
		if start := bytes.TrimLeft(line, " \t"); len(start) > 0 && start[0] == '#' && bytes.IndexByte(start, 0) < 0 {
			continue // a comment: most lines above a definition
		}
		line = bytes.TrimSuffix(line, []byte{'\r'})
		key, value, ok := simpleTop(line)
		if !ok {
			m := plainTop().FindSubmatch(line)
			if m == nil {
				return "", "", false
			}
			key, value = m[1], slices.Concat(m[2], m[3])
		}
		switch string(key) {
		case "kind":
			kind = string(value)
		case "id":
			id = string(value)
		}
	}
	if name := k.OfName(f.Name); kind == "" || id == "" || kind != name {
		return "", "", false
	}
	return kind, id, true
}

// simpleTop returns the key and the text of a line such as `id = "two-oaks"`. It is plainTop for most lines: a server
// reads the first lines of all files of a project after each edit.
func simpleTop(line []byte) (key, value []byte, ok bool) {
	n := 0
	for n < len(line) && (line[n] == '_' || line[n] == '-' || '0' <= line[n] && line[n] <= '9' ||
		'A' <= line[n] && line[n] <= 'Z' || 'a' <= line[n] && line[n] <= 'z') {
		n++
	}
	rest, found := bytes.CutPrefix(bytes.TrimLeft(line[n:], " \t"), []byte{'='})
	if n == 0 || !found {
		return nil, nil, false
	}
	value, found = bytes.CutPrefix(bytes.TrimLeft(rest, " \t"), []byte{'"'})
	end := bytes.IndexAny(value, "\"\\")
	if !found || end < 0 || end != len(value)-1 || value[end] != '"' {
		return nil, nil, false
	}
	return line[:n], value[:end], true
}
