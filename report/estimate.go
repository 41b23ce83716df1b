package report

import (
	"fmt"
	"math/big"
)

// Unit is what the numbers of an interval are parts of.
type Unit int

// The units of intervals.
const (
	Thousandths Unit = 1_000
	Millionths  Unit = 1_000_000
)

// Interval is where a share lies with 95 of 100 samples like the one that was taken.
type Interval struct {
	Low, High int
	Unit      Unit
}

// Apart reports whether two intervals of one unit do not meet.
func (i Interval) Apart(j Interval) bool { return i.High < j.Low || j.High < i.Low }

// tenths is a number of the interval's unit as a percentage to one place, without its sign.
func (i Interval) tenths(n int) string {
	part := int(i.Unit / Thousandths)
	n = (n + part/2) / part
	return fmt.Sprintf("%d.%d", n/10, n%10)
}

// Estimate is how often something came to pass in a sample.
type Estimate struct {
	Hits, Trials int
	Interval     Interval
}

// Rat is the share of the sample; that of an empty one is 0.
func (e Estimate) Rat() *big.Rat { return big.NewRat(int64(e.Hits), int64(max(e.Trials, 1))) }

// String is the share of the sample, marked as one, and where the true one lies: "~1.3% (0.8% to 2.2%)".
func (e Estimate) String() string {
	low, high := e.Interval.tenths(e.Interval.Low)+"%", e.Interval.tenths(e.Interval.High)+"%"
	if e.Hits == 0 {
		return "~0% (up to " + high + ")"
	}
	return fmt.Sprintf("~%s (%s to %s)", Percent{e.Rat()}, low, high)
}

// Items are the estimate.
func (e Estimate) Items() []string { return []string{e.String()} }

// Number reports true.
func (e Estimate) Number() bool { return true }

// Frequency is the same of what nobody takes for exact: "53.0% (46.1 to 59.8%)".
func (e Estimate) Frequency() string {
	n := (int(Thousandths)*e.Hits + e.Trials/2) / e.Trials
	return fmt.Sprintf("%d.%d%% (%s to %s%%)", n/10, n%10, e.Interval.tenths(e.Interval.Low),
		e.Interval.tenths(e.Interval.High))
}
