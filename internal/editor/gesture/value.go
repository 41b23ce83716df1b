package gesture

import (
	"errors"
	"strconv"
	"strings"

	"muster/internal/editor/edits"
)

func withValue(v any, do func(string) error) error {
	text, err := value(v)
	if err != nil {
		return err
	}
	return do(text)
}

func keysOf(list []Key) ([]edits.Key, error) {
	var out []edits.Key
	for _, k := range list {
		text, err := value(k.Value)
		if err != nil {
			return nil, err
		}
		out = append(out, edits.Key{Name: k.Name, Value: text})
	}
	return out, nil
}

// errValue is the error of a value that a gesture cannot have.
var errValue = errors.New("a value is a text, a whole number, a truth value, or a list of these")

// value returns a value of JSON as TOML. A text of several lines is written as such.
func value(v any) (string, error) {
	switch v := v.(type) {
	case string:
		if strings.Contains(v, "\n") {
			return edits.Prose(v), nil
		}
		return edits.Quote(v), nil
	case bool:
		return strconv.FormatBool(v), nil
	case float64:
		if v != float64(int64(v)) {
			return "", refused("%v", errValue)
		}
		return strconv.FormatInt(int64(v), 10), nil
	case int:
		return strconv.Itoa(v), nil
	case []string:
		list := make([]any, len(v))
		for i := range v {
			list[i] = v[i]
		}
		return value(list)
	case []any:
		parts := make([]string, len(v))
		for i := range v {
			part, err := value(v[i])
			if err != nil {
				return "", err
			}
			parts[i] = part
		}
		return "[" + strings.Join(parts, ", ") + "]", nil
	}
	return "", refused("%v", errValue)
}
