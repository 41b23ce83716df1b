package players

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// fancy rates a Lore card for the hand: cards of a master on the council, and cards that can soon be paid for, rate
// higher.
func (p *Greedy) fancy(v battlelore.View, number uint8) int32 {
	r := v.Rules()
	card := &r.Lore.Cards[number]
	cost, level := v.LoreCost(number)
	own := v.OwnLore()
	points := p.w.Holding + p.w.Dear*min(int32(card.Cost), 8)
	if own.Council[card.Class] > 0 {
		points += p.w.Ours + p.w.Level*int32(level)
	}
	points -= p.w.Unpaid * int32(max(0, cost-int(own.Tokens)-4))
	return points
}

// keepLore takes the card with the highest rate. Cards are named in ascending order; a card is skipped if it would
// exclude better ones.
func (p *Greedy) keepLore(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	f := v.Top()
	keep := f.ToKeep()
	for i, a := range legal {
		better := 0
		for _, other := range legal[i+1:] {
			if p.fancy(v, other.LoreCard()) > p.fancy(v, a.LoreCard()) {
				better++
			}
		}
		if better < keep {
			return a
		}
	}
	return legal[len(legal)-1]
}

// endTurn takes cards while there is room for them and tokens to play them, otherwise tokens; of too many cards it
// drops the one with the lowest rate.
func (p *Greedy) endTurn(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	switch legal[0].Kind() {
	case battlelore.KeepLore:
		return p.keepLore(v, legal)
	case battlelore.DropLore:
		least, _ := pick(legal, func(a battlelore.Action) int32 { return -p.fancy(v, a.LoreCard()) })
		return least
	}
	l := v.Rules().Lore
	own := v.OwnLore()
	room := int32(l.Limit[own.Best()]) - int32(own.Cards)
	best, _ := pick(legal, func(a battlelore.Action) int32 {
		end := &l.Turn[a.TurnEnd()]
		points := int32(end.Tokens) * p.w.Token
		if int32(own.Tokens) >= p.w.Many {
			points /= p.w.Spare
		}
		if end.Keep > 0 && room > 0 {
			points += p.w.Drawn + p.w.Seen*int32(end.Draw) + min(int32(own.Tokens), p.w.Purse)
		} else if end.Keep > 0 {
			points += int32(end.Draw) * p.w.Unkept
		}
		return points
	})
	return best
}

// council gives the Commander the maximum, and the rest to as few masters as possible: a high level makes cards better
// and hands larger (BL-WAR-01, BL-WAR-02).
func (p *Greedy) council(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	seat := legal[0].Seat()
	c := &v.Rules().Lore.Council[v.Me]
	f := v.Top()
	left := f.LevelsLeft()
	want := left
	if seat != battlelore.Commander {
		want = left - int(c.Most[battlelore.Commander]-c.Least[battlelore.Commander])
		if own := v.OwnLore(); own.Best() > 0 && want < 2 {
			want = 0
		}
	}
	best := legal[0]
	for _, a := range legal {
		if a.Level() <= int(c.Least[seat])+max(want, 0) {
			best = a
		}
	}
	return best
}

// placeChoice puts a landmark near own units and far from the enemy, or a creature on its best hex.
func (p *Greedy) placeChoice(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	camp := v.Rules().CampOf[v.Me]
	best, _ := pick(legal, func(a battlelore.Action) int32 {
		switch a.Kind() {
		case battlelore.PutPlace:
			near := v.Near(a.Hex()).And(v.Standing(camp))
			return p.w.Beside*int32(near.Len()) - int32(p.threatOf(v, camp.Other(), a.Hex()).gap)
		case battlelore.Appear:
			return p.aims(v, camp, a.Hex(), a.Hex()) - p.w.Approach*int32(p.threatOf(v, camp.Other(), a.Hex()).gap)
		case battlelore.Pass: // waiting costs nothing until an enemy is near enough to fight
			return -p.w.Approach * p.w.Lurk
		}
		return 0
	})
	return best
}

// threatOf computes a threat before the first turn, when there is no memory yet.
func (p *Greedy) threatOf(v battlelore.View, enemy boards.Camp, h hex.Hex) threat {
	foes := v.Standing(enemy)
	p.few.of(v, &foes)
	return p.few.at(p.w, v, h)
}
