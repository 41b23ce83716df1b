package requests

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/editor/words"
)

// about are the parameters of a request about an open document.
func about(uri string, more map[string]any) map[string]any {
	out := map[string]any{"textDocument": map[string]any{"uri": uri}}
	for k, v := range more {
		out[k] = v
	}
	return out
}

// put is the gesture that puts a unit on a hex.
func put(list, kind, at string) map[string]any {
	return map[string]any{"do": "put", "thing": "unit", "list": list, "type": kind, "at": []string{at}}
}

// TestReach checks what units reach: those on the board, and those that are not put there yet.
func TestReach(t *testing.T) {
	for _, c := range []struct {
		adventure, hex, unit, says string
		gesture                    map[string]any
	}{
		{
			"the-toll-bridge", "F7", "green human bowmen of F7",
			"moves to 12 hexes and battles; fires at 26 hexes, 17 in range are out of sight", nil,
		},
		{
			"the-toll-bridge", "F5", "blue human swordsmen of F5",
			"moves to 2 hexes and battles; moves to 3 more without battle", put("pennant.units", "blue-human-sword", "F5"),
		},
		{"the-toll-bridge", "C1", "", "", nil},
		{
			"the-fords-at-alder", "f10", "Heavy Cavalry of f10",
			"moves to 8 hexes and battles; Reginald, count of the Marches alone moves to 27 hexes", nil,
		},
		{
			"the-fords-at-alder", "d8", "the Leader of d8", "moves alone to 24 hexes and does not battle (MED-LDR-20)",
			map[string]any{"do": "put", "thing": "leader", "list": "top.leaders", "at": []string{"d8"}},
		},
		{
			"the-fords-at-alder", "F3", "Gerard the marshal", "moves alone to 28 hexes and does not battle (MED-LDR-20)",
			map[string]any{"do": "move", "thing": "leader", "at": []string{"F3"}, "to": "F3"},
		},
		{
			"the-fords-at-alder", "F9", "Light Bow Cavalry of F9", "", put("top.units", "light-bow-cavalry", "F9"),
		},
	} {
		s := start(t, nil)
		uri := s.open(c.adventure+".adventure.toml", libraryText(t, "adventure", c.adventure))
		s.board(uri, 0)
		var got Reached
		if err := s.ask("muster/reach", about(uri, map[string]any{"hex": c.hex, "gesture": c.gesture}), &got); err != nil {
			t.Fatal(err.Message)
		}
		switch {
		case got.Reach == nil:
			if c.unit != "" || got.Why != "" {
				t.Errorf("%s %s: nothing is reached: %q", c.adventure, c.hex, got.Why)
			}
		case got.Reach.Unit != c.unit || c.says != "" && got.Reach.Says != c.says:
			t.Errorf("%s %s: %s %s", c.adventure, c.hex, got.Reach.Unit, got.Reach.Says)
		case slices.ContainsFunc(got.Reach.March, func(h string) bool { return slices.Contains(got.Reach.Fight, h) }):
			t.Errorf("%s %s: a hex is in both sets: %+v", c.adventure, c.hex, got.Reach)
		}
	}
}

// TestReachOfUnfinished checks that the first unit of an adventure has a reach before the other camp has any.
func TestReachOfUnfinished(t *testing.T) {
	for _, c := range []struct{ adventure, keep, hex string }{
		{"the-toll-bridge", "[standard]", "F7"}, {"the-fords-at-alder", "[bottom]", "f10"},
	} {
		text := libraryText(t, "adventure", c.adventure)
		head, rest, found := strings.Cut(text, c.keep)
		if !found {
			t.Fatalf("%s has no %s", c.adventure, c.keep)
		}
		rest, _, _ = strings.Cut(rest, "\n[[")
		s := start(t, nil)
		uri := s.open(c.adventure+".adventure.toml", head+c.keep+rest+"\n")
		var got Reached
		if err := s.ask("muster/reach", about(uri, map[string]any{"hex": c.hex}), &got); err != nil || got.Reach == nil {
			t.Errorf("%s: %+v %v", c.adventure, got, err)
		}
	}
}

