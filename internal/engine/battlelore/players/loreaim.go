package players

import "muster/internal/engine/battlelore"

// aim takes the best target of the current card, and returns its value.
func (p *Greedy) aim(v battlelore.View, legal []battlelore.Action) (battlelore.Action, int32) {
	c, ok := v.Casting()
	if !ok {
		return legal[0], 0
	}
	card := &v.Rules().Lore.Cards[c.Card]
	return pick(legal, func(a battlelore.Action) int32 { return p.weighAim(v, card, int(c.Level), &c, a, legal) })
}

// weighAim returns the points of one target of a card.
func (p *Greedy) weighAim(
	v battlelore.View,
	card *battlelore.LoreCard,
	level int,
	c *battlelore.Cast,
	a battlelore.Action,
	legal []battlelore.Action,
) int32 {
	r := v.Rules()
	switch a.Kind() {
	case battlelore.TargetUnit:
		if c.N == 0 || int(c.Effect) == 0 {
			return p.worthwhile(v, card, level, c, a.Unit(), legal)
		}
	case battlelore.TargetSection:
		points, camp := int32(0), r.CampOf[v.Me]
		for _, side := range [...]bool{card.Target.Own, card.Target.Enemy} {
			if side {
				from, to := v.Units(camp)
				for i := from; i < to; i++ {
					if at := v.Unit(i).At; at >= 0 && uint8(v.Sections(r.CampOf[v.Me], at))&(1<<a.Section()) != 0 {
						points += p.modifierWorth(v, card, level, i)
					}
				}
			}
			camp = camp.Other()
		}
		return points
	case battlelore.TargetHex:
		return p.setDown(v, a)
	case battlelore.RollAgain:
		return p.dud(v, a.Face())
	case battlelore.KeepLore:
		return p.fancy(v, a.LoreCard())
	case battlelore.PlayCard: // the opponent is made to play it
		return -p.generic(v, a.Card())
	}
	return 0
}

// worthwhile evaluates naming a unit. Units are named in ascending order; a unit is skipped if it would exclude better
// ones that come later.
func (p *Greedy) worthwhile(
	v battlelore.View,
	card *battlelore.LoreCard,
	level int,
	c *battlelore.Cast,
	i uint8,
	legal []battlelore.Action,
) int32 {
	points := p.modifierWorth(v, card, level, i)
	most := int(card.Target.Most.At(level))
	if most == 0 || card.Target.Chain || card.Target.Circle || points <= 0 {
		return points
	}
	better := 0
	for _, other := range legal {
		if other.Kind() == battlelore.TargetUnit && other.Unit() > i &&
			p.modifierWorth(v, card, level, other.Unit()) > points {
			better++
		}
	}
	if better >= most-int(c.N) {
		return -1
	}
	return 1<<20 - int32(i) // one of the best: the first of them is named first
}

// setDown evaluates a hex to which a card moves a unit; for an enemy the worst one is best.
func (p *Greedy) setDown(v battlelore.View, a battlelore.Action) int32 {
	i := a.Unit()
	u := v.Unit(i)
	r := v.Rules()
	if u.At < 0 {
		return p.w.Figure - int32(p.notes().threat(p.w, v, u.Camp.Other(), a.Hex()).gap)
	}
	points := p.place(v, i, a.Hex()) - p.place(v, i, u.At)
	if u.Camp != r.CampOf[v.Me] {
		return -points
	}
	if u.Marks&battlelore.Done == 0 {
		none := battlelore.Grant{Shots: 1}
		points += p.best(v, i, a.Hex(), &none) - p.best(v, i, u.At, &none)
	}
	return points
}

// dud reports whether a die of a face should be rolled again: it neither hits a unit nor drives one back.
func (p *Greedy) dud(v battlelore.View, face int) int32 {
	b, ok := v.Battle()
	if !ok {
		return 0
	}
	odds := p.known(v, b)
	kind := &v.Rules().Kinds[v.Unit(b.Target).Kind]
	switch {
	case face == int(kind.Colour), face == battlelore.Strike && odds.Faces > 1:
		return -1
	case face == battlelore.Flag && v.Bold(b.Target) == 0 && !kind.NeverBack:
		return -1
	case face == battlelore.Lore:
		return 1
	}
	return 2
}
