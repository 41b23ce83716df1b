package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/schema/source"
)

// enclosing returns the nearest enclosing table that has an unknown key, accepts its value and lacks it so far. It is
// /victory for pennant below [[victory.objectives]], and "" for the file's top level.
func (l *loader) enclosing(v *violation) (ptr string, found bool) {
	if v.keyword != "additionalProperties" {
		return "", false
	}
	table, _ := v.value.(map[string]any)
	for ptr = v.ptr; ptr != ""; {
		ptr = ptr[:strings.LastIndexByte(ptr, '/')]
		around, _ := l.at(ptr).(map[string]any)
		if around == nil {
			continue // the list of the table
		}
		shape := l.own.shape(l.doc.Kind).below(ptr)
		if _, has := around[v.name]; !has && shape != nil && shape.property(v.name).holds(table[v.name]) {
			return ptr, true
		}
	}
	return "", false
}

// at returns the value at a pointer of the file's tree, or nil.
func (l *loader) at(ptr string) any {
	var v any = l.doc.Tree
	for ptr != "" {
		var part string
		part, ptr = source.CutPointer(ptr)
		switch x := v.(type) {
		case map[string]any:
			v = x[part]
		case []any:
			i, err := strconv.Atoi(part)
			if err != nil || i < 0 || i >= len(x) {
				return nil
			}
			v = x[i]
		default:
			return nil
		}
	}
	return v
}

// holds reports whether a key accepts values of this type.
func (s *shape) holds(v any) bool {
	s = s.here()
	if s == nil {
		return false
	}
	switch v.(type) {
	case string:
		return s.Type == "string"
	case bool:
		return s.Type == "boolean"
	case int64, float64:
		return s.Type == "integer"
	case []any:
		return s.Type == "array"
	case map[string]any:
		return s.Type == "object"
	}
	return false
}

// moveUp returns the help for a key that an enclosing table has.
func (l *loader) moveUp(to string) string {
	if to == "" {
		return "move it above the first [table]: keys after a header belong to that table"
	}
	return "move it under " + l.table(to) + ": keys after a header belong to that table"
}

// swallowed reports a table between a header and its keys, such as a [[waive]] below [pennant], which captures the
// keys. It returns whether the key is one of these; only the first is reported.
func (l *loader) swallowed(v *violation) bool {
	headers := l.headerList()
	i := slices.IndexFunc(headers, func(h source.Header) bool { return h.At.Start >= v.at.Start })
	if i < 0 {
		i = len(headers)
	}
	if v.ptr == "" || i < 2 {
		return false
	}
	own := headers[i-1].Path
	list, index, element := strings.Cut(v.ptr[1:], "/")
	if len(own) != 1 || own[0] != list || element && !isIndex(index) {
		return false
	}
	for i -= 2; i > 0 && slices.Equal(headers[i].Path, own); i-- { // several [[waive]]
	}
	ptr := ""
	for _, name := range headers[i].Path {
		ptr += "/" + pointerPart(name)
	}
	if rows, ok := l.at(ptr).([]any); ok {
		ptr += fmt.Sprintf("/%d", len(rows)-1)
	}
	around, _ := l.at(ptr).(map[string]any)
	shape := l.own.shape(l.doc.Kind).below(ptr)
	table, _ := v.value.(map[string]any)
	if around == nil || shape == nil || slices.Equal(headers[i].Path, own) {
		return false
	}
	var keys []string
	for key, value := range table {
		_, has := around[key]
		if v.schema.Properties[key] == nil && !has && shape.property(key).holds(value) {
			keys = append(keys, key)
		}
	}
	start := func(key string) int { return l.doc.Key(v.ptr + "/" + pointerPart(key)).Start }
	slices.SortFunc(keys, func(a, b string) int { return start(a) - start(b) })
	if !slices.Contains(keys, v.name) {
		return false
	}
	for i, key := range keys {
		l.refuse(ptr + "/" + pointerPart(key))
		keys[i] = fmt.Sprintf("%q", clip(key))
	}
	if keys[0] == fmt.Sprintf("%q", clip(v.name)) {
		noun := "unknown key "
		if len(keys) > 1 {
			noun = "unknown keys "
		}
		here, there := l.table(v.ptr), l.table(ptr)
		l.report("schema/unknown-key", v.at, noun+series(keys, " and ")+" in "+here,
			fmt.Sprintf("move %s above %s or to the end of the file: keys after a header belong to that table", here, there))
	}
	return true
}
