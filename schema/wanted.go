package schema

import (
	"maps"
	"slices"
	"strings"

	"muster/schema/source"
)

// wanted is the type that the schema of the file's kind has for what a header or key names, "" when it knows none.
func (l *loader) wanted(path []string) string {
	if s := l.shapeAt(path); s != nil && len(path) > 0 {
		return s.Type
	}
	return ""
}

// shapeAt is the shape of what a path of names names; lists on the way count for their elements.
func (l *loader) shapeAt(path []string) *shape {
	s := l.own.shape(l.brokenKind())
	for i, name := range path {
		if s == nil {
			return nil
		}
		next := s.property(name)
		if next == nil {
			next = s.Rest.shape.here()
		}
		if i < len(path)-1 && next != nil && next.Items != nil {
			next = next.Items.here()
		}
		s = next
	}
	return s
}

// headerList is where the headers of a file that cannot be parsed stand.
func (l *loader) headerList() []source.Header {
	if l.headers == nil {
		l.headers = source.Headers(l.doc.File)
	}
	return l.headers
}

// brokenKind is the kind of a file that cannot be parsed: what stands at its key, or else in the file's name.
func (l *loader) brokenKind() string {
	at := l.doc.Value("/kind")
	if kind := strings.Trim(string(l.doc.File.Text[at.Start:at.End]), `"'`); l.own.Has(kind) {
		return kind
	}
	return l.doc.Kind
}

// twin is a table like the one at a path that the file does not have: [standard] for a second [pennant]. "" without
// one.
func (l *loader) twin(path []string) string {
	above, last := path[:len(path)-1], path[len(path)-1]
	parent := l.shapeAt(above)
	if parent == nil || parent.property(last) == nil {
		return ""
	}
	for _, name := range slices.Sorted(maps.Keys(parent.Properties)) {
		other := append(slices.Clone(above), name)
		if name == last || parent.property(name) != parent.property(last) {
			continue
		}
		if !slices.ContainsFunc(l.headerList(), func(h source.Header) bool {
			return len(h.Path) >= len(other) && slices.Equal(h.Path[:len(other)], other)
		}) {
			return headerName(other)
		}
	}
	return ""
}

// keyPath is the path of the key whose value begins at an offset; nil when what stands there is no key's value.
func (l *loader) keyPath(value source.Span, statement source.Span) []string {
	before := string(l.doc.File.Text[statement.Start:max(statement.Start, value.Start)])
	key, rest, ok := strings.Cut(before, "=")
	if !ok || strings.TrimSpace(rest) != "" || strings.ContainsAny(key, "\"'\n[{") {
		return nil
	}
	var path []string
	for _, h := range l.headerList() {
		if h.At.Start < value.Start {
			path = h.Path
		}
	}
	path = slices.Clone(path)
	for name := range strings.SplitSeq(key, ".") {
		path = append(path, strings.TrimSpace(name))
	}
	return path
}
