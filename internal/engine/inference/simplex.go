package inference

import "math/big"

// Solution is how a zero-sum game of two is played: what it is worth to who chooses rows, and with which chances both
// choose. They add up to 1.
type Solution struct {
	Value         *big.Rat
	Rows, Columns []*big.Rat
}

// Solve solves the game in which who chooses rows gets what stands in the matrix, of numbers from 0 on. There must be a
// row and a column. It is the simplex algorithm in whole numbers (Edmonds 1967, Bareiss 1968), with Bland's rule, which
// comes to an end; where several ways to play are best it is always the same one that it finds.
func Solve(matrix [][]int64) Solution {
	t := newTableau(matrix)
	for t.pivot() {
	}
	return t.solution()
}

// tableau is the linear program: the most of y1 + ... + yn where A y <= 1, with A moved up so that it is positive. All
// numbers are parts of the last pivot.
type tableau struct {
	rows, columns int
	cells         [][]*big.Int // a row for each row of the game, and the goal; a column for each one, then slacks, then 1
	basis         []int        // by row
	last          *big.Int
}

// up is what is added to the matrix, so that its value is above 0.
const up = 1

func newTableau(matrix [][]int64) *tableau {
	t := &tableau{rows: len(matrix), columns: len(matrix[0]), last: big.NewInt(1)}
	wide := t.columns + t.rows + 1
	for i := range t.rows + 1 {
		row := make([]*big.Int, wide)
		for j := range row {
			n := int64(0)
			switch {
			case i < t.rows && j < t.columns:
				n = matrix[i][j] + up
			case i < t.rows && (j == t.columns+i || j == wide-1):
				n = 1
			case i == t.rows && j < t.columns:
				n = -1
			}
			row[j] = big.NewInt(n)
		}
		t.cells = append(t.cells, row)
	}
	for i := range t.rows {
		t.basis = append(t.basis, t.columns+i)
	}
	return t
}

// pivot takes a column into the basis; false when that makes nothing better.
func (t *tableau) pivot() bool {
	goal, end := t.cells[t.rows], t.columns+t.rows
	in := 0
	for in < end && goal[in].Sign() >= 0 {
		in++
	}
	if in == end {
		return false
	}
	out := -1
	for i := range t.rows {
		if t.cells[i][in].Sign() <= 0 {
			continue
		}
		if out < 0 {
			out = i
			continue
		}
		a := new(big.Int).Mul(t.cells[i][end], t.cells[out][in])
		b := new(big.Int).Mul(t.cells[out][end], t.cells[i][in])
		if c := a.Cmp(b); c < 0 || c == 0 && t.basis[i] < t.basis[out] {
			out = i
		}
	}
	by := new(big.Int).Set(t.cells[out][in])
	side := new(big.Int)
	for i, row := range t.cells {
		if i == out {
			continue
		}
		factor := new(big.Int).Set(row[in])
		for j := range row {
			row[j].Mul(row[j], by)
			row[j].Sub(row[j], side.Mul(factor, t.cells[out][j]))
			row[j].Quo(row[j], t.last) // without a rest
		}
	}
	t.basis[out], t.last = in, by
	return true
}

// solution reads the solution: columns from the basis, rows from what slacks cost.
func (t *tableau) solution() Solution {
	end := t.columns + t.rows
	total := t.cells[t.rows][end]
	s := Solution{Value: new(big.Rat).SetFrac(t.last, total)}
	s.Value.Sub(s.Value, big.NewRat(up, 1))
	for range t.columns {
		s.Columns = append(s.Columns, new(big.Rat))
	}
	for i, j := range t.basis {
		if j < t.columns {
			s.Columns[j] = new(big.Rat).SetFrac(t.cells[i][end], total)
		}
	}
	for i := range t.rows {
		s.Rows = append(s.Rows, new(big.Rat).SetFrac(t.cells[t.rows][t.columns+i], total))
	}
	return s
}

// Worth is what a matrix is worth to who chooses rows, where both choose with such chances.
func (s *Solution) Worth(matrix [][]int64) *big.Rat {
	sum, term := new(big.Rat), new(big.Rat)
	for i, row := range matrix {
		for j, n := range row {
			if n == 0 || s.Rows[i].Sign() == 0 || s.Columns[j].Sign() == 0 {
				continue
			}
			term.Mul(s.Rows[i], s.Columns[j])
			sum.Add(sum, term.Mul(term, new(big.Rat).SetInt64(n)))
		}
	}
	return sum
}
