package cli

import (
	"slices"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// alliesTroubles are the ways in which two allies go wrong, the gravest first.
func alliesTroubles() troubles[*muster.AlliesCampReport, muster.AlliesClass] {
	type two = *muster.AlliesCampReport
	type class = *muster.AlliesClass
	weigh := func(_ two, c class) tally {
		return tally{sure: c.Cases, risk: c.Cases, of: muster.AlliesCases, worst: c.Worst, total: c.Total}
	}
	return troubles[two, muster.AlliesClass]{weigh, []trouble[two, muster.AlliesClass]{
		{
			"lost", "Units lost, their baseline is full (CTA-06)", "lost", "a unit lost for want of a hex (CTA-06)",
			func(c two) class { return &c.Lost },
			func(c boards.Camp) func(*muster.Deployment) bool { return happens(c, muster.UnitLost) },
		},
		{
			"short", "Units without figures (CTA-IMP-02)", "no figures", "a unit without figures (CTA-IMP-02)",
			func(c two) class { return &c.Short },
			func(c boards.Camp) func(*muster.Deployment) bool { return happens(c, muster.UnitShort) },
		},
		{
			"displaced", "Marks on impassable ground (R-023)", "drowned", "a mark on impassable ground (R-023)",
			func(c two) class { return &c.Displaced }, drowns,
		},
		{
			"yielded", "Overlaps, the ally holds the mark (VAR-ER-03)", "overlap", "an overlap of allies (VAR-ER-03)",
			func(c two) class { return &c.Yielded }, yields,
		},
	}}
}

// yields looks for a unit whose mark an ally's holds.
func yields(camp boards.Camp) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e muster.Event) bool { return e.Camp == camp && e.Held })
	}
}

func (x *every) alliesWitnesses(r *muster.AlliesReport) (told, others []*witness) {
	return alliesTroubles().witnesses(r.Camps, func(c *muster.AlliesCampReport, t trouble[*muster.AlliesCampReport, muster.AlliesClass]) *witness {
		return x.alliesWitness(r, c, t)
	})
}

// alliesWitness is the smallest case of a trouble, against the first allies of the other camp; nil when there is none.
func (x *every) alliesWitness(
	r *muster.AlliesReport, c *muster.AlliesCampReport, t trouble[*muster.AlliesCampReport, muster.AlliesClass],
) *witness {
	k := t.class(c)
	if k.Witness == nil {
		return nil
	}
	w := &witness{key: t.key, camp: c.Camp, what: setWords(c.Sets[:]) + ": " + t.what, shows: t.shows(c.Camp)}
	w.sets[c.Camp], w.sets[c.Camp.Other()] = c.Sets[:], r.Camps[c.Camp.Other()][0].Sets[:]
	w.draws[c.Camp] = k.Witness[0].String() + "/" + k.Witness[1].String()
	return w
}
