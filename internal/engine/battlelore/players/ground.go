package players

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Ground holds values computed once for a battle: the distances to the adventure's goals.
type Ground struct {
	rules *battlelore.Rules
	goals [][]int8             // by objective: steps from each hex, on foot
	exits [boards.Camps][]int8 // steps from each hex to the camp's ways off the field; nil without any
	goal  [boards.Camps]int    // banners that win; 0: other things do
}

// NewGround computes them.
func NewGround(v battlelore.View) *Ground {
	r := v.Rules()
	g := &Ground{rules: r}
	for i := range r.Objectives {
		g.goals = append(g.goals, ways(v, r.Objectives[i].At))
	}
	for c := range boards.Camp(boards.Camps) {
		if !r.Exits[c].Empty() {
			g.exits[c] = ways(v, r.Exits[c])
		}
		g.goal[c] = r.Goal[c]
		if r.Goal[c] == 0 {
			g.goal[c] = r.Decisive
		}
	}
	return g
}

// ways measures the distance on foot from every hex to the nearest one of a set, ignoring units.
func ways(v battlelore.View, to hex.Set) []int8 {
	out := make([]int8, hex.Max)
	for h := range out {
		out[h] = farAway
	}
	seen, edge := to, to
	for d := int8(0); d < farAway && !edge.Empty(); d++ {
		var next hex.Set
		for h := range edge.Each() {
			out[h] = d
			next = next.Or(v.Ways(h))
		}
		edge = next.Minus(seen)
		seen = seen.Or(next)
	}
	return out
}
