package arena

import "muster/internal/engine/inference"

// Interval is where a share lies that was hit so often in so many games, in thousandths: in 95 of 100 batches it holds
// the true share (Wilson's interval).
func Interval(hits, games int) (low, high int) {
	i := inference.Wilson(2*hits, games, whole)
	return i.Low, i.High
}

// whole is all of something, in thousandths.
const whole = 1000
