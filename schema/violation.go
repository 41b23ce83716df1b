package schema

import (
	"errors"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"muster/schema/source"
)

// violation is one rejection by a schema: the keyword, the value, and for missing or unknown keys their name.
type violation struct {
	ptr     string // of the value; of the table for a missing or unknown key
	keyword string
	name    string
	schema  *jsonschema.Schema // the schema of the value
	value   any
	at      source.Span
	more    int // number of other elements of the same list with the same mistake
}

// fault returns the JSON pointer that is not clean.
func (v *violation) fault() string {
	if v.name != "" {
		return v.ptr + "/" + pointerPart(v.name)
	}
	return v.ptr
}

// violations runs the validator. Its messages and their order are not usable (it iterates over maps), so only the
// location and the keyword of each are taken. A failure of the validator is returned as an error.
func violations(s *jsonschema.Schema, tree map[string]any) (found []violation, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the schema validator failed: %v", r)
		}
	}()
	err = s.Validate(tree)
	var top *jsonschema.ValidationError
	if !errors.As(err, &top) {
		return nil, err
	}
	leaves(top, func(e *jsonschema.ValidationError) {
		v := violation{ptr: unescapePointer(e.InstanceLocation), keyword: lastPart(e.KeywordLocation)}
		v.schema, v.value = locate(s, tree, v.ptr)
		found = append(found, v.split()...)
	})
	return found, nil
}

func leaves(e *jsonschema.ValidationError, yield func(*jsonschema.ValidationError)) {
	if len(e.Causes) == 0 {
		yield(e)
	}
	for _, c := range e.Causes {
		leaves(c, yield)
	}
}

// split splits a violation about several missing or unknown keys into one per key.
func (v *violation) split() []violation {
	table, _ := v.value.(map[string]any)
	var names []string
	switch v.keyword {
	case "required":
		for _, name := range v.schema.Required {
			if _, ok := table[name]; !ok {
				names = append(names, name)
			}
		}
	case "additionalProperties":
		for name := range table {
			if _, ok := v.schema.Properties[name]; !ok {
				names = append(names, name)
			}
		}
	default:
		return []violation{*v}
	}
	out := make([]violation, len(names))
	for i, name := range names {
		out[i] = *v
		out[i].name = name
	}
	return out
}

// locate returns the schema and the value at a JSON pointer.
func locate(s *jsonschema.Schema, v any, ptr string) (*jsonschema.Schema, any) {
	s = resolve(s)
	for ptr != "" {
		var part string
		part, ptr = source.CutPointer(ptr)
		switch x := v.(type) {
		case map[string]any:
			next, ok := s.Properties[part]
			if !ok {
				next, _ = s.AdditionalProperties.(*jsonschema.Schema)
			}
			s, v = next, x[part]
		case []any:
			i := 0
			for _, c := range part {
				i = i*10 + int(c-'0')
			}
			s, v = s.Items2020, x[i]
		}
		s = resolve(s)
	}
	return s, v
}

// optional reports whether the key that a pointer names may be omitted.
func (l *loader) optional(ptr string) bool {
	i := strings.LastIndexByte(ptr, '/')
	if i < 0 || isIndex(ptr[i+1:]) {
		return false
	}
	table, _ := locate(l.own.validator(l.doc.Kind), l.doc.Tree, ptr[:i])
	return table != nil && !slices.Contains(table.Required, ptr[i+1:])
}

// unescapePointer removes the URL escapes from the validator's pointers, part by part.
func unescapePointer(ptr string) string {
	if !strings.Contains(ptr, "%") {
		return ptr
	}
	parts := strings.Split(ptr, "/")
	for i, p := range parts {
		if text, err := url.PathUnescape(p); err == nil {
			parts[i] = text
		}
	}
	return strings.Join(parts, "/")
}

// resolve follows references; next to a $ref our schemas have only text for people.
func resolve(s *jsonschema.Schema) *jsonschema.Schema {
	for s.Ref != nil {
		s = s.Ref
	}
	return s
}

func lastPart(location string) string { return location[strings.LastIndexByte(location, '/')+1:] }

// sortedKeys lists the keys that a table can have.
func sortedKeys(s *jsonschema.Schema) []string { return slices.Sorted(maps.Keys(s.Properties)) }
