package schema_test

import (
	"strings"
	"testing"

	"muster/schema"
	"muster/schema/source"
)

// TestCouncilBounds: the levels of a War Council and what they give stay within what a battle holds; else a row would be
// played as another one than was written (BL-WAR-01, BL-WAR-02).
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
			_, found := schema.Load(source.NewFile("x.rulebook.toml", []byte(text)))
			bad := len(found) == 1 && found[0].Code == "schema/bad-value" && strings.HasSuffix(found[0].Message, "to "+test.most)
			if bad != want || !want && len(found) > 0 {
				t.Errorf("%s%s: %v", test.row, n, found)
			}
		}
	}
}

// TestTableHelp: whoever writes a value where a table or a list of tables goes is shown the whole header.
func TestTableHelp(t *testing.T) {
	const head = "kind = \"rulebook\"\nformat = 1\nid = \"x\"\nname = \"X\"\n"
	const card = head + "[[lore_cards]]\nid = \"x\"\nname = \"X\"\nclass = \"rogue\"\ncost = 1\nwindow = \"with\"\n"
	for _, test := range []struct{ text, want string }{
		{head + "lore_cards = 3\n", "write a table for each element: [[lore_cards]]"},
		{head + "[lore_cards]\nid = \"x\"\n", "write the header with double brackets, one for each element: [[lore_cards]]"},
		{card + "target = { what = \"self\" }\neffects = { do = \"gain\" }\n", "write the header with double brackets, one for each element: [[lore_cards.effects]]"},
		{card + "target = [\"self\"]\n", "write the header with single brackets, and once: [lore_cards.target]"},
	} {
		_, found := schema.Load(source.NewFile("x.rulebook.toml", []byte(test.text)))
		if len(found) != 1 || found[0].Help != test.want {
			t.Errorf("%s: %v, want %q", test.text[len(head):], found, test.want)
		}
	}
}
