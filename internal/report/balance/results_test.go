package balance

import (
	"math/rand"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
)

func tally(won, drawn, games int) arena.Results {
	return arena.Results{Games: games, Won: won, Drawn: drawn}
}

// TestAgainst checks that shares count a draw as half a win, and that a difference is that of rounded shares.
func TestAgainst(t *testing.T) {
	a := &Results{}
	v := a.Against(tally(60, 10, 100), tally(40, 0, 100))
	if v.With.Share != 650 || v.Without.Share != 400 || v.Difference != 250 || !v.Enough {
		t.Errorf("%+v", v)
	}
	if v.Apart <= 0 || v.Apart >= inference.PerMille(1) {
		t.Errorf("luck brings 65 of 100 and 40 of 100 so far apart with a chance of %d", v.Apart)
	}
	if v := a.Against(tally(19, 0, 19), tally(0, 0, 1000)); v.Enough || v.Apart != inference.Sure {
		t.Error("nineteen games are enough")
	}
	if f := a.Fared(tally(0, 0, 0)); f.Share != 0 || f.Low != 0 || f.High != thousand || f.Items()[0] != "-" {
		t.Errorf("no games: %+v %v", f, f.Items())
	}
}

// TestCall checks that of many cards without an effect, any is marked in at most 5% of reports, and that one with a
// large effect is marked.
func TestCall(t *testing.T) {
	chance := rand.New(rand.NewSource(1))
	const reports, cards, games, dealt = 600, 24, 400, 80
	alarms, found := 0, 0
	for range reports {
		a := &Results{}
		family := make([]*Versus, cards)
		for i := range family {
			with, without := 0, 0
			better := 0
			if i == 0 {
				better = 30
			}
			for range dealt {
				with += truth(chance.Intn(100) < 50+better)
			}
			for range games - dealt {
				without += truth(chance.Intn(100) < 50)
			}
			v := a.Against(tally(with, 0, dealt), tally(without, 0, games-dealt))
			family[i] = &v
		}
		Call(family)
		found += truth(family[0].Called)
		any := false
		for _, v := range family[1:] {
			any = any || v.Called
		}
		alarms += truth(any)
	}
	// 5% of 600 are 30; 45 and more have a probability below 0.5%.
	if alarms > 45 {
		t.Errorf("something that does nothing is called out in %d of %d reports", alarms, reports)
	}
	if found < reports*95/100 {
		t.Errorf("a card that brings 30 points is called out in %d of %d reports", found, reports)
	}
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestUniformity checks the variance of a game's result (win 1, loss -1): 0 if the same side always wins, 1 if both win
// equally often.
func TestUniformity(t *testing.T) {
	for _, tt := range []struct{ won, lost, drawn, want int }{
		{10, 0, 0, 1000}, {0, 10, 0, 1000}, {5, 5, 0, 0}, {0, 0, 10, 1000}, {6, 3, 1, 190},
	} {
		a := &Results{CourseSums: &arena.CourseSums{
			Games: tt.won + tt.lost + tt.drawn, Won: [2]int{tt.won, tt.lost}, Drawn: tt.drawn,
		}}
		if got := a.uniformity(); got != tt.want {
			t.Errorf("%+v: %d", tt, got)
		}
	}
}
