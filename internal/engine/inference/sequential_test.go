package inference

import (
	"testing"

	"muster/engine"
)

// verdict is the test that `muster balance` walks.
var verdict = Symmetric(80, PerMille(15), PerMille(40), 1200)

// begun is the test at its beginning.
func begun(t *testing.T) *Walk {
	t.Helper()
	w, err := verdict.Walk()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// run walks a copy of a test over games that are won and drawn with such chances in thousandths.
func run(test *Walk, won, drawn int, chance *engine.Rand) (Decision, int) {
	w := *test
	for {
		p := Lost
		switch n := chance.IntN(1000); {
		case n < won:
			p = Won
		case n < won+drawn:
			p = Drawn
		}
		if s := w.Game(p); s != Open {
			return w.Decided()
		}
	}
}

// TestErrorRates plays the verdict's test over games whose true share is known: what it says comes as often as Course
// works out, and neither error comes in more than 5 of 100 walks.
func TestErrorRates(t *testing.T) {
	const walks = 10_000
	test := begun(t)
	chance := engine.NewRand(1, "error rates")
	for _, share := range []int64{420, 460, 500, 540, 580, 620} {
		want, err := verdict.Course(share)
		if err != nil {
			t.Fatal(err)
		}
		var says [Cut + 1]int
		games := 0
		for range walks {
			s, n := run(test, int(share), 0, &chance)
			says[s]++
			games += n
		}
		t.Logf("%d: even %d, above %d, below %d, cut off %d of %d walks, %d games each", share, says[Even], says[Above],
			says[Below], says[Cut], walks, games/walks)
		for s, n := range says {
			p := float64(want.Says[s]) / float64(Sure)
			near(t, "the share of walks", float64(n)/walks, p, 0.015)
		}
		near(t, "games", float64(games)/walks, float64(want.Games)/100, 10)
		right := map[int64]Decision{500: Even, 420: Below, 580: Above}
		if s, ok := right[share]; ok && (walks-says[s]) > walks/20 {
			t.Errorf("at %d it is wrong or silent in %d of %d walks", share, walks-says[s], walks)
		}
	}
}

// TestErrorRatesWithDraws: games that are drawn make the errors no more frequent.
func TestErrorRatesWithDraws(t *testing.T) {
	const walks = 4000
	test := begun(t)
	chance := engine.NewRand(2, "error rates")
	for _, drawn := range []int{50, 300, 1000} {
		wrong := 0
		for range walks {
			if s, _ := run(test, (1000-drawn)/2, drawn, &chance); s == Above || s == Below {
				wrong++
			}
		}
		t.Logf("%d drawn: %d of %d walks say that an even one is not", drawn, wrong, walks)
		if wrong > walks/20 {
			t.Errorf("%d drawn: wrong in %d of %d walks", drawn, wrong, walks)
		}
	}
}

// TestCourseIsWhole: the chances of what can be said add up to everything, and are mirrored as the test is.
func TestCourseIsWhole(t *testing.T) {
	for share := int64(0); share <= 1000; share += 50 {
		c, err := verdict.Course(share)
		if err != nil {
			t.Fatal(err)
		}
		sum := Chance(0)
		for _, n := range c.Says {
			sum += n
		}
		if sum < Sure-4 || sum > Sure+4 || c.Says[Open] != 0 {
			t.Errorf("%d: %v", share, c)
		}
		mirror, _ := verdict.Course(1000 - share)
		if d := c.Says[Above] - mirror.Says[Below]; d < -4 || d > 4 {
			t.Errorf("%d: %v is not the mirror of %v", share, c, mirror)
		}
	}
}

// TestRefusedTests: what is no test is refused.
func TestRefusedTests(t *testing.T) {
	for _, bad := range []TwoSided{
		{},
		Symmetric(0, PerMille(20), PerMille(40), 100),
		Symmetric(-80, PerMille(20), PerMille(40), 100),
		Symmetric(500, PerMille(20), PerMille(40), 100),
		Symmetric(80, 0, PerMille(40), 100),
		Symmetric(80, PerMille(20), Sure, 100),
		Symmetric(80, PerMille(20), PerMille(40), 0),
	} {
		if w, err := bad.Walk(); err == nil {
			t.Errorf("%+v is walked: %v", bad, w)
		}
		if _, err := bad.Course(500); err == nil {
			t.Errorf("%+v has a course", bad)
		}
	}
}

// TestSaidStands: what a test has said it does not take back.
func TestSaidStands(t *testing.T) {
	w := begun(t)
	for range 1000 {
		w.Game(Won)
	}
	if s, games := w.Decided(); s != Above || games != 29 {
		t.Errorf("%d after %d games", s, games)
	}
	w, _ = Symmetric(80, PerMille(20), PerMille(40), 3).Walk()
	for range 5 {
		w.Game(Drawn)
	}
	if s, games := w.Decided(); s != Cut || games != 3 {
		t.Errorf("%d after %d games", s, games)
	}
}
