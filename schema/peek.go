package schema

import (
	"bytes"

	"muster/schema/source"
)

// plainTop is a line that may stand before kind and id, or be one of them: nothing, a comment, or a key with a number
// or a one-line text without escapes.
var plainTop = source.LazyRegexp(
	`^(?:([A-Za-z0-9_-]+)[ \t]*=[ \t]*(?:"([^"\\]*)"|'([^']*)'|[0-9]+))?[ \t]*(?:#[^\x00]*)?$`,
)

// Peek is the kind and id of a file as its first lines say them, without reading the rest. It answers only where these
// lines are so plain that Load would find the same; plain is false where the whole file has to be read.
func (k *Kinds) Peek(f *source.File) (kind, id string, plain bool) {
	text := bytes.TrimPrefix(f.Text, []byte("\xef\xbb\xbf"))
	for len(text) > 0 && (kind == "" || id == "") {
		line, rest, _ := bytes.Cut(text, []byte{'\n'})
		text = rest
		if start := bytes.TrimLeft(line, " \t"); len(start) > 0 && start[0] == '#' && bytes.IndexByte(start, 0) < 0 {
			continue // a remark: most of what stands above a definition
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
