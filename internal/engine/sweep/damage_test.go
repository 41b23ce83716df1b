package sweep

import "testing"

// A damaged text is told apart from JSON of something else, and by its line.
func TestDamage(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "it is not valid JSON: the file is empty",
		" \n":                      "it is not valid JSON: the file is empty",
		"{\"a\": 1}\n":             "",
		"[1]":                      "",
		"null":                     "",
		"{\"a\":":                  "it is not valid JSON: it ends too early, on line 1",
		"{\n \"a\": 1,\n":          "it is not valid JSON: it ends too early, on line 2",
		"{\n \"a\": [1, 2],\n \"b": "it is not valid JSON: it ends too early, on line 3",
		"{\n \"a\": 1,\n}": "it is not valid JSON: line 3: invalid character '}' looking for beginning of object " +
			"key string",
		"{\"a\": 1}\nx":  "it is not valid JSON: line 2: invalid character 'x' after top-level value",
		"kind = \"map\"": "it is not valid JSON: line 1: invalid character 'k' looking for beginning of value",
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
