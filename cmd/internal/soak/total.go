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

// ends tells how the games ended.
func (t *total) ends() string {
	parts := []string{fmt.Sprintf("won %d and %d", t.won[0], t.won[1])}
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
