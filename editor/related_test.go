package editor_test

import (
	"os"
	"path"
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

// TestRivals checks that a finding about missing pieces names the place of each unit or landmark that needs them.
func TestRivals(t *testing.T) {
	const battlelore = "../internal/validate/battlelore/adventurecheck/"
	const kernel = "../internal/validate/command/kernel/adventurecheck/"
	for file, places := range map[string]string{
		battlelore + "testdata/place-tiles/bad/two-pentacles.adventure.toml": "D7 D3",
		battlelore + "armies/testdata/figures/bad/bows.adventure.toml":       "c8 d8 f8 i8 j8 c2 d2 f2",
		kernel + "testdata/blocks/bad/too-many.adventure.toml":               "F9 G9 E9 H9 F3 G3 e4 h4",
		kernel + "testdata/blocks-by-type/bad/super-heavy.adventure.toml":    "F3 G3",
		kernel + "testdata/blocks-by-type/bad/both-armies.adventure.toml":    "H9 C3 D3",
	} {
		name := path.Base(file)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		d := begin(t, dir, options(dir))
		d.open(name, string(text))
		d.settle()
		code, lines := "/"+path.Base(path.Dir(path.Dir(file))), strings.Split(string(text), "\n")
		var got []string
		for _, f := range d.Found(d.uri(name)) {
			for _, r := range f.RelatedInformation {
				from, to := r.Location.Range.Start, r.Location.Range.End
				if strings.HasSuffix(f.Code, code) && r.Message == "also here" && from.Line == to.Line {
					got = append(got, strings.Trim(lines[from.Line][from.Character:to.Character], `"`))
				}
			}
		}
		if strings.Join(got, " ") != places {
			t.Errorf("%s: also %v, want %s", name, got, places)
		}
	}
}
