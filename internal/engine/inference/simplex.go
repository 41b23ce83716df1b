package inference

import "math/big"

// Solution is the optimal play of a zero-sum game of two players: its value for the player that chooses rows, and the
// choice probabilities of both. Those of a player add up to 1.
type Solution struct {
	Value         *big.Rat
	Rows, Columns []*big.Rat
}

// Solve solves the zero-sum game of a matrix: its numbers, at least 0, are the payoffs of the player that chooses rows.
// The matrix must not be empty. Solve uses the simplex algorithm in whole numbers (Edmonds 1967, Bareiss 1968) with
// Bland's rule, which always terminates. If several solutions are optimal it always finds the same one.
func Solve(matrix [][]int64) Solution {
	t := newTableau(matrix)
	for t.pivot() {
	}
	return t.solution()
}

// tableau is the linear program: maximise y1 + ... + yn subject to A y <= 1, with A shifted to be positive. All numbers
// are parts of the last pivot.
type tableau struct {
	rows, columns int
	cells         [][]*big.Int // rows: those of the game, the objective; columns: those of the game, slacks, 1
	basis         []int        // by row
	last          *big.Int
}

// up is added to the matrix, so that its value is above 0.
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

// pivot moves a column into the basis; it returns false if no column improves the objective.
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
			row[j].Quo(row[j], t.last) // without a remainder
		}
	}
	t.basis[out], t.last = in, by
	return true
}

// solution reads the solution: columns from the basis, rows from the costs of the slacks.
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

// Worth returns the value of a matrix for the player that chooses rows, if both choose with these probabilities.
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
