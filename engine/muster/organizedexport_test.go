package muster

import (
	"muster/engine/field"
	"muster/maps/hex"
)

// EnumerateHands answers for one matchup of hands of any number of cards, so that tests can go through all of it by
// themselves. Hands are in the order of Hand.
func EnumerateHands(f *field.Field, boxes []string, hands [hex.Camps][]*Card, opts Options) *OrganizedPairing {
	p, m, hosts := combineHands(f, boxes, hands, opts)
	if len(p.Refused) == 0 {
		m.sample(p, hosts, opts.Seed)
	}
	return p
}

// SampleHands answers for the same, and takes samples of every fate of a Reserve, exact or not.
func SampleHands(f *field.Field, boxes []string, hands [hex.Camps][]*Card, opts Options) *OrganizedPairing {
	p, m, hosts := combineHands(f, boxes, hands, opts)
	for camp := range p.Armies {
		a := &p.Armies[camp]
		a.ReserveNoRoom.Sampled, a.ReserveShort.Sampled, a.Left.Sampled = &Sample{}, &Sample{}, &Sample{}
		for i := range a.ReserveLevied {
			a.ReserveLevied[i].Sampled = &Sample{}
		}
	}
	m.sample(p, hosts, opts.Seed)
	return p
}

func combineHands(
	f *field.Field, boxes []string, hands [hex.Camps][]*Card, opts Options,
) (*OrganizedPairing, *combiner, [hex.Camps]*host) {
	p := &OrganizedPairing{Boxes: boxes}
	pool, refused := newPool(f.Rules, true, [hex.Camps][]string{boxes, boxes})
	if p.Refused = refused; len(refused) > 0 {
		return p, nil, [hex.Camps]*host{}
	}
	e := &enumerator{field: f, opts: &opts, report: &OrganizedReport{Field: f}, workers: 1}
	t := &table{pool: pool, ids: newRegistry(), pairings: []*OrganizedPairing{p}}
	for camp := range hands {
		t.hands[camp] = [][]*Card{hands[camp]}
		t.byID[camp] = map[[SetsMixed]string]int{hostID(p, hex.Camp(camp)): 0}
	}
	t.lay(e)
	m, hosts := newCombiner(t.arsenal, t.ids, opts.RevealFirst), t.both(p)
	m.report(p, hosts, m.combine(hosts))
	return p, m, hosts
}

// Hand is a player's cards as the enumeration orders them.
func Hand(sets ...*Set) []*Card { return hand(sets) }

// CloseSample works the interval of a sample out.
func CloseSample(hits, trials int) *Sample {
	s := &Sample{Hits: hits}
	s.close(0, trials)
	return s
}
