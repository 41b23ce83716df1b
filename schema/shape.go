package schema

import (
	"encoding/json"
	"strings"
	"sync"
)

// shape is a JSON Schema restricted to the keywords that our schemas use (a test checks this). It only answers yes or
// no, in a fortieth of the validator's time and without the validator's compilation, so that a clean file never waits
// for the validator.
type shape struct {
	Ref        string            `json:"$ref"`
	Defs       map[string]*shape `json:"$defs"`
	Type       string            `json:"type"`
	Properties map[string]*shape `json:"properties"`
	Required   []string          `json:"required"`
	Rest       rest              `json:"additionalProperties"`
	MaxKeys    *int              `json:"maxProperties"`
	Items      *shape            `json:"items"`
	MinItems   int               `json:"minItems"`
	MaxItems   *int              `json:"maxItems"`
	MinLength  int               `json:"minLength"`
	MaxLength  *int              `json:"maxLength"`
	Pattern    string            `json:"pattern"`
	Enum       []string          `json:"enum"`
	Const      any               `json:"const"`
	Minimum    *int64            `json:"minimum"`
	Maximum    *int64            `json:"maximum"`

	match func(string) bool // compiled Pattern; nil without one
	far   func() *shape     // the referenced shape in another file, read on demand
}

// here returns the shape that a value must fit.
func (s *shape) here() *shape {
	if s != nil && s.far != nil {
		return s.far()
	}
	return s
}

// property returns the shape of a key, or nil if the table does not define it.
func (s *shape) property(name string) *shape { return s.Properties[name].here() }

// rest is additionalProperties: in our schemas false or a schema.
type rest struct{ shape *shape }

func (r *rest) UnmarshalJSON(text []byte) error {
	if string(text) == "false" {
		return nil
	}
	return json.Unmarshal(text, &r.shape)
}

// linker replaces references by their targets within one file.
type linker struct {
	kinds   *Kinds
	name    string // of the file
	file    *shape
	matches map[string]func(string) bool // by pattern
}

// linkShape returns the shape of a file. It does not load other files yet: few adventures have rows of a rulebook,
// whose schema is longer than all others together.
func (k *Kinds) linkShape(name string) *shape {
	l := linker{kinds: k, name: name, file: new(shape), matches: map[string]func(string) bool{"": nil}}
	if err := json.Unmarshal(k.text(name), l.file); err != nil {
		panic("schema: " + err.Error()) // embedded and tested
	}
	l.link(l.file)
	for _, def := range l.file.Defs {
		l.link(def)
	}
	return l.file
}

func (l *linker) link(s *shape) {
	match, known := l.matches[s.Pattern]
	if !known {
		match = matcher(s.Pattern)
		l.matches[s.Pattern] = match
	}
	s.match = match
	for name, p := range s.Properties {
		s.Properties[name] = l.follow(p)
	}
	s.Items = l.follow(s.Items)
	s.Rest.shape = l.follow(s.Rest.shape)
}

// follow links a shape, or returns the target of its reference.
func (l *linker) follow(s *shape) *shape {
	if s == nil {
		return nil
	}
	if s.Ref == "" {
		l.link(s)
		return s
	}
	target, ptr, _ := strings.Cut(s.Ref, "#")
	if target == "" {
		to := at(l.file, ptr)
		if to.Ref != "" {
			return l.follow(to)
		}
		return to
	}
	kinds := l.kinds
	return &shape{far: sync.OnceValue(func() *shape {
		name := strings.TrimSuffix(target, schemaSuffix)
		to := at(kinds.shapes[name](), ptr)
		if to.Ref != "" {
			file := linker{kinds: kinds, name: name, file: kinds.shapes[name](), matches: map[string]func(string) bool{"": nil}}
			to = file.follow(to)
		}
		return to.here()
	})}
}

// at returns the target of a pointer in a file: "/$defs/name" and "/properties/name", in any sequence.
func at(s *shape, ptr string) *shape {
	for ptr != "" {
		var where, name string
		where, name, ptr = cutStep(ptr)
		if where == "$defs" {
			s = s.Defs[name]
		} else {
			s = s.property(name)
		}
	}
	return s
}

// cutStep cuts "/$defs/name" or "/properties/name" off a pointer.
func cutStep(ptr string) (where, name, rest string) {
	parts := strings.SplitN(strings.TrimPrefix(ptr, "/"), "/", 3)
	parts = append(parts, "", "")
	if parts[2] != "" {
		parts[2] = "/" + parts[2]
	}
	return parts[0], parts[1], parts[2]
}
