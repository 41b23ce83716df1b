package schema

import "testing"

// TestSimpleTop: the fast reading of a line finds the same as the expression, or leaves it to that.
func TestSimpleTop(t *testing.T) {
	for _, c := range []struct {
		line string
		fast bool
	}{
		{`kind = "map"`, true}, {"id\t=\t\"two-oaks\"", true}, {`a-b_9=""`, true}, {"name = \"A \xff é\"", true},
		{`id = 'two-oaks'`, false}, {`format = 1`, false}, {`id = "a" # b`, false}, {`id = "a\"`, false}, {`id = "a`, false},
		{`id = "`, false}, {`id = "a\""`, false}, {`id = "a"b"`, false}, {` id = "a"`, false}, {`= "a"`, false},
		{`id "a"`, false}, {`id = "a" `, false}, {``, false}, {`a.b = "c"`, false}, {`id = """`, false},
	} {
		key, value, ok := simpleTop([]byte(c.line))
		if ok != c.fast {
			t.Errorf("%q: %v", c.line, ok)
		}
		if m := plainTop().FindStringSubmatch(c.line); ok && (m == nil || m[1] != string(key) || m[2] != string(value)) {
			t.Errorf("%q: %q = %q, want %q", c.line, key, value, m)
		}
	}
}
