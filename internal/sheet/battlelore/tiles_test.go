package battlelore_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/battlelore"
	checks "muster/internal/validate/battlelore"
	"muster/internal/validate/runner"
	"muster/internal/words"
	battlemaps "muster/maps"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/sheet"
)

// TestTileListIsTheCountOfMapTiles checks that a sheet's tile list equals the count of map/tiles: a box of just those
// pieces is sufficient, and one with a piece less is not. The list takes no more from the map's own boxes than they
// hold, unless the check says so.
func TestTileListIsTheCountOfMapTiles(t *testing.T) {
	short := 0
	for _, text := range battlefields(t) {
		list, boxes := tileList(t, text)
		exact := outOf(text, list)
		if again, _ := tileList(t, exact); !maps.Equal(again, list) {
			t.Errorf("the sheet takes %v, and out of just these %v:\n%s", list, again, text)
		}
		if tooMany(t, exact) {
			t.Errorf("%v do not lay the map:\n%s", list, text)
		}
		for _, face := range slices.Sorted(maps.Keys(list)) {
			less := maps.Clone(list)
			less[face]--
			if !tooMany(t, outOf(text, less)) {
				t.Errorf("%v lay the map without one %s:\n%s", list, face, text)
			}
		}
		if tooMany(t, text) {
			short++
			continue
		}
		for face, n := range list {
			if have := held(boxes, face); n > have {
				t.Errorf("the sheet takes %d %s, the boxes hold %d, and the check is silent:\n%s", n, face, have, text)
			}
		}
	}
	if short == 0 {
		t.Error("the boxes hold enough for every map: the test shows nothing about boxes")
	}
}

// TestTileListTakesWhatIsLeft checks that a sheet lists bends for the ends of a river, which take either tile, if the
// box has no more straight pieces.
func TestTileListTakesWhatIsLeft(t *testing.T) {
	river := strings.Replace(mapText(nil), ". . . . . . . . . . . . .", "R R R R R R R R M . . . .", 1)
	river = strings.Replace(river, `"base"`, `"base", "call-to-arms"`, 1)
	list, _ := tileList(t, river)
	if got, want := fmt.Sprint(list), "map[marsh:1 river-curve:2 river-straight:6]"; got != want || tooMany(t, river) {
		t.Errorf("the sheet takes %s, want %s; too many: %v", got, want, tooMany(t, river))
	}
}

// TestTileListSaysWhatIsDrawnOtherwise checks that if the boxes lack the tile drawn on the map, the list names the
// hexes with the other one, in HTML, in Markdown and in German; otherwise it says nothing.
func TestTileListSaysWhatIsDrawnOtherwise(t *testing.T) {
	board, river := rulebook.Base().Boards.Get("standard").Geometry, map[hex.Hex]string{}
	for i := range board.RowLen(4) {
		river[board.At(4, i)] = "R"
	}
	for _, c := range []struct {
		boxes, lang, note string
	}{
		{`"base", "call-to-arms"`, "en", "place on A5, M5, where the map shows a straight tile"},
		{`"base", "call-to-arms"`, "de", "auf A5, M5 legen, wo die Karte ein gerades Plättchen zeigt"},
		{`"base", "base", "base"`, "en", ""},
	} {
		text := strings.Replace(mapText(river), `"base"`, c.boxes, 1)
		d := load(t, "river.map.toml", []byte(text))
		m, rules := battlemaps.New(d), rulebook.Base().Extend(d)
		in, err := words.In(c.lang)
		if err != nil {
			t.Fatal(err)
		}
		page := battlelore.Map(m, rulebook.LinkField(m, rules), sheet.Options{Language: in})
		for form, got := range map[string]string{"HTML": string(page.HTML()), "Markdown": string(page.Markdown())} {
			if c.note == "" && strings.Contains(got, "where the map shows") || !strings.Contains(got, c.note) {
				t.Errorf("%s %s: no %q in\n%s", c.boxes, form, c.note, got)
			}
		}
	}
}

// battlefields returns the maps of the library and 200 rivers.
func battlefields(t *testing.T) []string {
	t.Helper()
	var out []string
	for _, d := range documents(t, battlemaps.Library) {
		out = append(out, string(d.File.Text))
	}
	rng := rand.New(rand.NewPCG(4, 8))
	for range 200 {
		out = append(out, mapText(windingRiver(rng)))
	}
	return out
}

