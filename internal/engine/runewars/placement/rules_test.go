package placement_test

import (
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/tiles"
)

// line is a tile with areas in a column, the first of them at 0, 0.
func line(areas int) placement.Piece {
	p := placement.Piece{Tile: new(tiles.Tile)}
	for i := range areas {
		p.Tile.Areas = append(p.Tile.Areas, tiles.Area{At: tiles.At{R: i}})
		p.Worth = append(p.Worth, placement.Worth{Food: i, City: i == 1, Guarded: i == 2})
	}
	return p
}

func mustSet(t *testing.T, homes []placement.Piece, pieces ...placement.Piece) *placement.Set {
	t.Helper()
	s, ok := placement.New(pieces, homes, placement.Rules{Open: 3, Between: 3, Runes: 2})
	if !ok {
		t.Fatal("the set is too large")
	}
	return s
}

// TestTooMuch: pieces beyond the limits of a board make no set.
func TestTooMuch(t *testing.T) {
	far := line(1)
	far.Tile.Areas[0].At.Q = placement.MostFar + 1
	nine := make([]placement.Piece, placement.MostPieces+1)
	for i := range nine {
		nine[i] = line(1)
	}
	for name, pieces := range map[string][]placement.Piece{
		"nine tiles": nine, "a tile of 33 areas": {line(33)}, "a tile far away": {far}, "no area": {line(0)},
	} {
		if _, ok := placement.New(pieces, nil, placement.Rules{}); ok {
			t.Errorf("%s make a set", name)
		}
	}
	if _, ok := placement.New(nil, []placement.Piece{far}, placement.Rules{}); ok {
		t.Error("a home realm far away makes a set")
	}
}

// TestLaidAndLifted: placing and removing a tile restores the board: the same places, markers and seats.
func TestLaidAndLifted(t *testing.T) {
	set := mustSet(t, []placement.Piece{line(3)}, line(2), line(3), line(4))
	chance := engine.NewRand(1, "lift")
	b := set.NewBoard()
	for range 50 {
		b.Reset()
		for piece := range set.Pieces {
			list := b.Places(piece, nil)
			markers := b.Markers(nil)
			seats := b.Seats(0, markers, nil)
			for range 3 {
				b.Lay(list[chance.IntN(len(list))])
				b.Lift()
			}
			if !slices.Equal(b.Places(piece, nil), list) || !slices.Equal(b.Markers(nil), markers) ||
				!slices.Equal(b.Seats(0, markers, nil), seats) {
				t.Fatalf("a board is another one behind %v", b.Placed())
			}
			b.Lay(list[chance.IntN(len(list))])
		}
	}
}

// TestAlone: two areas of the tile next to a single first one touch it (RW-T12-01), and a single one placed later
// touches two (RW-T12-02). A tile not marked for it may not be placed alone (RW-SETUP-07).
func TestAlone(t *testing.T) {
	single := line(1)
	single.Alone = true
	for _, c := range []struct {
		first, second placement.Piece
		want          int // places
	}{
		{single, line(2), 12}, // on each two of the six hexes around it that meet, either way round
		{line(2), single, 2},  // in either bay of the two
		{line(1), line(2), 0}, // the first one is no such tile
		{line(2), line(1), 0}, // nor is the second one
		{single, single, 0},   // there is only one area to touch
		{line(2), line(2), 8}, // in either bay with a hex on either side of it, either way round
	} {
		set := mustSet(t, nil, c.first, c.second)
		b := set.NewBoard()
		b.Lay(b.Places(0, nil)[0])
		if list := b.Places(1, nil); len(list) != c.want {
			t.Errorf("%d areas beside %d: %d places, want %d", len(c.second.Tile.Areas), len(c.first.Tile.Areas), len(list),
				c.want)
		}
	}
}

// TestMeasures: each measure is the difference of its part, and the total is their sum; names lead to measures.
func TestMeasures(t *testing.T) {
	all := []placement.Neighbourhood{
		{Food: 7, City: 2, Open: 3, Free: 1}, {Food: 4, City: 3, Open: 3, Free: 5}, {Food: 5, City: 2, Open: 1},
	}
	for name, want := range map[string]int{"all": 3 + 1 + 2 + 5, "food": 3, "city": 1, "borders": 2, "guards": 5} {
		m, ok := placement.ParseMeasure(name)
		if !ok || m.Of(all) != want || m.String() != name || m.Of(nil) != 0 {
			t.Errorf("%s: %d, want %d", name, m.Of(all), want)
		}
	}
	if _, ok := placement.ParseMeasure("luck"); ok || len(placement.Measures()) != 5 {
		t.Error("there are other measures")
	}
}
