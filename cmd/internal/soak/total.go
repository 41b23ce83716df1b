package main

import (
	"fmt"
	"strings"

	"muster/engine/battlelore"
	"muster/engine/battlelore/matches"
)

func newTotal() *total { return &total{least: 1 << 16} }

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
	t.choices += r.Decisions
	t.least, t.most = min(t.least, r.Turns), max(t.most, r.Turns)
	t.ended[r.Ended]++
	if r.Winner != battlelore.Neither {
		t.won[r.Winner]++
	}
}

// ends tells how the games ended.
func (t *total) ends() string {
	parts := []string{fmt.Sprintf("won %d and %d", t.won[0], t.won[1])}
	for how, n := range t.ended {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", matches.EndNames[how], n))
		}
	}
	if t.refused > 0 {
		parts = append(parts, fmt.Sprintf("%d with a muster that cannot be played", t.refused))
	}
	if t.left > 0 {
		parts = append(parts, fmt.Sprintf("%d that no check passes", t.left))
	}
	return strings.Join(parts, ", ")
}
