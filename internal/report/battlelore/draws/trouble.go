package draws

import (
	"slices"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// trouble is a problem of R, a set or two allies; C counts it.
type trouble[R, C any] struct {
	key   string // in JSON
	what  report.Text
	head  string // of its column
	never report.Text
	class func(R) *C
	shows func(boards.Camp) func(*deploy.Deployment) bool
}

// troubles are the problems of R, the most severe first.
type troubles[R, C any] struct {
	weigh func(R, *C) report.Tally
	list  []trouble[R, C]
}

// of counts the problems of the subjects of both camps.
func (ts troubles[R, C]) of(camps [boards.Camps][]R, kind, kinds string, name func(R) string) report.Troubles {
	out := report.Troubles{Kind: kind, Kinds: kinds}
	subjects := slices.Concat(camps[:]...)
	for _, r := range subjects {
		out.Names = append(out.Names, name(r))
	}
	for _, t := range ts.list {
		tallies := make([]report.Tally, len(subjects))
		for i, r := range subjects {
			tallies[i] = ts.weigh(r, t.class(r))
		}
		out.List = append(out.List, report.Trouble{Key: t.key, What: t.what, Head: t.head, Never: t.never, Tallies: tallies})
	}
	return out
}

// witnesses returns the smallest case of each problem. told has the cases of the worst subject of each camp, others
// those of the other subjects.
func (ts troubles[R, C]) witnesses(
	all *report.Troubles, camps [boards.Camps][]R, smallest func(R, *trouble[R, C]) *Witness,
) (told, others []*Witness) {
	subjects := slices.Concat(camps[:]...)
	sides := make([][]int, boards.Camps)
	n := 0
	for camp := range camps {
		for range camps[camp] {
			sides[camp] = append(sides[camp], n)
			n++
		}
	}
	first, rest := all.Gravest(sides)
	gather := func(list []report.Instance) (out []*Witness) {
		for _, i := range list {
			if w := smallest(subjects[i.Subject], &ts.list[i.Trouble]); w != nil {
				out = append(out, w)
			}
		}
		return out
	}
	return gather(first), gather(rest)
}

// cells returns a cell for each subject of both camps.
func cells[R any](camps [boards.Camps][]R, cell func(R) report.Cell) []report.Cell {
	var out []report.Cell
	for _, r := range slices.Concat(camps[:]...) {
		out = append(out, cell(r))
	}
	return out
}
