package schema_test

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/source"
)

// TestHelpOfOneSlip: each of these mistakes gives one finding, whose help names the text to write.
func TestHelpOfOneSlip(t *testing.T) {
	const top = "kind = \"adventure\"\nformat = 1\nid = \"x\"\nname = \"X\"\nmap = \"two-oaks\"\nfirst = \"scout\"\n"
	const lore, won = "type = \"lore\"\n", "[victory]\nbanners = 4\n"
	const side = "army = \"A\"\ncommander = \"C\"\nunits = [{ type = \"blue-human-sword\", at = [\"e4\"] }]\n"
	const sides = "[pennant]\n" + side + "[standard]\n" + side
	const waive = "[[waive]]\ncode = \"adventure/scale\"\nreason = \"few\"\n"
	for _, test := range []struct{ text, message, help string }{
		{top + lore + "command_cards = 5\n" + won + sides, `unknown key "command_cards"`,
			"write it below [pennant] and [standard], once for each side"},
		{top + lore + won + "[[victory.objectives]]\nname = \"o\"\nat = [\"G5\"]\nbanners = 1\ncommand_cards = 5\n" + sides,
			`unknown key "command_cards" in [[victory.objectives]]`,
			"write it below [pennant] and [standard], once for each side"},
		{top + lore + "objectives = []\n" + won + sides, `unknown key "objectives"`, "move it to the keys below [victory]"},
		{top + lore + "banners = 4\n[victory]\n" + sides, `unknown key "banners"`, "move it to the keys below [victory]"},
		{top + lore + "mode = \"impromptu\"\n" + won + sides, `unknown key "mode"`, "move it to the keys below [call_to_arms]"},
		{top + lore + "[[victory.objectives]]\nname = \"o\"\nat = [\"G5\"]\nbanners = 1\npennant = 4\n" + sides,
			`unknown key "pennant" in [[victory.objectives]]`,
			"move it under [victory]: keys after a header belong to that table"},
		{top + lore + won + "[pennant]\n" + side + "[standard]\n" + side + "pennant = 4\n",
			`unknown key "pennant" in [standard]`, "move it to the keys below [victory]"},
		{top + won + sides + "type = \"lore\"\n", `unknown key "type" in [standard]`,
			"move it above the first [table]: keys after a header belong to that table"},
		{top + lore + won + "[pennant]\n" + waive + waive + side + "[standard]\n" + side,
			`unknown keys "army", "commander" and "units" in [[waive]]`,
			"move [[waive]] above [pennant] or to the end of the file: keys after a header belong to that table"},
		{top + lore + won + "[pennant]\n[[rules]]\nname = \"R\"\ntext = \"T\"\n" + side + "[standard]\n" + side,
			`unknown keys "army", "commander" and "units" in [[rules]]`,
			"move [[rules]] above [pennant] or to the end of the file: keys after a header belong to that table"},
		{top + "type = true\n" + won + sides, "type must be a text, not true", "write medieval, lore or medieval-lore"},
		{top + "type = True\n" + won + sides, `"True" is not a value`, `put it in quotes: "True"`},
		{top + lore + "[victory]\nbanners = \u22124\n" + sides, "'\u2212' is a typographic minus sign",
			"write a hyphen in its place: -4"},
	} {
		_, found := rulebook.FileKinds().Load(source.NewFile("x.adventure.toml", []byte(test.text)))
		if len(found) != 1 || found[0].Message != test.message || found[0].Help != test.help {
			var got []string
			for _, d := range found {
				got = append(got, d.Message+" | "+d.Help)
			}
			t.Errorf("%q and %q are wanted, got\n%s", test.message, test.help, strings.Join(got, "\n"))
		}
	}
}
