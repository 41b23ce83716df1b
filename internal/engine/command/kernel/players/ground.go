package players

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// Ground holds values computed once for a battle: the distances to the scenario's goals.
type Ground struct {
	rules *kernel.Rules
	goals [][hex.Max]int8              // by objective: steps from each hex
	exits [boards.Camps]*[hex.Max]int8 // steps from each hex to the side's exits; nil without any
}

// NewGround computes them.
func NewGround(v kernel.View) *Ground {
	r := v.Rules()
	g := &Ground{rules: r, goals: make([][hex.Max]int8, len(r.Objectives))}
	for i := range r.Objectives {
		roads(v, r.Objectives[i].At, &g.goals[i])
	}
	for c := range g.exits {
		if !r.Exits[c].Empty() {
			g.exits[c] = new([hex.Max]int8)
			roads(v, r.Exits[c], g.exits[c])
		}
	}
	return g
}
