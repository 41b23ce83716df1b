package inference

import "slices"

// Lies states on which side of a share the estimate of an adventure lies.
type Lies struct {
	Side  int  // the side that wins at least half; 0 is the first one
	Shown bool // it wins more than the share
	Open  bool // that is less certain than openWithin

	Estimate Estimate // of the first side's share
}

// openWithin is the distance from a share, in percent of half the width of the interval, within which more games
// decide. 77% is 1.5 standard deviations. It is house.
const openWithin = 77

// sureWithin is how far the interval of a share that is shown may reach below the limit, in thousandths. Only small
// numbers of games need it. It is house.
const sureWithin = 30

// Beyond reports whether a side wins more than a share of thousandths, by the estimate of all games. A true share that
// is the same as the limit is thus as often shown as not.
func (m *Matrix) Beyond(share int) Lies {
	out := Lies{Estimate: m.Pooled()}
	won := out.Estimate
	if won.Share < Unit/2 {
		out.Side, won.Share = 1, Unit-won.Share
	}
	out.Shown, out.Open = won.Beyond(share)
	return out
}

// Beyond reports whether the estimate is shown to be more than a share of thousandths, and whether that is less certain
// than openWithin.
func (e *Estimate) Beyond(share int) (shown, open bool) {
	shown = e.Share > share && e.Share-e.Half/100 > share-sureWithin
	return shown, 100*100*max(e.Share-share, share-e.Share) <= openWithin*e.Half
}

// Open reports whether the share of any seat is open, by Estimate.Beyond.
func (p *Pooled) Open(share int) bool {
	return slices.ContainsFunc(p.Shares, func(e Estimate) bool {
		_, open := e.Beyond(share)
		return open
	})
}

// Pooled returns the estimate of the first side's share between equal players.
func (m *Matrix) Pooled() Estimate {
	var pairs []Pair
	for i, row := range m.Samples {
		for j, s := range row {
			pairs = append(pairs, Pair{i, j, s})
		}
	}
	return Pool(len(m.Players), pairs).Shares[0]
}

// Games returns the total number of games.
func (m *Matrix) Games() (n int) {
	for _, row := range m.Samples {
		for _, s := range row {
			n += int(s.Games)
		}
	}
	return n
}
