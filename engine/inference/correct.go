package inference

import "slices"

// Bonferroni is which of several looks show something, where the chance that any of them does by luck is to be alarm at
// most: those whose own chance is at most that part of it.
func Bonferroni(chances []Chance, alarm Chance) []bool {
	out := make([]bool, len(chances))
	for i, c := range chances {
		out[i] = c <= alarm/Chance(len(chances))
	}
	return out
}

// Holm is the same by Holm's steps (1979): the least chance is held against the alarm parted by all looks, the next one
// against it parted by those that are left, up to the first that fails. It never shows less than Bonferroni.
func Holm(chances []Chance, alarm Chance) []bool {
	out, order := make([]bool, len(chances)), make([]int, len(chances))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(min(1, max(-1, chances[a]-chances[b]))) })
	for rank, i := range order {
		if chances[i] > alarm/Chance(len(chances)-rank) {
			break
		}
		out[i] = true
	}
	return out
}
