package inference

// folded computes the values of many resamples.
type folded struct {
	trials Trials
	sums   [folds][][]int64
	all    [][]int64
	rest   [][]int64
	small  *small // nil if the numbers are too large for it
}

func (t Trials) folded() *folded {
	f := &folded{trials: t, all: t.cells(), rest: t.cells(), small: newSmall(len(t), len(t[0]))}
	for at := range f.sums {
		f.sums[at] = t.cells()
	}
	if !f.small.fits(int64(Won) * int64(len(t[0][0]))) {
		f.small = nil
	}
	return f
}

// value returns the value of resampled games in parts of unit. It equals Trials.crossed rounded to the nearest part,
// unless that lies within a millionth of the middle between two.
func (f *folded) value(parts *[folds][]int, unit int) int {
	if f.small == nil {
		return inUnit(f.trials.crossed(parts), unit)
	}
	games := 0
	for _, row := range f.all {
		clear(row)
	}
	for at, part := range parts {
		games += len(part)
		f.trials.sum(f.sums[at], part)
		for i, row := range f.sums[at] {
			for j, n := range row {
				f.all[i][j] += n
			}
		}
	}
	total := int64(0)
	for at := range parts {
		for i, row := range f.sums[at] {
			for j, n := range row {
				f.rest[i][j] = f.all[i][j] - n
			}
		}
		f.small.solve(f.rest)
		total += f.small.worth(f.sums[at])
	}
	return int(rounded(total*int64(unit), int64(Won)*int64(games)<<worthBits))
}
