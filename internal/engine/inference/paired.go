package inference

import "math/big"

// Paired are pairs of games, one before a change and one after it, from the same seed. What the two have in common,
// the cards and the dice of the beginning, does not blur what the change does.
type Paired struct {
	Before, After Sample // in half points
	Moved         Sample // after less before
	Above         Sample // both, less a whole game: 0 on average where one lies as far above a half as the other below
	Won, Lost     Sample // how many more are won after than before, or lost, in half points: draws are neither
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

// only is a whole game where it came to that, else nothing.
func only(p, wanted Points) int {
	if p == wanted {
		return int(Won)
	}
	return 0
}

// Moves is the chance that luck alone moves the share as far, in either direction.
func (p *Paired) Moves() Chance {
	return min(Sure, 2*min(exceeds(p.Moved), exceeds(p.Moved.negative())))
}

// Nearer is the chance that luck alone makes a change look as if it brought the share nearer to a half, which it does
// not: from above a half, or else from below. A share that was above lies nearer afterwards exactly where it is less
// than before, and not as far below a half as it was above. More games have to be lost besides: where some are only
// drawn that were won, nobody has come nearer to winning. Each of the three has to be shown by itself, so that the
// greatest of their chances is that of all (Berger 1982).
func (p *Paired) Nearer(above bool) Chance {
	if above {
		return max(exceeds(p.Moved.negative()), exceeds(p.Above), exceeds(p.Lost))
	}
	return max(exceeds(p.Moved), exceeds(p.Above.negative()), exceeds(p.Won))
}

// negative is the sample of the numbers with their signs turned.
func (s Sample) negative() Sample { return Sample{s.Games, -s.Sum, s.Squares} }

// exceeds is the chance that luck alone lifts the sum of numbers as far above 0; Sure where it does not lie there. It
// is McNemar's test (1947) of numbers of any size: their spread is that around 0, so that few of them are not taken for
// more than they are, and the step of a whole game is taken off (Edwards 1948).
func exceeds(s Sample) Chance {
	if s.Sum <= int64(Won) {
		return Sure
	}
	whole := func(n int64) fixed { return new(big.Int).Lsh(big.NewInt(n), fixedBits) }
	return tail(div(whole(s.Sum-int64(Won)), root(whole(s.Squares))))
}

// DetectablePairs is how far, in parts of unit, a change must move a share so that so many pairs of games show it, in
// one direction and with an alarm of its own, with a chance of 80 of 100. It is that of pairs that have nothing in
// common and of shares of a half: what other pairs show is less.
func DetectablePairs(pairs int, alarm Chance, unit int64) int {
	return Detectable(pairs, 2*alarm, unit)
}
