package schema

import (
	"encoding/json"
	"strings"
	"sync"
)

// shape is a JSON Schema with the keywords that our schemas use, and no others (a test looks for others). It answers
// yes or no in a fortieth of the validator's time and is ready without the validator's compiling, so that a clean file
// never waits for the validator.
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

	match func(string) bool // what Pattern says, nil without one
	far   func() *shape     // what this stands for: a shape of another file, which is read when a value needs it
}

// here is the shape that a value must fit.
func (s *shape) here() *shape {
	if s != nil && s.far != nil {
		return s.far()
	}
	return s
}

// property is the shape of a key; nil when the table has no such key of its own.
func (s *shape) property(name string) *shape { return s.Properties[name].here() }

// rest is additionalProperties: in our schemas false or a schema.
type rest struct{ shape *shape }

func (r *rest) UnmarshalJSON(text []byte) error {
	if string(text) == "false" {
		return nil
	}
	return json.Unmarshal(text, &r.shape)
}

// linker puts what a reference means in the place of the reference, in one file.
type linker struct {
	kinds   *Kinds
	name    string // of the file
	file    *shape
	matches map[string]func(string) bool // by pattern
}

// linkShape makes the shape of a file. Of other files it reads nothing yet: few adventures bring rows of a rulebook,
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

// follow links a shape, or finds the one that it refers to.
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

// at is what a pointer in a file means: "/$defs/name", "/properties/name", one behind the other.
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

// cutStep takes "/$defs/name" or "/properties/name" off a pointer.
func cutStep(ptr string) (where, name, rest string) {
	parts := strings.SplitN(strings.TrimPrefix(ptr, "/"), "/", 3)
	parts = append(parts, "", "")
	if parts[2] != "" {
		parts[2] = "/" + parts[2]
	}
	return parts[0], parts[1], parts[2]
}
