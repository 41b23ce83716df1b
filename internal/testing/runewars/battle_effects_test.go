package runewars_test

import (
	"slices"

	"muster/internal/engine/runewars/battle"
)

// perform resolves a list of effects for a side. kind is the type that draws, -1 for none.
func (o *battleReferee) perform(side int, list []battle.Effect, kind int) {
	for i := 0; i < len(list); {
		end := i + 1
		for end < len(list) && list[end].Or {
			end++
		}
		if e := o.alternative(side, list, i, end); e >= 0 {
			o.one(side, &list[e], kind)
		}
		i = end
	}
}

// alternative returns which of several effects is done; -1 for none (RW-DMG-05).
func (o *battleReferee) alternative(side int, list []battle.Effect, from, to int) int {
	var full, part []int
	most, picks := 0, side
	for i := from; i < to; i++ {
		if list[i].TheyPick {
			picks = 1 - side
		}
		can, want := o.possible(side, &list[i])
		if want > 0 && can >= want {
			full = append(full, i)
			continue
		}
		if can > most {
			most, part = can, nil
		}
		if can == most && can > 0 {
			part = append(part, i)
		}
	}
	if len(full) > 0 {
		part = full
	}
	if len(part) == 0 {
		return -1
	}
	var options []string
	for _, i := range part {
		options = append(options, word("prefer", i))
	}
	chosen := o.ask(picks, options)
	return part[slices.Index(options, chosen)]
}

// possible returns how much of an effect can be done, and its full amount.
func (o *battleReferee) possible(side int, e *battle.Effect) (can, want int) {
	if e.Needs > 0 && o.standingOf(side, int(e.NeedKind)) < int(e.Needs) || e.Costs && len(o.payers(side, e)) == 0 {
		return 0, 1
	}
	want = o.size(side, e)
	at := o.reach(side, e)
	switch e.Do {
	case battle.DoRout:
		can = 0
		for _, f := range at {
			if !f.routed {
				can++
			}
		}
	case battle.DoDamage:
		can = len(at)
		if !e.One && e.Each == 0 {
			can = 0
			for _, f := range at {
				can += o.health[1-side][f.kind] - f.hurt
			}
		}
		if e.One {
			want = 1
		}
	case battle.DoDestroy, battle.DoRetreat, battle.DoTerrify:
		can = len(at)
	case battle.DoHeal:
		can = len(o.those(side, func(f *figure) bool { return f.hurt > 0 }))
	case battle.DoAddUnits:
		can = o.pool(side, int(e.Kind))
	default:
		return 1, 1
	}
	if e.UpTo {
		want = 1
	}
	return min(can, want), want
}

// size returns the points or units of an effect.
func (o *battleReferee) size(side int, e *battle.Effect) int {
	if e.AsDamage != battle.NoKind {
		most := 0
		for _, f := range o.those(side, func(f *figure) bool { return f.kind == int(e.AsDamage) }) {
			most = max(most, f.hurt)
		}
		return most
	}
	if e.Each > 0 {
		return int(e.Each)
	}
	return int(e.Count)
}

// pool returns how many units of a type are off the table.
func (o *battleReferee) pool(side, kind int) int {
	n := int(o.r.Sides[side].Kinds[kind].Spare) + int(o.r.Sides[side].Kinds[kind].Units)
	for _, f := range o.units[side] {
		if f.kind == kind && !f.dead {
			n--
		}
	}
	return n
}

// reach returns the enemies that an effect may affect.
func (o *battleReferee) reach(side int, e *battle.Effect) []*figure {
	return o.those(1-side, func(f *figure) bool {
		kind := &o.r.Sides[1-side].Kinds[f.kind]
		switch e.State {
		case battle.OnlyStanding:
			if f.routed {
				return false
			}
		case battle.OnlyRouted:
			if !f.routed {
				return false
			}
		case battle.OnlyDamaged:
			if f.hurt == 0 {
				return false
			}
		case battle.OnlyDamagedOrRouted:
			if f.hurt == 0 && !f.routed {
				return false
			}
		}
		return (e.Shapes == 0 || e.Shapes>>kind.Shape&1 == 1) && kind.Initiative >= e.Initiative && !f.marked
	})
}

func (o *battleReferee) payers(side int, e *battle.Effect) []*figure {
	return o.those(side, func(f *figure) bool {
		return (e.CostKind == battle.NoKind || int(e.CostKind) == f.kind) &&
			(e.CostState != battle.OnlyStanding || !f.routed) && (e.CostState != battle.OnlyRouted || f.routed)
	})
}

// one resolves one effect.
func (o *battleReferee) one(side int, e *battle.Effect, kind int) {
	size := o.size(side, e)
	if e.Costs {
		paid := o.oneOf(side, "pay", o.payers(side, e), true)
		if paid == nil {
			return
		}
		paid.dead = true
	}
	switch e.Do {
	case battle.DoStrength:
		o.bonus[side] += size
	case battle.DoTactics:
		o.tactics[side] += size
	case battle.DoSetHealth:
		o.health[side][int(e.Kind)] = max(o.health[side][int(e.Kind)], size)
	case battle.DoAddUnits:
		for range min(size, o.pool(side, int(e.Kind))) {
			o.units[side] = append(o.units[side], &figure{kind: int(e.Kind), area: -1})
			o.added[side][int(e.Kind)]++
		}
	case battle.DoHeal:
		for range size {
			if hurt := o.those(side, func(f *figure) bool { return f.hurt > 0 }); len(hurt) > 0 {
				o.oneOf(side, "heal", hurt, false).hurt--
			}
		}
	case battle.DoDrawFate:
		if kind < 0 || e.Once && o.more[side] >= o.most[side] {
			return
		}
		o.more[side]++
		for range size {
			if c, ok := o.card(); ok {
				o.count(side, o.face(side, kind, c))
			}
		}
	default:
		o.suffer(side, e, size)
	}
	for _, f := range o.units[1-side] {
		f.marked = false
	}
}

// suffer applies an effect to the other side.
func (o *battleReferee) suffer(side int, e *battle.Effect, size int) {
	points, times := 1, size
	if e.One {
		points, times = size, 1
	}
	if e.Each > 0 {
		points = int(e.Count)
	}
	chooser := 1 - side
	if e.Self {
		chooser = side
	}
	for range times {
		from := o.reach(side, e)
		if e.Prefer > 0 {
			from = first(from, func(f *figure) bool { return o.health[1-side][f.kind] >= int(e.Prefer) })
		}
		switch {
		case e.Do == battle.DoRout:
			from = slices.DeleteFunc(from, func(f *figure) bool { return f.routed })
			if !e.Self {
				from = first(from, func(f *figure) bool { return f.hurt == 0 })
			}
		case e.Do == battle.DoDamage && !e.Self:
			from = o.toDamage(from)
		case e.Do == battle.DoDestroy: // RW-DMG-04
			from = first(from, standing)
		}
		if len(from) == 0 {
			return
		}
		f := o.oneOf(chooser, "suffer", from, e.UpTo)
		if f == nil {
			return
		}
		switch e.Do {
		case battle.DoDamage:
			if o.hit(1-side, f, points); !f.dead && e.Again > 0 {
				o.hit(1-side, f, int(e.Again))
			}
			f.marked = e.Each > 0
		case battle.DoRout:
			f.routed = true
		case battle.DoDestroy:
			f.dead = true
		case battle.DoTerrify:
			f.dead = f.routed
			f.routed, f.marked = true, true
		case battle.DoRetreat:
			o.sendOff(1-side, f)
		}
	}
}
