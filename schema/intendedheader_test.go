package schema_test

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/source"
)

// TestLostHeader: a missing header is one mistake, whatever keys follow, and its intended content is not checked.
func TestLostHeader(t *testing.T) {
	const top = "format = 1\nid = \"x\"\nname = \"X\"\n"
	const set = "kind = \"deploycards\"\n" + top + "camp = \"pennant\"\nletter = \"D\"\n"
	const cards = "[[cards]]\nnumber = 1\nrows = [\".\"]\n"
	const fight = "kind = \"adventure\"\n" + top + "type = \"lore\"\nmap = \"two-oaks\"\nfirst = \"scout\"\n"
	const won = "[victory]\nbanners = 4\n"
	const units = "type = \"blue-human-sword\"\nat = [\"e4\"]\n"
	for _, test := range []struct{ file, text, want, unjudged string }{
		{"x.deploycards.toml", set + "gb = \"green-human-bow\"\nrs = \"red-human-sword\"\n" + cards,
			"add the header [legend] on a line above it", "/legend"},
		{"x.deploycards.toml", set + "[Legend]\ngb = \"green-human-bow\"\n" + cards, "use a known key: ", "/legend"},
		{"x.adventure.toml", fight + won + "[pennant]\narmy = \"A\"\n[[pennant.units]]\n" + units +
			"army = \"B\"\ncommander = \"C\"\n[[standard.units]]\n" + units,
			"write the header [standard] on a line above it", "/standard/army"},
		{"x.adventure.toml", fight + won + "[standard]\ngrants = []\narmy = \"A\"\n[pennant]\ngrants = []\n" +
			"[[pennant.units]]\n" + units + "army = \"B\"\n", "move it up, to the keys below [pennant]", "/pennant/army"},
		{"x.adventure.toml", fight + won + "[[pennants.units]]\n" + units, "use a known key: ", "/pennant"},
		{"x.adventure.toml", fight + won + "[[units]]\n" + units,
			"name the side in its headers: [[pennant.units]]", "/pennant"},
		{"x.adventure.toml", fight, "add the header [victory], with its keys below it", "/victory"},
		{"x.adventure.toml", strings.Replace(fight, "id = \"x\"\n", "", 1) + won, `write id = "x"`, "/id"},
	} {
		d, found := rulebook.FileKinds().Load(source.NewFile(test.file, []byte(test.text)))
		if len(found) != 1 || !strings.HasPrefix(found[0].Help, test.want) || d.Clean(test.unjudged) {
			t.Errorf("%s\n%+v\nwant %q, and %s not judged", test.text, found, test.want, test.unjudged)
		}
	}
}
