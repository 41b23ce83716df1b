package battlelore

import (
	"math/bits"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// anyAim reports whether a card has a target (BL-LOR-03).
func (s *State) anyAim(r *Rules, a *aim) bool {
	switch t := &a.card.Target; t.What {
	case AtUnits:
		if t.Command && s.mostAims(r, a) == 0 { // an empty hand is no Command, and none is not all
			return false
		}
		var none Cast
		from, to := r.among(a)
		for i := from; i < to; i++ {
			if s.mayAim(r, a, &none, i) {
				return true
			}
		}
		return false
	case AtAttacker:
		return a.at.Unit != NoUnit && s.fits(r, a, a.at.Unit)
	case AtDefender:
		return a.at.Target != NoUnit && s.fits(r, a, a.at.Target)
	case AtLore:
		if s.Lore.Depth == 0 {
			return false
		}
		most := t.Cost.At(a.level)
		return most == 0 || r.Lore.Cards[s.casting().Card].Cost <= most
	case AtRoll:
		return a.at.Unit != NoUnit && s.rerollable(r, a)
	case AtCommand:
		return (s.Table != NoCard || s.Open != NoCard) && s.worthwhile(r, a, s.Active)
	case AtOpponent:
		for p := range Player(r.Seats) {
			if r.CampOf[p] != a.camp && s.worthwhile(r, a, p) {
				return true
			}
		}
		return false
	}
	return true
}

// among returns the range of units that may be targets: from <= i < to.
func (r *Rules) among(a *aim) (from, to uint8) {
	switch t := &a.card.Target; {
	case t.What != AtUnits || t.Own && t.Enemy:
		return 0, uint8(len(r.Setup))
	case t.Own:
		return r.from[a.camp], r.to[a.camp]
	case t.Enemy:
		return r.enemies(a.camp)
	}
	return 0, 0
}

// worthwhile reports whether a card has an effect on a player: no card may be played without one (house rule).
func (s *State) worthwhile(r *Rules, a *aim, p Player) bool {
	for d := range a.card.Effects {
		deed := &a.card.Effects[d]
		some := true
		switch {
		case deed.Do == Steals:
			some = s.Lore.Seats[p].Tokens > 0
		case deed.Do == Discards && deed.Lore:
			some = s.Lore.Seats[p].Cards > 0
		case deed.Do == Discards, deed.Do == Special && deed.Special == ForcedCard:
			some = s.Seats[p].Cards > 0
		}
		if some {
			return true
		}
	}
	return false
}

// mostAims returns the number of units that a card may name; 0 means all, without a choice.
func (s *State) mostAims(r *Rules, a *aim) int {
	t := &a.card.Target
	switch {
	case t.Command && a.at.Window == InsteadOfCard: // BL-CMD-02: the whole hand
		return int(s.Seats[a.who].Cards)
	case t.Command:
		return int(s.Orders.Command)
	case t.Most.At(a.level) == 0 && (t.Chain || t.Circle):
		return MaxUnits
	}
	return int(t.Most.At(a.level))
}

// rank returns the index of a unit among all, as one camp counts them: its own ones first, each camp's by their
// numbers. So nothing depends on the name of a camp.
func (r *Rules) rank(c boards.Camp, i uint8) uint8 {
	switch {
	case c == boards.Pennant:
		return i
	case i >= r.from[c]:
		return i - r.from[c]
	}
	return i + r.to[c] - r.from[c]
}

// ranked returns the unit at an index.
func (r *Rules) ranked(c boards.Camp, rank uint8) uint8 {
	own := r.to[c] - r.from[c]
	switch {
	case c == boards.Pennant:
		return rank
	case rank < own:
		return rank + r.from[c]
	}
	return rank - own
}

// mayAim reports whether a unit may be named next. Units are named in the order of the player's camp, each once
// so that a set of them is named in one way only. If they must form a group, the set must be completable.
// InOrder takes them in any order.
func (s *State) mayAim(r *Rules, a *aim, c *Cast, i uint8) bool {
	if c.N > 0 && r.rank(a.camp, i) <= r.rank(a.camp, c.Targets[c.N-1]) || !s.fits(r, a, i) {
		return false
	}
	left := s.mostAims(r, a) - int(c.N) - 1
	switch t := &a.card.Target; {
	case t.Chain:
		return s.chains(r, a, c, i, left)
	case t.Circle:
		return s.circles(r, a, c, i, left)
	}
	return true
}

// aimAtOnce names targets without a choice: the unit of the window, or all of them.
func (s *State) aimAtOnce(r *Rules, f *Frame, c *Cast, log *Log) {
	a := s.aimOf(r, f, c)
	t := &a.card.Target
	switch {
	case t.What == AtAttacker:
		s.name(r, &a, c, f.Unit, log)
	case t.What == AtDefender:
		s.name(r, &a, c, f.Target, log)
	case t.What == AtUnits && t.Sections.At(a.level) > 0:
		return
	case t.What == AtUnits && s.mostAims(r, &a) == 0:
		s.nameAll(r, &a, c, log)
	case t.What == AtUnits, s.picksRival(r, c):
		return
	}
	f.Step = toAnswer
}

// name makes a unit a target.
func (s *State) name(r *Rules, a *aim, c *Cast, i uint8, log *Log) {
	c.Targets[c.N] = i
	c.N++
	if fee := s.aimCost(r, c.Caster, i); fee > 0 { // the price of the card
		s.pay(c.Caster, fee, log)
		c.Paid += uint8(fee)
	}
	log.add(unitEvent(s, LoreAimed, i, c.Card, 0).by(c.Caster))
}

// nameAll makes every legal unit a target.
func (s *State) nameAll(r *Rules, a *aim, c *Cast, log *Log) {
	for rank := range uint8(len(r.Setup)) {
		if i := r.ranked(a.camp, rank); s.fits(r, a, i) {
			s.name(r, a, c, i, log)
			a.purse = int(s.Lore.Seats[c.Caster].Tokens)
		}
	}
}

// runAim continues the aiming, and waits where there is a choice.
func (s *State) runAim(r *Rules, f *Frame, c *Cast, log *Log) bool {
	var list [2]Action
	a := s.aimOf(r, f, c)
	switch legal := s.fewAims(r, &a, c, list[:0]); len(legal) {
	case 0:
		s.aimed(r, f, &a, c, log)
	case 1:
		s.takeAim(r, f, c, legal[0], log)
	default:
		return true
	}
	return false
}

// aimed ends the aiming. Chosen sections mean all the units in them.
func (s *State) aimed(r *Rules, f *Frame, a *aim, c *Cast, log *Log) {
	f.Step = toAnswer
	if c.Sections != 0 && c.N == 0 {
		s.nameAll(r, a, c, log)
	}
}

// fewAims lists the first two of legalAim's choices: enough to know whether there is a choice.
func (s *State) fewAims(r *Rules, a *aim, c *Cast, buf []Action) []Action {
	if n := int(a.card.Target.Sections.At(a.level)); n > 0 {
		for section := range boards.Section(boards.SectionCount) {
			if len(buf) < cap(buf) && s.mayName(r, a, c, int(section), n) {
				buf = append(buf, TargetSectionAction(section))
			}
		}
		return buf
	}
	if a.card.Target.What == AtOpponent {
		return s.rivals(r, a, c, buf)
	}
	if s.complete(r, a, c) {
		buf = append(buf, PassAction())
	}
	if int(c.N) == s.mostAims(r, a) {
		return buf[:0]
	}
	from, to := r.among(a)
	for i := from; i < to && len(buf) < cap(buf); i++ {
		if s.mayAim(r, a, c, i) {
			buf = append(buf, TargetUnitAction(i))
		}
	}
	return buf
}

// legalAim lists the next units or sections in ascending order, and the end of the list.
func (s *State) legalAim(r *Rules, f *Frame, c *Cast, buf []Action) []Action {
	var list [MaxUnits + 1]Action
	a := s.aimOf(r, f, c)
	return append(buf, s.fewAims(r, &a, c, list[:0])...)
}

// mayName reports whether a section may be named next, so that at least one of all n has a legal target. They are
// named in ascending order.
func (s *State) mayName(r *Rules, a *aim, c *Cast, section, n int) bool {
	n = min(n, boards.SectionCount)
	if bits.OnesCount8(c.Sections) == n || c.Sections>>section != 0 {
		return false
	}
	with := c.Sections | 1<<section
	for all := with; all < 1<<boards.SectionCount; all++ {
		if all&(1<<(section+1)-1) != with || bits.OnesCount8(all) != n {
			continue
		}
		b := *a
		b.sections = all
		for i := range uint8(len(r.Setup)) {
			if s.fits(r, &b, i) {
				return true
			}
		}
	}
	return false
}

// takeAim names a unit or a section, or ends the aiming.
func (s *State) takeAim(r *Rules, f *Frame, c *Cast, act Action, log *Log) {
	a := s.aimOf(r, f, c)
	switch act.Kind() {
	case Pass:
		s.aimed(r, f, &a, c, log)
	case TargetSection:
		c.Sections |= 1 << act.Section()
		log.add(playerEvent(LoreAimedAt, c.Caster, act.Section(), c.Card))
	case TargetUnit:
		s.name(r, &a, c, act.Unit(), log)
	case TargetPlayer:
		c.Targets[0], c.N = uint8(act.Player()), 1
		log.add(playerEvent(LoreRival, c.Caster, act.Player(), c.Card))
	}
}

// named returns the hexes of the units named so far and of one more.
func (s *State) named(c *Cast, i uint8) (out hex.Set) {
	out.Add(s.Units[i].At)
	for _, t := range c.Targets[:c.N] {
		out.Add(s.Units[t].At)
	}
	return out
}

// later returns the hexes of units that could be named after one.
func (s *State) later(r *Rules, a *aim, i uint8) (out hex.Set) {
	for rank := r.rank(a.camp, i) + 1; int(rank) < len(r.Setup); rank++ {
		if j := r.ranked(a.camp, rank); s.fits(r, a, j) {
			out.Add(s.Units[j].At)
		}
	}
	return out
}

// chains reports whether the named units, with one more and some after it, can each be next to another of them.
func (s *State) chains(r *Rules, a *aim, c *Cast, i uint8, left int) bool {
	set, more := s.named(c, i), s.later(r, a, i)
	tries := maxTries
	return linkUp(r, set, more, left, &tries)
}

// maxTries limits the search for the rest of a chain.
const maxTries = 4096

// linkUp reports whether some hexes of more can complete a set in which each hex has a neighbour.
func linkUp(r *Rules, set, more hex.Set, left int, tries *int) bool {
	lonely := hex.None
	for h := range set.Each() {
		if !r.near[h].Meets(&set) {
			lonely = h
			break
		}
	}
	if lonely == hex.None {
		return true
	}
	if *tries--; left == 0 || *tries < 0 {
		return false
	}
	for h := range r.near[lonely].And(more).Each() {
		with := set
		with.Add(h)
		if linkUp(r, with, more, left-1, tries) {
			return true
		}
	}
	return false
}

// circles reports whether the named units, with one more and some after it, can be one unit and others next to it.
func (s *State) circles(r *Rules, a *aim, c *Cast, i uint8, left int) bool {
	set := s.named(c, i)
	centres := set
	if left > 0 {
		centres = set.Or(s.later(r, a, i))
	}
	for h := range centres.Each() {
		others := set
		others.Remove(h)
		if others = others.Minus(r.near[h]); others.Empty() {
			return true
		}
	}
	return false
}

// complete reports whether the named units are a legal target.
func (s *State) complete(r *Rules, a *aim, c *Cast) bool {
	if c.N == 0 {
		return false
	}
	last := *c
	last.N--
	switch t := &a.card.Target; {
	case t.Chain:
		return s.chains(r, a, &last, c.Targets[last.N], 0)
	case t.Circle:
		return s.circles(r, a, &last, c.Targets[last.N], 0)
	}
	return true
}
