package validate_test

import (
	"fmt"
	"strings"
	"testing"

	"muster/schema/source"
)

// TestWallOnEveryBoard: a wall of impassable ground from edge to edge gives one finding, on the boards of both games,
// in any row, including a baseline's (BL-RET-02, MED-TER-01). Beyond the baseline there is nothing to cut off: the
// outer rows of the Epic board have none, and Medieval armies start where an adventure puts them.
func TestWallOnEveryBoard(t *testing.T) {
	const own = "[[rulebook.%s]]\nid = \"chasm\"\nname = \"Chasm\"\nsymbol = \"X\"\npass = false\nhouse = [\"pass\"]\n"
	for _, tt := range []struct {
		game, board, table string
		rows               int
	}{
		{"battlelore", "standard", "ground", 9}, {"battlelore", "epic", "ground", 17}, {"medieval", "medieval", "ground", 11},
	} {
		for wall := range tt.rows {
			text := fmt.Sprintf("kind = \"map\"\ngame = %q\nformat = 1\nid = \"wall\"\nname = \"Wall\"\nboard = %q\nrows = [\n",
				tt.game, tt.board)
			for row := range tt.rows {
				cell := ". "
				if row == wall {
					cell = "X "
				}
				text += fmt.Sprintf("  %q,\n", strings.TrimSpace(strings.Repeat(cell, 13-row%2)))
			}
			text += "]\n" + fmt.Sprintf(own, tt.table)
			res, err := run(read([]*source.File{source.NewFile("wall.map.toml", []byte(text))}, 1), 1)
			if err != nil {
				t.Fatal(err)
			}
			want := 1
			if outer := wall == 0 || wall == tt.rows-1; outer && tt.board != "standard" {
				want = 0
			}
			if len(res.Findings) != want {
				t.Errorf("%s, row %d: %d findings:", tt.board, wall, len(res.Findings))
				for _, d := range res.Findings {
					t.Logf("  %d: %s: %s", d.Start.Line, d.Code, d.Message)
				}
			}
		}
	}
}
