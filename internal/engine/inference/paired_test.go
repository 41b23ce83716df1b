package inference

import (
	"testing"

	"muster/engine"
)

// pairsOf are pairs of games with such shares before and after, in thousandths, of which so many of a thousand have the
// same luck.
func pairsOf(n, before, after, common int, chance *engine.Rand) Paired {
	var out Paired
	won := func(share, luck int) Points {
		if luck < share {
			return Won
		}
		return Lost
	}
	for range n {
		luck, other := chance.IntN(1000), chance.IntN(1000)
		if chance.IntN(1000) < common {
			other = luck
		}
		out.Add(won(before, luck), won(after, other))
	}
	return out
}

// TestNearer: a change that does not bring the share nearer to a half is called one that does no more often than it
// may: one that does nothing, one that goes as far beyond, one that goes farther, the wrong way, of pairs with and
// without luck in common.
func TestNearer(t *testing.T) {
	samples, slack := 4000, 7 // of a thousand: more than three standard deviations
	if testing.Short() {
		samples, slack = 500, 18
	}
	chance := engine.NewRand(1, "nearer")
	alarm := PerMille(17) // a third of 50
	for _, c := range []struct{ before, after int }{
		{600, 600}, {600, 400}, {600, 390}, {600, 620}, {510, 510}, {510, 490}, {800, 800}, {800, 200}, {950, 950},
		{400, 600},
	} {
		for _, common := range []int{0, 700, 1000} {
			wrong := 0
			for range samples {
				p := pairsOf(300, c.before, c.after, common, &chance)
				if p.Nearer(c.before > 500) <= alarm {
					wrong++
				}
			}
			if most := samples * (17 + slack) / 1000; wrong > most {
				t.Errorf("from %d to %d with %d in common: nearer in %d of %d", c.before, c.after, common, wrong, samples)
			}
		}
	}
	found := 0
	for range samples / 10 {
		p := pairsOf(900, 600, 500, 0, &chance)
		if p.Nearer(true) <= alarm {
			found++
		}
	}
	if found < samples/10*9/10 {
		t.Errorf("from 600 to 500: nearer in %d of %d", found, samples/10)
	}
}

// TestMoves: a change that moves nothing is marked no more often than it may, however few the pairs.
func TestMoves(t *testing.T) {
	const samples = 4000
	chance := engine.NewRand(2, "moves")
	for _, n := range []int{20, 100, 400} {
		for _, share := range []int{500, 800, 980} {
			wrong := 0
			for range samples {
				p := pairsOf(n, share, share, 300, &chance)
				if p.Moves() <= PerMille(10) {
					wrong++
				}
			}
			if wrong > samples*16/1000 {
				t.Errorf("%d pairs of %d: moved in %d of %d", n, share, wrong, samples)
			}
		}
	}
	if p := (Paired{}); p.Moves() != Sure || p.Nearer(true) != Sure {
		t.Errorf("no pairs show something: %+v", p)
	}
}

// TestDetectablePairs: what is said to be found 80 times of 100 is.
func TestDetectablePairs(t *testing.T) {
	const samples, n = 2000, 450
	chance := engine.NewRand(3, "detectable")
	reach := DetectablePairs(n, PerMille(17), 1000)
	found := 0
	for range samples {
		p := pairsOf(n, 500+reach/2, 500-reach/2, 0, &chance)
		if exceeds(p.Moved.negative()) <= PerMille(17) {
			found++
		}
	}
	near(t, "the share of samples", float64(found)/samples, 0.8, 0.03)
}

// TestNearerByDraws: who makes draws of games that were won brings nobody nearer to winning, on either side.
func TestNearerByDraws(t *testing.T) {
	const samples = 4000
	chance := engine.NewRand(4, "draws")
	for _, above := range []bool{true, false} {
		wrong := 0
		for range samples {
			var p Paired
			for range 300 {
				before, after := Lost, Lost
				if chance.IntN(1000) < 700 {
					before = Won
				}
				if n := chance.IntN(1000); n < 300 {
					after = Won
				} else if n < 700 {
					after = Drawn
				}
				if !above {
					before, after = Won-before, Won-after
				}
				p.Add(before, after)
			}
			if p.Nearer(above) <= PerMille(17) {
				wrong++
			}
		}
		if wrong > samples*24/1000 {
			t.Errorf("from above %t: nearer in %d of %d", above, wrong, samples)
		}
	}
}
