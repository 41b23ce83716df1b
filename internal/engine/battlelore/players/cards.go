package players

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// prospects are the values of ordering each unit, with its attack.
type prospects struct {
	points [battlelore.MaxUnits]int32
	blows  [battlelore.MaxUnits]blow
}

// command plays the card with the most valuable orders. Each is played in a simulation, with other dice, and orders as
// many units as it can.
func (p *Greedy) command(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	r := v.Rules()
	camp := r.CampOf[v.Me]
	var plain prospects
	none := battlelore.Grant{Shots: 1}
	from, to := v.Units(camp)
	for i := from; i < to; i++ {
		if v.Unit(i).At >= 0 {
			plain.points[i], plain.blows[i] = p.chanceAt(v, i, &none)
		}
	}
	best, _ := pick(legal, func(a battlelore.Action) int32 {
		if a.Kind() == battlelore.PlayLore { // in place of a Command card, which stays in the hand
			return p.cast(v, a) + p.w.Drawn
		}
		v.Fork(p.chance, &p.fork)
		p.chance.Uint64()
		points := p.play(v, &p.fork, a, &plain)
		if a.Kind() == battlelore.PlayCard {
			// A card is kept for later when others are as good now. A card of the rack cannot be kept.
			points -= p.w.Kept * p.generic(v, a.Card())
		}
		return points
	})
	return best
}

// play evaluates a card in a simulation that orders the most valuable units one after another.
func (p *Greedy) play(
	v battlelore.View,
	s *battlelore.State,
	a battlelore.Action,
	plain *prospects,
) int32 {
	r := v.Rules()
	if battlelore.Apply(r, s, a, nil) != nil {
		return 0
	}
	// answers of other players come later
	for s.Ended == battlelore.Playing && s.Frames[s.Depth-1].Kind == battlelore.InWindow {
		if battlelore.Apply(r, s, pass, nil) != nil {
			break
		}
	}
	seen := battlelore.See(r, s, v.Me)
	if seen.Top().Kind == battlelore.InCommand && s.Ended == battlelore.Playing && s.Active == v.Me {
		return p.second(v, s, plain)
	}
	points := int32(0)
	if s.Orders.Card.Card == battlelore.NoCard { // a Lore card in its place, or one that is still to be answered
		return points
	}
	card := &r.Cards[s.Orders.Card.Card]
	g := card.Grant
	special := !s.Orders.Fall &&
		(g.Melee != 0 || g.Ranged != 0 || g.MoveAndBattle != 0 || g.NoMove || g.NoMelee || g.NoRanged || g.Shots > 1)
	worth := *plain
	if special {
		from, to := v.Units(r.CampOf[v.Me])
		for i := from; i < to; i++ {
			if u := v.Unit(i); u.At >= 0 && (card.Roll || card.Units.Holds(&r.Kinds[u.Kind])) {
				points, b := p.chanceAt(v, i, &g)
				worth.points[i], worth.blows[i] = points*int32(max(1, g.Shots)), b
			}
		}
	}
	var t together
	if seen.Top().Kind != battlelore.InOrders { // the card ordered all that it could
		for i := range worth.points {
			if s.Units[i].Marks&battlelore.Ordered != 0 {
				points += worth.points[i] + p.beside(v, &t, worth.blows[i])
				t.add(worth.blows[i])
			}
		}
		return points
	}
	for s.Ended == battlelore.Playing && s.Active == v.Me && seen.Top().Kind == battlelore.InOrders {
		p.legal = battlelore.Legal(r, s, p.legal[:0])
		pick, most := p.legal[0], int32(0)
		for _, next := range p.legal[1:] {
			i := next.Unit()
			if points := worth.points[i] + p.beside(v, &t, worth.blows[i]); points > most {
				pick, most = next, points
			}
		}
		if pick == p.legal[0] || battlelore.Apply(r, s, pick, nil) != nil {
			break
		}
		points += most
		t.add(worth.blows[pick.Unit()])
	}
	return points
}

// second returns the value of the best second card with the first one, or which of two cards to counter.
func (p *Greedy) second(v battlelore.View, s *battlelore.State, plain *prospects) int32 {
	most := int32(0)
	depth := len(p.before) // a card to counter may come behind a second card
	p.before = append(p.before, *s)
	if depth == len(p.rooms) {
		p.rooms = append(p.rooms, make([]battlelore.Action, 0, 2*battlelore.MaxHand))
	}
	for _, a := range battlelore.Legal(v.Rules(), s, p.rooms[depth]) {
		*s = p.before[depth]
		points := p.play(v, s, a, plain)
		if a.Kind() == battlelore.PlayCard {
			points -= p.w.Kept * p.generic(v, a.Card())
		}
		most = max(most, points)
	}
	p.before = p.before[:depth]
	return most
}

// keep takes the card that orders most units in the current position.
func (p *Greedy) keep(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	best, most := legal[0], int32(-1)
	for _, a := range legal {
		if points := p.generic(v, a.Card()); points > most {
			best, most = a, points
		}
	}
	return best
}

// generic estimates the number of units that a card orders in the current position.
func (p *Greedy) generic(v battlelore.View, card uint8) int32 {
	r := v.Rules()
	c := &r.Cards[card]
	camp := r.CampOf[v.Me]
	command := int32(v.Own().Cards)
	count := func(n int8) int32 {
		if n == battlelore.ByCommand {
			return command
		}
		return int32(n)
	}
	var in [boards.SectionCount]int32
	eligible := int32(0)
	from, to := v.Units(camp)
	for i := from; i < to; i++ {
		u := v.Unit(i)
		if u.At < 0 {
			continue
		}
		for s := range boards.Section(boards.SectionCount) {
			if v.Sections(camp, u.At).Has(s) {
				in[s]++
			}
		}
		if c.Units.Holds(&r.Kinds[u.Kind]) {
			eligible++
		}
	}
	points := int32(0)
	for s, n := range c.Sections {
		points += min(count(n), in[s])
	}
	switch {
	case c.Pool == battlelore.All:
		points += eligible
	case c.Roll:
		points += command * p.w.Rolling / 100
	case c.Copy:
		points += p.w.Copied
	default:
		points += min(count(c.Pool), eligible)
	}
	return points + int32(c.Grant.Melee+c.Grant.Ranged)
}
