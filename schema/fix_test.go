package schema

import (
	"strings"
	"testing"

	"muster/schema/diag"
	"muster/schema/source"
)

// TestFixes: the result of a finding's edits; "" if a person must choose. In a map row, the text before the arrow is
// replaced by the text after it.
func TestFixes(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		// keys
		{"x.map.toml", `nmae = "N"`, `name = "N"`},
		{"x.map.toml", `"nmae" = "N"`, `name = "N"`},
		{"x.map.toml", "nmae = \"N\"\nname = \"M\"", ""}, // it has that key
		{"x.map.toml", "nmae = \"N\"\nnaem = \"M\"", ""}, // both may mean it
		{"x.map.toml", `note = ["s"]`, ""},               // name is equally near
		{"x.map.toml", `colour = "N"`, ""},               // none is near
		{"x.map.toml", "[[palces]]\ntype = \"a\"\nat = [\"e4\"]", "[[places]]\ntype = \"a\"\nat = [\"e4\"]"},
		{"x.map.toml", "[[edges]]\ntpye = \"a\"", "[[edges]]\ntype = \"a\""},
		{"x.adventure.toml", "[pennnant]\narmy = \"A\"\n[[pennnant.units]]\ntype = \"a\"\n[[ pennnant . units ]]",
			"[pennant]\narmy = \"A\"\n[[pennant.units]]\ntype = \"a\"\n[[ pennant . units ]]"},
		// words of a list of words
		{"x.adventure.toml", `type = "Medieval"`, `type = "medieval"`},
		{"x.adventure.toml", `type = 'medeival'`, `type = 'medieval'`},
		{"x.adventure.toml", `type = "chess"`, ""},
		// types
		{"x.adventure.toml", "[victory]\nbanners = \"5\"", "[victory]\nbanners = 5"},
		{"x.adventure.toml", "[victory]\nbanners = \"500000\"", ""}, // the schema would reject it
		{"x.map.toml", `author = 5`, `author = "5"`},
		{"x.map.toml", `author = 1.50`, ""}, // it would become 1.5
		{"x.map.toml", `author = 1979-05-27`, `author = "1979-05-27"`},
		{"x.map.toml", `boxes = "base"`, `boxes = ["base"]`},
		{"x.map.toml", `boxes = "base, epic"`, `boxes = ["base", "epic"]`},
		{"x.map.toml", "[edges]\ntype = \"a\"", "[[edges]]\ntype = \"a\""},
		{"x.adventure.toml", "[[victory]]\nbanners = 5", "[victory]\nbanners = 5"},
		{"x.adventure.toml", "[[victory]]\nbanners = 5\n[[victory]]", ""}, // two of them
		{"x.map.toml", "[[edges]]\ntype = \"a\"\n[edges]\ntype = \"b\"", "[[edges]]\ntype = \"a\"\n[[edges]]\ntype = \"b\""},
		// forms
		{"two-oaks.map.toml", `id = "Two Oaks"`, `id = "two-oaks"`},
		{"elms.map.toml", `id = "Two Oaks"`, ""},
		{"x.map.toml", "name = \"A\u202eB\"", `name = "AB"`},
		// grammar
		{"x.map.toml", `name = The Old Mill # by the river`, `name = "The Old Mill" # by the river`},
		{"x.map.toml", "notes = They came over the long hill\nand went down again to the mill.", ""},
		{"x.map.toml", `boxes = [base, "epic"]`, `boxes = ["base", "epic"]`},
		{"x.map.toml", `boxes = [base, epic]`, `boxes = ["base", epic]`},
		{"x.map.toml", `boxes = base, epic`, `boxes = ["base", "epic"]`},
		{"x.map.toml", `boxes = "base", "epic"`, `boxes = ["base", "epic"]`},
		{"x.map.toml", `name = “The Miller’s Ford”`, `name = "The Miller’s Ford"`},
		{"x.map.toml", `boxes = [“base”, “epic”]`, `boxes = ["base", “epic”]`}, // the next round fixes the other
		{"x.adventure.toml", "[victory]\nbanners = 5,", "[victory]\nbanners = 5"},
		{"x.map.toml", "[edges]]\ntype = \"a\"", "[[edges]]\ntype = \"a\""},
		{"x.map.toml", "[legend\nw = \"a\"", "[legend]\nw = \"a\""},
		{"x.adventure.toml", "[victory]\nbanners = five", ""},
		{"x.map.toml", `name = "A`, ""},
	} {
		head := "kind = \"" + strings.Split(c.name, ".")[1] + "\"\nformat = 1\n"
		f := source.NewFile(c.name, []byte(head+c.text+"\n"))
		if c.want != "" {
			c.want += "\n"
		}
		if got := strings.TrimPrefix(mendedBy(f), head); got != c.want {
			t.Errorf("%s\nbecomes\n%s\nnot\n%s", c.text, got, c.want)
		}
	}
}

// mendedBy returns the file's text after applying the first edits among the findings below its head, or "".
func mendedBy(f *source.File) string {
	_, found := game().Load(f)
	for _, d := range found {
		if len(d.Edits) > 0 && d.Code != "schema/missing-key" {
			return string(diag.Apply(f.Text, d.Edits))
		}
	}
	return ""
}

// TestTopLines: a missing key with only one possible value is inserted after kind. kind itself is inserted before all
// others, after the comments at the top of the file.
func TestTopLines(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"kind": {
			"\ufeff# A map.\r\n\r\nid = \"x\"\r\nformat = 1\r\n",
			"\ufeff# A map.\r\n\r\nkind = \"map\"\r\nid = \"x\"\r\nformat = 1\r\n",
		},
		"format": {"kind = \"map\" # yes\nid = \"x\"\n", "kind = \"map\" # yes\nformat = 1\nid = \"x\"\n"},
		"id":     {"format = 1\nkind = \"map\"", "format = 1\nkind = \"map\"\nid = \"x\""},
		"quotes": {"kind = \"map\"\nformat = \"1\"\n", "kind = \"map\"\nformat = 1\n"},
		"slip":   {"kind = \"mpa\"\nformat = 1\nid = \"x\"\n", "kind = \"map\"\nformat = 1\nid = \"x\"\n"},
	} {
		f := source.NewFile("x.map.toml", []byte(c.text))
		_, found := game().Load(f)
		for _, d := range found {
			if len(d.Edits) > 0 {
				if got := string(diag.Apply(f.Text, d.Edits)); got != c.want {
					t.Errorf("%s: %q, want %q", name, got, c.want)
				}
				c.want = ""
				break
			}
		}
		if c.want != "" {
			t.Errorf("%s: no finding has edits", name)
		}
	}
}
