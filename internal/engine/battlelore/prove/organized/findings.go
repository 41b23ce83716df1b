package organized

import (
	"math/big"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
)

// report turns a score into what an author reads. Where players are cramped it leaves the Reserves to samples.
func (m *combiner) report(p *Pairing, hosts [boards.Camps]*playerCases, s *score, cramped bool) {
	pairs := hosts[boards.Pennant].cases * hosts[boards.Standard].cases
	p.Pairs, p.Clashes = pairs, s.contended
	p.Deployments = hosts[boards.Pennant].reserve * hosts[boards.Standard].reserve
	p.Green, p.Tie = s.green, prove.NewChance(s.tie, pairs)
	for camp := range boards.Camp(boards.Camps) {
		p.First[camp] = prove.NewChance(2*s.more[camp]+s.tie, 2*pairs)
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
func (m *combiner) leaveToSamples(p *Pairing, hosts [boards.Camps]*playerCases) {
	p.Unproved, p.FirstSample = true, &FirstSample{Tie: &Sample{}}
	p.Pairs = hosts[boards.Pennant].cases * hosts[boards.Standard].cases
	p.Deployments = hosts[boards.Pennant].reserve * hosts[boards.Standard].reserve
	for camp := range boards.Camp(boards.Camps) {
		p.FirstSample.First[camp] = &Sample{}
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

func (m *combiner) army(camp boards.Camp, hosts [boards.Camps]*playerCases, s *score, pairs int64) ArmyReport {
	guards := func(units func(*guardFate) int) Fate { return m.guardFate(hosts, s.fates[camp], pairs, units) }
	reserve := func(class int) Fate { return m.reserveFate(hosts, s.verdicts[camp], 2*pairs, class) }
	out := ArmyReport{
		Displaced:     m.offMarks(camp, hosts, guards),
		NoRoom:        guards(func(f *guardFate) int { return int(f.fates[roomless]) }),
		Short:         guards(func(f *guardFate) int { return int(f.fates[tokenless]) }),
		ReserveNoRoom: reserve(heldRoomless),
		ReserveShort:  reserve(heldTokenless),
		Left:          reserve(tokensLeft),
	}
	for b, tokens := range m.a.tokens {
		if tokens == 0 {
			continue
		}
		banner := &m.a.banners[b]
		out.Levied = append(out.Levied, Levy{banner, guards(func(f *guardFate) int { return int(f.levied[b]) }), b})
		out.ReserveLevied = append(out.ReserveLevied, Levy{banner, reserve(heldLevied + b), b})
	}
	return out
}

// offMarks is the fate of the Guards that cannot keep their marks.
func (m *combiner) offMarks(
	camp boards.Camp,
	hosts [boards.Camps]*playerCases,
	guards func(func(*guardFate) int) Fate,
) Fate {
	if m.a.epic {
		own, other := hosts[camp], hosts[camp.Other()]
		return own.offMarks.fate(camp, hosts, own.steady(m.a, other))
	}
	return guards(func(f *guardFate) int { return int(f.fates[displaced]) })
}

// guardFate sums fates up.
func (m *combiner) guardFate(
	hosts [boards.Camps]*playerCases,
	fates ledger,
	pairs int64,
	units func(*guardFate) int,
) Fate {
	var out Fate
	var all entry
	for id := range fates {
		t := &fates[id]
		if n := units(&m.ids.fates[id]); t.weight > 0 && n > 0 {
			out.Worst = max(out.Worst, n)
			all.merge(t)
		}
	}
	out.Possible = prove.NewChance(all.weight, pairs)
	out.Certain, out.Uniform = out.Possible, out.Possible
	out.Witness = witness(hosts, &all)
	return out
}

// reserveFate sums verdicts up.
func (m *combiner) reserveFate(hosts [boards.Camps]*playerCases, verdicts ledger, pairs int64, class int) Fate {
	var out Fate
	var all entry
	var certain int64
	uniform, exact := new(big.Rat), true
	for id := range verdicts {
		t, v := &verdicts[id], m.solver.verdicts[id]
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
	out.Possible, out.Certain = prove.NewChance(all.weight, pairs), prove.NewChance(certain, pairs)
	out.Witness = witness(hosts, &all)
	uniform.Quo(uniform, new(big.Rat).SetInt64(pairs))
	if exact && uniform.Num().IsInt64() && uniform.Denom().IsInt64() {
		out.Uniform = prove.Chance{Num: uniform.Num().Int64(), Den: uniform.Denom().Int64()}
	} else {
		out.Sampled = &Sample{}
	}
	return out
}

func witness(hosts [boards.Camps]*playerCases, t *entry) *Witness {
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
