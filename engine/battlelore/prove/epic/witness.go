package epic

import (
	"slices"

	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/deploy"
	"muster/engine/battlelore/deploy/players"
	"muster/engine/command/boards"
)

// Player is the player of a set in the case of a witness, for Deploy to play it again: its cards, its zones, and where
// the witness says so the places of its Scout Guard. rest decides everything else; nil leaves it to Careful, or where
// nothing is said of the Scout Guard to the seed.
func (w *Witness) Player(camp boards.Camp, set *deck.Set, rest deploy.Policy) deploy.Player {
	draw := w.Draw
	p := deploy.Player{Camp: camp, Sets: []*deck.Set{set}, Zone: w.Zone, Draw: &draw, Policy: rest}
	if len(w.Scouts) > 0 {
		if rest == nil {
			rest = players.Careful{}
		}
		p.Policy = &posted{w.Scouts, rest}
	}
	return p
}

// posted is a Policy that puts the Scout Guard where it is told.
type posted struct {
	posts []ScoutPost
	rest  deploy.Policy
}

// Choose names the units in the order of the posts, which fills the Scout Guard's row first, and finds the hex of each.
// Anything else is for the rest to decide.
func (p *posted) Choose(d *deploy.Decision, legal []deploy.Answer) deploy.Answer {
	for _, post := range p.posts {
		i := -1
		switch {
		case d.Kind == deploy.ChooseScoutUnit:
			i = slices.Index(d.Units, post.Entry)
		case d.Kind == deploy.ChooseScoutHex && d.Unit == post.Entry:
			i = slices.Index(d.Hexes, post.Hex)
		}
		if i >= 0 {
			return deploy.Answer(i)
		}
	}
	return p.rest.Choose(d, legal)
}
