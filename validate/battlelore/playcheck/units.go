package playcheck

import (
	"muster/engine/command/boards"
	"muster/maps/hex"
	"muster/schema/source"
	"muster/validate/battlelore/pass"
)

// unit is one that the adventure lists, with where it does.
type unit struct {
	place int // among the units of the adventure
	camp  boards.Camp
	label string
	at    source.Span
	stuck bool
	// games are those of players who want to win, and of them those in which it was ordered, and in which it struck at
	// somebody or was struck at.
	games, ordered, fought int
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
	for _, r := range x.judged {
		for i := range r.Units {
			u := &r.Units[i]
			one := known[place{u.Camp, u.At}]
			one.games += u.Games
			one.ordered += u.Ordered
			one.fought += u.Fought
			known[place{u.Camp, u.At}] = one
		}
	}
	var out []unit
	for i, u := range p.Linked.Units {
		one := known[place{u.Camp, u.At}]
		one.place, one.camp, one.label, one.at = i, u.Camp, u.Label, p.Doc.Value(u.Ptr)
		out = append(out, one)
	}
	return out
}
