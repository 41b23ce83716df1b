package rulebook

import (
	"strings"
	"testing"
)

// TestBearersByCamp: a unit type says whose bearers are in which box, in full and in a list. A creature says how many
// figures of it there are, and a box of an author's counts as those that ship.
func TestBearersByCamp(t *testing.T) {
	r := Base().Extend(read(t, "fen.rulebook.toml", `kind = "rulebook"
format = 1
id = "fen"
name = "Fen"

[[units]]
id = "fen-bow"
name = "Fen bowmen"
race = "human"
banner = "green"
class = "foot"
weapon = "common-bow"
box = "fen-box"

[[boxes]]
id = "fen-box"
name = "Fen box"
stock = [
  { unit = "fen-bow", camp = "pennant", units = 2, extra_bearers = 1 },
  { unit = "fen-bow", units = 4 },
]
`))
	for _, c := range []struct{ id, words, summary string }{
		{
			"green-dwarf-crossbow",
			"  banner bearers in base: 0 of the Pennants, 4 of the Standards\n",
			"bearers Pennants 0, Standards 4",
		},
		{
			"green-human-bow",
			"  banner bearers in base: 5 of the Pennants, 5 of the Standards\n" +
				"  extra bearers from loose banners in call-to-arms: 1 of the Pennants, 1 of the Standards\n",
			"bearers Pennants 5, Standards 5",
		},
		{
			"red-human-horse",
			"  banner bearers in base: 2 of the Pennants, 3 of the Standards\n" +
				"  banner bearers in scottish-wars: 4 of either camp\n",
			"bearers Pennants 2, Standards 3",
		},
		{"blue-dwarf-spear", "  banner bearers in scottish-wars: 4 of either camp\n", "bearers either camp 4"},
		{
			"fen-bow",
			"  banner bearers in fen-box: 3 of the Pennants, 0 of the Standards, 4 of either camp\n",
			"bearers Pennants 3, Standards 0, either camp 4",
		},
		{"giant-spider", "  figures in base: 1\n", ""},
	} {
		if text, _ := r.Describe("units", c.id); !strings.Contains(text, c.words) || strings.Count(text, " in base: ") > 1 {
			t.Errorf("%s lacks %q:\n%s", c.id, c.words, text)
		}
		for _, line := range r.Rows("units") {
			if _, got, _ := strings.Cut(line.Summary, "; "); line.ID == c.id && got != c.summary {
				t.Errorf("%s: the summary ends with %q, want %q", c.id, got, c.summary)
			}
		}
	}
}
