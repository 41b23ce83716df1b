package schema

import (
	"bytes"

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
		m := plainTop().FindSubmatch(bytes.TrimSuffix(line, []byte{'\r'}))
		if m == nil {
			return "", "", false
		}
		value := string(m[2]) + string(m[3])
		switch string(m[1]) {
		case "kind":
			kind = value
		case "id":
			id = value
		}
	}
	if name := k.OfName(f.Name); kind == "" || id == "" || kind != name {
		return "", "", false
	}
	return kind, id, true
}
