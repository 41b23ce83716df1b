package players

import (
	"math/bits"

	"muster/internal/engine/battlelore"
	"muster/maps/hex"
)

// modifierWorth evaluates a card by its effect on one unit.
func (p *Greedy) modifierWorth(v battlelore.View, card *battlelore.LoreCard, level int, i uint8) int32 {
	r := v.Rules()
	mine := v.Unit(i).Camp == r.CampOf[v.Me]
	points := int32(0)
	for d := range card.Effects {
		deed := &card.Effects[d]
		if !deed.Happens(level) || deed.Own && !mine || deed.Enemy && mine {
			continue
		}
		n := v.Amount(deed, level, i)
		switch deed.Do {
		case battlelore.OrdersMore:
			if none := (battlelore.Grant{Shots: 1}); v.Unit(i).At >= 0 {
				points += p.chanceOf(v, i, &none)
			}
		case battlelore.Grants:
			points += p.granted(v, i, mine, deed.Stat, n)
		case battlelore.Heals:
			if u := v.Unit(i); mine {
				points += int32(min(n, int(u.Full)-int(u.Figures))) * p.w.Figure * p.w.Healed / 100
			}
		case battlelore.Drives:
			points += sign(!mine) * p.driven(v, i, n)
		case battlelore.Rolls:
			points += sign(!mine) * p.blasted(v, deed, n, i)
		case battlelore.Places:
			if v.Unit(i).At < 0 {
				points += int32(deed.Figures.At(level)) * p.w.Figure
			}
		}
	}
	return points
}

func sign(good bool) int32 {
	if good {
		return 1
	}
	return -1
}

// granted evaluates a change of a unit for the rest of the turn.
func (p *Greedy) granted(v battlelore.View, i uint8, mine bool, stat battlelore.Stat, n int) int32 {
	k := &v.Rules().Kinds[v.Unit(i).Kind]
	switch stat {
	case battlelore.StatDice, battlelore.StatMelee, battlelore.StatRanged, battlelore.StatStrikeDice:
		return sign(mine) * p.dice(v, i, stat, n)
	case battlelore.StatRange:
		if k.Missile {
			return sign(mine) * p.w.Longer
		}
	case battlelore.StatStrikeHits:
		if k.StrikeTo < 2 { // else they hit in a shot as it is
			return sign(mine) * p.dice(v, i, battlelore.StatRanged, 2)
		}
	case battlelore.StatMove, battlelore.StatMoveLeast:
		if mine {
			return p.farther(v, i, n)
		}
		if n < 0 {
			return p.menace(v, i) * p.w.Hobbled * int32(min(-n, int(k.MoveMax))) / 100
		}
	case battlelore.StatMoveMost, battlelore.StatNoMove:
		if mine { // the price of being ordered
			return -p.w.Freer
		}
		return p.menace(v, i) * p.w.Rooted / 100
	case battlelore.StatBold:
		return sign(mine) * p.w.Steady * int32(n) * p.exposed(v, i)
	case battlelore.StatNoBold:
		if v.Bold(i) > 0 {
			return -sign(mine) * p.w.Shaken * p.exposed(v, i)
		}
	case battlelore.StatNoStop:
		return p.w.Freer
	}
	return 0
}

// farther evaluates a longer move: highest if only it leads to a melee.
func (p *Greedy) farther(v battlelore.View, i uint8, hexes int) int32 {
	u := v.Unit(i)
	if u.At < 0 || u.Marks&battlelore.Done != 0 || hexes <= 0 {
		return 0
	}
	g := v.Granted(i)
	foes := v.Standing(u.Camp.Other())
	near := v.Struck(u.At).And(foes)
	if v.Rules().Kinds[u.Kind].Missile || !near.Empty() {
		return p.w.Freer
	}
	fight, _ := v.Reach(i, &g)
	if p.meets(v, fight, u) {
		return p.w.Freer
	}
	for w, word := range fight {
		for ; word != 0; word &= word - 1 {
			fight = fight.Or(v.Ways(hex.Hex(w<<6 + bits.TrailingZeros64(word))))
		}
	}
	if p.meets(v, fight, u) {
		return p.w.Nimble
	}
	return p.w.Freer
}

// exposed returns the number of enemies that can strike a unit on its hex.
func (p *Greedy) exposed(v battlelore.View, i uint8) int32 {
	u := v.Unit(i)
	if u.At < 0 {
		return 0
	}
	near := v.Near(u.At).And(v.Standing(u.Camp.Other()))
	return int32(near.Len())
}

