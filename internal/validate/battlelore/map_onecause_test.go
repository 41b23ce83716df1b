package battlelore

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/battlelore/deploycheck"
	"muster/schema/diag"
	"muster/schema/source"
)

// TestWall: a wall of impassable ground from edge to edge gives one finding in any row (BL-RET-02, CTA-06). That holds
// although a river stops at it and units of the card sets cannot stand on their marks.
func TestWall(t *testing.T) {
	for row := range 9 {
		rows := []string{
			". . . . . . . . . . . . .", ". . . R . . . . . . . .", ". . . R . . . . . . . . .",
			". . R . . . . . . . . .", ". . R . . . . . . . . . .", ". R . . . . . . . . . .",
			". R . . . . . . . . . . .", "R . . . . . . . . . . .", ". . . . . . . . . . . . .",
		}
		rows[row] = strings.TrimSpace(strings.Repeat("X ", len(strings.Fields(rows[row]))))
		text := "kind = \"map\"\nformat = 1\nid = \"wall\"\nname = \"Wall\"\nboard = \"standard\"\nrows = [\n"
		for _, r := range rows {
			text += "  \"" + r + "\",\n"
		}
		text += "]\n[[rulebook.ground]]\nid = \"chasm\"\nname = \"Chasm\"\nsymbol = \"X\"\npass = false\n"
		file := source.NewFile("wall.map.toml", []byte(text))
		checks := append(MapChecks(), deploycheck.All()...)
		found := checktest.Find(t, library.Games(), checks, file)
		want := "map/baselines-cut-off"
		if row == 0 || row == 8 { // no baseline at all
			want = "map/no-deploy-hex"
			found = slices.DeleteFunc(found, func(d diag.Diagnostic) bool { return d.Code != want })
		}
		if len(found) != 1 || found[0].Code != want {
			t.Errorf("row %d: got %d findings, want %s alone: %v", row, len(found), want, found)
		}
	}
}
