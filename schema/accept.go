package schema

import (
	"encoding/json"
	"math/big"
	"slices"
	"unicode/utf8"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// accepts tells in a fortieth of the validator's time whether a value fits a compiled schema. It knows the keywords
// that our schemas use and no others (tests hold it against the validator and the schemas against its keywords).
// It cannot say what is wrong: when it answers no, the validator does.
func accepts(s *jsonschema.Schema, v any) bool {
	s = resolve(s)
	if !typed(s, v) {
		return false
	}
	switch x := v.(type) {
	case string:
		return acceptsText(s, x)
	case []any:
		if s.MinItems >= 0 && len(x) < s.MinItems || s.MaxItems >= 0 && len(x) > s.MaxItems {
			return false
		}
		if s.Items2020 != nil {
			for _, e := range x {
				if !accepts(s.Items2020, e) {
					return false
				}
			}
		}
	case map[string]any:
		return acceptsTable(s, x)
	case int64, float64:
		return acceptsNumber(s, x)
	}
	return true
}

// resolve follows references; beside a $ref our schemas have only words for people.
func resolve(s *jsonschema.Schema) *jsonschema.Schema {
	for s.Ref != nil {
		s = s.Ref
	}
	return s
}

// typed holds the value's type against the one type that a schema asks for.
func typed(s *jsonschema.Schema, v any) bool {
	if len(s.Types) == 0 {
		return true
	}
	switch v.(type) {
	case string:
		return s.Types[0] == "string"
	case bool:
		return s.Types[0] == "boolean"
	case int64:
		return s.Types[0] == "integer"
	case float64:
		_, ok := whole(v)
		return ok && s.Types[0] == "integer"
	case []any:
		return s.Types[0] == "array"
	case map[string]any:
		return s.Types[0] == "object"
	}
	return false
}

func acceptsText(s *jsonschema.Schema, x string) bool {
	if s.MinLength > 0 && utf8.RuneCountInString(x) < s.MinLength {
		return false
	}
	if s.MaxLength >= 0 && len(x) > s.MaxLength && utf8.RuneCountInString(x) > s.MaxLength {
		return false
	}
	if s.Pattern != nil && !s.Pattern.MatchString(x) {
		return false
	}
	if len(s.Constant) > 0 && s.Constant[0] != any(x) {
		return false
	}
	return len(s.Enum) == 0 || slices.Contains(s.Enum, any(x))
}

func acceptsNumber(s *jsonschema.Schema, v any) bool {
	n, ok := whole(v)
	if len(s.Constant) > 0 {
		number, _ := s.Constant[0].(json.Number)
		only, err := number.Int64()
		return ok && err == nil && n == only
	}
	return ok && within64(s.Minimum, n, 1) && within64(s.Maximum, n, -1)
}

// within64 tells whether n is not on the wrong side of a whole bound.
func within64(bound *big.Rat, n int64, side int) bool {
	if bound == nil {
		return true
	}
	b := bound.Num().Int64()
	return n == b || (n > b) == (side > 0)
}

func acceptsTable(s *jsonschema.Schema, x map[string]any) bool {
	if s.MaxProperties >= 0 && len(x) > s.MaxProperties {
		return false
	}
	for _, name := range s.Required {
		if _, ok := x[name]; !ok {
			return false
		}
	}
	rest, _ := s.AdditionalProperties.(*jsonschema.Schema)
	for name, v := range x {
		p, ok := s.Properties[name]
		switch {
		case !ok && rest != nil:
			p = rest
		case !ok:
			return s.AdditionalProperties == nil // our schemas have false or a schema
		}
		if !accepts(p, v) {
			return false
		}
	}
	return true
}
