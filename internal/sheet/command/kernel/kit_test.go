package kernel

import (
	"strings"
	"testing"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"muster/internal/sheet/command"
	"muster/internal/testing/sheettest"
	"muster/schema/source"
	"muster/sheet"
)

// shipped returns the adventures of the library by id.
func shipped(t *testing.T) map[string]*library.Linked {
	t.Helper()
	cat := medieval.Game().Load(nil, 1)
	out := map[string]*library.Linked{}
	for _, e := range cat.All(rulebook.KindAdventure) {
		out[e.ID] = e.Linked()
	}
	if len(out) < 4 {
		t.Fatalf("%d adventures", len(out))
	}
	return out
}

// read returns the table of an adventure given as text.
func read(t *testing.T, text string) table {
	t.Helper()
	f := source.NewFile("a.adventure.toml", []byte(text))
	if _, found := medieval.Game().Games().Kinds().Load(f); len(found) > 0 {
		t.Fatal(found)
	}
	cat := medieval.Game().Load([]*source.File{f}, 1)
	return newTable(cat.Find(rulebook.KindAdventure, "two-camps").Linked(), sheet.Options{})
}

// camps has more heavy cavalry than a box has blocks, more bowmen than it has markers, and rows of its own.
const camps = `
kind = "adventure"
game = "medieval"
format = 1
id = "two-camps"
name = "Two Camps"
map = "alder-ford"
first = "bottom"
last_turn = 12
[victory]
top = 4
bottom = 7
[[victory.objectives]]
name = "The fords"
at = ["d6", "i6"]
[top]
army = "A"
command = 4
tokens = 2
exits = { at = ["A1", "B1"], banners = 1 }
[[top.units]]
type = "heavy-cavalry"
at = ["A9", "B9", "C9", "D9"]
[[top.units]]
type = "heavy-cavalry"
at = ["E9"]
blocks = 3
bow = true
[[top.leaders]]
name = "Old Hob"
at = "A9"
[bottom]
command = 4
[[bottom.units]]
type = "moss-bowmen"
at = ["A2"]
[[rulebook.units]]
id = "moss-bowmen"
name = "Moss Bowmen"
class = "light"
arm = "foot"
blocks = 4
move_and_battle = 2
move = 2
close = 2
fire = { range = 2, dice = 2, moved = 1 }
retreat = 2
`

// TestPages checks that every part of every adventure is a page of its own, without external resources or scripts.
func TestPages(t *testing.T) {
	for id, l := range shipped(t) {
		for _, part := range command.Parts() {
			page := string(KitPage(part, l, sheet.Options{Hash: "0123"}))
			sheettest.StandsAlone(t, id+" "+part, page)
			if again := string(KitPage(part, l, sheet.Options{Hash: "0123"})); again != page {
				t.Errorf("%s %s: the same again is another page", id, part)
			}
		}
	}
}

// TestEmptyDefinitions checks that empty definitions, and those with an unknown map, still give pages.
func TestEmptyDefinitions(t *testing.T) {
	nobody := &adventures.Adventure{Map: "nowhere", Top: &adventures.Side{}}
	for _, a := range []*adventures.Adventure{{}, nobody} {
		for _, part := range command.Parts() {
			page := string(KitPage(part, library.Link(a, nil, medieval.Game().Base(), nil), sheet.Options{}))
			if !strings.Contains(page, "<h1") {
				t.Errorf("%s: no whole page", part)
			}
		}
	}
}

// TestTokens checks that there is a token for each unit, Leader, Bow marker and banner, for each special hex, and for
// the whole supply.
func TestTokens(t *testing.T) {
	x := read(t, camps)
	all := x.tokens()
	for i, want := range []int{5 + 1 + 1 + 4, 1 + 7, 2 + 2 + 14 + 1} {
		if n := len(all[i].Tokens); n != want {
			t.Errorf("%s: %d tokens, want %d: %+v", all[i].Name, n, want, all[i].Tokens)
		}
	}
	for id, l := range shipped(t) {
		x := newTable(l, sheet.Options{})
		n := 0
		for _, g := range x.tokens()[:2] {
			for _, one := range g.Tokens {
				if !one.Round {
					n++
				}
			}
		}
		if want := len(l.Units) + len(l.Leaders); n != want || want < 15 {
			t.Errorf("%s: %d tokens for %d units and Leaders", id, n, want)
		}
	}
}

