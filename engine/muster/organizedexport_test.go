package muster

import (
	"muster/engine/battlelore/boards"
	"muster/engine/field"
)

// EnumerateHands answers for one matchup of hands of any number of cards, so that tests can go through all of it by
// themselves. Hands are in the order of Hand. Nothing is sampled.
func EnumerateHands(f *field.Field, boxes []string, hands [boards.Camps][]*Card, opts Options) *OrganizedPairing {
	p, _, _ := combineHands(f, boxes, hands, opts)
	return p
}

// EnumerateEpicHands is the same of Epic Call to Arms with two sets a player; nil when it cannot be proved.
func EnumerateEpicHands(f *field.Field, boxes []string, hands [boards.Camps][]*Card, opts Options) *OrganizedPairing {
	p, m, hosts := combineMode(f, ModeEpic, boxes, hands, opts)
	if len(p.Refused) == 0 && (m == nil || hosts[0].cramped || hosts[1].cramped) {
		return nil
	}
	return p
}

// SampleMatchup takes samples of every fate of a Reserve in a matchup, exact or not.
func SampleMatchup(f *field.Field, m Matchup, opts Options) *OrganizedPairing {
	r := EnumerateOrganized(f, []Matchup{m}, opts, 1, nil)
	p := &r.Pairings[0]
	for camp := range p.Armies {
		a := &p.Armies[camp]
		a.ReserveNoRoom.Sampled, a.ReserveShort.Sampled, a.Left.Sampled = &Sample{}, &Sample{}, &Sample{}
		for i := range a.ReserveLevied {
			a.ReserveLevied[i].Sampled = &Sample{}
		}
	}
	e := &enumerator{field: f, opts: &opts, report: r}
	e.sample(p)
	return p
}

func combineHands(
	f *field.Field, boxes []string, hands [boards.Camps][]*Card, opts Options,
) (*OrganizedPairing, *combiner, [boards.Camps]*host) {
	return combineMode(f, ModeOrganized, boxes, hands, opts)
}

func combineMode(
	f *field.Field, mode Mode, boxes []string, hands [boards.Camps][]*Card, opts Options,
) (*OrganizedPairing, *combiner, [boards.Camps]*host) {
	p := &OrganizedPairing{Boxes: boxes}
	pool, refused := newPool(f.Rules, true, [boards.Camps][]string{boxes, boxes})
	if p.Refused = refused; len(refused) > 0 {
		return p, nil, [boards.Camps]*host{}
	}
	e := &enumerator{field: f, opts: &opts, report: &OrganizedReport{Field: f, Mode: mode}, workers: 1, epic: mode == ModeEpic}
	t := &table{pool: pool, ids: newRegistry(), pairings: []*OrganizedPairing{p}}
	for camp := range hands {
		t.hands[camp] = [][]*Card{hands[camp]}
		t.byID[camp] = map[[SetsMixed]string]int{hostID(p, boards.Camp(camp)): 0}
	}
	t.lay(e)
	m, hosts := newCombiner(t.arsenal, t.ids), t.both(p)
	if !t.proved[0] || crampedAny(t.matches[0]) {
		return p, nil, hosts
	}
	m.report(p, hosts, m.combine(hosts, t.matches[0]), false)
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
