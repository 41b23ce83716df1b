package cli

import (
	"math/big"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// epicTroubles are the ways in which a set goes wrong, the gravest first.
func epicTroubles() troubles[*muster.EpicSetReport, muster.EpicClass] {
	type set = *muster.EpicSetReport
	type class = *muster.EpicClass
	return troubles[set, muster.EpicClass]{epicTally, []trouble[set, muster.EpicClass]{
		{
			"lost", "Guards lost, their baseline is full (CTA-06)", "lost", "a Guard lost for want of a hex (CTA-06)",
			func(s set) class { return &s.Lost },
			func(c boards.Camp) func(*muster.Deployment) bool { return happens(c, muster.UnitLost) },
		},
		{
			"no_room", "Scouts or Reserve without a vacant hex (R-270)", "no room", "a Scout or Reserve unit without a vacant hex (R-270)",
			func(s set) class { return &s.NoRoom },
			func(c boards.Camp) func(*muster.Deployment) bool {
				return either(happens(c, muster.ReserveNoRoom), special(c, "scout-no-room"))
			},
		},
		{
			"short", "Units without figures (CTA-IMP-02)", "no figures", "a unit without figures (CTA-IMP-02)",
			func(s set) class { return &s.Short },
			func(c boards.Camp) func(*muster.Deployment) bool {
				return either(happens(c, muster.UnitShort, muster.ReserveShort), special(c, "scout-short"))
			},
		},
		{
			"displaced", "Guards off their marks (R-023, R-267)", "off its mark", "a Guard off its mark (R-023, R-267)",
			func(s set) class { return &s.Displaced },
			func(c boards.Camp) func(*muster.Deployment) bool {
				return happens(c, muster.UnitMoved, muster.UnitLost)
			},
		},
		{
			"back", "Scouts on the baseline, their row is full (R-266)", "row full", "a Scout Guard whose row is full (R-266)",
			func(s set) class { return &s.Back }, scoutsBack,
		},
	}}
}

func epicTally(s *muster.EpicSetReport, c *muster.EpicClass) tally {
	return tally{sure: c.Sure.Cases, risk: c.Risk.Cases, of: s.Cases, worst: c.Risk.Worst, total: c.Risk.Total}
}

// scoutsBack looks for a Scout Guard unit on the baseline.
func scoutsBack(camp boards.Camp) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		row := d.Field.Hexes.Baseline(camp)
		for i := range d.Placed {
			if p := &d.Placed[i]; p.Camp == camp && p.How == muster.FromScoutGuard && row.Has(p.Hex) {
				return true
			}
		}
		return false
	}
}

// epicWitness is the smallest case of a trouble: the sure one, or where there is none the one that takes choices.
func (x *every) epicWitness(r *muster.EpicReport, s *muster.EpicSetReport, t trouble[*muster.EpicSetReport, muster.EpicClass]) *witness {
	c := t.class(s)
	if w := x.epicCase(r, s, t, &c.Sure, ""); w != nil {
		return w
	}
	return x.epicCase(r, s, t, &c.Risk, epicRisk)
}

// epicRisk is what is said of a case that takes choices.
const epicRisk = ", if the player chooses badly"

func (x *every) epicWitnesses(r *muster.EpicReport) (told, others []*witness) {
	return epicTroubles().witnesses(r.Sets, func(s *muster.EpicSetReport, t trouble[*muster.EpicSetReport, muster.EpicClass]) *witness {
		return x.epicWitness(r, s, t)
	})
}

// epicCase is the smallest case of a count, against the first set of the other camp; nil when there is none.
func (x *every) epicCase(
	r *muster.EpicReport, s *muster.EpicSetReport, t trouble[*muster.EpicSetReport, muster.EpicClass], c *muster.EpicCount, how string,
) *witness {
	if c.Witness == nil {
		return nil
	}
	w := &witness{key: t.key, camp: s.Camp, what: s.Set.Def.ID + ": " + t.what + how, shows: t.shows(s.Camp)}
	if how == epicRisk {
		w.key += "-risk"
	}
	if len(c.Witness.Scouts) > 0 {
		w.scouts = c.Witness
	}
	w.sets[s.Camp], w.sets[s.Camp.Other()] = []*muster.Set{s.Set}, []*muster.Set{r.Sets[s.Camp.Other()][0].Set}
	w.draws[s.Camp], w.zones[s.Camp] = c.Witness.Draw.String(), x.f.Board.Zones[c.Witness.Zone].ID
	return w
}

func rats(list []muster.Odds) []*big.Rat {
	out := make([]*big.Rat, len(list))
	for i, o := range list {
		out[i] = o.Rat()
	}
	return out
}
