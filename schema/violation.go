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

// violation is one thing that a schema refuses: the keyword, what it looked at, and for keys that are missing or
// unknown their name.
type violation struct {
	ptr     string // of the value; of the table for a missing or unknown key
	keyword string
	name    string
	schema  *jsonschema.Schema // that the value is held against
	value   any
	at      source.Span
	more    int // how many other elements of the same list have the same mistake
}

// fault is the JSON pointer that is not clean.
func (v *violation) fault() string {
	if v.name != "" {
		return v.ptr + "/" + pointerPart(v.name)
	}
	return v.ptr
}

// violations runs the validator. Its own messages and their order are of no use (it goes over maps as they come), so
// only the place and the keyword of each are taken. A failure of the validator is returned as an error.
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

// split makes one violation a key out of one for a table with several keys missing or unknown.
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

// locate finds the schema and the value at a JSON pointer.
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

// optional reports whether the key that a pointer names may be left out of its table.
func (l *loader) optional(ptr string) bool {
	i := strings.LastIndexByte(ptr, '/')
	if i < 0 || isIndex(ptr[i+1:]) {
		return false
	}
	table, _ := locate(l.own.validator(l.doc.Kind), l.doc.Tree, ptr[:i])
	return table != nil && !slices.Contains(table.Required, ptr[i+1:])
}

// unescapePointer takes the URL escapes out of the validator's pointers, part by part.
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

// resolve follows references; beside a $ref our schemas have only words for people.
func resolve(s *jsonschema.Schema) *jsonschema.Schema {
	for s.Ref != nil {
		s = s.Ref
	}
	return s
}

func lastPart(location string) string { return location[strings.LastIndexByte(location, '/')+1:] }

// sortedKeys lists the keys that a table may have.
func sortedKeys(s *jsonschema.Schema) []string { return slices.Sorted(maps.Keys(s.Properties)) }
