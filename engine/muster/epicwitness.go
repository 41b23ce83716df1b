package muster

import (
	"slices"

	"muster/maps/hex"
)

// Player is the player of a set in the case of a witness, for Deploy to play it again: its cards, its zones, and where
// the witness says so the places of its Scout Guard. rest decides everything else; nil leaves it to Careful, or where
// nothing is said of the Scout Guard to the seed.
func (w *EpicWitness) Player(camp hex.Camp, set *Set, rest Policy) Player {
	draw := w.Draw
	p := Player{Camp: camp, Sets: []*Set{set}, Zone: w.Zone, Draw: &draw, Policy: rest}
	if len(w.Scouts) > 0 {
		if rest == nil {
			rest = Careful{}
		}
		p.Policy = &posted{w.Scouts, rest}
	}
	return p
}

// posted is a Policy that puts the Scout Guard where it is told.
type posted struct {
	posts []ScoutPost
	rest  Policy
}

// Choose names the units in the order of the posts, which fills the Scout Guard's row first, and finds the hex of each.
// Anything else is for the rest to decide.
func (p *posted) Choose(d *Decision, legal []Answer) Answer {
	for _, post := range p.posts {
		i := -1
		switch {
		case d.Kind == ChooseScoutUnit:
			i = slices.Index(d.Units, post.Entry)
		case d.Kind == ChooseScoutHex && d.Unit == post.Entry:
			i = slices.Index(d.Hexes, post.Hex)
		}
		if i >= 0 {
			return Answer(i)
		}
	}
	return p.rest.Choose(d, legal)
}
