package inference

import (
	"fmt"
	"math/big"
)

// Points are the result of a game for one side, in half points.
type Points uint8

// The results of a game.
const (
	Lost  Points = 0
	Drawn Points = 1
	Won   Points = 2
)

// stepBits is the number of binary places of a step: a game changes the sum of a test by a whole number of such parts.
const stepBits = 32

// step is a fixed number in parts of 2^-32, rounded to the nearest.
func step(a fixed) int64 {
	p := new(big.Int).Rsh(a, fixedBits-stepBits-1)
	return p.Add(p, big.NewInt(1)).Rsh(p, 1).Int64()
}

// Test is a sequential probability ratio test (Wald 1945) of whether the share of points is Null, or is Other or
// beyond, in thousandths. The chance that it accepts Other when Null is true is at most Alarm. The chance that it
// accepts Null when Other is true is at most Miss, unless the test is cut off.
//
// A draw is half a game won and half a game lost. Draws raise neither chance. Of all games with a given share of
// points, those without draws have the largest mean likelihood ratio, because an exponential is convex.
type Test struct {
	Null, Other int64 // shares in thousandths
	Alarm, Miss Chance
}

// steps are the constants of a test.
type steps struct {
	won, lost      int64 // change of the sum per half point, in parts of 2^-33
	reject, accept int64 // the sum at which the test accepts Other, or Null
}

// steps returns the constants of the test. They are rounded in favour of continuing.
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

// after returns the sum after one more game.
func (s *steps) after(sum int64, p Points) int64 { return sum + int64(p)*s.won + int64(Won-p)*s.lost }

// says returns the decision at a sum: 1 for Other, -1 for Null, 0 to continue.
func (s *steps) says(sum int64) int {
	switch {
	case sum >= s.reject:
		return 1
	case sum <= s.accept:
		return -1
	}
	return 0
}

// check rejects an invalid test.
func (t Test) check() error {
	inside := func(share int64) bool { return share > 0 && share < 1000 }
	risk := func(c Chance) bool { return c > 0 && c < Sure/2 }
	if !inside(t.Null) || !inside(t.Other) || t.Null == t.Other || !risk(t.Alarm) || !risk(t.Miss) {
		return fmt.Errorf("inference: %+v is no test", t)
	}
	return nil
}

// Decision is the decision of a two-sided test.
type Decision int

// The decisions of a two-sided test.
const (
	Open  Decision = iota // undecided
	Even                  // the share lies nearer to Null than to either Other
	Above                 // it is the upper Other or more
	Below                 // it is the lower Other or less
	Cut                   // the games ran out undecided: the share lies between
)

// TwoSided is two one-sided tests of one Null over the same games: Upper tests whether the share is more, Lower whether
// it is less. The result is Even when both accept Null. After Most games the test is cut off.
type TwoSided struct {
	Upper, Lower Test
	Most         int
}

// Symmetric returns the two-sided test of a share of a half against a half plus and minus beyond, in thousandths, with
// equal error rates on both sides.
func Symmetric(beyond int64, alarm, miss Chance, most int) TwoSided {
	return TwoSided{
		Upper: Test{Null: 500, Other: 500 + beyond, Alarm: alarm, Miss: miss},
		Lower: Test{Null: 500, Other: 500 - beyond, Alarm: alarm, Miss: miss},
		Most:  most,
	}
}

// Walk is a two-sided test in progress. The zero Walk is invalid: use TwoSided.Walk.
type Walk struct {
	steps [2]steps // upper, lower
	most  int
	at    walked
	games int
	said  Decision
}

// walked is the state of a test: the sum of each side, and whether it has accepted Null.
type walked struct {
	sums [2]int64
	null [2]bool
}

// Walk starts the test; it returns an error for an invalid one.
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

// Game adds the result of the next game. A decision is final.
func (w *Walk) Game(p Points) Decision {
	if w.said != Open {
		return w.said
	}
	w.games++
	if w.said = w.take(&w.at, p); w.said == Open && w.games == w.most {
		w.said = Cut
	}
	return w.said
}

// take advances a walk by one game.
func (w *Walk) take(at *walked, p Points) Decision {
	for side := range w.steps {
		if at.null[side] {
			continue
		}
		s := &w.steps[side]
		at.sums[side] = s.after(at.sums[side], p)
		switch s.says(at.sums[side]) {
		case 1:
			return Above + Decision(side)
		case -1:
			at.null[side] = true
		}
	}
	if at.null[0] && at.null[1] {
		return Even
	}
	return Open
}

// Decided returns the decision and the number of games that it took.
func (w *Walk) Decided() (s Decision, games int) { return w.said, w.games }
