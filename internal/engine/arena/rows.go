package arena

import (
	"cmp"
	"slices"
)

// CardRow is a Command card: how sides fared that were dealt it before the first turn, and in how many games a side
// played it, by side.
type CardRow struct {
	ID     string      `json:"id"`
	Name   string      `json:"name"`
	Held   BothResults `json:"held"`
	Played [2]int      `json:"played"`
}

// Compare compares the keys of two rows.
func (r *CardRow) Compare(o *CardRow) int { return cmp.Compare(r.ID, o.ID) }

// Add adds a game: the sides that were dealt the card, and those that played it.
func (r *CardRow) Add(held, played [2]bool, winner int, ref *Ref) {
	for side := range held {
		if held[side] {
			r.Held[side].Add(side, winner, ref)
		}
		if played[side] {
			r.Played[side]++
		}
	}
}

// Merge adds the games of another row.
func (r *CardRow) Merge(o *CardRow) {
	r.Held.Merge(&o.Held)
	for side := range r.Played {
		r.Played[side] += o.Played[side]
	}
}

// GoalRow is an objective: how a side fared that was the first to hold it.
type GoalRow struct {
	Ptr   string      `json:"pointer"` // in the adventure
	Name  string      `json:"name"`
	Camps [2]bool     `json:"camps"` // the sides that can take it
	First BothResults `json:"first"`
	Never int         `json:"never"` // games in which no side held it
}

// Compare compares the keys of two rows.
func (r *GoalRow) Compare(o *GoalRow) int { return cmp.Compare(r.Ptr, o.Ptr) }

// Add adds a game: the first side to hold the objective, or Neither.
func (r *GoalRow) Add(holder, winner int, ref *Ref) {
	if holder == Neither {
		r.Never++
		return
	}
	r.First[holder].Add(holder, winner, ref)
}

// Merge adds the games of another row.
func (r *GoalRow) Merge(o *GoalRow) {
	r.First.Merge(&o.First)
	r.Never += o.Never
}

// RowOf finds a row of a sorted list by its key, and inserts one that is missing.
func RowOf[R any](list *[]R, row R, compare func(a, b *R) int) *R {
	at, end := 0, len(*list)
	for at < end { // as slices.BinarySearchFunc, but rows are large and stay where they are
		middle := (at + end) / 2
		if compare(&(*list)[middle], &row) < 0 {
			at = middle + 1
		} else {
			end = middle
		}
	}
	if at == len(*list) || compare(&(*list)[at], &row) != 0 {
		*list = slices.Insert(*list, at, row)
	}
	return &(*list)[at]
}
