package organized

import (
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Steps are the numbers of a matchup on its way through the proof, under the names that docs/explanation/proof.md gives
// them: one of each camp, or one in all.
func Steps(f *rulebook.Field, m Matchup) map[string][]int64 {
	r := &Report{Field: f, Mode: deploycards.ModeOrganized, Pairings: []Pairing{{Matchup: m}}}
	p, opts := &r.Pairings[0], &deploy.Options{}
	e := &enumerator{field: f, opts: opts, report: r, workers: 1}
	e.seat(p, p.players(opts))
	t := e.tables[0]
	t.prepare(e)
	both, out := t.both(p), map[string][]int64{}
	note := func(name string, n int) { out[name] = append(out[name], int64(n)) }
	for camp := range boards.Camp(boards.Camps) {
		h, demands := both[camp], 0
		for _, g := range h.groups {
			demands += len(g.demands)
		}
		note("ways to lay three Guards", len(h.guards))
		note("cases", int(h.cases))
		note("unit types on the table", len(t.supply.types))
		note("types that contend", len(t.supply.contended))
		note("groups of cases", len(h.groups))
		note("demands", demands)
	}
	planned := newDispute(t.supply, opts.RevealFirst, both).plannedMatches()
	contend := len(slices.DeleteFunc(planned, func(m plannedMatch) bool { return !m.disputed }))
	free := len(slices.DeleteFunc(slices.Clone(t.matches[0]), func(m match) bool { return m.disputed }))
	c := newCombiner(t.supply, t.ids)
	score := c.combine(both, t.matches[0])
	note("pairs of groups that do not contend", free)
	note("pairs of groups that contend", contend)
	note("matches of those that contend", len(t.matches[0])-free)
	note("pairs of cases that contend", int(score.contended))
	note("Reserve starts", len(t.ids.starts))
	note("ways in which Guards end", len(t.ids.fates))
	note("views of what is left", len(c.leftViews))
	note("verdicts", len(c.solver.verdicts))
	return out
}
