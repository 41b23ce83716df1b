package newcmd

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
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

type object = map[string]any

// odd returns an editor file with a unit of each side and other content on its board.
func odd(info object, hexes ...object) string {
	all := object{
		"starting": "PLAYER2", "side_player1": "AXIS", "side_player2": "ALLIES", "cards_player1": 4, "cards_player2": 5,
		"victory_player1": 3, "victory_player2": 3,
	}
	for key, value := range info {
		if all[key] = value; value == nil {
			delete(all, key)
		}
	}
	for i := range 8 {
		hexes = append(hexes, object{"row": 0, "col": 2*i + 4, "unit": object{"name": "infger"}},
			object{"row": 8, "col": 2*i + 4, "unit": object{"name": "infus"}})
	}
	text, _ := json.Marshal(object{
		"game_info": all, "board": object{"type": "STANDARD", "face": "COUNTRY", "hexagons": hexes},
		"text": object{"en": object{"name": "Odd"}},
	})
	return string(text)
}

// row returns the middle row of the board with the same terrain on each hex.
func row(name, behavior string) []object { return rowAt(4, name, behavior) }

// rowAt returns a row of the board, counted from the top, with the same terrain on each hex.
func rowAt(n int, name, behavior string) []object {
	var list []object
	for i := range 13 - n%2 {
		list = append(list, object{"row": n, "col": 2*i + n%2, "terrain": object{"name": name, "behavior": behavior}})
	}
	return list
}

// topped returns a river in the middle row with something on each of its hexes.
func topped(key, name string) []object {
	list := row("river", "")
	for _, h := range list {
		h[key] = object{"name": name}
	}
	return list
}

// wet returns more woods than the boxes have tiles for, and three marshes.
func wet() []object {
	list := row("woods", "")
	for i := range 12 {
		ground := object{"name": "woods"}
		if i >= 8 && i <= 10 {
			ground = object{"name": "marshes"}
		}
		list = append(list, object{"row": 5, "col": 2*i + 1, "terrain": ground})
	}
	return list
}

// sandbags returns sandbags on the first hexes of the middle row.
func sandbags(n int) []object {
	var list []object
	for i := range n {
		list = append(list, object{"row": 4, "col": 2 * i, "obstacle": object{"name": "sand"}})
	}
	return list
}

// drafted returns the definitions made from a file, the summary and the list of messages, and the remaining errors.
func drafted(t *testing.T, name, text string) (out []made, summed, each []string, left []diag.Diagnostic) {
	t.Helper()
	a := &app{cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard)}
	draft, found := games.Importer(name).Import.Open(source.NewFile(name, []byte(text)), "standard")
	if draft == nil {
		t.Fatalf("refused: %v", found)
	}
	out, left = a.made(&workspace.Workspace{Finder: project.Find(games.Kinds(), disk.Files{}, nil, nil)}, draft, "x")
	lines := func(list []diag.Diagnostic) (out []string) {
		for _, d := range list {
			out = append(out, fmt.Sprintf("%s: %s", d.Code, d.Message))
		}
		return out
	}
	sum, _ := draft.Summed()
	return out, lines(sum), lines(draft.Found()), left
}

