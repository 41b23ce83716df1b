package boards

import "testing"

// The text of a board is part of checksums in files. Each field has its own number here.
func TestSpecText(t *testing.T) {
	s := Spec{
		Width: 1, RowCount: 2, Lines: [2]int{3, 4}, Ranks: []int{5, 6},
		Zones: []ZoneSpec{{"a", "b c", []string{"d", "e"}, []string{"f"}, nil}, {ID: "g"}},
		Setup: SetupRows{7, [2]int{8, 9}, 10, [2]int{11, 12}, [2]int{13, 14}, [2]int{15, 16}},
	}
	const want = "{Width:1 RowCount:2 Lines:[3 4] Ranks:[5 6]" +
		" Zones:[{ID:a Name:b c Left:[d e] Centre:[f] Right:[]} {ID:g Name: Left:[] Centre:[] Right:[]}]" +
		" Setup:{Baseline:7 Guards:[8 9] ScoutGuard:10 Landmarks:[11 12] Lairs:[13 14] Stakes:[15 16]}}"
	if got := s.Text(); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}
