package epic

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/players"
	"muster/internal/engine/command/boards"
)

// Player returns the player of a set in the case of a witness, for Deploy to replay. It has the cards, the zones, and
// the Scout Guard's hexes if the witness has them. rest decides everything else. A nil rest means Careful, or the seed
// for a witness without a Scout Guard.
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

// posted is a Policy that puts the Scout Guard on given hexes.
type posted struct {
	posts []ScoutPost
	rest  deploy.Policy
}

// Choose names the units in the order of the posts, which fills the Scout Guard's row first, and returns the hex of
// each. rest decides anything else.
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
