package schema_test

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/source"
)

// TestCouncilBounds: the levels of a War Council and their effects stay within the range of a battle; otherwise a row
// would be played differently than written (BL-WAR-01, BL-WAR-02).
func TestCouncilBounds(t *testing.T) {
	for _, test := range []struct{ row, most, over string }{
		{"[[commander_levels]]\nid = \"x\"\nname = \"X\"\nlevel = 3\ncommand_cards = ", "9", "10"},
		{"[[commander_levels]]\nid = \"x\"\nname = \"X\"\nlevel = ", "3", "4"},
		{"[[master_levels]]\nid = \"x\"\nname = \"X\"\nlevel = 3\nhand_limit = ", "4", "5"},
		{"[[master_levels]]\nid = \"x\"\nname = \"X\"\nlevel = 3\ncards_kept = ", "4", "5"},
		{"[[council]]\nid = \"x\"\nname = \"X\"\nmost = ", "3", "4"},
	} {
		for n, want := range map[string]bool{test.most: false, test.over: true} {
			text := "kind = \"rulebook\"\nformat = 1\nid = \"x\"\nname = \"X\"\n\n" + test.row + n + "\n"
			_, found := rulebook.FileKinds().Load(source.NewFile("x.rulebook.toml", []byte(text)))
			bad := len(found) == 1 && found[0].Code == "schema/bad-value" &&
				strings.HasSuffix(found[0].Message, "to "+test.most)
			if bad != want || !want && len(found) > 0 {
				t.Errorf("%s%s: %v", test.row, n, found)
			}
		}
	}
}

// TestTableHelp: for a value in place of a table or a list of tables, the help shows the whole header.
func TestTableHelp(t *testing.T) {
	const head = "kind = \"rulebook\"\nformat = 1\nid = \"x\"\nname = \"X\"\n"
	const card = head + "[[lore_cards]]\nid = \"x\"\nname = \"X\"\nclass = \"rogue\"\ncost = 1\nwindow = \"with\"\n"
	for _, test := range []struct{ text, want string }{
		{head + "lore_cards = 3\n", "write a table for each element: [[lore_cards]]"},
		{head + "[lore_cards]\nid = \"x\"\n", "write the header with double brackets, one for each element: [[lore_cards]]"},
		{card + "target = { what = \"self\" }\neffects = { do = \"gain\" }\n", "write the header with double brackets, one " +
			"for each element: [[lore_cards.effects]]"},
		{card + "target = [\"self\"]\n", "write one header with single brackets: [lore_cards.target]"},
	} {
		_, found := rulebook.FileKinds().Load(source.NewFile("x.rulebook.toml", []byte(test.text)))
		if len(found) != 1 || found[0].Help != test.want {
			t.Errorf("%s: %v, want %q", test.text[len(head):], found, test.want)
		}
	}
}

// TestListHelp: for another value in place of a list of texts, the help shows the list.
func TestListHelp(t *testing.T) {
	const head = "kind = \"map\"\nformat = 1\nid = \"x\"\nname = \"X\"\nboard = \"standard\"\n"
	const feature = head + "rows = [\". W\"]\n[[features]]\ntype = \"bridge\"\n"
	for _, test := range []struct{ text, want string }{
		{feature + `at = "e4"`, `put it in brackets: ["e4"]`},
		{feature + `at = "e4, e5"`, `put each in quotes, and all in brackets: ["e4", "e5"]`},
		{feature + `at = "e4 e5"`, `put each in quotes, and all in brackets: ["e4", "e5"]`},
		{feature + `at = 4`, `write a list of strings, such as ["C9", "D9", "e8"]`},
		{feature + `at = { hex = "e4" }`, `write a list of strings, such as ["C9", "D9", "e8"]`},
		{feature + `at = [4]`, `write the name of a hex in quotes, such as "e4"`},
		{feature + `at = [["e4", "e5"]]`, `remove the inner brackets: ["e4", "e5"]`},
		{feature + `at = [["e4"], ["e5"]]`, `remove the inner brackets: ["e4"]`},
		{feature + `at = e4`, `put text in quotes, and the list in brackets: ["e4"]`},
		{feature + `at = e4, e5`, `put text in quotes, and the list in brackets: ["e4", "e5"]`},
		{feature + `at = "e4", "e5"`, `put the list in brackets: ["e4", "e5"]`},
		{feature + `at = [hex = 4, row = 5]`, `write { and } around keys with values`},
		{feature + `at = [e4]`, `put text in quotes: "e4"`},
		{feature + `at = [_2]`, `write the number as digits with - before them, or put text in quotes`},
		{head + "rows = \". W\"", `put it in brackets: [". W"]`},
		{head + "rows = \"\"\"\n. W\nW .\n\"\"\"", `write a list in brackets, with each line as a separate string`},
		{head + "rows = [[\".\", \"W\"], [\"W\", \".\"]]", `write each row as one string with spaces between cells: ". W"`},
		{head + "rows = [" + strings.Repeat("\".\", ", 100) + "]", `write each row as one string with spaces between cells: ". . ..."`},
		{head + "rows = [\".\"]\nboxes = 3", `write a list of strings, such as ["base", "call-to-arms"]`},
		{head + "rows = [\".\"]\n[[units]]\nid = \"a\"", "add rulebook. to its headers: [[rulebook.units]]"},
		{head + "rows = [\".\"]\nground = []", "add rulebook. to its headers: [[rulebook.ground]]"},
	} {
		_, found := rulebook.FileKinds().Load(source.NewFile("x.map.toml", []byte(test.text)))
		if len(found) != 1 || !strings.HasPrefix(found[0].Help, test.want) {
			t.Errorf("%s: %+v, want %q", test.text[len(head):], found, test.want)
		}
	}
	for _, header := range []string{"[[rulebook.units]]", "[rulebook.units]"} {
		text := "kind = \"rulebook\"\nformat = 1\nid = \"x\"\nname = \"X\"\n" + header + "\nid = \"a\"\nname = \"A\"\n"
		d, found := rulebook.FileKinds().Load(source.NewFile("x.rulebook.toml", []byte(text)))
		if len(found) != 1 || found[0].Help != "drop rulebook. from its headers: [[units]]" || d.Clean("/units") {
			t.Errorf("%s: %+v", header, found)
		}
	}
}
