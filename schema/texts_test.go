package schema

import (
	"regexp"
	"strings"
	"testing"

	"muster/schema/source"
)

// TestTextPatterns: the direct test accepts the same texts as the schema's pattern, for every character.
func TestTextPatterns(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, pattern := range []string{namePattern, linePattern, prosePattern} {
		slow, quick := regexp.MustCompile(pattern), matcher(pattern)
		for r := rune(0); r <= 0x10ffff; r++ {
			if 0xd800 <= r && r < 0xe000 {
				continue // not characters: a text cannot contain them
			}
			for _, s := range []string{string(r), "a" + string(r), " " + string(r) + " ", "\u200c" + string(r)} {
				if r > 0x3000 && r < 0xe000 && len(s) > 3 { // East Asian letters behave alike
					continue
				}
				if got, want := quick(s), slow.MatchString(s); got != want {
					t.Fatalf("%s: %q is accepted %v, want %v", pattern, s, got, want)
				}
			}
		}
		for _, s := range []string{"", " ", "\u00a0\u3000", "  a  ", "a b", "\n", "a\nb", "a\x1b[2Jb", "\u200e",
			"\u202eabc"} {
			if got, want := quick(s), slow.MatchString(s); got != want {
				t.Errorf("%s: %q is accepted %v, want %v", pattern, s, got, want)
			}
		}
	}
}

// TestTexts: prose contains no terminal control sequence, and names have a visible character.
func TestTexts(t *testing.T) {
	const adventure = "kind = \"adventure\"\nformat = 1\nid = \"a\"\nname = \"A\"\ntype = \"medieval\"\nmap = " +
		"\"two-oaks\"\nfirst = \"scout\"\n"
	const rulebook = "kind = \"rulebook\"\nformat = 1\nid = \"r\"\nname = \"R\"\n"
	for _, c := range []struct{ text, want, help string }{
		{adventure + `author = "   "`, `author is "   ", but must be a text with visible characters`, "write a name between " +
			"the quotes"},
		{adventure + `author = "\u00a0\u200e"`, "but must be a text with visible characters", ""},
		{adventure + `date = "May\nDay"`, `without '\n'`, `write "May Day"`},
		{adventure + `date = "\u001b[2JMay"`, `without '\x1b'`, `write "[2JMay"`},
		{adventure + `date = "May\u202eDay"`, `without '\u202e'`, `write "MayDay"`},
		{adventure + "date = \"\"\"\nMay\nDay\"\"\"", `without '\n'`, `write "May Day"`},
		{adventure + "[pennant]\narmy = \"a\\u2028b\"", `army is "a\u2028b"`, `write "a b"`},
		{adventure + "[standard]\ncommander = \"a\\u0007\"", `commander is "a\a"`, `write "a"`},
		{adventure + "[[pennant.units]]\ntype = \"blue\\u001b\"\nat = [\"C3\"]", `type is "blue\x1b"`, `write "blue"`},
		{adventure + "[[rules]]\nname = \"\\t\"\ntext = \"x\"", `name is "\t"`, "remove it"},
		{adventure + `background = "It began.\u001b[31m"`,
			`background is "It began.\x1b[31m", but must be without control characters such as '\x1b'`, "remove it"},
		{adventure + "[call_to_arms]\nmode = \"impromptu\"\nstandard = []", "standard is an empty list",
			"add an element, or remove standard"},
		{adventure + "[call_to_arms]\nmode = \"impromptu\"\npennant = []", "pennant is an empty list",
			"add an element, or remove pennant"},
		{adventure + "boxes = []", "boxes is an empty list", "add an element, or remove boxes"},
		{adventure + "[[pennant.units]]\ntype = \"x\"\nat = []", "at is an empty list", "add an element"},
		{rulebook + "[[ground]]\nid = \"g\"\nname = \"G\"\nlook = { letter = \"\\u001b\" }", `letter is "\x1b"`,
			"remove it"},
		{rulebook + "[[boxes]]\nid = \"b\"\nname = \"B\"\ntiles = [{ count = 1, faces = [\"a\\nb\"] }]",
			`an element of faces is "a\nb"`, `write "a b"`},
		{rulebook + "[[boxes]]\nid = \"b\\n\"\nname = \"B\"", `id is "b\n", but must be in kebab case`, `write "b"`},
	} {
		kind, _, _ := strings.Cut(c.text, "\n")
		kind = strings.TrimSuffix(strings.TrimPrefix(kind, `kind = "`), `"`)
		_, found := game().Load(source.NewFile("a."+kind+".toml", []byte(c.text+"\n")))
		told := false
		for _, d := range found {
			if strings.Contains(d.Message, c.want) {
				told = c.help == "" || d.Help == c.help
			}
		}
		if !told {
			t.Errorf("%q: want %q, %q\ngot %+v", c.text, c.want, c.help, found)
		}
	}
	_, found := game().Load(
		source.NewFile(
			"a.adventure.toml",
			[]byte(
				adventure+"background = \"\"\"\nIt began.\n\tThen: \u00e9\u0301 \u2028 it went on.\r\n\"\"\"\nauthor = "+
					"\"\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645\"\n",
			),
		),
	)
	for _, d := range found {
		if d.Code == "schema/bad-value" {
			t.Errorf("%s: %s", d.Code, d.Message)
		}
	}
}
