package schema

import (
	"slices"
	"unicode/utf8"
)

// accepts reports whether a value fits a shape. It does not report what is wrong; if it returns false, the validator
// does.
func (s *shape) accepts(v any) bool {
	s = s.here()
	switch x := v.(type) {
	case string:
		return s.Type == "string" && s.acceptsText(x)
	case bool:
		return s.Type == "boolean"
	case int64, float64:
		n, ok := whole(x)
		return ok && s.Type == "integer" && s.acceptsNumber(n)
	case []any:
		return s.Type == "array" && s.acceptsList(x)
	case map[string]any:
		return s.Type == "object" && s.acceptsTable(x)
	}
	return false
}

func (s *shape) acceptsText(x string) bool {
	switch {
	case s.MinLength > 0 && utf8.RuneCountInString(x) < s.MinLength,
		s.MaxLength != nil && len(x) > *s.MaxLength && utf8.RuneCountInString(x) > *s.MaxLength,
		s.match != nil && !s.match(x),
		s.Const != nil && s.Const != any(x):
		return false
	}
	return len(s.Enum) == 0 || slices.Contains(s.Enum, x)
}

func (s *shape) acceptsNumber(n int64) bool {
	switch {
	case s.Minimum != nil && n < *s.Minimum,
		s.Maximum != nil && n > *s.Maximum,
		s.Const != nil && s.Const != any(float64(n)): // as JSON decodes it
		return false
	}
	return true
}

func (s *shape) acceptsList(x []any) bool {
	if len(x) < s.MinItems || s.MaxItems != nil && len(x) > *s.MaxItems {
		return false
	}
	for _, e := range x {
		if !s.Items.accepts(e) {
			return false
		}
	}
	return true
}

func (s *shape) acceptsTable(x map[string]any) bool {
	if s.MaxKeys != nil && len(x) > *s.MaxKeys {
		return false
	}
	for _, name := range s.Required {
		if _, ok := x[name]; !ok {
			return false
		}
	}
	for name, v := range x {
		p, ok := s.Properties[name]
		if !ok {
			p = s.Rest.shape
		}
		if p == nil || !p.accepts(v) {
			return false
		}
	}
	return true
}
