package command

import (
	"slices"
	"testing"

	"muster/maps/hex"
)

// TestReel checks that a replay has only the changed pieces, splits turns, and shows rules and marks with the lines
// after
// them.
func TestReel(t *testing.T) {
	r := Replay{As: BothHands}
	at := [2]hex.Hex{3, 4}
	stands := func() Frame {
		return Frame{Pieces: []Piece{{Unit: 0, At: at[0]}, {Unit: 1, At: at[1]}}}
	}
	chance := func() int { return 40 }
	r.Take(Log{}, stands, chance)
	r.Cite("a")
	r.Cite("a")
	r.Mark(Mark{From: 3, To: 5})
	at[0] = 5
	r.Take(Log{Turn: 1}, stands, chance)
	if len(r.Frames) != 1 {
		t.Fatalf("%d moments: what is not told is none", len(r.Frames))
	}
	r.Take(Log{Lines: []string{"end", "", "Turn 2"}, At: 1, Begun: true, Turn: 2}, stands, chance)
	r.Take(Log{Ended: true, Turn: 2}, stands, chance)
	if len(r.Frames) != 4 || !slices.Equal(r.Turns, []int{2}) {
		t.Fatalf("%d moments, turns %v", len(r.Frames), r.Turns)
	}
	if m := r.Frames[1]; m.Turn != 1 || !slices.Equal(m.Lines, []string{"end"}) ||
		!slices.Equal(m.Rules, []string{"a"}) || len(m.Marks) != 1 || !slices.Equal(m.Pieces, []Piece{{Unit: 0, At: 5}}) {
		t.Errorf("%+v", m)
	}
	if m := r.Frames[2]; m.Turn != 2 || !slices.Equal(m.Lines, []string{"Turn 2"}) || len(m.Rules)+len(m.Marks)+
		len(m.Pieces) > 0 {
		t.Errorf("%+v", m)
	}
	if !slices.Equal(r.Chances, []Chance{{2, 40}, {3, 40}}) {
		t.Errorf("%+v", r.Chances)
	}
}

// TestSame checks that two hands are the same exactly if their contents are.
func TestSame(t *testing.T) {
	one := Hand{Packs: []Pack{{2, []uint8{1, 4}}}, Tokens: 1}
	for _, other := range []Hand{
		{Packs: []Pack{{2, []uint8{1, 5}}}, Tokens: 1}, {Packs: []Pack{{2, []uint8{1, 4}}}}, {Tokens: 1},
	} {
		if one.Same(&other) || !one.Same(&one) {
			t.Errorf("%+v and %+v", one, other)
		}
	}
}
