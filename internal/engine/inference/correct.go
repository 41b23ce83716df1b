package inference

import "slices"

// Holm reports which of several tests are significant, with a chance of at most alarm that any of them is by luck. It
// follows the steps of Holm (1979): the smallest chance is compared with alarm / n, the next one with alarm / (n-1),
// and so on up to the first that fails. It never finds fewer tests significant than comparing each of them with alarm /
// n (Bonferroni).
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
