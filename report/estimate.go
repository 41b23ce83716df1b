package report

import (
	"fmt"
	"math/big"
)

// Unit is the unit of an interval's numbers.
type Unit int

// The units of intervals.
const (
	Thousandths Unit = 1_000
	Millionths  Unit = 1_000_000
)

// Interval is the 95% confidence interval of a share.
type Interval struct {
	Low, High int
	Unit      Unit
}

// Apart reports whether two intervals of one unit are disjoint.
func (i Interval) Apart(j Interval) bool { return i.High < j.Low || j.High < i.Low }

// tenths formats a number of the interval's unit as a percentage to one decimal, without its sign.
func (i Interval) tenths(n int) string {
	part := int(i.Unit / Thousandths)
	n = (n + part/2) / part
	return fmt.Sprintf("%d.%d", n/10, n%10)
}

// Estimate is the frequency of something in a sample.
type Estimate struct {
	Hits, Trials int
	Interval     Interval
}

// Rat returns the share of the sample; 0 for an empty one.
func (e Estimate) Rat() *big.Rat { return big.NewRat(int64(e.Hits), int64(max(e.Trials, 1))) }

// String returns the share of the sample, marked as an estimate, with its confidence interval: "~1.3% (95% CI
// 0.8-2.2%)".
func (e Estimate) String() string {
	low, high := e.Interval.tenths(e.Interval.Low), e.Interval.tenths(e.Interval.High)+"%"
	if e.Hits == 0 {
		return "~0% (95% CI 0-" + high + ")"
	}
	return fmt.Sprintf("~%s (95%% CI %s-%s)", Percent{e.Rat()}, low, high)
}

// Items returns the estimate.
func (e Estimate) Items() []string { return []string{e.String()} }

// Number returns true.
func (e Estimate) Number() bool { return true }

// Frequency returns the share without the mark of a sample: "53%, 95% CI 46-60%".
func (e Estimate) Frequency() string {
	per := int(e.Interval.Unit / Thousandths)
	n := (int(Thousandths)*e.Hits + e.Trials/2) / e.Trials
	return Rate(n, (e.Interval.Low+per/2)/per, (e.Interval.High+per/2)/per)
}
