package sweep

import "testing"

// A damaged text is told apart from JSON of something else, and by its line.
func TestDamage(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "it is no JSON: it is empty",
		" \n":                      "it is no JSON: it is empty",
		"{\"a\": 1}\n":             "",
		"[1]":                      "",
		"null":                     "",
		"{\"a\":":                  "it is no JSON: it is cut off at line 1",
		"{\n \"a\": 1,\n":          "it is no JSON: it is cut off at line 2",
		"{\n \"a\": [1, 2],\n \"b": "it is no JSON: it is cut off at line 3",
		"{\n \"a\": 1,\n}":         "it is no JSON: line 3: invalid character '}' looking for beginning of object key string",
		"{\"a\": 1}\nx":            "it is no JSON: line 2: invalid character 'x' after top-level value",
		"kind = \"map\"":           "it is no JSON: line 1: invalid character 'k' looking for beginning of value",
	} {
		got := ""
		if err := Damage([]byte(text)); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
