package rulebook

import "testing"

// TestPicture: a tile as it is printed, with its colours, a city and those who guard it.
func TestPicture(t *testing.T) {
	const want = `
  ~~~~
 / !  \
/ 101A \____
\  f2  / *  \
 \____/ 101B \
 /    \  w1  /
/ 101C \____/
^  o1  /
 ^____/
`
	if got := "\n" + Base().Tiles.Get("101").Picture(); got != want {
		t.Errorf("tile 101 is drawn as%s", got)
	}
}
