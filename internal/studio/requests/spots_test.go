package requests

import (
	"fmt"
	"strings"
	"testing"

	"muster/internal/editor/words"
)

// TestSpots checks what a board of each game says about its hexes: what they hold, and why no unit may stand there.
func TestSpots(t *testing.T) {
	for _, c := range []struct{ adventure, hex, blocked, unit, held string }{
		{
			"the-toll-bridge", "D5", "no unit may stand on River (BL-RET-02)", "F7",
			"[{On: Symbol: Held:{Thing:unit List:pennant.units Type:green-human-bow Sides:[]}}]",
		},
		{
			"the-fords-at-alder", "a6", "no unit may stand on River (MED-TER-04)", "f10",
			"[{On: Symbol: Held:{Thing:unit List:top.units Type:heavy-cavalry Sides:[]}} " +
				"{On: Symbol: Held:{Thing:leader List:top.leaders Type: Sides:[]}}]",
		},
	} {
		s := start(t, nil)
		board := s.board(s.open(c.adventure+".adventure.toml", libraryText(t, "adventure", c.adventure)), 0)
		for _, x := range board.Spots {
			if len(x.Holds) == 0 || x.Holds[0].On != "map" || x.Holds[0].Symbol == "" {
				t.Errorf("%s %s has no ground: %+v", c.adventure, x.Label, x.Holds)
			}
			if x.Label == c.hex && x.Blocked != c.blocked {
				t.Errorf("%s %s is blocked: %q", c.adventure, x.Label, x.Blocked)
			}
			if x.Label == c.unit {
				if held := fmt.Sprintf("%+v", x.Holds[1:]); held != c.held || x.Blocked != "" {
					t.Errorf("%s %s holds %s, blocked %q", c.adventure, x.Label, held, x.Blocked)
				}
			}
		}
	}
}

// TestRanks checks that each game's units have ranks and arms, by which the page finds the next rank of a unit.
func TestRanks(t *testing.T) {
	for _, adventure := range []string{"the-toll-bridge", "harrow-down"} {
		s := start(t, nil)
		uri := s.open(adventure+".adventure.toml", libraryText(t, "adventure", adventure))
		var tray struct{ Drawers []words.Drawer }
		if err := s.ask("muster/tray", map[string]any{"textDocument": map[string]any{"uri": uri}}, &tray); err != nil {
			t.Fatal(err.Message)
		}
		ranks := map[string]int{}
		for _, d := range tray.Drawers {
			for _, p := range d.Pieces {
				if p.Do.Thing == "unit" {
					ranks[p.Rank]++
					if p.Arm != "foot" && p.Arm != "mounted" {
						t.Errorf("%s: the arm is %q", p.Key, p.Arm)
					}
				}
			}
		}
		for _, rank := range words.Ranks {
			if ranks[rank] == 0 {
				t.Errorf("%s: no unit is %s", adventure, rank)
			}
		}
		if len(ranks) != len(words.Ranks) {
			t.Errorf("%s: the ranks are %v", adventure, ranks)
		}
	}
}

// TestExplain asks for the page of a check.
func TestExplain(t *testing.T) {
	s := start(t, nil)
	s.open("two-oaks.map.toml", libraryText(t, "map", "two-oaks"))
	var page Page
	if err := s.ask("muster/explain", map[string]any{"code": "adventure/impassable-hex"}, &page); err != nil {
		t.Fatal(err.Message)
	}
	if !strings.Contains(page.Text, "BL-RET-02") {
		t.Errorf("the page is\n%s", page.Text)
	}
	if err := s.ask("muster/explain", map[string]any{"code": "map/unknown"}, &page); err == nil {
		t.Error("an unknown code has a page")
	}
}
