package runewars

import (
	"strings"

	"muster/internal/engine/runewars/rulebook"
)

// Effects describes a list of effects in a battle.
func (w Words) Effects(list []rulebook.Effect) string {
	phrases := make([]string, len(list))
	for i := range list {
		phrases[i] = w.effect(&list[i])
	}
	return w.sentences(phrases, func(i int) bool { return list[i].Or })
}

// effect describes one effect, with its conditions first and its notes last.
func (w Words) effect(e *rulebook.Effect) string {
	n := max(e.Count, 1)
	phrase := ""
	switch e.Do {
	case rulebook.DoDamage:
		phrase = w.damage(e, n)
	case rulebook.DoRout:
		phrase = w.Tn("rout %d unit", "rout %d units", n)
		if e.UpTo {
			phrase = w.Tn("rout up to %d unit", "rout up to %d units", n)
		}
	case rulebook.DoDestroy:
		phrase = w.Tn("destroy %d unit", "destroy %d units", n)
		if e.UpTo {
			phrase = w.Tn("destroy up to %d unit", "destroy up to %d units", n)
		}
	case rulebook.DoRetreat:
		phrase = w.Tn("have %d unit retreat", "have %d units retreat", n)
	case rulebook.DoRoutOrDestroy:
		phrase = w.Tn("rout %d unit, or destroy it if it is routed", "rout %d units; destroy those that are routed", n)
	case rulebook.DoStrength:
		phrase = w.T("+%d strength in this battle", n)
	case rulebook.DoSetHealth:
		phrase = w.T("until the battle ends, own units have health %d: %s", n, w.UnitName(e.Unit))
	case rulebook.DoHeal:
		phrase = w.T("take %d damage off own units", n)
	case rulebook.DoDrawTactics:
		phrase = w.Tn("draw %d Tactics card", "draw %d Tactics cards", n)
	case rulebook.DoAddUnits:
		phrase = w.T("add %d × %s to the battle, for good", n, w.UnitName(e.Unit))
	case rulebook.DoWithdraw:
		phrase = w.T("concede the battle before it begins: you lose, and your units retreat")
	case rulebook.DoDrawFate:
		phrase = w.Tn("draw %d more Fate card", "draw %d more Fate cards", n)
	default:
		return e.Do
	}
	return w.hangs(e, wordingTold(phrase, w.effectNotes(e)))
}

func (w Words) damage(e *rulebook.Effect, n int) string {
	switch {
	case e.AsDamage != "":
		return w.T("deal as much damage as lies on one own unit: %s", w.UnitName(e.AsDamage))
	case e.Each > 0:
		return w.T("deal %d damage to each of %d units", n, e.Each)
	}
	return w.T("deal %d damage", n)
}

// hangs puts the cost or the condition of an effect before the phrase.
func (w Words) hangs(e *rulebook.Effect, phrase string) string {
	if s := e.Stands; s != nil {
		phrase = w.T("if %d or more own units stand (%s): %s", s.Least, w.UnitName(s.Unit), phrase)
	}
	if c := e.Cost; c != nil {
		what := w.T("of any type")
		if c.Unit != "" {
			what = w.UnitName(c.Unit)
		}
		if c.State != "" {
			what += ", " + w.state(c.State)
		}
		phrase = w.T("you may destroy an own unit (%s) for it: %s", what, phrase)
	}
	return phrase
}

// effectNotes returns the targets of an effect and who chooses them.
func (w Words) effectNotes(e *rulebook.Effect) []string {
	var out []string
	if len(e.Shapes) > 0 {
		out = append(out, w.shapes(e.Shapes))
	}
	if e.State != "" {
		out = append(out, w.state(e.State))
	}
	if e.Initiative > 1 {
		out = append(out, w.T("initiative %d or more", e.Initiative))
	}
	if e.PreferHealth > 0 {
		out = append(out, w.T("health %d or more first", e.PreferHealth))
	}
	if e.One {
		out = append(out, w.T("all on one unit"))
	}
	if e.Again > 0 {
		out = append(out, w.T("%d more if the unit is still there", e.Again))
	}
	switch {
	case !choosesUnits(e):
	case e.By == rulebook.BySelf:
		out = append(out, w.T("you choose which"))
	case e.By == rulebook.ByOwner:
		out = append(out, w.T("the owner chooses which"))
	}
	if e.Once {
		out = append(out, w.T("once for each unit of the type"))
	}
	if e.Or && e.Pick == rulebook.ByOwner {
		out = append(out, w.T("the opponent picks which"))
	}
	return out
}

// choosesUnits reports whether a player chooses some of the units that an effect applies to.
func choosesUnits(e *rulebook.Effect) bool {
	switch e.Do {
	case rulebook.DoDamage, rulebook.DoRout, rulebook.DoDestroy, rulebook.DoRetreat, rulebook.DoRoutOrDestroy:
		return true
	}
	return false
}

// state returns the word for a state of units.
func (w Words) state(state string) string {
	switch state {
	case rulebook.Standing:
		return w.T("standing")
	case rulebook.Routed:
		return w.T("routed")
	case rulebook.Damaged:
		return w.T("damaged")
	case rulebook.DamagedOrRouted:
		return w.T("damaged or routed")
	}
	return state
}

// Strike describes an action in a duel.
func (w Words) Strike(s *rulebook.Strike) string {
	var parts []string
	if s.Damage > 0 {
		parts = append(parts, w.T("deal %d damage", s.Damage))
	}
	if s.Prevent > 0 {
		parts = append(parts, w.T("prevent %d damage", s.Prevent))
	}
	if s.Heal > 0 {
		parts = append(parts, w.T("heal %d damage", s.Heal))
	}
	return sentence(w.List(parts))
}

// SymbolSaid returns a section of a Fate card in words.
func (w Words) SymbolSaid(symbol string, points int) string {
	switch symbol {
	case rulebook.Special:
		return w.T("special")
	case rulebook.Rout:
		return w.Tn("%d rout", "%d routs", points)
	case rulebook.Damage:
		return w.T("%d damage", points)
	}
	return w.T("miss")
}

// Traits returns a unit's properties besides its special: flying, fast, and the unit that it may replace in recruiting.
func (w Words) Traits(u *rulebook.Unit) string {
	var out []string
	if u.Flying {
		out = append(out, w.T("flying"))
	}
	if u.Fast {
		out = append(out, w.T("fast"))
	}
	if u.Replaces != "" {
		out = append(out, w.T("instead of %s", w.UnitName(u.Replaces)))
	}
	return strings.Join(out, ", ")
}
