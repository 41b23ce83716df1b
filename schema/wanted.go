package schema

import (
	"maps"
	"slices"
	"strings"

	"muster/schema/source"
)

// wanted returns the schema's type for the target of a header or key, or "" if unknown.
func (l *loader) wanted(path []string) string {
	if s := l.shapeAt(path); s != nil && len(path) > 0 {
		return s.Type
	}
	return ""
}

// shapeAt returns the shape at a path of names; lists on the way stand for their elements.
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

// headerList returns the headers of a file that cannot be parsed.
func (l *loader) headerList() []source.Header {
	if l.headers == nil {
		l.headers = source.Headers(l.doc.File)
	}
	return l.headers
}

// brokenKind returns the kind of a file that cannot be parsed: the value of its key, or else that of the file's name.
func (l *loader) brokenKind() string {
	at := l.doc.Value("/kind")
	if kind := strings.Trim(string(l.doc.File.Text[at.Start:at.End]), `"'`); l.own.Has(kind) {
		return kind
	}
	return l.doc.Kind
}

// twin returns a table like the one at a path that the file lacks: [standard] for a second [pennant]. It returns ""
// without one.
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

// keyPath returns the path of the key whose value starts at an offset, or nil.
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
