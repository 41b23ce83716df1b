package muster

import (
	"muster/engine/field"
	"muster/maps/hex"
)

// EnumerateHands answers for one matchup of hands of any number of cards, so that tests can go through all of it by
// themselves. Hands are in the order of Hand.
func EnumerateHands(f *field.Field, boxes []string, hands [hex.Camps][]*Card, opts Options) *OrganizedPairing {
	pool, refused := newPool(f.Rules, true, [hex.Camps][]string{boxes, boxes})
	if len(refused) > 0 {
		return &OrganizedPairing{Refused: refused}
	}
	e := &enumerator{field: f, opts: &opts, report: &OrganizedReport{Field: f}, workers: 1}
	p := &OrganizedPairing{Boxes: boxes}
	t := &table{pool: pool, ids: newRegistry(), pairings: []*OrganizedPairing{p}}
	for camp := range hands {
		t.hands[camp] = [][]*Card{hands[camp]}
		t.byID[camp] = map[[SetsMixed]string]int{hostID(p, hex.Camp(camp)): 0}
	}
	t.lay(e)
	m := newCombiner(t.arsenal, t.ids, opts.RevealFirst)
	m.report(p, t.both(p), m.combine(t.both(p)))
	return p
}

// Hand is a player's cards as the enumeration orders them.
func Hand(sets ...*Set) []*Card { return hand(sets) }
