package players

import "muster/internal/engine/battlelore"

// fight returns the current attack of a window.
func (p *Greedy) fight(v battlelore.View) (battlelore.Frame, bool) {
	b, ok := v.Battle()
	return b, ok && b.Unit != battlelore.NoUnit && b.Target != battlelore.NoUnit && v.Unit(b.Unit).At >= 0 &&
		v.Unit(b.Target).At >= 0
}

// known returns the odds of the current attack.
func (p *Greedy) known(v battlelore.View, b battlelore.Frame) battlelore.Odds {
	if b.CombatMode&battlelore.Back != 0 {
		return v.Reply(b.Unit, b.Target, v.Unit(b.Target).At)
	}
	g := v.Granted(b.Unit)
	odds, _ := v.Odds(b.Unit, b.Target, v.Unit(b.Unit).At, &g)
	odds.Faces = max(odds.Faces, 1)
	return odds
}

// faces returns the column of the tables for an attack.
func faces(o battlelore.Odds) int {
	if o.Again {
		return o.Faces + again
	}
	return o.Faces
}

// harm evaluates the effect of some dice on the unit that is attacked, in points.
func (p *Greedy) harm(v battlelore.View, b battlelore.Frame, dice, faces int) int32 {
	u := v.Unit(b.Target)
	left := int(u.Figures)
	prize := p.prize(v, u.Camp.Other(), &v.Rules().Kinds[u.Kind])
	return (p.odds.UpTo(left, dice, faces)*p.w.Figure + p.odds.AtLeast(left, dice, faces)*prize) / whole
}

// flagged evaluates the effect of an attack's flags on the unit that is attacked.
func (p *Greedy) flagged(v battlelore.View, b battlelore.Frame, odds battlelore.Odds) int32 {
	chance := p.odds.AtLeast(v.Bold(b.Target)+1, odds.Dice, 1)
	return chance * (p.w.Held + p.driven(v, b.Target, 1)/2) / whole
}

// atDefender evaluates a card's effect for the player's own unit that is attacked.
func (p *Greedy) atDefender(v battlelore.View, card *battlelore.LoreCard, level int, b battlelore.Frame) int32 {
	odds := p.known(v, b)
	column := faces(odds)
	all := p.harm(v, b, odds.Dice, column)
	points := int32(0)
	nerve := int32(1)
	if v.Shaken(b.Target) {
		nerve = 0
	}
	for d := range card.Effects {
		deed := &card.Effects[d]
		if !deed.Happens(level) {
			continue
		}
		n := int(deed.Spared(level))
		if n == 0 {
			n = maxDice
		}
		switch deed.Do {
		case battlelore.Ignores:
			switch deed.What {
			case battlelore.IgnoreFlags:
				points += nerve * p.flagged(v, b, odds)
			case battlelore.IgnoreColour:
				points += all * int32(min(n, odds.Dice)) / int32(max(odds.Dice, 1))
			case battlelore.IgnoreStrikes:
				if odds.Faces > 1 {
					points += all / 2
				}
			default:
				points += all * int32(min(2*n, odds.Dice)) / int32(max(odds.Dice, 1))
			}
		case battlelore.Grants:
			switch deed.Stat {
			case battlelore.StatFearless:
				points += p.flagged(v, b, odds) + p.w.Held/2
			case battlelore.StatAsBold:
				points += nerve * p.w.Held / 3
			case battlelore.StatBold:
				points += nerve * p.flagged(v, b, odds)
			}
		case battlelore.Cancels:
			points += all + p.flagged(v, b, odds)
		}
	}
	return points
}

// atAttacker evaluates a card's effect on the enemy that attacks.
func (p *Greedy) atAttacker(v battlelore.View, card *battlelore.LoreCard, level int, b battlelore.Frame) int32 {
	odds := p.known(v, b)
	column := faces(odds)
	all := p.harm(v, b, odds.Dice, column)
	points := int32(0)
	for d := range card.Effects {
		deed := &card.Effects[d]
		if !deed.Happens(level) {
			continue
		}
		switch {
		case deed.Do == battlelore.Grants && deed.Stat == battlelore.StatSet:
			if n := int(deed.Change(level)); n < odds.Dice {
				points += all - p.harm(v, b, n, column)
			}
		case deed.Do == battlelore.Rolls:
			points += p.blasted(v, deed, deed.Dice(level), b.Unit)
		case deed.Do == battlelore.Special && deed.Special == battlelore.TurnedStrikes:
			strikes := int(b.Roll[battlelore.Strike])
			if odds.Faces > 1 && strikes > 0 {
				u := v.Unit(b.Unit)
				points += int32(min(strikes, int(u.Figures))+strikes) * p.w.Figure
				if strikes >= int(u.Figures) {
					points += p.prize(v, u.Camp.Other(), &v.Rules().Kinds[u.Kind])
				}
			}
		}
	}
	return points
}

// again evaluates rolling dice of the player's own roll again.
func (p *Greedy) again(v battlelore.View, card *battlelore.LoreCard, level int, b battlelore.Frame) int32 {
	odds := p.known(v, b)
	foe := v.Unit(b.Target)
	hits, duds := 0, 0
	for face, n := range b.Roll {
		if p.dud(v, face) > 0 {
			duds += int(n)
		} else if face != battlelore.Flag {
			hits += int(n)
		}
	}
	left := int(foe.Figures) - hits
	if left <= 0 {
		return 0
	}
	points := int32(0)
	for d := range card.Effects {
		if deed := &card.Effects[d]; deed.Do == battlelore.Rerolls && deed.Happens(level) {
			n := deed.Dice(level)
			if n == 0 {
				n = duds
			}
			n = min(n, duds)
			column := faces(odds)
			points += (p.odds.UpTo(left, n, column)*p.w.Figure + p.odds.AtLeast(left, n, column)*p.prize(v, foe.Camp.Other(),
				&v.Rules().Kinds[foe.Kind])) / whole
		}
	}
	return points
}
