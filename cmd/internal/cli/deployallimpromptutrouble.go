package cli

import (
	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// impromptuTroubles are the ways in which a set goes wrong, the gravest first.
func impromptuTroubles() troubles[*muster.SetReport, muster.Class] {
	type set = *muster.SetReport
	type class = *muster.Class
	weigh := func(_ set, c class) tally {
		return tally{sure: c.Cases, risk: c.Cases, of: muster.Cases, worst: c.Worst, total: c.Total}
	}
	return troubles[set, muster.Class]{weigh, []trouble[set, muster.Class]{
		{
			"lost", "Guards lost, their baseline is full (CTA-06)", "lost", "a Guard lost for want of a hex (CTA-06)",
			func(s set) class { return &s.Lost },
			func(c boards.Camp) func(*muster.Deployment) bool { return happens(c, muster.UnitLost) },
		},
		{
			"short", "Units without figures (CTA-04)", "no figures", "a unit without figures (CTA-04)",
			func(s set) class { return &s.Short },
			func(c boards.Camp) func(*muster.Deployment) bool {
				return happens(c, muster.UnitShort, muster.ReserveShort)
			},
		},
		{
			"no_room", "Reserve units without a vacant hex (CTA-09, R-054)", "no room", "a Reserve unit without a vacant hex (CTA-09, R-054)",
			func(s set) class { return &s.NoRoom },
			func(c boards.Camp) func(*muster.Deployment) bool { return happens(c, muster.ReserveNoRoom) },
		},
		{
			"displaced", "Guards off their marks (CTA-06, R-023)", "off its mark", "a Guard off its mark (CTA-06, R-023)",
			func(s set) class { return &s.Displaced }, drowns,
		},
	}}
}

func (x *every) impromptuWitnesses(r *muster.Report) (told, others []*witness) {
	return impromptuTroubles().witnesses(r.Sets, func(s *muster.SetReport, t trouble[*muster.SetReport, muster.Class]) *witness {
		return x.impromptuWitness(r, s, t)
	})
}

// impromptuWitness is the smallest draw of a trouble, against the first set of the other camp, whatever that draws; nil
// when there is none.
func (x *every) impromptuWitness(r *muster.Report, s *muster.SetReport, t trouble[*muster.SetReport, muster.Class]) *witness {
	c := t.class(s)
	if c.Witness == nil {
		return nil
	}
	w := &witness{key: t.key, camp: s.Camp, what: s.Set.Def.ID + ": " + t.what, shows: t.shows(s.Camp)}
	w.sets[s.Camp], w.sets[s.Camp.Other()] = []*muster.Set{s.Set}, []*muster.Set{r.Sets[s.Camp.Other()][0].Set}
	w.draws[s.Camp] = c.Witness.String()
	return w
}