// TestTracks checks that tracks have the length of what they count, that their ends are marked, and that they name the
// first side (MED-TURN-01, MED-TURN-02).
func TestTracks(t *testing.T) {
	rows := read(t, camps).tracks()
	for i, want := range []int{4, 7, 12, 7, 7} {
		if n := len(rows[i].Slots); n != want || i < 3 != rows[i].Slots[n-1].Goal {
			t.Errorf("%s: %d places, want %d; the last is marked: %t", rows[i].Name, n, want, rows[i].Slots[n-1].Goal)
		}
	}
	if !strings.Contains(rows[2].Name, "Bottom side moves first") || !strings.Contains(rows[3].Name, "2 at the start") ||
		!strings.Contains(rows[4].Name, "3 at the start") {
		t.Errorf("%q, %q, %q", rows[2].Name, rows[3].Name, rows[4].Name)
	}
}

// TestPullsWhatIsMissing checks that components in no box are listed separately: blocks of a custom type, and those
// above a box's number.
func TestPullsWhatIsMissing(t *testing.T) {
	type line struct {
		count int
		note  string
	}
	boxes := read(t, camps).pull()
	if len(boxes) != 2 || boxes[0].Copies != 1 || !strings.HasPrefix(boxes[1].Name, "In none") {
		t.Fatalf("%+v", boxes)
	}
	for i, want := range []map[string]line{
		{
			"Heavy Cavalry, blocks": {12, ""}, "Leaders": {1, "Old Hob"}, "Bow markers": {1, ""},
			"Victory banners": {11, ""}, "Inspired Action tokens": {14, ""}, "Command cards": {65, ""},
		},
		{
			"Heavy Cavalry, blocks": {4, ""}, "Heavy Cavalry with Bow markers, blocks": {3, "1 unit"},
			"Moss Bowmen, blocks": {4, "1 unit"},
		},
	} {
		got := map[string]line{}
		for _, g := range boxes[i].Groups {
			for _, l := range g.Lines {
				got[l.Name] = line{l.Count, l.Note}
			}
		}
		for name, l := range want {
			if got[name] != l {
				t.Errorf("%s, %s: %+v, want %+v", boxes[i].Name, name, got[name], l)
			}
		}
		if i == 1 && len(got) != len(want) {
			t.Errorf("no box has %+v", got)
		}
	}
}

// TestPullAddsUp checks that the labels and the component list add up to the armies and the terrain, and that the box
// has all of them.
func TestPullAddsUp(t *testing.T) {
	for id, l := range shipped(t) {
		x := newTable(l, sheet.Options{})
		tiles, units, blocks := 0, len(l.Units)+len(l.Leaders), len(l.Leaders)
		for i := range l.Units {
			blocks += l.Units[i].Strength()
		}
		for _, p := range x.Tiles {
			tiles += p.Count
		}
		labelled := -x.Sides[0].Tokens - x.Sides[1].Tokens - x.Sides[0].Bows - x.Sides[1].Bows
		for _, s := range x.kit.Leaves(x.bags(), true) {
			for _, one := range s.Labels {
				if len(one.Lines) > s.Lines {
					t.Errorf("%s: %d lines on a label for %d", id, len(one.Lines), s.Lines)
				}
				for _, row := range one.Lines {
					labelled += row.Count
				}
			}
		}
		pulled := 0
		boxes := x.pull()
		if len(boxes) != 1 {
			t.Errorf("%s: the box lacks %+v", id, boxes[1:])
		}
		for _, g := range boxes[0].Groups {
			for _, row := range g.Lines {
				if g.Name != "Also" && row.Name != "Bow markers" {
					pulled += row.Count
				}
			}
		}
		if labelled != units+tiles || pulled != blocks+tiles {
			t.Errorf("%s: %d pieces and %d tiles, %d on labels; %d blocks, %d to pull", id, units, tiles, labelled, blocks,
				pulled)
		}
	}
}
