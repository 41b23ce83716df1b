package players

import (
	"slices"

	"muster/internal/engine/battlelore/deploy"
	"muster/maps/hex"
)

// Obstructor is a Policy that puts a Scout Guard onto the marks of the player's own Guards, which then have to give
// way. Witnesses with units short of hexes need it. Turn is the index of the mark that it begins with. It
// decides everything else as Careful does.
type Obstructor struct{ Turn int }

// Choose takes a mark as long as there is one.
func (c Obstructor) Choose(d *deploy.Decision, legal []deploy.Answer) deploy.Answer {
	if d.Kind != deploy.ChooseScoutHex {
		return Careful{}.Choose(d, legal)
	}
	marked := slices.DeleteFunc(slices.Clone(d.Hexes), func(h hex.Hex) bool { return !d.Marks.Has(h) })
	if len(marked) == 0 {
		return Careful{}.Choose(d, legal)
	}
	return deploy.Answer(slices.Index(d.Hexes, marked[c.Turn%len(marked)]))
}
