package runewars

import "testing"

// The table of frames is whole: no kind lacks a part of its row, and each has a name of its own.
func TestEveryFrameHasARow(t *testing.T) {
	seen := map[string]FrameKind{}
	for k := range FrameKinds {
		row := &frameRows[k]
		if row.Legal == nil || row.Take == nil || row.Run == nil {
			t.Errorf("the row of frame %d (%v) is not whole", k, k)
		}
		if other, twice := seen[k.String()]; twice || k.String() == "" {
			t.Errorf("frame %d is called %q, as %d is", k, k, other)
		}
		seen[k.String()] = k
	}
}
