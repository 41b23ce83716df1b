package organized

import (
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// EnumerateEpic computes the results over every draw of every matchup of two Epic sets a player, exactly where
// it factors, with up to workers goroutines; see Enumerate. It uses the options Boxes, Zone, Owner, RevealFirst and
// Seed; FreeZone counts every zone.
//
// It does not factor where a section's baseline may be full, because then the arriving units depend on chosen hexes.
// Such a matchup, and one that is too large to prove, is Sampled: its results come only from deployments that were
// played.
func EnumerateEpic(
	f *rulebook.Field, matchups []Matchup, opts deploy.Options, workers int, progress func(done, total int),
) *Report {
	r := &Report{Field: f, Mode: deploycards.ModeEpic, Reserve: deploycards.ReserveAll, RevealFirst: opts.RevealFirst}
	if r.Refused = deploy.RefuseEpicField(f); len(r.Refused) == 0 {
		r.Refused = deploy.RefuseZone(f, boards.Pennant, opts.Zone)
	}
	return enumerate(r, matchups, opts, workers, progress)
}

// zones are those that the Guards of a matchup may lie in.
func (e *enumerator) zones() []int { return prove.ZonesOf(e.field, e.opts.Zone) }

// mostDisputes is the limit of pairs of demands revealed for one matchup; printed sets need some hundred thousands.
const mostDisputes = 1 << 23

// provable reports whether a matchup can be evaluated. Whether its players have vacant hexes is only known once their
// cards are placed.
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

// crampedAny reports whether some Reserves of groups that meet depend on chosen hexes.
func crampedAny(matches []match) bool {
	return slices.ContainsFunc(matches, func(m match) bool {
		return slices.ContainsFunc(m.levels[:], func(l *caseGroup) bool { return l.cramped })
	})
}
