package inference

import (
	"fmt"
	"math/big"
)

// Points are what a game came to for the side that is asked about, in half points.
type Points uint8

// What a game can come to.
const (
	Lost  Points = 0
	Drawn Points = 1
	Won   Points = 2
)

// stepBits is how many binary places a step of a test has: a game changes its sum by a whole number of such parts.
const stepBits = 32

// step is a fixed number in parts of 2^-32, rounded to the nearest.
func step(a fixed) int64 {
	p := new(big.Int).Rsh(a, fixedBits-stepBits-1)
	return p.Add(p, big.NewInt(1)).Rsh(p, 1).Int64()
}

// Test is a sequential probability ratio test (Wald 1945): whether the share of points is Null or lies at Other or
// beyond, in thousandths. Its chance to speak for Other where Null is true is Alarm at most, and its chance to speak
// for Null where Other is true is Miss at most, as long as it is not cut off.
//
// A draw is half a game won and half a game lost. That does not raise either chance: of all games with a given share of
// points those without draws have the largest mean likelihood ratio, for an exponential is convex.
type Test struct {
	Null, Other int64 // shares in thousandths
	Alarm, Miss Chance
}

// steps are a test as it is walked.
type steps struct {
	won, lost      int64 // what a game adds, in parts of 2^-33: two half points
	reject, accept int64 // the sum at which the test speaks for Other, or for Null
}

// steps are those of the test. They are rounded in favour of going on.
func (t Test) steps() steps {
	between := func(a, b int64) fixed {
		return new(big.Int).Sub(logarithm(fraction(a, 1000)), logarithm(fraction(b, 1000)))
	}
	odds := func(a, b Chance) fixed {
		return new(big.Int).Sub(logarithm(fraction(int64(a), int64(Sure))), logarithm(fraction(int64(b), int64(Sure))))
	}
	return steps{
		won: step(between(t.Other, t.Null)), lost: step(between(1000-t.Other, 1000-t.Null)),
		reject: 2*step(odds(Sure-t.Miss, t.Alarm)) + 1, accept: 2*step(odds(t.Miss, Sure-t.Alarm)) - 1,
	}
}

// after is a sum after a game.
func (s *steps) after(sum int64, p Points) int64 { return sum + int64(p)*s.won + int64(Won-p)*s.lost }

// says is what a sum comes to: 1 for Other, -1 for Null, 0 for going on.
func (s *steps) says(sum int64) int {
	switch {
	case sum >= s.reject:
		return 1
	case sum <= s.accept:
		return -1
	}
	return 0
}

// check refuses a test that is none.
func (t Test) check() error {
	inside := func(share int64) bool { return share > 0 && share < 1000 }
	risk := func(c Chance) bool { return c > 0 && c < Sure/2 }
	if !inside(t.Null) || !inside(t.Other) || t.Null == t.Other || !risk(t.Alarm) || !risk(t.Miss) {
		return fmt.Errorf("inference: %+v is no test", t)
	}
	return nil
}

// Saying is what a two-sided test says.
type Saying int

// What a two-sided test can say.
const (
	Open  Saying = iota // nothing yet
	Even                // the share lies nearer to Null than to either other one
	Above               // it is the upper one or more
	Below               // it is the lower one or less
	Cut                 // the games are over, and neither test was sure: the share lies between
)

// TwoSided is two one-sided tests of one Null, walked over the same games: Upper asks whether the share is more, Lower
// whether it is less. It is even when both speak for Null. After Most games it is cut off.
type TwoSided struct {
	Upper, Lower Test
	Most         int
}

// Symmetric is the two-sided test of a share of a half against so many thousandths more and less, with equal chances on
// both sides.
func Symmetric(beyond int64, alarm, miss Chance, most int) TwoSided {
	return TwoSided{
		Upper: Test{Null: 500, Other: 500 + beyond, Alarm: alarm, Miss: miss},
		Lower: Test{Null: 500, Other: 500 - beyond, Alarm: alarm, Miss: miss},
		Most:  most,
	}
}

// Walk is a two-sided test while games come. The zero Walk is none: begin one with TwoSided.Walk.
type Walk struct {
	steps [2]steps // upper, lower
	most  int
	at    walked
	games int
	said  Saying
}

// walked is where a test stands: the sum of each side, and whether it has spoken for Null.
type walked struct {
	sums [2]int64
	null [2]bool
}

// Walk begins the test; the error says that it is none.
func (t TwoSided) Walk() (*Walk, error) {
	if err := t.Upper.check(); err != nil {
		return nil, err
	}
	if err := t.Lower.check(); err != nil {
		return nil, err
	}
	if t.Most < 1 || t.Upper.Other <= t.Upper.Null || t.Lower.Other >= t.Lower.Null {
		return nil, fmt.Errorf("inference: %+v is no two-sided test", t)
	}
	return &Walk{steps: [2]steps{t.Upper.steps(), t.Lower.steps()}, most: t.Most}, nil
}

// Game tells the test of the next game. What it has said it goes on saying.
func (w *Walk) Game(p Points) Saying {
	if w.said != Open {
		return w.said
	}
	w.games++
	if w.said = w.take(&w.at, p); w.said == Open && w.games == w.most {
		w.said = Cut
	}
	return w.said
}

// take moves a walk on by one game.
func (w *Walk) take(at *walked, p Points) Saying {
	for side := range w.steps {
		if at.null[side] {
			continue
		}
		s := &w.steps[side]
		at.sums[side] = s.after(at.sums[side], p)
		switch s.says(at.sums[side]) {
		case 1:
			return Above + Saying(side)
		case -1:
			at.null[side] = true
		}
	}
	if at.null[0] && at.null[1] {
		return Even
	}
	return Open
}

// Said is what the test says, and after how many games.
func (w *Walk) Said() (s Saying, games int) { return w.said, w.games }
