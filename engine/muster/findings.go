package muster

import (
	"math/big"

	"muster/maps/hex"
)

// report turns a score into what an author reads. Where players are cramped it leaves the Reserves to samples.
func (m *combiner) report(p *OrganizedPairing, hosts [hex.Camps]*host, s *score, cramped bool) {
	pairs := hosts[hex.Pennant].cases * hosts[hex.Standard].cases
	p.Pairs, p.Clashes = pairs, s.clashes
	p.Deployments = hosts[hex.Pennant].reserve * hosts[hex.Standard].reserve
	p.Green, p.Tie = s.green, newChance(s.tie, pairs)
	for camp := range hex.Camp(hex.Camps) {
		p.First[camp] = newChance(2*s.more[camp]+s.tie, 2*pairs)
		p.Armies[camp] = m.army(camp, hosts, s, pairs)
		if a := &p.Armies[camp]; cramped {
			unproved(&a.ReserveNoRoom, &a.ReserveShort, &a.Left)
			for i := range a.ReserveLevied {
				unproved(&a.ReserveLevied[i].Fate)
			}
		}
	}
}

// leaveToSamples leaves everything to samples.
func (m *combiner) guess(p *OrganizedPairing, hosts [hex.Camps]*host) {
	p.Unproved, p.Guess = true, &Guess{Tie: &Sample{}}
	p.Pairs = hosts[hex.Pennant].cases * hosts[hex.Standard].cases
	p.Deployments = hosts[hex.Pennant].reserve * hosts[hex.Standard].reserve
	for camp := range hex.Camp(hex.Camps) {
		p.Guess.First[camp] = &Sample{}
		a := &p.Armies[camp]
		unproved(&a.Displaced, &a.NoRoom, &a.Short, &a.ReserveNoRoom, &a.ReserveShort, &a.Left)
		for b, tokens := range m.a.tokens {
			if tokens > 0 {
				l := Levy{&m.a.banners[b], Fate{}, b}
				unproved(&l.Fate)
				a.Levied, a.ReserveLevied = append(a.Levied, l), append(a.ReserveLevied, l)
				unproved(&a.ReserveLevied[len(a.ReserveLevied)-1].Fate)
			}
		}
	}
}

// unproved leaves fates to samples.
func unproved(fates ...*Fate) {
	for _, f := range fates {
		*f = Fate{Unproved: true, Sampled: &Sample{}}
	}
}

func (m *combiner) army(camp hex.Camp, hosts [hex.Camps]*host, s *score, pairs int64) ArmyReport {
	guards := func(units func(*fated) int) Fate { return m.guardFate(hosts, s.fates[camp], pairs, units) }
	reserve := func(class int) Fate { return m.reserveFate(hosts, s.verdicts[camp], 2*pairs, class) }
	out := ArmyReport{
		Displaced:     m.offMarks(camp, hosts, guards),
		NoRoom:        guards(func(f *fated) int { return int(f.fates[roomless]) }),
		Short:         guards(func(f *fated) int { return int(f.fates[tokenless]) }),
		ReserveNoRoom: reserve(heldRoomless),
		ReserveShort:  reserve(heldTokenless),
		Left:          reserve(tokensLeft),
	}
	for b, tokens := range m.a.tokens {
		if tokens == 0 {
			continue
		}
		banner := &m.a.banners[b]
		out.Levied = append(out.Levied, Levy{banner, guards(func(f *fated) int { return int(f.levied[b]) }), b})
		out.ReserveLevied = append(out.ReserveLevied, Levy{banner, reserve(heldLevied + b), b})
	}
	return out
}

// offMarks is the fate of the Guards that cannot keep their marks.
func (m *combiner) offMarks(camp hex.Camp, hosts [hex.Camps]*host, guards func(func(*fated) int) Fate) Fate {
	if m.a.epic {
		own, other := hosts[camp], hosts[camp.Other()]
		return own.off.fate(camp, hosts, own.steady(m.a, other))
	}
	return guards(func(f *fated) int { return int(f.fates[displaced]) })
}

// guardFate sums fates up.
func (m *combiner) guardFate(hosts [hex.Camps]*host, fates ledger, pairs int64, units func(*fated) int) Fate {
	var out Fate
	var all entry
	for id := range fates {
		t := &fates[id]
		if n := units(&m.ids.fates[id]); t.weight > 0 && n > 0 {
			out.Worst = max(out.Worst, n)
			all.merge(t)
		}
	}
	out.Possible = newChance(all.weight, pairs)
	out.Certain, out.Uniform = out.Possible, out.Possible
	out.Witness = witness(hosts, &all)
	return out
}

// reserveFate sums verdicts up.
func (m *combiner) reserveFate(hosts [hex.Camps]*host, verdicts ledger, pairs int64, class int) Fate {
	var out Fate
	var all entry
	var certain int64
	uniform, exact := new(big.Rat), true
	for id := range verdicts {
		t, v := &verdicts[id], m.caller.verdicts[id]
		if t.weight == 0 || v.most[class] == 0 {
			continue
		}
		out.Worst = max(out.Worst, int(v.most[class]))
		all.merge(t)
		if v.least[class] > 0 {
			certain += t.weight
		}
		exact = exact && v.exact[class]
		if v.exact[class] {
			part := big.NewRat(v.num[class], v.den)
			uniform.Add(uniform, part.Mul(part, new(big.Rat).SetInt64(t.weight)))
		}
	}
	out.Possible, out.Certain = newChance(all.weight, pairs), newChance(certain, pairs)
	out.Witness = witness(hosts, &all)
	uniform.Quo(uniform, new(big.Rat).SetInt64(pairs))
	if exact && uniform.Num().IsInt64() && uniform.Denom().IsInt64() {
		out.Uniform = Chance{Num: uniform.Num().Int64(), Den: uniform.Denom().Int64()}
	} else {
		out.Sampled = &Sample{}
	}
	return out
}

func witness(hosts [hex.Camps]*host, t *entry) *Witness {
	if t.weight == 0 {
		return nil
	}
	w := &Witness{Called: t.best.called}
	for camp, h := range hosts {
		w.Draw[camp], w.Zone[camp] = h.draw(t.best.examples[camp].cards), int(t.best.examples[camp].zone)
		w.Units += t.best.examples[camp].units
	}
	return w
}
