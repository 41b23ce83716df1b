package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

func newTotal() *total { return &total{least: 1 << 16, ended: map[string]int{}} }

// add counts a game.
func (t *total) add(r *result) {
	switch {
	case r.refused:
		t.refused++
		return
	case r.left:
		t.left++
		return
	}
	t.games++
	t.choices += r.decisions
	t.least, t.most = min(t.least, r.turns), max(t.most, r.turns)
	t.ended[r.end]++
	if r.winner >= 0 {
		t.won[r.winner]++
	}
}

// wins returns the wins of each side or seat: of two, or of all that have won any.
func (t *total) wins() string {
	n := 2
	for i, won := range t.won {
		if won > 0 {
			n = max(n, i+1)
		}
	}
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprint(t.won[i])
	}
	return strings.Join(list[:n-1], ", ") + " and " + list[n-1]
}

// ends describes how the games ended.
func (t *total) ends() string {
	parts := []string{"won " + t.wins()}
	for _, how := range slices.Sorted(maps.Keys(t.ended)) {
		parts = append(parts, fmt.Sprintf("%s %d", how, t.ended[how]))
	}
	if t.refused > 0 {
		parts = append(parts, fmt.Sprintf("%d with a muster that cannot be played", t.refused))
	}
	if t.left > 0 {
		parts = append(parts, fmt.Sprintf("%d that no check passes", t.left))
	}
	return strings.Join(parts, ", ")
}