// windingRiver adds a river from the left rim, tile by tile, until it leaves the board or meets itself.
func windingRiver(rng *rand.Rand) map[hex.Hex]string {
	board := rulebook.Base().Boards.Get("standard").Geometry
	h, d := board.At(2*rng.IntN(5), 0), hex.E
	out := map[hex.Hex]string{}
	for h != hex.None && out[h] == "" {
		out[h] = []string{"R", "R", "R", "R", "F"}[rng.IntN(5)]
		d = (d + []hex.Dir{0, 0, 1, 5}[rng.IntN(4)]) % hex.Dirs
		h = board.Neighbour(h, d)
	}
	return out
}

// mapText returns a map of countryside except for some hexes.
func mapText(symbols map[hex.Hex]string) string {
	board := rulebook.Base().Boards.Get("standard").Geometry
	text := "kind = \"map\"\nformat = 1\nid = \"river\"\nname = \"River\"\nboard = \"standard\"\nboxes = " +
		"[\"base\"]\nrows = [\n"
	for r := range board.Rows() {
		row := slices.Repeat([]string{"."}, board.RowLen(r))
		for i := range row {
			if s := symbols[board.At(r, i)]; s != "" {
				row[i] = s
			}
		}
		text += "  \"" + strings.Join(row, " ") + "\",\n"
	}
	return text + "]\n"
}

// outOf returns a map with a box of its own.
func outOf(text string, pieces map[string]int) string {
	text = regexp.MustCompile(`(?m)^boxes *= .*$`).ReplaceAllString(text, `boxes = ["exact"]`)
	text += "\n[[rulebook.boxes]]\nid = \"exact\"\nname = \"Exact\"\ntiles = [\n"
	for _, face := range slices.Sorted(maps.Keys(pieces)) {
		if n := pieces[face]; n > 0 {
			text += fmt.Sprintf("  { count = %d, faces = [%q] },\n", n, face)
		}
	}
	return text + "]\n"
}

// tileList reads the list from a map's sheet, by tile, and returns the boxes of the map.
func tileList(t *testing.T, text string) (list map[string]int, boxes []*rulebook.Box) {
	t.Helper()
	d := load(t, "river.map.toml", []byte(text))
	m, rules := battlemaps.New(d), rulebook.Base().Extend(d)
	for _, id := range m.Boxes {
		boxes = append(boxes, rules.Boxes.Get(id))
	}
	faces := map[string]string{}
	for _, row := range rules.Terrain.All() {
		faces[row.Name] = row.Tile
		faces[row.Name+", straight"], faces[row.Name+", bend"] = row.Tile, row.Bend
	}
	list = map[string]int{}
	page := string(battlelore.Map(m, rulebook.LinkField(m, rules), sheet.Options{}).HTML())
	for _, item := range regexp.MustCompile(`(?s)<li><span class="n">(\d+)</span>.*?<span><b>(.*?)</b>( <i.*?</i>)?(?:<em>.*?</em>)?</span></li>`).FindAllStringSubmatch(page, -1) {
		n, err := strconv.Atoi(item[1])
		if face := faces[strings.ReplaceAll(item[2], "&#39;", "'")]; err == nil && face != "" {
			list[face] += n
		} else {
			t.Fatalf("no tile %q", item[2])
		}
	}
	return list, boxes
}

// held counts the pieces of boxes that can show a face.
func held(boxes []*rulebook.Box, face string) int {
	n := 0
	for _, b := range boxes {
		for _, tiles := range b.Tiles {
			if slices.Contains(tiles.Faces, face) {
				n += tiles.Count
			}
		}
	}
	return n
}

// tooMany reports whether map/tiles finds anything.
func tooMany(t *testing.T, text string) bool {
	t.Helper()
	files := []*source.File{source.NewFile("river.map.toml", []byte(text))}
	result, err := runner.Run(library.New(files, 1).Catalog, checks.MapChecks(), 1)
	if err != nil {
		t.Fatal(err)
	}
	if slices.ContainsFunc(result.Findings, func(d diag.Diagnostic) bool {
		return d.Severity == diag.Error && d.Code != "map/tiles" && d.Code != "map/baselines-cut-off"
	}) {
		t.Fatalf("%v\n%s", result.Findings, text)
	}
	return slices.ContainsFunc(result.Findings, func(d diag.Diagnostic) bool { return d.Code == "map/tiles" })
}
