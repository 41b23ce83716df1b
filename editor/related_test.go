package editor_test

import (
	"strings"
	"testing"
)

// TestMissingTiles checks that a finding about missing tiles names every hex that competes for them, in both games.
func TestMissingTiles(t *testing.T) {
	for _, c := range []struct {
		head, row string
		rows      int
	}{
		{"board = \"standard\"\nboxes = [\"base\"]\n", "M M M M M M M M M M M M M", 9},
		{"game = \"medieval\"\nboard = \"medieval\"\n", "M M M M M M M M M M M M M", 11},
	} {
		text, hexes := "kind = \"map\"\nformat = 1\nid = \"bog\"\nname = \"Bog\"\n"+c.head+"rows = [\n", 0
		for i := range c.rows {
			row := c.row
			if i%2 == 1 {
				row = " " + strings.TrimSuffix(c.row, " M")
			}
			text, hexes = text+"  \""+row+"\",\n", hexes+strings.Count(row, "M")
		}
		dir := t.TempDir()
		d := begin(t, dir, options(dir))
		d.open("bog.map.toml", text+"]\n")
		d.settle()
		for _, f := range d.Found(d.uri("bog.map.toml")) {
			if f.Code == "map/tiles" && len(f.RelatedInformation) == hexes {
				hexes = 0
			}
		}
		if hexes != 0 {
			t.Errorf("found %+v", d.Found(d.uri("bog.map.toml")))
		}
	}
}
