package deploy

import (
	"fmt"
)

// Notice is information for the players about a deployment that the rules allow or do not cover.
type Notice struct {
	Text  string // one line, without a full stop
	Help  string
	Rules []string
}

// Notices are those of a deployment: creatures on its cards without Lore, and chosen Specialists without
// effect.
func (d *Deployment) Notices() []Notice {
	var out []Notice
	if !d.Lore {
		var list []creature
		for i := range d.Players {
			list = creatures(list, d.Players[i].Hand)
		}
		out = creatureNotices(list)
	}
	return append(out, d.vain()...)
}

// vain lists cards that players named although their fixed councils lack the master that the card needs. Both come
// from the same author. Cards that a player picked are not reported, because the aim may be to deny them.
func (d *Deployment) vain() []Notice {
	if d.Calling == nil || d.Calling.Wishes == nil {
		return nil
	}
	var out []Notice
	for i := range d.Players {
		p := &d.Players[i]
		if d.Lore && (p.CouncilPlan == nil || p.CouncilPlan.Fixed == nil) {
			continue
		}
		for _, card := range p.Specialists {
			if card.Idle(p.Council.Level(card.Master)) {
				out = append(out, Notice{
					Text: fmt.Sprintf("the %s camp has the Specialist %q but no %s: it has no effect",
						p.Camp, card.ID, card.Master),
					Help:  fmt.Sprintf("add a %s to the camp, or name another card", card.Master),
					Rules: []string{"CTA-ORG-11", "R-087"},
				})
			}
		}
	}
	return out
}
