package deploy_test

import (
	"slices"
	"testing"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// player is a policy that takes what the vector says, by name.
type player struct {
	t      *testing.T
	camp   boards.Camp
	f      *rulebook.Field
	script []string
}

func (p *player) Choose(d *deploy.Decision, _ []deploy.Answer) deploy.Answer {
	var options []string
	for _, c := range d.Cards {
		options = append(options, c.ID().String())
	}
	for _, u := range d.Troops {
		options = append(options, u.ID)
	}
	for _, h := range d.Hexes {
		options = append(options, p.f.Hexes.Label(h))
	}
	for _, e := range d.Units {
		options = append(options, e.Unit.ID)
	}
	options = append(options, d.Words...)
	if d.Camp != p.camp || len(options) != d.Options() {
		p.t.Errorf("a decision of the %s with %d options came to the %s with %v", d.Camp, d.Options(), p.camp, options)
	}
	if len(p.script) == 0 {
		p.t.Errorf("%s: no choice is given out of %v", p.camp, options)
		return 0
	}
	want := p.script[0]
	p.script = p.script[1:]
	i := slices.Index(options, want)
	for j := 0; i < 0 && j < len(options); j++ { // of two units of a type by the cell
		if d.Option(j) == want {
			i = j
		}
	}
	if i < 0 {
		p.t.Errorf("%s: %q is none of %v", p.camp, want, options)
		return 0
	}
	return deploy.Answer(i)
}
