package inference

import "math/big"

// small solves matrices whose numbers are small enough for the simplex algorithm to stay within 63 bits. It solves one
// after another without allocating, because one interval takes five solutions for each of a thousand samples. The
// solutions equal those of Solve.
type small struct {
	rows, columns int
	cells         [][]int64 // as in a tableau
	basis         []int
	last          int64
}

func newSmall(rows, columns int) *small {
	t := &small{rows: rows, columns: columns, basis: make([]int, rows)}
	for range rows + 1 {
		t.cells = append(t.cells, make([]int64, columns+rows+1))
	}
	return t
}

// mostSmall is the largest number in a matrix for which worth fits in 63 bits: a fifth of it, times 2^31 and
// 2^worthBits.
const mostSmall = folds << 11

// fits reports whether a matrix of numbers up to most is small enough. Each cell of a tableau is a determinant of at
// most n+1 rows of numbers from 0 to most, with one row of ones. By Hadamard's bound for matrices of 0 and 1 it is at
// most most^n * (n+2)^((n+2)/2) / 2^(n+1). The product of two cells must fit.
func (t *small) fits(most int64) bool {
	if most > mostSmall {
		return false
	}
	n := min(t.rows, t.columns)
	bound := new(big.Int).Exp(big.NewInt(most+up), big.NewInt(int64(n)), nil)
	bound.Mul(bound, bound).Mul(bound, new(big.Int).Exp(big.NewInt(int64(n+2)), big.NewInt(int64(n+2)), nil))
	return bound.Rsh(bound, uint(2*(n+1))).BitLen() <= 2*31
}

// solve solves a matrix. The solution stays in t until the next call.
func (t *small) solve(matrix [][]int64) {
	end := t.columns + t.rows
	for i, row := range t.cells {
		clear(row)
		for j := range t.columns {
			if row[j] = -1; i < t.rows {
				row[j] = matrix[i][j] + up
			}
		}
		if i < t.rows {
			row[t.columns+i], row[end] = 1, 1
			t.basis[i] = t.columns + i
		}
	}
	t.last = 1
	for t.pivot() {
	}
}

// pivot is tableau.pivot for int64.
func (t *small) pivot() bool {
	goal, end := t.cells[t.rows], t.columns+t.rows
	in := 0
	for in < end && goal[in] >= 0 {
		in++
	}
	if in == end {
		return false
	}
	out := -1
	for i := range t.rows {
		if t.cells[i][in] <= 0 {
			continue
		}
		if out < 0 {
			out = i
			continue
		}
		a, b := t.cells[i][end]*t.cells[out][in], t.cells[out][end]*t.cells[i][in]
		if a < b || a == b && t.basis[i] < t.basis[out] {
			out = i
		}
	}
	by, from := t.cells[out][in], t.cells[out]
	for i, row := range t.cells {
		if i == out {
			continue
		}
		factor := row[in]
		for j := range row {
			row[j] = (row[j]*by - factor*from[j]) / t.last // without a remainder
		}
	}
	t.basis[out], t.last = in, by
	return true
}

// worthBits is the number of binary places of worth.
const worthBits = 20

// worth returns the value of a matrix under the solution that was found last, in parts of 2^-20.
func (t *small) worth(matrix [][]int64) int64 {
	end := t.columns + t.rows
	total := t.cells[t.rows][end]
	sum := int64(0)
	for i, row := range matrix {
		chance := t.cells[t.rows][t.columns+i]
		if chance == 0 {
			continue
		}
		one := int64(0)
		for at, j := range t.basis {
			if j < t.columns {
				one += t.cells[at][end] * row[j]
			}
		}
		sum += chance * rounded(one<<worthBits, total)
	}
	return rounded(sum, total)
}

// rounded returns a / b for a of at least 0, rounded to the nearest.
func rounded(a, b int64) int64 { return (2*a + b) / (2 * b) }
