package battlelore

import (
	"cmp"
	"slices"
)

// InOrder returns the choices that begin at s as the engine takes them. The targets of a Lore card, and the Lore cards
// kept of those drawn, are sets that a player may name in any order; Legal asks for their members in one order,
// so that each set is named in one way only. Members that the engine names by itself, because the others leave no
// choice, are left out. Choices that are legal as they stand come back unchanged, and so do those that name one member
// twice: they are no set, and Apply refuses them.
func InOrder(r *Rules, s *State, next []Action) []Action {
	n := s.members(r, next)
	if n < 2 || s.legalAsWritten(r, next[:n]) {
		return next
	}
	set := slices.Clone(next[:n])
	camp := r.CampOf[s.Decider()]
	slices.SortStableFunc(set, func(a, b Action) int {
		if a.Kind() == TargetUnit {
			return cmp.Compare(r.rank(camp, a.Unit()), r.rank(camp, b.Unit()))
		}
		return cmp.Compare(a, b)
	})
	out := make([]Action, 0, len(next))
	after, log := *s, Log{}
	for _, a := range set {
		switch {
		case Apply(r, &after, a, &log) == nil || !log.names(a) && !after.keeps(s.Decider(), a):
			out = append(out, a)
		case slices.Contains(out, a): // it has been named already, and not by the engine
			return next
		}
	}
	return append(out, next[n:]...)
}

// members counts the choices at the head of a list that name members of one set.
func (s *State) members(r *Rules, next []Action) (n int) {
	if s.Ended != Playing || len(next) == 0 {
		return 0
	}
	f, kind := s.top(), next[0].Kind()
	aims := f.Kind == InCast && f.Step == aimWaits && (kind == TargetUnit || kind == TargetSection)
	for n < len(next) && next[n].Kind() == kind {
		a := next[n]
		switch {
		case aims && kind == TargetUnit && int(a.Unit()) < len(r.Setup), aims && kind == TargetSection:
		case kind == KeepLore && n < f.ToKeep() && slices.Contains(s.Lore.Drawn[:], a.LoreCard()):
		default:
			return n
		}
		n++
	}
	return n
}

// legalAsWritten reports whether all of some choices can be taken one after the other.
func (s *State) legalAsWritten(r *Rules, list []Action) bool {
	after := *s
	for _, a := range list {
		if Apply(r, &after, a, nil) != nil {
			return false
		}
	}
	return true
}

// names reports whether a log has the aiming of a Lore card at the target of a choice.
func (l *Log) names(a Action) bool {
	return slices.ContainsFunc(l.Events, func(e Event) bool {
		return e.Kind == LoreAimed && a == TargetUnitAction(e.Unit) ||
			e.Kind == LoreAimedAt && a == TargetSectionAction(e.Section())
	})
}

// keeps reports whether a player holds the Lore card of a choice to keep one.
func (s *State) keeps(p Player, a Action) bool {
	seat := &s.Lore.Seats[p]
	return a.Kind() == KeepLore && slices.Contains(seat.Hand[:seat.Cards], a.LoreCard())
}