// TestSight checks the line of sight from a hill past units and woods.
func TestSight(t *testing.T) {
	s := start(t, nil)
	uri := s.open("the-toll-bridge.adventure.toml", libraryText(t, "adventure", "the-toll-bridge"))
	var sight words.Sight
	if err := s.ask("muster/sight", about(uri, map[string]any{"hex": "F7"}), &sight); err != nil {
		t.Fatal(err.Message)
	}
	if len(sight.Seen)+len(sight.Hidden) != len(s.board(uri, 0).Spots)-1 || !slices.Contains(sight.Seen, "E9") {
		t.Errorf("%d hexes are seen, %d are hidden", len(sight.Seen), len(sight.Hidden))
	}
	for _, h := range sight.Hidden {
		if len(h.By) == 0 {
			t.Errorf("nothing blocks the sight of %s", h.Hex)
		}
		if h.Hex == "a4" && fmt.Sprint(h.By) != "[c6 e6 B5]" {
			t.Errorf("a4 is hidden by %v", h.By)
		}
	}
	if err := s.ask("muster/sight", about(uri, map[string]any{"hex": "Z99"}), &sight); err == nil {
		t.Error("an unknown hex has a line of sight")
	}
}

// TestSections checks the sections of a board of each game.
func TestSections(t *testing.T) {
	for _, adventure := range []string{"the-toll-bridge", "the-fords-at-alder"} {
		s := start(t, nil)
		uri := s.open(adventure+".adventure.toml", libraryText(t, "adventure", adventure))
		var got Sections
		if err := s.ask("muster/sections", about(uri, nil), &got); err != nil {
			t.Fatal(err.Message)
		}
		all := map[string]int{}
		var names []string
		for _, x := range got.Sections {
			names = append(names, x.Name+"/"+x.Above)
			for _, h := range x.Hexes {
				all[h]++
			}
		}
		if want := "[left wing/right wing centre/centre right wing/left wing]"; fmt.Sprint(names) != want {
			t.Errorf("%s has %v", adventure, names)
		}
		if len(all) != len(s.board(uri, 0).Spots) {
			t.Errorf("%s: %d hexes are in sections", adventure, len(all))
		}
	}
}

// TestCourse checks the course of a river before it is painted, on a map and on the map of an adventure.
func TestCourse(t *testing.T) {
	for _, c := range []struct {
		at   []string
		want string
	}{
		{[]string{"F1"}, "F1 [] map/river-end "},
		{[]string{"F1", "f2"}, "f2 [sw] map/river-end F1 [ne sw] "},
		{[]string{"F1", "G1"}, "F1 [e sw] G1 [w se] "},
		{
			[]string{"J3", "K3", "j2"},
			"J3 [e se] map/river-bend K3 [w sw] map/river-bend j2 [ne nw] map/river-bend ",
		},
		{[]string{"E3"}, "e4 [e nw sw] E3 [ne] map/river-end "},
	} {
		for _, uri := range []string{"two-oaks.map.toml", "the-toll-bridge.adventure.toml"} {
			s := start(t, nil)
			id, kind, _ := strings.Cut(strings.TrimSuffix(uri, ".toml"), ".")
			doc := s.open(uri, libraryText(t, kind, id))
			var got words.Course
			if err := s.ask("muster/course", about(doc, map[string]any{"symbol": "R", "at": c.at}), &got); err != nil {
				t.Fatal(err.Message)
			}
			text := ""
			for _, x := range got.Hexes {
				text += strings.TrimRight(fmt.Sprintf("%s %v %s", x.Hex, x.Sides, x.Fault), " ") + " "
				if (x.Why == "") != (x.Fault == "") {
					t.Errorf("%s: %s is said as %q", x.Hex, x.Fault, x.Why)
				}
				if bend := x.Fault == "map/river-bend"; bend != (slices.Contains(c.at, x.Hex) && len(x.Ways) == 0) {
					t.Errorf("%s has the ways %v", x.Hex, x.Ways)
				}
			}
			if text != c.want || got.Short == 0 {
				t.Errorf("%s %v: %q, short %d", uri, c.at, text, got.Short)
			}
		}
	}
	// Ground that is not water has no course.
	s := start(t, nil)
	doc := s.open("two-oaks.map.toml", libraryText(t, "map", "two-oaks"))
	var got words.Course
	err := s.ask("muster/course", about(doc, map[string]any{"symbol": "W", "at": []string{"F1"}}), &got)
	if err != nil || len(got.Hexes) != 0 {
		t.Errorf("woods have the course %+v %v", got, err)
	}
}

