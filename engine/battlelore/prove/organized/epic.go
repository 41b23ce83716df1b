package organized

import (
	"slices"

	"muster/deploycards"
	"muster/engine/battlelore/deploy"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/prove"
	"muster/engine/command/boards"
)

// EnumerateEpic answers for every draw of every matchup of two Epic sets a player, exactly where it
// factors, by up to workers at a time; see Enumerate. Of the options Boxes, Zone, Owner, RevealFirst and Seed
// count; FreeZone counts every zone.
//
// It does not factor where a section's baseline may be full: then who comes depends on hexes that are chosen. Such a
// matchup, and one that is too much to prove, is Sampled: of it only what deployments that were played have shown is
// told.
func EnumerateEpic(
	f *field.Field, matchups []Matchup, opts deploy.Options, workers int, progress func(done, total int),
) *Report {
	r := &Report{Field: f, Mode: deploycards.ModeEpic, Reserve: deploycards.ReserveAll, RevealFirst: opts.RevealFirst}
	if r.Refused = deploy.RefuseEpicField(f); len(r.Refused) == 0 {
		r.Refused = deploy.RefuseZone(f, boards.Pennant, opts.Zone)
	}
	return enumerate(r, matchups, opts, workers, progress)
}

// zones are those that the Guards of a matchup may lie in.
func (e *enumerator) zones() []int { return prove.ZonesOf(e.field, e.opts.Zone) }

// mostDisputes is how many pairs of demands are revealed for one matchup; those of printed sets come to some hundred
// thousands.
const mostDisputes = 1 << 23

// provable reports whether a matchup can be worked out. That its players have room is only known once they are laid.
func (t *boxTable) provable(both [boards.Camps]*playerCases) bool {
	if !t.supply.epic {
		return true
	}
	if both[boards.Pennant].cramped || both[boards.Standard].cramped {
		return false
	}
	bids := 0
	for _, p := range both[boards.Pennant].groups {
		for _, q := range both[boards.Standard].groups {
			if t.supply.plainLeft([boards.Camps][]uint8{p.asked, q.asked}) == nil {
				bids += len(p.demands) * len(q.demands)
			}
			if bids > mostDisputes {
				return false
			}
		}
	}
	return true
}

// crampedAny reports whether some Reserves of groups that meet cannot be told from hexes that are chosen.
func crampedAny(matches []match) bool {
	return slices.ContainsFunc(matches, func(m match) bool {
		return slices.ContainsFunc(m.levels[:], func(l *caseGroup) bool { return l.cramped })
	})
}
