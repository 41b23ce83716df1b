package organized

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// EnumerateHands answers for one matchup of hands of any number of cards, so that tests can go through all of it by
// themselves. Hands are in the order of Hand. Nothing is sampled.
func EnumerateHands(f *rulebook.Field, boxes []string, hands [boards.Camps][]*deck.Card, opts deploy.Options) *Pairing {
	p, _, _ := combineHands(f, boxes, hands, opts)
	return p
}

// EnumerateEpicHands is the same of Epic Call to Arms with two sets a player; nil when it cannot be proved.
func EnumerateEpicHands(
	f *rulebook.Field,
	boxes []string,
	hands [boards.Camps][]*deck.Card,
	opts deploy.Options,
) *Pairing {
	p, m, hosts := combineMode(f, deploycards.ModeEpic, boxes, hands, opts)
	if len(p.Refused) == 0 && (m == nil || hosts[0].cramped || hosts[1].cramped) {
		return nil
	}
	return p
}

// SampleMatchup takes samples of every fate of a Reserve in a matchup, exact or not.
func SampleMatchup(f *rulebook.Field, m Matchup, opts deploy.Options) *Pairing {
	r := Enumerate(f, []Matchup{m}, opts, 1, nil)
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
	f *rulebook.Field, boxes []string, hands [boards.Camps][]*deck.Card, opts deploy.Options,
) (*Pairing, *combiner, [boards.Camps]*playerCases) {
	return combineMode(f, deploycards.ModeOrganized, boxes, hands, opts)
}

func combineMode(
	f *rulebook.Field, mode deploycards.Mode, boxes []string, hands [boards.Camps][]*deck.Card, opts deploy.Options,
) (*Pairing, *combiner, [boards.Camps]*playerCases) {
	p := &Pairing{Boxes: boxes}
	pool, refused := pieces.NewPool(f.Rules, true, [boards.Camps][]string{boxes, boxes})
	if p.Refused = refused; len(refused) > 0 {
		return p, nil, [boards.Camps]*playerCases{}
	}
	e := &enumerator{
		field:   f,
		opts:    &opts,
		report:  &Report{Field: f, Mode: mode},
		workers: 1,
		epic:    mode == deploycards.ModeEpic,
	}
	t := &boxTable{pool: pool, ids: newRegistry(), pairings: []*Pairing{p}}
	for camp := range hands {
		t.hands[camp] = [][]*deck.Card{hands[camp]}
		t.byID[camp] = map[[deck.SetsMixed]string]int{setsKey(p, boards.Camp(camp)): 0}
	}
	t.prepare(e)
	m, hosts := newCombiner(t.supply, t.ids), t.both(p)
	if !t.proved[0] || crampedAny(t.matches[0]) {
		return p, nil, hosts
	}
	m.report(p, hosts, m.combine(hosts, t.matches[0]), false)
	return p, m, hosts
}

// Hand is a player's cards as the enumeration orders them.
func Hand(sets ...*deck.Set) []*deck.Card { return deck.Hand(sets) }

// CloseSample works the interval of a sample out.
func CloseSample(hits, trials int) *Sample {
	s := &Sample{Hits: hits}
	s.close(0, trials)
	return s
}
