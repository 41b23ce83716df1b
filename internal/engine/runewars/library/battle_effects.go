package library

import (
	"strconv"

	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/rulebook"
)

// words are the actions of effects, by the word of the rulebook.
var words = map[string]battle.Word{
	rulebook.DoDamage: battle.DoDamage, rulebook.DoRout: battle.DoRout, rulebook.DoDestroy: battle.DoDestroy,
	rulebook.DoRetreat: battle.DoRetreat, rulebook.DoRoutOrDestroy: battle.DoTerrify,
	rulebook.DoStrength: battle.DoStrength, rulebook.DoSetHealth: battle.DoSetHealth, rulebook.DoHeal: battle.DoHeal,
	rulebook.DoDrawTactics: battle.DoTactics, rulebook.DoAddUnits: battle.DoAddUnits,
	rulebook.DoDrawFate: battle.DoDrawFate, rulebook.DoWithdraw: battle.DoWithdraw,
}

var states = map[string]battle.Filter{
	"": battle.Any, rulebook.Standing: battle.OnlyStanding, rulebook.Routed: battle.OnlyRouted,
	rulebook.Damaged: battle.OnlyDamaged, rulebook.DamagedOrRouted: battle.OnlyDamagedOrRouted,
}

// effects links the specials of a side's kinds, its effects at the start, and its development.
func (l *battleLinker) effects(side int) {
	said, out := l.Definition.Side(side), &l.Rules.Sides[side]
	for k := range l.Kinds[side] {
		out.Kinds[k].Special = l.list(side, l.Kinds[side][k].Row.Special)
	}
	for i, p := range said.Plays {
		l.named(p.Effects, "/"+BattleSides()[side]+"/plays/"+strconv.Itoa(i)+"/effects/")
		out.Opening = append(out.Opening, l.list(side, p.Effects)...)
	}
	// only defensive developments count in a battle (RW-FORT-07)
	if row := l.Book.Factions.Get(said.Faction); said.Defence && row != nil {
		out.Defence, out.Discard = l.list(side, row.Defence.Effects), row.Defence.Discard
	}
}

// named looks up the units that effects name.
func (l *battleLinker) named(list []rulebook.Effect, ptr string) {
	for i := range list {
		e, at := &list[i], ptr+strconv.Itoa(i)
		lookup(l, &l.Book.Units, rulebook.NounUnit, e.Unit, at+"/unit")
		lookup(l, &l.Book.Units, rulebook.NounUnit, e.AsDamage, at+"/as_damage")
		if e.Stands != nil {
			lookup(l, &l.Book.Units, rulebook.NounUnit, e.Stands.Unit, at+"/stands/unit")
		}
		if e.Cost != nil {
			lookup(l, &l.Book.Units, rulebook.NounUnit, e.Cost.Unit, at+"/cost/unit")
		}
	}
}

func (l *battleLinker) list(side int, from []rulebook.Effect) []battle.Effect {
	return BattleEffects(from, func(unit string) int { return l.kindOf(side, unit) })
}

// BattleEffects links effects. kindOf returns the acting side's kind for a type of unit, below 0 for none. An effect
// that names a kind without units of the side has no effect, and is left out.
func BattleEffects(from []rulebook.Effect, kindOf func(unit string) int) []battle.Effect {
	var out []battle.Effect
	for i := range from {
		e := &from[i]
		kind := func(unit string) uint8 {
			if k := kindOf(unit); k >= 0 {
				return uint8(k)
			}
			return battle.NoKind
		}
		b := battle.Effect{
			Do: words[e.Do], Count: uint8(max(1, e.Count)), Self: e.By == rulebook.BySelf, State: states[e.State],
			Initiative: uint8(e.Initiative), Prefer: uint8(e.PreferHealth), UpTo: e.UpTo, One: e.One, Each: uint8(e.Each),
			Again: uint8(e.Again), Kind: kind(e.Unit), AsDamage: kind(e.AsDamage), Once: e.Once, Or: e.Or && len(out) > 0,
			TheyPick: e.Pick == rulebook.ByOwner,
		}
		for _, s := range e.Shapes {
			b.Shapes |= 1 << ShapeOf(s)
		}
		if e.Stands != nil {
			b.NeedKind, b.Needs = kind(e.Stands.Unit), uint8(e.Stands.Least)
		}
		if e.Cost != nil {
			b.Costs, b.CostKind, b.CostState = true, kind(e.Cost.Unit), states[e.Cost.State]
		}
		named := e.Unit != "" || b.Do == battle.DoAddUnits || b.Do == battle.DoSetHealth
		nobody := named && b.Kind == battle.NoKind || e.AsDamage != "" && b.AsDamage == battle.NoKind ||
			b.Needs > 0 && b.NeedKind == battle.NoKind || b.Costs && e.Cost.Unit != "" && b.CostKind == battle.NoKind
		if !nobody {
			out = append(out, b)
		}
	}
	return out
}
