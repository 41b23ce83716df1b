package schema_test

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/source"
)

// TestAbsurdNumbers: numbers that no box or table contains are refused at their location, so that later stages never
// compute with them (CTA-ORG-02, CTA-IMP-02).
func TestAbsurdNumbers(t *testing.T) {
	const box = "[[boxes]]\nid = \"b\"\nname = \"B\"\n"
	const unit = "[[units]]\nid = \"u\"\nname = \"U\"\n"
	for _, c := range []struct{ rows, want string }{
		{box + "levy_tokens = { green = 1000000000 }", "green is 1000000000, but must be from 0 to 99"},
		{box + "levy_tokens = { green = -1 }", "green is -1, but must be from 0 to 99"},
		{box + "levy_tokens = { green = 99999999999999999999 }", "too large a number"},
		{box + "spare_banners = [{ camp = \"pennant\", colour = \"green\", count = 1000000000 }]", "count is 1000000000, " +
			"but must be from 1 to 99"},
		{box + "stock = [{ unit = \"u\", units = 1000000000 }]", "units is 1000000000, but must be from 0 to 99"},
		{box + "stock = [{ unit = \"u\", units = 1, extra_bearers = 1000000000 }]", "extra_bearers is 1000000000, but must " +
			"be from 0 to 99"},
		{box + "figures = 1000000000", "figures is 1000000000, but must be from 0 to 9999"},
		{box + "tiles = [{ count = 1000000000, faces = [\"woods\"] }]", "count is 1000000000, but must be from 1 to 999"},
		{box + "lore_tokens = 1000000000", "lore_tokens is 1000000000, but must be from 0 to 999"},
		{unit + "figures = 1000000", "figures is 1000000, but must be from 1 to 20"},
		{unit + "figures = 0", "figures is 0, but must be from 1 to 20"},
		{unit + "move = 1000000", "move is 1000000, but must be from 0 to 99"},
		{strings.Repeat(box, 257), "boxes has 257 elements (limit 256)"},
		{strings.Repeat(unit, 20_000), "units has 20000 elements (limit 256)"},
	} {
		text := "kind = \"rulebook\"\nformat = 1\nid = \"r\"\nname = \"R\"\n" + c.rows + "\n"
		_, found := rulebook.FileKinds().Load(source.NewFile("r.rulebook.toml", []byte(text)))
		if len(found) == 0 || !strings.Contains(found[0].Message, c.want) {
			t.Errorf("%.80q: %v, want %q", c.rows, found[:min(1, len(found))], c.want)
		}
	}
}
