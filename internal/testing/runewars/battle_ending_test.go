package runewars_test

import (
	"slices"

	"muster/internal/engine/runewars/battle"
)

// settle counts strengths and ends the battle (RW-BTL-14 to RW-BTL-21).
func (o *battleReferee) settle() {
	for side := range 2 {
		o.force[side] = o.bonus[side] + int(o.r.Sides[side].Strength)
		for _, f := range o.those(side, everyone) {
			if !f.routed || o.r.Sides[side].Kinds[f.kind].Shape == battle.Hexagon {
				o.force[side]++
			}
		}
	}
	if f := o.r.Fort; f.There {
		worth := int(f.Whole)
		if o.broken {
			worth = int(f.Hurt)
		}
		o.force[1] += max(0, worth-int(f.Less))
	}
	o.winner = 1
	if o.force[0] > o.force[1] {
		o.winner = 0
	}
	if o.r.Fort.There {
		switch {
		case o.winner == 1 && len(o.those(0, standing)) > 0:
			o.broken = true
		case o.winner == 0 && o.ask(0, []string{word("raze"), word("replace")}) == word("raze"):
			o.razed = true
		case o.winner == 0:
			o.taken, o.broken = true, true
		}
	}
	for side := range 2 {
		for _, f := range o.units[side] {
			f.hurt = 0
		}
	}
	o.withdraw(1 - o.winner)
	o.crowd(o.winner)
}

// crosses reports whether a unit of a type can go to an area (RW-RET-05).
func (o *battleReferee) crosses(side, kind, area int) bool {
	a := o.r.Areas[area]
	return o.r.Sides[side].Kinds[kind].Flying || !a.Red && !(a.Blue && !o.r.Win)
}

// holder returns the controller of an area, including units that have retreated there (RW-RET-07).
func (o *battleReferee) holder(area int, printed battle.Holds) battle.Holds {
	if printed != battle.OfNobody {
		return printed
	}
	whose := battle.OfNobody
	for side, own := range [2]battle.Holds{battle.OfAttacker, battle.OfDefender} {
		for _, f := range o.units[side] {
			if f.dead || f.area != area {
				continue
			}
			if o.r.Sides[side].Neutral || o.r.Sides[side].Kinds[f.kind].Ally {
				whose = max(whose, battle.OfNeutrals)
			} else {
				whose = own
			}
		}
	}
	return whose
}

// goals returns the areas to which at least one of the figures can retreat (RW-RET-02, RW-RET-03); home restricts this
// to a friendly one.
func (o *battleReferee) goals(side int, who []*figure, home bool) []int {
	open := func(holds ...battle.Holds) (out []int) {
		for a, area := range o.r.Areas {
			if slices.Contains(holds, o.holder(a, area.Holds)) &&
				slices.ContainsFunc(who, func(f *figure) bool { return o.crosses(side, f.kind, a) }) {
				out = append(out, a)
			}
		}
		return out
	}
	if o.r.Sides[side].Neutral {
		return open(battle.OfNobody, battle.OfNeutrals)
	}
	friendly := battle.OfAttacker
	if side == 1 {
		friendly = battle.OfDefender
	}
	if f := open(friendly); len(f) > 0 || home {
		return f
	}
	return open(battle.OfNobody)
}

// areaOf lets a side choose an area; it returns -1 for none.
func (o *battleReferee) areaOf(side int, who []*figure, home bool) int {
	goals := o.goals(side, who, home)
	if len(goals) == 0 {
		return -1
	}
	var options []string
	for _, a := range goals {
		options = append(options, word("retreat", a))
	}
	return goals[slices.Index(options, o.ask(side, options))]
}

// room returns how many more units fit in an area.
func (o *battleReferee) room(area int) int {
	n := int(o.r.Most) - int(o.r.Areas[area].Units)
	for side := range 2 {
		for _, f := range o.units[side] {
			if !f.dead && f.area == area {
				n--
			}
		}
	}
	return n
}

// sendOff retreats a unit in the middle of the battle (RW-RET-07).
func (o *battleReferee) sendOff(side int, f *figure) {
	area := o.areaOf(side, []*figure{f}, false)
	if area < 0 || o.room(area) <= 0 {
		f.dead = true
		return
	}
	f.area, f.routed = area, true
}

// withdraw retreats the loser (RW-RET-01, RW-RET-06).
func (o *battleReferee) withdraw(side int) {
	who := o.those(side, everyone)
	if len(who) == 0 {
		return
	}
	// Allied neutral units alone go to a friendly area (RW-DIPL-04).
	own := slices.ContainsFunc(who, func(f *figure) bool { return !o.r.Sides[side].Kinds[f.kind].Ally })
	area := o.areaOf(side, who, !own)
	for _, f := range who {
		if area < 0 || !o.crosses(side, f.kind, area) {
			f.dead = true
			continue
		}
		f.area, f.routed = area, true
	}
	for area >= 0 && o.room(area) < 0 {
		var there []*figure
		for _, f := range o.units[side] {
			if !f.dead && f.area == area {
				there = append(there, f)
			}
		}
		if len(there) == 0 {
			return
		}
		o.oneOf(side, "give up", there, false).dead = true
	}
}

// crowd removes the winner's units above the limit (RW-BTL-21).
func (o *battleReferee) crowd(side int) {
	area, before := -1, 0
	for _, k := range o.r.Sides[side].Kinds {
		before += int(k.Before)
	}
	if side == 0 && len(o.those(side, everyone))+before > int(o.r.Most) {
		area = o.areaOf(side, o.those(side, everyone), false)
	}
	for {
		here := o.those(side, everyone)
		if len(here)+before <= int(o.r.Most) || len(here) == 0 {
			return
		}
		f := o.oneOf(side, "give up", here, false)
		if area < 0 || !o.crosses(side, f.kind, area) || o.room(area) <= 0 {
			f.dead = true
			continue
		}
		f.area, f.routed = area, true
	}
}
