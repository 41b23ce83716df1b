package setup

import (
	"slices"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
)

// named gives a seat the heroes, cards and Titles that a scenario names. It returns those missing from the used boxes.
func (d *dealer) named(n uint8) []string {
	seat, b := &d.s.Seats[n], &d.Rules.Begin
	var why []string
	lacks := func(id string) { why = append(why, "none of its boxes has "+id) }
	p := &b.Seats[n]
	for i := range seat.Heroes {
		if !d.hero(n, &seat.Heroes[i]) {
			lacks(seat.Heroes[i].ID)
		}
	}
	cards := func(list []library.Card, ids []string, left *runewars.Cards, into *runewars.Cards) {
		for _, c := range list {
			if !take(ids, c.ID, left, into) {
				lacks(c.ID)
			}
		}
	}
	cards(seat.Quests, idsOf(d.Quests), &b.Left[runewars.DeckQuests], &p.Quests)
	cards(seat.Tactics, idsOf(d.Tactics), &b.Left[runewars.DeckTactics], &p.Tactics)
	if c := seat.Objective; c != nil {
		var own runewars.Cards
		deck := runewars.DeckGoodObjectives
		if d.Rules.Seats[n].Evil {
			deck = runewars.DeckEvilObjectives
		}
		if !take(idsOf(d.Objectives), c.ID, &b.Left[deck], &own) {
			lacks(c.ID)
		}
		p.Objective = own.Next(0)
	}
	for _, c := range seat.Titles {
		if t := slices.Index(idsOf(d.Titles), c.ID); t >= 0 {
			b.Titles[t].Owner = n
		} else {
			lacks(c.ID)
		}
	}
	every := runewars.CardsTo(len(d.Developments))
	cards(seat.Developments, idsOf(d.Developments), &every, &p.Bought)
	d.Rules.Seats[n].Quests = capped(seat.QuestCards)
	return why
}

// hero gives a seat a scenario's hero. If it names no area the player chooses one.
func (d *dealer) hero(n uint8, h *library.Hero) bool {
	at := slices.Index(idsOf(d.Heroes), h.ID)
	if at < 0 {
		return false
	}
	b := &d.Rules.Begin
	g := &b.Heroes[at]
	g.Owner, g.Damage, g.Routed = n, capped(h.Damage), h.Routed
	if h.Area != library.None {
		g.Area = uint8(h.Area)
	}
	for i, t := range h.Training {
		g.Trained[i] = capped(t)
	}
	for _, c := range h.Rewards {
		if !take(idsOf(d.Rewards), c.ID, &b.Left[runewars.DeckRewards], &g.Rewards) {
			return false
		}
	}
	if h.Commander != nil {
		var own runewars.Cards
		if !take(idsOf(d.Commanders), h.Commander.ID, &b.Left[runewars.DeckCommanders], &own) {
			return false
		}
		g.Leads = own.Next(0) + 1
		b.Seats[n].Commander = b.Seats[n].Commander.With(own)
	}
	return true
}

// keyed is a row of any table.
type keyed interface{ Key() string }

func idsOf[T keyed](list []T) []string {
	out := make([]string, len(list))
	for i, row := range list {
		out[i] = row.Key()
	}
	return out
}

// take moves the first remaining card with an id out of a deck.
func take(ids []string, id string, left, into *runewars.Cards) bool {
	for c := left.Next(0); c != runewars.NoCard && int(c) < len(ids); c = left.Next(c + 1) {
		if ids[c] == id {
			left.Drop(c)
			into.Add(c)
			return true
		}
	}
	return false
}