// TestFits checks where bridges and other pieces fit, turned with the river, and the reasons for other hexes.
func TestFits(t *testing.T) {
	for _, c := range []struct {
		doc, piece, hex string
		why             string // "": it fits
		turned          string // of its picture; "": it has none
	}{
		{"two-oaks.map.toml", "wooden-bridge", "E5", "", "translate(-6 11) rotate(120)"},
		{"two-oaks.map.toml", "wooden-bridge", "a4", "", "translate(0 0) rotate(90)"},
		{"two-oaks.map.toml", "wooden-bridge", "G5", "", ""}, // it is there
		{
			"two-oaks.map.toml", "wooden-bridge", "e2", "a wooden bridge crosses a river: e2 is countryside (CTA-TER-06)", "",
		},
		{"two-oaks.map.toml", "stone-bridge", "G5", "G5 has a wooden bridge already", ""},
		{
			"two-oaks.map.toml", "stakes", "B5",
			"only countryside, hill or cliff can have archers' stakes: B5 is woods (CTA-TER-04)", "",
		},
		{"two-oaks.map.toml", "troll-bridge", "e2", "a troll bridge crosses a river: e2 is countryside (BL-LMK-08)", ""},
		{"two-oaks.map.toml", "troll-bridge", "E5", "", ""},
		{"two-oaks.map.toml", "healing-pool", "E5", "only countryside can have a healing pool: E5 is river (BL-LMK-02)", ""},
		{"the-toll-bridge.adventure.toml", "wooden-bridge", "E5", "", "translate(-6 11) rotate(120)"},
		{"alder-ford.map.toml", "bridge", "e6", "", "translate(0 0) rotate(90)"},
		{"alder-ford.map.toml", "bridge", "e4", "a bridge crosses a river: e4 is open ground (MED-TER-04)", ""},
		{"the-fords-at-alder.adventure.toml", "bridge", "c6", "a bridge crosses a river: c6 is ford (MED-TER-04)", ""},
	} {
		s := start(t, nil)
		id, kind, _ := strings.Cut(strings.TrimSuffix(c.doc, ".toml"), ".")
		doc := s.open(c.doc, libraryText(t, kind, id))
		var got words.Course
		if err := s.ask("muster/course", about(doc, map[string]any{"type": c.piece}), &got); err != nil {
			t.Fatal(err.Message)
		}
		if want := len(s.board(doc, 0).Spots); len(got.Hexes) != want {
			t.Errorf("%s %s: %d hexes, want %d", c.doc, c.piece, len(got.Hexes), want)
		}
		i := slices.IndexFunc(got.Hexes, func(x words.Bend) bool { return x.Hex == c.hex })
		x := got.Hexes[max(i, 0)]
		if i < 0 || x.Why != c.why || (x.Fault == "") != (c.why == "") {
			t.Errorf("%s %s: %s %q, want %q", c.piece, c.hex, x.Fault, x.Why, c.why)
		}
		if (x.Picture == "") != (c.turned == "") || !strings.Contains(x.Picture, c.turned) {
			t.Errorf("%s %s: the picture is %q", c.piece, c.hex, x.Picture)
		}
	}
}

// TestFitsFord checks the water that a ford can cross, and the reason away from water, in both games.
func TestFitsFord(t *testing.T) {
	for _, c := range []struct{ id, river, ford, dry, why, bridge, under string }{
		{
			"two-oaks", "a4", "b4", "C7", "a ford crosses a river: C7 is countryside",
			"G5", "a ford cannot lie under a wooden bridge: G5 has one (CTA-TER-06)",
		},
		{
			"alder-ford", "a6", "c6", "C9", "a ford crosses a river: C9 is open ground",
			"f6", "a ford cannot lie under a bridge: f6 has one (MED-TER-04)",
		},
	} {
		s := start(t, nil)
		doc := s.open(c.id+".map.toml", libraryText(t, "map", c.id))
		course := func(at ...string) (got words.Course) {
			if err := s.ask("muster/course", about(doc, map[string]any{"symbol": "F", "at": at}), &got); err != nil {
				t.Fatal(err.Message)
			}
			return got
		}
		hexes := map[string]words.Bend{}
		for _, x := range course().Hexes {
			hexes[x.Hex] = x
		}
		if _, ford := hexes[c.ford]; ford || !strings.Contains(hexes[c.river].Picture, "rotate(90)") {
			t.Errorf("%s: a ford fits %+v", c.id, hexes)
		}
		if x := hexes[c.bridge]; x.Why != c.under || x.Fault != "map/feature-ground" || x.Picture != "" {
			t.Errorf("%s: under a bridge %+v, want %s", c.id, x, c.under)
		}
		if _, dry := hexes[c.dry]; dry {
			t.Errorf("%s: a ford fits %s", c.id, c.dry)
		}
		if got := course(c.dry).Hexes; len(got) != 1 || got[0].Why != c.why || got[0].Picture != "" {
			t.Errorf("%s: %+v", c.id, got)
		}
	}
}