// TestImportOdd checks odd features of real files. Each import gives definitions without an error, and a message.
func TestImportOdd(t *testing.T) {
	for name, tt := range map[string]struct {
		text   string
		in     string // text in the definitions
		told   string // text in the summary of messages
		silent string // does not
	}{
		"who begins is missing": {
			odd(object{"starting": nil}), `first = "scout"`, "import/guessed: the file does not name the first player", "",
		},
		"who begins is none of the players": {
			odd(object{"starting": "RANDOM"}), `first = "scout"`,
			`import/guessed: "RANDOM" does not name the first player: the camp that scouts better moves first`, "import/dropped",
		},
		"twelve cards": {
			odd(object{"cards_player1": 12}), "command_cards = 9",
			"import/nearest: the Pennants can hold at most 9 Command cards", "than 10",
		},
		"cards and medals are missing": {
			odd(object{"cards_player2": nil, "victory_player1": nil}), "command_cards = 5",
			"import/guessed: the file does not say how many cards the Standards hold", "",
		},
		"who is who": {
			odd(nil), `army = "Axis"`,
			"import/guessed: the Axis, player 1 at the top, become the Pennants; the Allies become the Standards", "",
		},
		"a fordable river is longer than the boxes have fords": {
			odd(nil, row("river", "FORDABLE_STREAM")...), `"F R R R F R R F R R R R F"`,
			"import/nearest: the boxes have no more fords: the river cannot be crossed: 9 times (B5, C5, D5, F5 and 5 more)",
			"import/dropped",
		},
		"a wide river cuts the board in two": {
			odd(nil, row("river", "WIDE_RIVER")...), `"R R R R R R F R R R R R R"`,
			"import/nearest: the river has no crossing: G5 becomes a ford", "import/dropped",
		},
		"a river in winter": {
			odd(nil, row("wriver", "")...), `"R R R R R R F R R R R R R"`,
			`import/nearest: "wriver" becomes river, the nearest equivalent: 13 times (A5, B5, C5, D5 and 9 more)`,
			"import/dropped",
		},
		"more bridges than the boxes hold": {
			odd(nil, topped("rect_terrain", "bridge")...), `"R R R R R R R R R R R R R"`,
			`import/dropped: the boxes have no more tiles for "bridge": it is left out: 9 times (E5, F5, G5, H5 and 5 more)`,
			"call-to-arms", // it has none
		},
		"fords laid on a river": {
			odd(nil, topped("obstacle", "ford")[:2]...), `"F F . . . . . . . . . . ."`, "import/guessed", "import/dropped",
		},
		"more sandbags than the boxes hold": {
			odd(nil, sandbags(12)...), `at = ["A5", "B5", "C5", "D5", "E5", "F5", "G5", "H5", "I5", "J5"]`,
			`import/dropped: the boxes have no more tiles for "sand": it is left out: 2 times (K5, L5)`, "",
		},
		"sandbags that cannot stand where they do": {
			odd(nil, append(sandbags(4), object{
				"row": 3, "col": 3, "terrain": object{"name": "woods"}, "obstacle": object{"name": "sand"},
			})...), `at = ["A5", "B5", "C5", "D5"]`, `import/dropped: "sand" on b6 is left out`, "is added",
		},
		"marshes beside more woods than the boxes hold": {
			odd(nil, wet()...), `" W W W W W W W . M M M . "`,
			"import/guessed: the box call-to-arms is added: the map needs 3 marsh tiles", `"marshes"`,
		},
		"sandbags": {
			odd(nil, object{"row": 3, "col": 5, "obstacle": object{"name": "sand"}}), `type = "rampart"`,
			`import/guessed: "sand" on c6 becomes rampart, a guess`, "import/dropped",
		},
		"a majority medal": {
			odd(nil, object{"row": 4, "col": 12, "tags": []object{
				{"name": "medal4", "group": []string{"F5", "f4"}, "medal": object{"majority": true}},
			}}), `side = "standard"`,
			`import/guessed: "medal4" on G5 becomes an objective on that hex only; in the file it counts F5, f4 as well; ` +
				`it goes to the side with more units there (majority)`, "",
		},
		"nothing like it, many times": {
			odd(nil, row("pvillage", "")...), `". . . . . . . . . . . . ."`,
			`import/dropped: BattleLore has no equivalent of "pvillage": it is left out: 13 times (A5, B5, C5, D5 and 9 more)`, "",
		},
	} {
		out, summed, each, left := drafted(t, "x.m44", tt.text)
		var all strings.Builder
		for _, m := range out {
			all.Write(m.Text.Text)
		}
		text := strings.Join(strings.Fields(all.String()), " ")
		if len(left) > 0 || !strings.Contains(text, tt.in) {
			t.Errorf("%s: no %s, errors %v in\n%s", name, tt.in, left, all.String())
		}
		starts := func(want string) func(string) bool {
			return func(line string) bool { return strings.HasPrefix(line, want) }
		}
		if !slices.ContainsFunc(summed, starts(tt.told)) || len(each) < len(summed) {
			t.Errorf("%s: %q is not in\n%s", name, tt.told, strings.Join(summed, "\n"))
		}
		if tt.silent != "" && strings.Contains(strings.Join(each, "\n"), tt.silent) {
			t.Errorf("%s: %q is in\n%s", name, tt.silent, strings.Join(each, "\n"))
		}
	}
}

