package newcmd

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// words are the values on boards of the editor, and some unknown ones.
var words = map[string][]string{
	"terrain": {"woods", "hills", "river", "riverFL", "curve", "ford", "marshes", "coast", "lakeA", "palmtrees",
		"buildings", "wriver", "wcurved", "nonsense"},
	"rect_terrain": {"bridge", "brkbridge", "railbridge", "bunker"},
	"obstacle":     {"wire", "sand"},
	"unit": {"infger", "infus", "inf2us", "inf2ger", "tankger", "tankus", "tank2ger", "gunger", "gunbrit", "gunru",
		"infjp", "destroyer"},
}

// scenario generates an editor file of any size.
func scenario(r *rand.Rand) string {
	type m = map[string]any
	rows, kind := 9, "STANDARD"
	if r.IntN(3) == 0 {
		rows, kind = 17, "BRKTHRU"
	}
	full := r.Float64()
	var hexes []m
	pick := func(key string) m {
		out := m{"name": words[key][r.IntN(len(words[key]))]}
		if key == "terrain" && r.IntN(3) == 0 {
			out["behavior"] = "FORDABLE_STREAM"
		}
		return out
	}
	for row := range rows {
		for nth := range 13 - row%2 {
			h := m{"row": row, "col": 2*nth + row%2}
			if r.Float64() < full/2 {
				h["terrain"] = pick("terrain")
			}
			if r.Float64() < full/8 {
				h["rect_terrain"] = pick("rect_terrain")
			}
			if r.Float64() < full/8 {
				h["obstacle"] = pick("obstacle")
			}
			if r.Float64() < full/2 {
				h["unit"] = pick("unit")
			}
			if r.Float64() < full/10 {
				name, side := fmt.Sprintf("medal%d", r.IntN(10)), []string{"AXIS", "ALLIES", ""}[r.IntN(3)]
				h["tags"] = []m{{"name": name, "side": side, "medal": m{
					"permanent": r.IntN(2) == 0, "counts_for": r.IntN(4),
				}}}
			}
			if len(h) > 2 {
				hexes = append(hexes, h)
			}
		}
	}
	text, _ := json.MarshalIndent(m{
		"game_info": m{
			"starting": fmt.Sprintf("PLAYER%d", r.IntN(2)+1), "side_player1": "AXIS", "side_player2": "allies",
			"cards_player1": r.IntN(14) + 1, "cards_player2": fmt.Sprint(r.IntN(9) + 1), "victory_player1": r.IntN(12) + 1,
			"victory_player2": r.IntN(12) + 1,
		},
		"board": m{"type": kind, "hexagons": hexes},
		"text":  m{"en": m{"name": "A \"made\" up\tbattle", "historical": "# Long *ago*\n\n\"so\" \\ <b>they</b> say"}},
	}, "", " ")
	return string(text)
}

// TestImportedIsClean checks that imports of any board have no error, and that every change is reported. The only error
// left, which is reported, is a river that is too long for the boxes.
func TestImportedIsClean(t *testing.T) {
	a := &app{cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard)}
	r := rand.New(rand.NewPCG(7, 44))
	most := 40
	if testing.Short() {
		most = 8
	}
	made := 0
	for n := range most {
		text := scenario(r)
		game := games.Importer("x.m44")
		draft, found := game.Import.Open(source.NewFile("x.m44", []byte(text)), "standard")
		if draft == nil {
			for _, d := range found {
				if d.Severity == diag.Error && !strings.Contains(d.Message, "no units") {
					t.Errorf("%d: refused: %s", n, d.Message)
				}
			}
			continue
		}
		made++
		_, left := a.made(&workspace.Workspace{Finder: project.Find(games.Kinds(), disk.Files{}, nil, nil)}, draft, "x")
		long := slices.ContainsFunc(draft.Found(), func(d diag.Diagnostic) bool {
			return strings.HasPrefix(d.Message, "the river needs ")
		})
		tiles := func(d diag.Diagnostic) bool { return d.Code == "map/tiles" }
		if slices.ContainsFunc(left, tiles) == long {
			left = slices.DeleteFunc(left, tiles)
		}
		for _, d := range left {
			t.Errorf("%d: %s:%d: %s[%s]", n, d.File, d.Start.Line, d.Message, d.Code)
		}
	}
	if made < most/2 {
		t.Errorf("only %d of %d were made", made, most)
	}
}

// FuzzImport checks that hostile files are refused, or give definitions that can be read, formatted and checked.
func FuzzImport(f *testing.F) {
	r := rand.New(rand.NewPCG(1, 44))
	for range 4 {
		f.Add(true, []byte(scenario(r)))
	}
	f.Add(true, []byte(`{"game_info": {}, "board": {"type": "STANDARD", "hexagons": {"item": [{"row": "1", "col": 1}]}}}`))
	f.Add(true, []byte(strings.Repeat("[", 100)))
	f.Add(false, []byte(drawn))
	a := &app{cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard)}
	a.Workers = 1
	f.Fuzz(func(t *testing.T, memoir bool, text []byte) {
		name := "x.txt"
		if memoir {
			name = "x.m44"
		}
		file := source.NewFile(name, text)
		draft, found := games.Importer(name).Import.Open(file, "pennant")
		if draft == nil {
			if diag.Count(found, diag.Error) == 0 {
				t.Fatal("refused without a word")
			}
			return
		}
		out, _ := a.made(&workspace.Workspace{Finder: project.Find(games.Kinds(), disk.Files{}, nil, nil)}, draft, "x")
		for _, m := range out {
			if _, found := games.Kinds().Load(source.NewFile(m.path, m.Text.Text)); len(found) > 0 {
				t.Fatalf("%s: %v\n%s", m.path, found, m.Text.Text)
			}
		}
		for _, d := range draft.Found() {
			if d.Start.Offset < 0 || d.End.Offset > len(text) || d.Start.Offset > d.End.Offset || d.Message == "" {
				t.Fatalf("a finding stands nowhere: %+v", d)
			}
		}
	})
}

const drawn = `....WIN..........................AR.................
~~................................................~~
....H...............................................
~~........S.......................................~~
....................................................
~~................................................~~
....................................................
~~................................................~~
.in......................rt........................S
`
