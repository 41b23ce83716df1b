package main

import "math"

// regression is a logistic regression, with a term for each adventure and side.
type regression struct {
	sights []sight
	scale  []float64 // by feature: its usual size, so that the ridge weighs on all alike
	d      int       // terms
}

// ridge keeps the weights of rare features small; this number of Newton steps is sufficient for all shipped digits.
const (
	ridge = 20.0
	steps = 8
)

func newRegression(sights []sight, features, biases int) *regression {
	r := &regression{sights: sights, scale: make([]float64, features)}
	r.d = len(r.scale) + biases
	for i := range sights {
		for j, x := range sights[i].x {
			r.scale[j] += float64(x) * float64(x)
		}
	}
	for j, sum := range r.scale {
		r.scale[j] = max(math.Sqrt(sum/float64(max(1, len(sights)))), 1e-9)
	}
	return r
}

// terms returns the nonzero terms of a position and their indexes.
func (r *regression) terms(s *sight, xs []float64, at []int) ([]float64, []int) {
	for j, x := range s.x {
		if x != 0 {
			xs, at = append(xs, float64(x)/r.scale[j]), append(at, j)
		}
	}
	return append(xs, 1), append(at, len(r.scale)+s.bias)
}

// guess returns the estimated chance that a position is won.
func guess(w, xs []float64, at []int) float64 {
	z := 0.0
	for i, j := range at {
		z += w[j] * xs[i]
	}
	return 1 / (1 + math.Exp(-z))
}

// solve returns the weights, in logits of each feature.
func (r *regression) solve() []float64 {
	w := make([]float64, r.d)
	h := make([][]float64, r.d)
	for i := range h {
		h[i] = make([]float64, r.d+1)
	}
	var xs []float64
	var at []int
	for range steps {
		for j := range h {
			clear(h[j])
			h[j][j], h[j][r.d] = ridge, -ridge*w[j]
		}
		for i := range r.sights {
			s := &r.sights[i]
			if s.apart {
				continue
			}
			xs, at = r.terms(s, xs[:0], at[:0])
			p := guess(w, xs, at)
			for a, j := range at {
				h[j][r.d] += (s.won - p) * xs[a]
				for b := range a + 1 {
					h[j][at[b]] += p * (1 - p) * xs[a] * xs[b]
				}
			}
		}
		for a := range h {
			for b := a + 1; b < r.d; b++ {
				h[a][b] = h[b][a]
			}
		}
		for j, step := range eliminate(h) {
			w[j] += step
		}
	}
	for j, scale := range r.scale {
		w[j] /= scale
	}
	return w
}

// eliminate solves linear equations by Gaussian elimination; the last column is the right side. The matrix is positive
// definite: no pivot is 0.
func eliminate(h [][]float64) []float64 {
	d := len(h)
	for c := range d {
		for row := c + 1; row < d; row++ {
			f := h[row][c] / h[c][c]
			for k := c; k <= d; k++ {
				h[row][k] -= f * h[c][k]
			}
		}
	}
	out := make([]float64, d)
	for row := d - 1; row >= 0; row-- {
		sum := h[row][d]
		for k := row + 1; k < d; k++ {
			sum -= h[row][k] * out[k]
		}
		out[row] = sum / h[row][row]
	}
	return out
}

// loss returns the log loss of weights, in nats a position, on the training or the test set.
func (r *regression) loss(w []float64, apart bool) float64 {
	scaled := append([]float64(nil), w...)
	for j, scale := range r.scale {
		scaled[j] *= scale
	}
	var xs []float64
	var at []int
	sum, n := 0.0, 0
	for i := range r.sights {
		if s := &r.sights[i]; s.apart == apart {
			xs, at = r.terms(s, xs[:0], at[:0])
			sum += off(guess(scaled, xs, at), s.won)
			n++
		}
	}
	return sum / float64(max(1, n))
}

// blind returns the log loss of the share of each adventure and side.
func (r *regression) blind() float64 {
	biases := r.d - len(r.scale)
	won, of := make([]float64, biases), make([]float64, biases)
	for i := range r.sights {
		if s := &r.sights[i]; !s.apart {
			won[s.bias] += s.won
			of[s.bias]++
		}
	}
	sum, n := 0.0, 0
	for i := range r.sights {
		if s := &r.sights[i]; s.apart {
			sum += off(won[s.bias]/max(1, of[s.bias]), s.won)
			n++
		}
	}
	return sum / float64(max(1, n))
}

// off returns the log loss of a guess, in nats.
func off(p, won float64) float64 {
	p = min(max(p, 1e-9), 1-1e-9)
	return -won*math.Log(p) - (1-won)*math.Log(1-p)
}