// menace weighs the move of an enemy unit, in hundredths: highest when it comes near.
func (p *Greedy) menace(v battlelore.View, i uint8) int32 {
	u := v.Unit(i)
	if u.At < 0 {
		return 0
	}
	switch gap := p.notes().threat(p.w, v, u.Camp.Other(), u.At).gap; {
	case gap <= 1:
		return 30
	case gap <= 3:
		return 100
	}
	return 50
}

// dice evaluates further dice for a unit that has a target, or could reach one.
func (p *Greedy) dice(v battlelore.View, i uint8, stat battlelore.Stat, n int) int32 {
	u := v.Unit(i)
	if u.At < 0 || u.Marks&battlelore.Battled != 0 {
		return 0
	}
	g := v.Granted(i)
	near := v.Struck(u.At).And(v.Standing(u.Camp.Other()))
	k := &v.Rules().Kinds[u.Kind]
	switch {
	case near.Empty() && stat != battlelore.StatRanged && u.Marks&battlelore.Done == 0 &&
		stat != battlelore.StatStrikeDice:
		if fight, _ := v.Reach(i, &g); p.meets(v, fight.Or(near), u) { // it may still come to a melee
			return int32(n) * p.w.Figure / 5
		}
		if stat != battlelore.StatDice {
			return 0
		}
	case !near.Empty() && stat == battlelore.StatRanged,
		near.Empty() && stat != battlelore.StatRanged && stat != battlelore.StatDice:
		return 0
	}
	most := int32(0)
	from, to := v.Units(u.Camp.Other())
	for foe := from; foe < to; foe++ {
		if odds, ok := v.Odds(i, foe, u.At, &g); ok {
			left := int(v.Unit(foe).Figures)
			faces := faces(odds)
			if stat == battlelore.StatStrikeDice {
				n = n * odds.Dice / 6
			}
			gain := (p.odds.UpTo(left, odds.Dice+n, faces) - p.odds.UpTo(left, odds.Dice, faces)) * p.w.Figure
			gain += (p.odds.AtLeast(left, odds.Dice+n, faces) - p.odds.AtLeast(left, odds.Dice, faces)) * p.prize(
				v,
				u.Camp,
				&v.Rules().Kinds[v.Unit(foe).Kind],
			)
			most = max(most, gain)
		}
	}
	if most == 0 && k.Missile && stat == battlelore.StatRanged {
		return 0
	}
	return most / whole
}

// meets reports whether one of the hexes that a unit can reach is next to an enemy.
func (p *Greedy) meets(v battlelore.View, fight hex.Set, u battlelore.Unit) bool {
	foes := v.Standing(u.Camp.Other())
	for w, word := range fight {
		for ; word != 0; word &= word - 1 {
			if near := v.Struck(hex.Hex(w<<6 + bits.TrailingZeros64(word))).And(foes); !near.Empty() {
				return true
			}
		}
	}
	return false
}

// forMe evaluates an effect on the player.
func (p *Greedy) forMe(v battlelore.View, d *battlelore.Effect, level int) int32 {
	if !d.Happens(level) {
		return 0
	}
	n := int32(v.Amount(d, level, battlelore.NoUnit))
	switch d.Do {
	case battlelore.Gains:
		return n * p.w.Token
	case battlelore.Steals:
		tokens, _ := v.Purse(v.Opponent())
		return min(n, int32(tokens)) * p.w.Token * p.w.Stolen / 100
	case battlelore.Forgoes:
		return -p.w.Token
	case battlelore.Draws:
		return n * p.w.Drawn
	case battlelore.Discards:
		return n * 2 * p.w.Drawn
	case battlelore.Special:
		if d.Special == battlelore.ForcedCard {
			return p.w.Forced
		}
	}
	return 0
}

// atCard evaluates a card played at another Lore card: a cancelled one was a loss for its player, and an own one that
// comes back can be played again.
func (p *Greedy) atCard(v battlelore.View, card *battlelore.LoreCard) int32 {
	c, ok := v.Casting()
	if !ok {
		return 0
	}
	cost := int32(v.Rules().Lore.Cards[c.Card].Cost)
	for d := range card.Effects {
		switch card.Effects[d].Do {
		case battlelore.Cancels:
			return cost * p.w.Token * p.w.Cancelled / 100
		case battlelore.Special:
			return cost * p.w.Token * p.w.Returned / 100
		}
	}
	return 0
}
