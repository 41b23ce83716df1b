package deploy

import (
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
)

// ChooseCouncil is the decision which member of the War Council takes the next level (CTA-10, BL-WAR-03).
const ChooseCouncil DecisionKind = "council"

// callCouncils calls the War Councils of a Lore battle, after the Reserve and before the Specialists (CTA-10, R-059).
// Creatures on the field take their levels first, and then the council that the adventure gives. The player assigns
// the rest one by one.
func (d *deployer) callCouncils() {
	if !d.opts.Lore {
		return
	}
	for i := range d.seats {
		s := &d.seats[i]
		creatures := 0
		for j := range d.out.Placed {
			if p := &d.out.Placed[j]; p.Player == s.index && !p.Token() && p.Unit.Creature() {
				creatures += p.Unit.Level
			}
		}
		council, left := pieces.New(d.f.Rules, d.planFor(s), creatures)
		r := d.result(s)
		r.Council = council
		for ; left > 0; left-- {
			open := council.Open()
			if len(open) == 0 {
				break
			}
			words := make([]string, len(open))
			for j, class := range open {
				words[j] = class.ID
			}
			d.ask = Decision{Kind: ChooseCouncil, Words: words, So: d.out}
			council.Seat(words[d.choose(s)]).Level++
		}
		e := d.happened(events.Special, s)
		more := &events.Council{Council: council}
		if row := d.f.Rules.CommanderLevel(council.Level(CommanderSeat)); row != nil {
			more.Cards = row.Cards // BL-WAR-01, R-065
		}
		if row := d.f.Rules.MasterLevel(council.Master()); row != nil {
			more.Tokens = min(row.Tokens, d.lorePool()) // BL-LOR-01
		}
		r.Lore = more.Tokens
		e.More = more
		d.event(e)
		if council.Unpaid > 0 {
			e.More = &events.Unpaid{Levels: council.Unpaid}
			d.event(e)
		}
	}
}

// CommanderSeat is the member whose level sets the number of Command cards (BL-WAR-01).
const CommanderSeat = "commander"

// planFor returns the levels of a player's council that are fixed before the split. A player who has named Specialists
// seats the masters that they need, at the first level at which they have an effect.
func (d *deployer) planFor(s *seat) *pieces.Plan {
	plan := s.council
	if d.opts.Specialists == nil || s.index >= len(d.opts.Specialists.Wishes) || plan != nil && plan.Fixed != nil {
		return plan
	}
	out := pieces.Plan{Least: map[string]int{}}
	if plan != nil {
		out.Levels = plan.Levels
		for class, n := range plan.Least {
			out.Least[class] = n
		}
	}
	for _, word := range d.opts.Specialists.Wishes[s.index] {
		if card, _, _ := findSpecialist(d.f.Rules, word); card != nil && card.Master != "" {
			out.Least[card.Master] = max(out.Least[card.Master], firstLevel(card))
		}
	}
	return &out
}

// firstLevel is the lowest level of its master at which a card has an effect.
func firstLevel(card *rulebook.Specialist) int {
	for level := 1; ; level++ {
		more := false
		for i := range card.Effects {
			e := &card.Effects[i]
			if e.HowMany(level) > 0 || len(e.Levels) == 0 {
				return level
			}
			more = more || level < len(e.Levels)
		}
		if !more {
			return 1
		}
	}
}
