package inference

import "math/big"

// small solves matrices whose numbers are so small that the simplex algorithm stays within 63 bits, one after another
// and without a heap: a thousand samples are solved five times each for one interval. What it finds is what Solve
// finds.
type small struct {
	rows, columns int
	cells         [][]int64 // as those of a tableau
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

// mostSmall is the most that may stand in a matrix for worth to fit: a fifth of it, 2^31 times as much, and worthBits.
const mostSmall = folds << 11

// fits reports whether a matrix of such numbers is small enough. All that stands in a tableau is a determinant of at
// most n+1 rows of numbers from 0 to most, one of them of ones, and such a one is at most
// most^n * (n+2)^((n+2)/2) / 2^(n+1) (Hadamard's bound of matrices of 0 and 1); the product of two must fit.
func (t *small) fits(most int64) bool {
	if most > mostSmall {
		return false
	}
	n := min(t.rows, t.columns)
	bound := new(big.Int).Exp(big.NewInt(most+up), big.NewInt(int64(n)), nil)
	bound.Mul(bound, bound).Mul(bound, new(big.Int).Exp(big.NewInt(int64(n+2)), big.NewInt(int64(n+2)), nil))
	return bound.Rsh(bound, uint(2*(n+1))).BitLen() <= 2*31
}

// solve solves a matrix. What it comes to stands in t until the next one.
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

// pivot is a tableau's.
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
			row[j] = (row[j]*by - factor*from[j]) / t.last // without a rest
		}
	}
	t.basis[out], t.last = in, by
	return true
}

// worthBits is how many binary places the worth of a matrix has.
const worthBits = 20

// worth is what a matrix is worth where both choose as was found for the last one, in parts of 2^-20.
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

// rounded is a number from 0 on divided by another, to the nearest.
func rounded(a, b int64) int64 { return (2*a + b) / (2 * b) }
