package deploycheck

import (
	"fmt"
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// proof is the exact result for an adventure whose players mix two sets, in Organized mode or Epic: every pair
// of draws, on its own map, with its boxes. If its sets leave the players a choice, it covers the matchup with the
// lowest demand by count. The sets are responsible for no more, and one proof takes as long as all other checks of an
// adventure together.
type proof struct {
	*organized.Pairing // nil if the proof is too large: the count is used instead
	sides              [boards.Camps]side
	of                 int // number of allowed matchups
	count              *pressure
}

// provable limits the size of a proof, in pairs of demands that hands of cards can make on scarce types. The printed
// sets, mixed in any way, need at most about 56,000 and one second. Sets that run short of everything take minutes, and
// there the count is sufficient.
const provable = 60_000

type (
	proofKey struct{}
	exactKey struct {
		field   *rulebook.Field
		mode    deploycards.Mode
		reserve string
		pressedKey
	}
)

// proofOf proves the adventure of a pass once. It returns nil if its sets cannot be combined, which deploy/refused
// reports.
func proofOf(p *pass.Pass, c *call) *proof {
	return pass.Shared(p, proofKey{}, func(p *pass.Pass) *proof {
		sides, of := mildest(p, c)
		if of == 0 {
			return nil
		}
		x := &proof{sides: sides, of: of, count: pressed(p, sides, boxesOf(c, sides))}
		if c.terms.mode == deploycards.ModeOrganized && x.count.demands > provable {
			return x
		}
		key := exactKey{p.Field, c.terms.mode, c.terms.reserve, keyOf(p, sides, c.terms.boxes)}
		x.Pairing = pass.Memo(p, key, func() *organized.Pairing {
			var m organized.Matchup
			for camp := range sides {
				copy(m.Sets[camp][:], sides[camp].sets())
			}
			opts := c.terms.options()
			opts.Exact = true // a finding depends on what is possible, not on what is likely
			var r *organized.Report
			if c.terms.mode == deploycards.ModeEpic {
				opts.Zone = deploy.FreeZone
				if r = organized.EnumerateEpic(p.Field, []organized.Matchup{m}, opts, 1, nil); unproved(r) {
					opts.Exact = false // only samples are available
					r = organized.EnumerateEpic(p.Field, []organized.Matchup{m}, opts, 1, nil)
				}
			} else {
				r = organized.Enumerate(p.Field, []organized.Matchup{m}, opts, 1, nil)
			}
			if len(r.Refused) > 0 || len(r.Pairings[0].Refused) > 0 {
				return nil
			}
			return &r.Pairings[0]
		})
		return x
	})
}

// byCount reports an event that the count finds in too many pairs when a proof is too large.
func (x *proof) byCount(p *pass.Pass, c *call, e *event, usual int, does, help string) {
	if e.share(x.count) <= usual {
		return
	}
	p.Report(check.Finding{
		At: p.Doc.Value("/call_to_arms/mode"),
		Message: fmt.Sprintf(
			"%s and %s are short of too many pieces to prove every draw; on open ground %s in %s of %s pairs "+
				"of draws (limit %d%%)",
			withSets(
				boards.Pennant,
				x.sides[boards.Pennant],
			),
			withSets(boards.Standard, x.sides[boards.Standard]),
			does,
			percent(e.pairs, x.count.pairs),
			grouped(x.count.pairs),
			usual,
		),
		Help:    help,
		Witness: pairWitness(c.board, e, c.terms.boxes),
	})
}

// doom is a fate of one camp's units with a probability above its limit.
type doom struct {
	*organized.Fate
	camp  boards.Camp
	shows func(*events.Event) bool
}

// unproved reports whether the result of one matchup depends on samples.
func unproved(r *organized.Report) bool {
	for i := range r.Pairings {
		for camp := range r.Pairings[i].Armies {
			if a := &r.Pairings[i].Armies[camp]; a.Short.Unproved || a.Left.Unproved {
				return true
			}
		}
	}
	return false
}

// likely returns the probability of a fate with the choices that lead there, in hundredths; for a sample, the lower
// bound.
func likely(f *organized.Fate) int {
	if f.Unproved {
		return f.Sampled.Low / 10_000
	}
	return perCent(f.Possible.Num, f.Possible.Den)
}

// share formats the share of the pairs of draws: "in 4% of 577152576 pairs of draws, at most 2 units".
func (x *proof) share(f *organized.Fate) string {
	if f.Unproved {
		return fmt.Sprintf(
			"in %s of %s random deployments",
			percent(int64(f.Sampled.Hits), int64(f.Sampled.Trials)),
			grouped(int64(f.Sampled.Trials)),
		)
	}
	return fmt.Sprintf(
		"in %s of %s pairs of draws, at most %s",
		percent(f.Possible.Num, f.Possible.Den),
		grouped(x.Pairs),
		wording.Count(f.Worst, "unit", "units"),
	)
}

// A camp is named with its sets.
func (x *proof) campName(camp boards.Camp) string {
	text := withSets(camp, x.sides[camp])
	if x.of > 1 {
		text += fmt.Sprintf(", in the mildest of %d matchups,", x.of)
	}
	return text
}

// at returns the location of the camp's first set of the matchup in the adventure.
func (x *proof) at(p *pass.Pass, c *call, camp boards.Camp) source.Span {
	i := slices.IndexFunc(c.sides[camp], func(t taken) bool { return t.entry == x.sides[camp][0].entry })
	return c.at(p, camp, i)
}

// roomless reports the camps that lose units for lack of a hex, if the adventure names exactly the played sets and a
// proof is possible. Otherwise it returns false, and the effect of the ground on each set is reported.
func roomless(
	p *pass.Pass,
	c *call,
	of func(*organized.ArmyReport) *organized.Fate,
	kind events.EventKind,
	does string,
	rules []string,
	help string,
) bool {
	if !c.terms.mixed {
		return false
	}
	x := proofOf(p, c)
	if x == nil || x.Pairing == nil || x.of > 1 || x.Unproved {
		return false
	}
	for _, camp := range camps {
		fate := of(&x.Armies[camp])
		// In Epic battles it depends on the places of a player's Scouts: an avoidable loss is not reported.
		if fate.Witness == nil || fate.Unproved || c.terms.mode == deploycards.ModeEpic && fate.Certain.Num == 0 {
			continue
		}
		shown := &doom{fate, camp, func(e *events.Event) bool { return e.Kind == kind }}
		p.Report(check.Finding{
			At: x.at(
				p,
				c,
				camp,
			),
			Message: fmt.Sprintf("%s %s on map %q %s", x.campName(camp), does, c.board.ID, x.share(fate)),
			Help:    help,
			Rules:   rules,
			Witness: x.witness(p, c, shown),
		})
	}
	return true
}

// trials is the number of seeds tried for the players to make a witness's choices; usually the first ones suffice.
const trials = 1000

// witness shows the smallest case of a fate: both draws, and the first seed that leads to it. A case that needs rarer
// choices is shown by the report of all draws.
func (x *proof) witness(p *pass.Pass, c *call, d *doom) *diag.Witness {
	w := d.Witness
	t := table{board: c.board, sides: x.sides, terms: c.terms}
	if w == nil { // only a sample is available
		return &diag.Witness{
			Kind:    "draw",
			Text:    "any",
			Command: t.command(anySeed, [boards.Camps]string{}, [boards.Camps]string{}),
		}
	}
	players := seat(c.terms.mode, x.sides)
	var zones [boards.Camps]string
	for camp := range players {
		players[camp].Draw, players[camp].Zone = &w.Draw[camp], w.Zone[camp]
		if c.terms.mode == deploycards.ModeEpic {
			zones[camp] = p.Field.Board.Zones[w.Zone[camp]].ID
		}
	}
	opts := c.terms.options()
	for opts.Seed = anySeed; opts.Seed <= trials; opts.Seed++ {
		out, _ := deploy.Deploy(p.Field, c.terms.mode, players, opts)
		if out == nil {
			break
		}
		if slices.ContainsFunc(out.Events, func(e events.Event) bool { return e.Camp == d.camp && d.shows(&e) }) {
			return t.bothDraws(opts.Seed, w.Draw, zones)
		}
	}
	all := t.bothDraws(anySeed, w.Draw, zones)
	all.Command = t.command(anySeed, [boards.Camps]string{}, [boards.Camps]string{})
	return all
}
