package players

import (
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// VAR-RA-01, EP-PLY-01, EP-PLY-02: which lists of policies seat which game.
func TestTable(t *testing.T) {
	two := &battlelore.Rules{Seats: 2, CampOf: [battlelore.MaxPlayers]boards.Camp{0, 1, 0, 1}}
	four := &battlelore.Rules{Seats: 4, CampOf: two.CampOf}
	three := &battlelore.Rules{
		Seats:    2,
		CampOf:   two.CampOf,
		Marshals: [boards.Camps]uint8{Marshals("greedy,random,greedy"), Marshals(",random,greedy")},
	}
	for _, c := range []struct {
		r       *battlelore.Rules
		players [boards.Camps]string
		seats   int // 0: refused
	}{
		{two, [boards.Camps]string{"random", "greedy"}, 2},
		{two, [boards.Camps]string{"random,greedy", "greedy"}, 0},
		{two, [boards.Camps]string{"random", "wild"}, 0},
		{four, [boards.Camps]string{"random", "greedy,random"}, 4},
		{four, [boards.Camps]string{"random,", "greedy"}, 0},
		{four, [boards.Camps]string{"random,random,random", "greedy"}, 0},
		{three, [boards.Camps]string{"greedy,random,greedy", ",random,greedy"}, 2},
		{three, [boards.Camps]string{"greedy,random,greedy", "greedy,random,"}, 0},
		{three, [boards.Camps]string{"greedy,,greedy", ",random,greedy"}, 0},
	} {
		seats, err := Table(c.r, c.players, 1)
		n := 0
		for _, p := range seats {
			if p != nil {
				n++
			}
		}
		if (err == nil) != (c.seats > 0) || err == nil && n != c.seats {
			t.Errorf("%v: %d seats, %v", c.players, n, err)
		}
	}
	for list, fits := range map[string][3]bool{ // two players, allies, an Epic board
		"random": {true, true, true}, "random,greedy": {false, true, false}, "random,": {}, "a,b,c": {false, false, true},
		",b,": {false, false, true}, "a,,c": {}, "": {}, "a,b,c,d": {},
	} {
		if got := [3]bool{Fits(list, false, false), Fits(list, true, true), Fits(list, false, true)}; got != fits {
			t.Errorf("%q fits %v, want %v", list, got, fits)
		}
	}
}
