package muster

import (
	"slices"

	"muster/engine/field"
	"muster/maps/hex"
)

// EnumerateEpic answers for every draw of every matchup of two Epic sets a player, exactly where it
// factors, by up to workers at a time; see Enumerate. Of the options Boxes, Zone, Owner, RevealFirst and Seed
// count; FreeZone counts every zone.
//
// It does not factor where a section's baseline may be full: then who comes depends on hexes that are chosen. Such a
// matchup, and one that is too much to prove, is Sampled: of it only what deployments that were played have shown is
// told.
func EnumerateEpicMixed(
	f *field.Field, matchups []Matchup, opts Options, workers int, progress func(done, total int),
) *OrganizedReport {
	r := &OrganizedReport{Field: f, Mode: ModeEpic, Reserve: ReserveAll, RevealFirst: opts.RevealFirst}
	if r.Refused = refuseEpicField(f); len(r.Refused) == 0 {
		r.Refused = refuseZone(f, hex.Pennant, opts.Zone)
	}
	return enumerate(r, matchups, opts, workers, progress)
}

// zones are those that the Guards of a matchup may lie in.
func (e *enumerator) zones() []int { return zonesOf(e.field, e.opts.Zone) }

// mostDisputes is how many pairs of demands are revealed for one matchup; those of printed sets come to some hundred
// thousands.
const mostDisputes = 1 << 23

// provable reports whether a matchup can be worked out. That its players have room is only known once they are laid.
func (t *table) provable(both [hex.Camps]*host) bool {
	if !t.arsenal.epic {
		return true
	}
	if both[hex.Pennant].cramped || both[hex.Standard].cramped {
		return false
	}
	bids := 0
	for _, p := range both[hex.Pennant].levels {
		for _, q := range both[hex.Standard].levels {
			if t.arsenal.left([hex.Camps][]uint8{p.asked, q.asked}) == nil {
				bids += len(p.bids) * len(q.bids)
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
		return slices.ContainsFunc(m.levels[:], func(l *level) bool { return l.cramped })
	})
}
