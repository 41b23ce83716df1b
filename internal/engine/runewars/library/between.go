package library

import (
	"slices"

	"muster/internal/engine/runewars/tiles"
)

// Between counts the areas between two markers on the shortest way, regardless of borders (RW-SETUP-12). It is 0 if
// they are adjacent, and None without a way between them.
func (l *LinkedRealm) Between(one, other int) int {
	a, b := l.Homes[one].Marker, l.Homes[other].Marker
	for _, at := range a {
		if slices.ContainsFunc(b, func(to tiles.At) bool { return at.Distance(to) <= 1 }) {
			return 0
		}
	}
	from := l.Around(a)
	if len(from) == 0 {
		return None
	}
	steps, out := l.Bare.Steps(from...), None
	for _, area := range l.Around(b) {
		if s := steps[area]; s != None && (out == None || s+1 < out) {
			out = s + 1
		}
	}
	return out
}

// Least returns the minimum of Between over all pairs of markers; None if no pair has a way between them.
func (l *LinkedRealm) Least() int {
	out := None
	for i := range l.Homes {
		for j := range i {
			if n := l.Between(i, j); n != None && (out == None || n < out) {
				out = n
			}
		}
	}
	return out
}

// Around returns the areas next to hexes, without home realms, each once.
func (l *LinkedRealm) Around(hexes []tiles.At) []int {
	var out []int
	for _, h := range hexes {
		for d := tiles.N; d < tiles.Dirs; d++ {
			if n := l.Bare.On(h.Step(d)); n != None && !slices.Contains(out, n) {
				out = append(out, n)
			}
		}
	}
	return out
}
