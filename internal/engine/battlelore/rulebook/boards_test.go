package rulebook

import (
	"testing"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// TestBoards: EP-SET-01, BL-ORD-03. Sizes and how many hexes belong to a section alone or to two, for both layouts.
func TestBoards(t *testing.T) {
	for _, c := range []struct {
		id                                 string
		hexes, left, centre, right, shared int
		zones                              int
	}{
		{"standard", 113, 36, 31, 36, 10, 1},
		{"epic", 213, 68, 59, 68, 18, 2},
		{"standard-l1", 113, 32, 41, 32, 8, 1},
		{"epic-l1", 213, 60, 77, 60, 16, 1},
	} {
		b := Base().Boards.Get(c.id)
		if b == nil || b.Geometry == nil {
			t.Fatalf("board %s has no geometry: %+v", c.id, b)
		}
		g := b.Geometry
		var alone [boards.SectionCount]int
		shared := 0
		for h := range hex.Hex(g.Len()) {
			switch s := g.Sections(boards.Standard, h); {
			case s.Shared():
				shared++
			case s.Has(boards.Left):
				alone[boards.Left]++
			case s.Has(boards.Centre):
				alone[boards.Centre]++
			case s.Has(boards.Right):
				alone[boards.Right]++
			}
		}
		got := [5]int{g.Len(), alone[boards.Left], alone[boards.Centre], alone[boards.Right], shared}
		if want := [5]int{c.hexes, c.left, c.centre, c.right, c.shared}; got != want {
			t.Errorf("%s: hexes, left, centre, right, shared are %v, want %v", c.id, got, want)
		}
		if len(b.Zones) != c.zones {
			t.Errorf("%s: %d zones, want %d", c.id, len(b.Zones), c.zones)
		}
		if b.Epic != (b.RowCount == 17) {
			t.Errorf("%s: epic is %v with %d rows", c.id, b.Epic, b.RowCount)
		}
	}
}

// TestCardsFitTheBoards: CTA-02, VAR-EC-03. No two cells of a board's cards lie on one hex, and every cell lies on the
// own rows of the Guards; on the standard boards none is shared by two sections.
func TestCardsFitTheBoards(t *testing.T) {
	for _, b := range Base().Boards.All() {
		g := b.Geometry
		for zone := range b.Zones {
			for camp := range boards.Camp(boards.Camps) {
				seen := map[hex.Hex]bool{}
				for section := range boards.Section(boards.SectionCount) {
					for rank := 1; rank <= len(b.Ranks); rank++ {
						for file := 1; file <= b.Ranks[rank-1]; file++ {
							h := g.Card(camp, zone, section, rank, file)
							if h == hex.None || seen[h] {
								t.Fatalf(
									"%s, zone %s, %v %v, rank %d file %d: off the board or taken",
									b.ID,
									b.Zones[zone].ID,
									camp,
									section,
									rank,
									file,
								)
							}
							seen[h] = true
							if row := g.OwnRow(camp, h); row < b.Setup.Guards[0] || row > b.Setup.Guards[1] {
								t.Errorf("%s: %s is on own row %d", b.ID, g.Label(h), row)
							}
							if !b.Epic && g.Sections(camp, h).Shared() {
								t.Errorf("R-022: %s: %s belongs to two sections", b.ID, g.Label(h))
							}
						}
					}
				}
			}
		}
	}
}

// TestDeploymentHexes: CTA-02 and the printed tables of zones, by some of their corners.
func TestDeploymentHexes(t *testing.T) {
	for _, c := range []struct {
		board   string
		zone    int
		camp    boards.Camp
		section boards.Section
		rank    int
		file    int
		want    string
	}{
		{"standard", 0, boards.Standard, boards.Left, 1, 1, "B1"},
		{"standard", 0, boards.Standard, boards.Right, 4, 4, "l4"},
		{"standard", 0, boards.Pennant, boards.Left, 1, 1, "L9"},
		{"standard", 0, boards.Pennant, boards.Right, 4, 4, "a6"},
		{"epic", 0, boards.Standard, boards.Left, 1, 1, "a2"},
		{"epic", 0, boards.Pennant, boards.Centre, 2, 1, "I15"},
		{"epic", 1, boards.Standard, boards.Right, 4, 4, "M5"},
		{"epic", 1, boards.Pennant, boards.Right, 1, 3, "a16"},
		{"standard-l1", 0, boards.Standard, boards.Centre, 1, 4, "H1"},
	} {
		g := Base().Boards.Get(c.board).Geometry
		if got := g.Label(g.Card(c.camp, c.zone, c.section, c.rank, c.file)); got != c.want {
			t.Errorf(
				"%s, zone %d, %v %v, rank %d file %d is %s, want %s",
				c.board,
				c.zone,
				c.camp,
				c.section,
				c.rank,
				c.file,
				got,
				c.want,
			)
		}
	}
}

// TestSetupRows: CTA-11, VAR-EC-01, VAR-EC-02, BL-LMK-02, EP-SET-04, CTA-SPC-02.
func TestSetupRows(t *testing.T) {
	standard := boards.SetupRows{
		Baseline:  1,
		Guards:    [2]int{1, 4},
		Landmarks: [2]int{3, 4},
		Lairs:     [2]int{3, 4},
		Stakes:    [2]int{1, 5},
	}
	epic := boards.SetupRows{
		Baseline:   2,
		Guards:     [2]int{2, 5},
		ScoutGuard: 5,
		Landmarks:  [2]int{4, 8},
		Lairs:      [2]int{4, 8},
		Stakes:     [2]int{2, 6},
	}
	for _, b := range Base().Boards.All() {
		want := standard
		if b.Epic {
			want = epic
		}
		if b.Setup != want {
			t.Errorf("%s: set-up rows are %+v, want %+v", b.ID, b.Setup, want)
		}
	}
}
