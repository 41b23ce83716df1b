package playcheck

import (
	"muster/engine/battlelore/boards"
	"muster/maps/hex"
	"muster/schema/source"
	"muster/validate/battlelore/pass"
)

// unit is one that the adventure lists, with where it does.
type unit struct {
	camp    boards.Camp
	label   string
	at      source.Span
	stuck   bool
	ordered int // games, with any players
}

// listed are the units of an adventure in the order of its file; none with Call to Arms.
func listed(p *pass.Pass, x *played) []unit {
	if x.battle == nil {
		return nil
	}
	type place struct {
		camp boards.Camp
		at   hex.Hex
	}
	known := map[place]unit{}
	b := x.battle
	for i := range b.Units {
		u := &b.Units[i]
		if u.At == hex.None { // a creature that still waits in its lair
			continue
		}
		known[place{u.Camp, u.At}] = unit{stuck: confined(b.Rules, u.At, &b.Rules.Kinds[b.Rules.Setup[i].Kind])}
	}
	for i := range x.greedy.Units {
		u := &x.greedy.Units[i]
		one := known[place{u.Camp, u.At}]
		one.ordered += u.Ordered
		known[place{u.Camp, u.At}] = one
	}
	for i := range x.random.Units {
		u := &x.random.Units[i]
		one := known[place{u.Camp, u.At}]
		one.ordered += u.Ordered
		known[place{u.Camp, u.At}] = one
	}
	var out []unit
	for _, u := range p.Linked.Units {
		one := known[place{u.Camp, u.At}]
		one.camp, one.label, one.at = u.Camp, u.Label, p.Doc.Value(u.Ptr)
		out = append(out, one)
	}
	return out
}
