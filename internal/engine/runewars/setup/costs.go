package setup

import (
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/rulebook"
)

// costs links the costs and gains of building, and the cards dealt at the start, from the limits.
func (l *linker) costs() {
	standard := func(id string) uint8 { return capped(l.Book.Limit(id).Default) }
	n := &l.Rules.Numbers
	n.HeroesEach, n.QuestsEach = standard(rulebook.LimitHeroes), standard(rulebook.LimitQuests)
	if l.Rules.Options.Commanders { // RW-CMD-01
		n.HeroesEach++
	}
	n.FallCards = standard(rulebook.LimitFallTactics)
	n.BuildWood, n.BuildOre = standard(rulebook.LimitBuildWood), standard(rulebook.LimitBuildOre)
	n.RepairOre = standard(rulebook.LimitRepairOre)
	n.CrownWood, n.CrownOre = standard(rulebook.LimitCapitalWood), standard(rulebook.LimitCapitalOre)
	n.DevelopWood = standard(rulebook.LimitDevelopWood)
	n.MoreYield = standard(rulebook.LimitMoreYield)
	n.DiplomatGain, n.TrainingGain = standard(rulebook.LimitDiplomat), standard(rulebook.LimitTraining)
	for _, id := range l.Ask.Realm.Boxes {
		if b := l.Book.Boxes.Get(id); b != nil {
			n.Developments = capped(int(n.Developments) + b.Developments)
		}
	}
}

// opening makes the rules set up everything that the realm does not fix: cities that it does not place, and the
// players' starting pieces (RW-SETUP-20, RW-SETUP-23 to RW-SETUP-29).
func (l *linker) opening() {
	l.Rules.Opening.Cities = true
	for seat := range l.Rules.Seats {
		l.Rules.Opening.Seats[seat] = runewars.OpenAll
	}
}

// instead links the kinds that may be recruited instead of others (RW-DIAL-05).
func (l *linker) instead() {
	for seat := range l.Rules.Seats {
		for k, row := range l.Kinds[seat][:runewars.FirstNeutral] {
			for base, other := range l.Kinds[seat][:runewars.FirstNeutral] {
				if row != nil && other != nil && row.Replaces == other.ID {
					l.Rules.Seats[seat].Instead[base] |= 1 << k
				}
			}
		}
	}
}
