package inference

import "math/big"

// Paired are pairs of games from the same seed, one before a change and one after it. The cards and dice that both
// games have in common cancel out.
type Paired struct {
	Before, After Sample // in half points
	Moved         Sample // after minus before
	Above         Sample // before + after - a whole game: mean 0 if they lie equally far from a half on both sides
	Won, Lost     Sample // increase of games won, and of games lost, in half points; draws are neither
}

// Add adds a pair of games.
func (p *Paired) Add(before, after Points) {
	p.Before.Add(int(before))
	p.After.Add(int(after))
	p.Moved.Add(int(after) - int(before))
	p.Above.Add(int(after) + int(before) - int(Won))
	p.Won.Add(only(after, Won) - only(before, Won))
	p.Lost.Add(only(after, Lost) - only(before, Lost))
}

// only returns a whole game if p is the wanted result, else 0.
func only(p, wanted Points) int {
	if p == wanted {
		return int(Won)
	}
	return 0
}

// Moves returns the chance that luck alone moves the share this far, in either direction.
func (p *Paired) Moves() Chance {
	return min(Sure, 2*min(exceeds(p.Moved), exceeds(p.Moved.negative())))
}

// Nearer returns the chance that luck alone makes a change seem to bring the share nearer to a half, from above or from
// below.
//
// A share above a half lies nearer afterwards if it is lower than before, and not as far below a half as it was above.
// Also, more games must be lost: if won games only become draws, the other side comes no nearer to winning. Each of the
// three conditions must be significant, so the largest of their chances is the overall chance (Berger 1982).
func (p *Paired) Nearer(above bool) Chance {
	if above {
		return max(exceeds(p.Moved.negative()), exceeds(p.Above), exceeds(p.Lost))
	}
	return max(exceeds(p.Moved), exceeds(p.Above.negative()), exceeds(p.Won))
}

// negative returns the sample of the negated numbers.
func (s Sample) negative() Sample { return Sample{s.Games, -s.Sum, s.Squares} }

// exceeds returns the chance that luck alone raises the sum of numbers this far above 0; Sure if it is not above 0. It
// is McNemar's test (1947) for numbers of any size. The spread is taken around 0, so that few numbers do not count as
// more than they are. The continuity correction is a whole game (Edwards 1948).
func exceeds(s Sample) Chance {
	if s.Sum <= int64(Won) {
		return Sure
	}
	whole := func(n int64) fixed { return new(big.Int).Lsh(big.NewInt(n), fixedBits) }
	return tail(div(whole(s.Sum-int64(Won)), root(whole(s.Squares))))
}

// DetectablePairs returns how far a change must move a share, in parts of unit, for pairs of games to show it with 80%
// power. The test is one-sided, with an alarm of its own. The number is for independent pairs and shares of a half; for
// other pairs it is smaller.
func DetectablePairs(pairs int, alarm Chance, unit int64) int {
	return Detectable(pairs, 2*alarm, unit)
}
