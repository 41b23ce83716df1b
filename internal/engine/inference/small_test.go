package inference

import (
	"math/big"
	"slices"
	"testing"

	"muster/engine"
)

// TestSmallSolves: a matrix of small numbers is solved as Solve solves it, pivot by pivot, and is worth as much.
func TestSmallSolves(t *testing.T) {
	chance := engine.NewRand(4, "small")
	for range 3000 {
		rows, columns, most := 1+chance.IntN(4), 1+chance.IntN(4), 1+chance.IntN(200)
		matrix, other := make([][]int64, rows), make([][]int64, rows)
		for i := range matrix {
			for range columns {
				matrix[i] = append(matrix[i], int64(chance.IntN(most+1)))
				other[i] = append(other[i], int64(chance.IntN(160)))
			}
		}
		s := newSmall(rows, columns)
		if rows < 4 && !s.fits(int64(most)) {
			t.Fatalf("%d by %d of %d are not small", rows, columns, most)
		}
		s.solve(matrix)
		want := Solve(matrix)
		total := s.cells[rows][columns+rows]
		value := new(big.Rat).SetFrac64(s.last, total)
		if value.Sub(value, big.NewRat(up, 1)).Cmp(want.Value) != 0 {
			t.Fatalf("%v is worth %s, not %s", matrix, value, want.Value)
		}
		for i := range rows {
			if big.NewRat(s.cells[rows][columns+i], total).Cmp(want.Rows[i]) != 0 {
				t.Fatalf("%v: row %d", matrix, i)
			}
		}
		worth := new(big.Rat).Mul(want.Worth(other), big.NewRat(1<<worthBits, 1))
		if off := worth.Sub(worth, big.NewRat(s.worth(other), 1)); off.Abs(off).Cmp(big.NewRat(3, 1)) > 0 {
			t.Fatalf("%v by %v is %s off", other, matrix, off)
		}
	}
	if newSmall(5, 5).fits(800) || newSmall(2, 2).fits(mostSmall+1) {
		t.Error("what is large is small")
	}
}

// TestFoldedValue: what drawn games are worth is the same whether their numbers are small or not.
func TestFoldedValue(t *testing.T) {
	chance := engine.NewRand(5, "folded")
	trials := make(Trials, 3)
	for i := range trials {
		trials[i] = make([][]Points, 3)
		for j := range trials[i] {
			for range 60 {
				trials[i][j] = append(trials[i][j], Points(chance.IntN(3)))
			}
		}
	}
	quick := trials.folded()
	slow := *quick
	if quick.small == nil {
		t.Fatal("sixty games are not small")
	}
	slow.small = nil
	for range 50 {
		var parts [folds][]int
		for at := range parts {
			for range 12 {
				parts[at] = append(parts[at], at+folds*chance.IntN(12))
			}
		}
		if a, b := quick.value(&parts, 1000), slow.value(&parts, 1000); a != b {
			t.Errorf("%d and %d", a, b)
		}
	}
	v := ValueOf(trials, 1000, &chance)
	if !slices.IsSorted([]int{v.Interval.Low, v.Value, v.Interval.High}) {
		t.Errorf("%+v", v)
	}
}
