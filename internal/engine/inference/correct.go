package inference

import "slices"

// Holm is which of several looks show something, where the chance that any of them does by luck is to be alarm at
// most, by Holm's steps (1979): the least chance is held against the alarm parted by all looks, the next one against it
// parted by those that are left, up to the first that fails. It never shows less than where each look is held against
// the alarm parted by all (Bonferroni).
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
