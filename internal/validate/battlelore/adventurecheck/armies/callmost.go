package armies

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"muster/deploycards"
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
)

// callMost returns the maximum number of units that the cards of a camp can bring (CTA-05, CTA-09, CTA-ORG-03,
// VAR-EC-02, VAR-ER-01), and the location of the set that brings them. It ignores losses to terrain and missing
// figures.
func callMost(p *pass.Pass, camp boards.Camp) (n int, ptr string) {
	mode, sets := p.Adventure.CallToArms.Mode, levies(p, camp)
	units := func(s levied) []int { return s.count(func(string) bool { return true }) }
	for i, s := range sets {
		if !p.Adventure.CallToArms.Mixed() && mode != pass.EpicAllies {
			if m := drawn(p, units(s)); m > n {
				n, ptr = m, s.ptr
			}
			continue
		}
		for _, t := range sets[i+1:] {
			m := drawn(p, slices.Concat(units(s), units(t)))
			if mode == pass.EpicAllies {
				m = drawn(p, units(s)) + drawn(p, units(t))
			}
			if m > n {
				n, ptr = m, s.ptr
			}
		}
	}
	return n, ptr
}

// calledLevels returns the maximum War Council levels of the creatures that a player's cards can bring in Impromptu
// mode (CTA-10, CTA-IMP-02). It is limited by the camp's figures and taken over the sets. In the other modes councils
// are called during mustering, and levels beyond the council stay unpaid.
func calledLevels(p *pass.Pass, o *library.Player) int {
	if p.Adventure.CallToArms == nil || p.Adventure.CallToArms.Mode != pass.Impromptu || p.Field == nil ||
		p.Field.Board == nil {
		return 0
	}
	most := 0
	for _, s := range levies(p, o.Camp) {
		sum := 0
		for _, symbol := range slices.Sorted(maps.Keys(s.set.Legend)) {
			u := s.rules.Units.Get(s.set.Legend[symbol])
			if u == nil || !u.Creature() {
				continue
			}
			come := drawn(p, s.count(func(cell string) bool { return cell == symbol }))
			sum += u.Level * min(come, p.Rules.Stock(o.Camp.String(), u.ID, p.Linked.Table()).Units)
		}
		most = max(most, sum)
	}
	return most
}

// drawn returns the maximum total that a draw can bring, given the number on each card.
func drawn(p *pass.Pass, cards []int) int {
	const guards = boards.SectionCount
	switch call := p.Adventure.CallToArms; {
	case call.Mode == adventures.EpicAllies:
		return topSum(cards, guards)
	case pass.EpicMode(call.Mode):
		return topSum(cards, guards+2) // a Scout Guard, and the whole Reserve
	case call.Reserve == "all": // CTA-09b
		return topSum(cards, guards+1)
	}
	return min(topSum(cards, guards)+reserveCalled, topSum(cards, guards+1))
}

// reserveCalled is the number of units called from the Reserve, unless all are (CTA-09).
const reserveCalled = 2

// levied is a set that a camp may take, with its location.
type levied struct {
	set   *deploycards.Set
	rules *rulebook.Rulebook
	ptr   string
}

// levies lists the sets that a camp may take: those that the adventure names, or all for the board.
func levies(p *pass.Pass, camp boards.Camp) []levied {
	var out []levied
	for _, s := range pass.SetsOf(p, camp) {
		if e := p.Catalog.Find(rulebook.KindDeploycards, s.ID); e != nil && e.Set != nil {
			out = append(out, levied{e.Set, p.Rules, s.Ptr})
		}
	}
	if len(pass.SetsOf(p, camp)) > 0 {
		return out
	}
	for _, e := range p.Catalog.All(rulebook.KindDeploycards) {
		if e.Set != nil && (!pass.OwnOnly(p.Adventure.CallToArms) || e.Set.Camp == camp.String()) &&
			boardOf(e.Set) == p.Field.Board.ID {
			out = append(out, levied{e.Set, p.Rules, "/call_to_arms/mode"})
		}
	}
	return out
}

// boardOf returns the board of a set.
func boardOf(s *deploycards.Set) string { return cmp.Or(s.Board, "standard") }

// count counts the cells of each card of a set for which of is true; empty cells never count.
func (s levied) count(of func(cell string) bool) []int {
	var out []int
	for _, c := range s.set.Cards {
		n := 0
		for _, row := range c.Rows {
			for _, cell := range strings.Fields(row) {
				if cell != "." && of(cell) {
					n++
				}
			}
		}
		out = append(out, n)
	}
	return out
}

// topSum adds up the count largest numbers of a list.
func topSum(list []int, count int) int {
	sorted := slices.SortedFunc(slices.Values(list), func(a, b int) int { return cmp.Compare(b, a) })
	n := 0
	for _, m := range sorted[:min(count, len(sorted))] {
		n += m
	}
	return n
}
