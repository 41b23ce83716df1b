package changes

import "math"

// Pairs returns for each piece of the old version the piece of the new version that it became, -1 for none. That is a
// moved piece of its own kind, or one of another kind on its hex. The pairing leaves the fewest pieces unpaired; among
// those it keeps the most kinds, then has the smallest total distance. It is deterministic.
func Pairs(old, young []Piece, distance func(a, b string) int) []int {
	size := max(len(old), len(young))
	if size == 0 {
		return nil
	}
	if size > mostPieces { // no board holds as many: each is paired with the first that it may have become
		return inOrder(old, young)
	}
	cost := make([][]int64, size)
	for i := range cost {
		cost[i] = make([]int64, size)
		for j := range cost[i] {
			cost[i][j] = apart
			if i >= len(old) || j >= len(young) {
				continue
			}
			switch p, q := &old[i], &young[j]; {
			case p.Kind == q.Kind:
				cost[i][j] = int64(min(max(distance(p.At, q.At), 0), farthest))
			case p.At == q.At:
				cost[i][j] = exchange
			}
		}
	}
	out := assign(cost)[:len(old)]
	for i, j := range out {
		if j >= len(young) || cost[i][j] == apart {
			out[i] = -1
		}
	}
	return out
}

// The costs of pairing two pieces. Any number of an earlier cost is below a single later one: steps of a move, pieces
// that changed kind on their hex, unpaired pieces.
const (
	mostPieces = 512
	farthest   = 1024
	exchange   = mostPieces * farthest * 2
	apart      = mostPieces * exchange * 2
)

// inOrder pairs without regard to distances.
func inOrder(old, young []Piece) []int {
	free := map[string][]int{} // by kind
	for j := range young {
		k := young[j].Kind
		free[k] = append(free[k], j)
	}
	out := make([]int, len(old))
	for i := range old {
		k := old[i].Kind
		if out[i] = -1; len(free[k]) > 0 {
			out[i], free[k] = free[k][0], free[k][1:]
		}
	}
	return out
}

// assign solves the assignment problem for a square cost matrix with the Hungarian method, row by row along shortest
// paths. Its time is cubic in the side.
func assign(cost [][]int64) []int {
	n := len(cost)
	const far = math.MaxInt64
	// Rows and columns count from 1; column 0 represents the row that is being placed.
	rows, columns := make([]int64, n+1), make([]int64, n+1) // the potentials
	owner, before := make([]int, n+1), make([]int, n+1)
	for row := 1; row <= n; row++ {
		owner[0] = row
		least, done := make([]int64, n+1), make([]bool, n+1)
		for j := range least {
			least[j] = far
		}
		at := 0
		for owner[at] != 0 {
			done[at] = true
			step, next := int64(far), 0
			for j := 1; j <= n; j++ {
				if done[j] {
					continue
				}
				if c := cost[owner[at]-1][j-1] - rows[owner[at]] - columns[j]; c < least[j] {
					least[j], before[j] = c, at
				}
				if least[j] < step {
					step, next = least[j], j
				}
			}
			for j := range done {
				if done[j] {
					rows[owner[j]] += step
					columns[j] -= step
				} else if least[j] != far {
					least[j] -= step
				}
			}
			at = next
		}
		for at != 0 {
			owner[at] = owner[before[at]]
			at = before[at]
		}
	}
	out := make([]int, n)
	for j := 1; j <= n; j++ {
		out[owner[j]-1] = j - 1
	}
	return out
}
