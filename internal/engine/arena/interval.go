package arena

import "muster/internal/engine/inference"

// Interval returns the 95% Wilson interval of a share of hits in games, in thousandths.
func Interval(hits, games int) (low, high int) {
	i := inference.Wilson(2*hits, games, whole)
	return i.Low, i.High
}

// whole is a share of all, in thousandths.
const whole = 1000
