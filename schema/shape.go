package schema

import (
	"encoding/json"
	"strings"
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
}

// rest is additionalProperties: in our schemas false or a schema.
type rest struct{ shape *shape }

func (r *rest) UnmarshalJSON(text []byte) error {
	if string(text) == "false" {
		return nil
	}
	return json.Unmarshal(text, &r.shape)
}

// linker puts what a reference means in the place of the reference.
type linker struct {
	kinds   *Kinds
	files   map[string]*shape
	matches map[string]func(string) bool // by pattern
}

func (l *linker) file(name string) *shape {
	if s, ok := l.files[name]; ok {
		return s
	}
	s := new(shape)
	if err := json.Unmarshal(l.kinds.text(name), s); err != nil {
		panic("schema: " + err.Error()) // embedded and tested
	}
	l.files[name] = s
	l.link(s, name)
	for _, def := range s.Defs {
		l.link(def, name)
	}
	return s
}

func (l *linker) link(s *shape, file string) {
	match, known := l.matches[s.Pattern]
	if !known {
		match = matcher(s.Pattern)
		l.matches[s.Pattern] = match
	}
	s.match = match
	for name, p := range s.Properties {
		s.Properties[name] = l.follow(p, file)
	}
	s.Items = l.follow(s.Items, file)
	s.Rest.shape = l.follow(s.Rest.shape, file)
}

// follow links a shape, or finds the one that it refers to: the file that holds that one links it.
func (l *linker) follow(s *shape, file string) *shape {
	if s == nil {
		return nil
	}
	if s.Ref == "" {
		l.link(s, file)
		return s
	}
	target, ptr, _ := strings.Cut(s.Ref, "#")
	if target != "" {
		file = strings.TrimSuffix(target, schemaSuffix)
	}
	to := l.file(file)
	for ptr != "" {
		var where, name string
		where, name, ptr = cutStep(ptr)
		if where == "$defs" {
			to = to.Defs[name]
		} else {
			to = to.Properties[name]
		}
	}
	if to.Ref != "" {
		return l.follow(to, file)
	}
	return to
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