// TestImportLongRiver checks that a river with more hexes than the boxes have tiles stays whole. A note gives the
// excess and the workaround, and says that the map has the finding. All other errors are fixed as with a short river.
func TestImportLongRiver(t *testing.T) {
	with := func(list []object, more object) []object {
		for _, hex := range list {
			maps.Copy(hex, more)
		}
		return list
	}
	for name, tt := range map[string]struct {
		text         string
		in           []string // stand in the definitions
		told         string
		silent, left string // codes
	}{
		"two rivers": {
			odd(nil, append(rowAt(3, "river", ""), rowAt(5, "river", "")...)...),
			[]string{`" R R R R R F R R R R R R ", ". . . . . . . . . . . . .", " R R R R R F R R R R R R "`},
			"the river needs 6 hexes more than the boxes have tiles for, the first on e4; " +
				"`muster check` reports this as map/tiles", "import/dropped", "map/tiles",
		},
		"three that can be forded": {
			odd(nil, slices.Concat(rowAt(2, "river", "FORDABLE_STREAM"), row("river", "FORDABLE_STREAM"),
				rowAt(6, "river", "FORDABLE_STREAM"))...),
			[]string{`"R R R R R R R R R R R R F"`, `"R R R R R R F R R R R R R"`, `"F R R R R R R R R R R R F"`},
			"the river needs 20 hexes more than the boxes have tiles for, the first on C5; " +
				"`muster check` reports this as map/tiles", "import/dropped", "map/tiles",
		},
		"the sea": {
			odd(nil, slices.Concat(rowAt(3, "sea", ""), row("sea", ""), rowAt(5, "sea", ""))...),
			[]string{`" R R R R R F R R R R R R ", "R R R R R R F R R R R R R", " R R R R R F R R R R R R "`},
			"the river needs 10 hexes more than the boxes have tiles for, the first on b4; " +
				"`muster check` reports this as map/tiles", "import/dropped", "map/tiles",
		},
		"units in it": {
			odd(nil, slices.Concat(with(rowAt(3, "river", ""), object{"unit": object{"name": "tankus"}}), row("river", ""),
				rowAt(5, "river", ""))...),
			[]string{`" R R R R R F R R R R R F ", "R R R R R R F R R R R R R", " R R R R R F R R R R R R "`},
			`"tankus" is left out: it cannot stand on this hex (adventure/impassable-hex): 10 times (a6, b6, c6, d6 and 6 more)`,
			"import/unreadable", "map/tiles",
		},
	} {
		out, summed, each, left := drafted(t, "x.m44", tt.text)
		var all strings.Builder
		for _, m := range out {
			all.Write(m.Text.Text)
		}
		text := strings.Join(strings.Fields(all.String()), " ")
		for _, in := range tt.in {
			if !strings.Contains(text, in) {
				t.Errorf("%s: no %s in\n%s", name, in, all.String())
			}
		}
		var codes []string
		for _, d := range left {
			codes = append(codes, d.Code)
		}
		if got := strings.Join(codes, " "); got != tt.left {
			t.Errorf("%s: errors %s are left, want %s", name, got, tt.left)
		}
		if !strings.Contains(strings.Join(summed, "\n"), tt.told) || strings.Contains(strings.Join(each, "\n"), tt.silent) {
			t.Errorf("%s: no %q, or %s, in\n%s", name, tt.told, tt.silent, strings.Join(summed, "\n"))
		}
	}
}

// TestImportTerrain checks that a file without units becomes a map, whatever it says about players.
func TestImportTerrain(t *testing.T) {
	var bare object
	if err := json.Unmarshal([]byte(odd(nil, row("hills", "")...)), &bare); err != nil {
		t.Fatal(err)
	}
	board := bare["board"].(object)
	board["hexagons"] = append(row("hills", ""), object{"row": 0, "col": 0, "tags": []object{{"name": "medal1"}}})
	bare["game_info"] = object{}
	text, _ := json.Marshal(bare)
	drawing := strings.NewReplacer("IN", "..", "AR", "..", "in", "..", "rt", "..").Replace(drawn)
	for name, text := range map[string]string{"x.m44": string(text), "x.txt": drawing} {
		out, summed, _, left := drafted(t, name, text)
		if len(out) != 1 || out[0].Kind != "map" || len(left) > 0 {
			t.Errorf("%s: %v made, errors %v", name, out, left)
		}
		if !slices.Contains(summed, "import/dropped: the file has no units: Muster writes a map and no adventure") {
			t.Errorf("%s: %q", name, summed)
		}
	}
}

// TestImportSums checks that each dropped thing is in the list, and in one sum of its kind.
func TestImportSums(t *testing.T) {
	hexes := append(row("pvillage", ""), object{"row": 3, "col": 1, "obstacle": object{"name": "wire"}})
	_, summed, each, _ := drafted(t, "x.m44", odd(nil, hexes...))
	count := func(list []string) (n int) {
		for _, line := range list {
			if strings.HasPrefix(line, "import/dropped") {
				n++
			}
		}
		return n
	}
	if count(summed) != 2 || count(each) != 14 {
		t.Errorf("%d and %d of\n%s", count(summed), count(each), strings.Join(each, "\n"))
	}
}
