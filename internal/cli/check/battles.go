package check

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/workspace"
	"muster/report"
	"muster/report/findings"
	"muster/validate/check"
)

// battles writes the results of a run's games, compared with those of the earlier definitions if known: those are
// played for the comparison.
func (a *app) battles(run *judgement, was *workspace.Workspace, since string) error {
	now := run.verdict.Tallies
	old := map[string][]check.Tally{}
	if was != nil && !run.interrupted() {
		was.Keep(func(file string) bool { return now[file] != nil })
		plays := &check.Games{
			Context: run.games.Context, Count: run.games.Count, Seed: run.games.Seed, Workers: run.games.Workers,
			Exact: run.games.Exact,
		}
		v, err := was.Judge(a.Workers, plays)
		if err != nil {
			return err
		}
		old = v.Tallies
	}
	var all []findings.Battle
	for _, file := range slices.Sorted(maps.Keys(now)) {
		for _, t := range now[file] {
			b := findings.Battle{File: file, Players: t.Players, New: came(t)}
			for _, o := range old[file] {
				if o.Players == t.Players && len(o.Won) == len(t.Won) {
					b.Old = came(o)
				}
			}
			all = append(all, b)
		}
	}
	return findings.Battles(a.Out, all, since)
}

// estimates lists what the games of a run say of each adventure, and which checks more games could change.
func (j *judgement) estimates() string {
	var b strings.Builder
	for _, file := range slices.Sorted(maps.Keys(j.verdict.Tallies)) {
		open := j.verdict.Open[file]
		if v := j.verdict.Tallies[file][0].Value; v.Side != "" {
			fmt.Fprintf(&b, "%s: %s %d%% (95%% CI %d-%d%%) between equal AI players, in %s", file, v.Side, (v.Share+5)/10,
				v.Low/10, (v.High+9)/10, report.Counted(v.Games, "game"))
			if v.Sides > 2 {
				fmt.Fprintf(&b, "; an equal share is %d%%", (100+v.Sides/2)/v.Sides)
			}
			b.WriteString("\n")
		} else if len(open) > 0 {
			b.WriteString(file + ":\n")
		}
		if len(open) > 0 {
			b.WriteString("  more games needed for: " + strings.Join(open, ", ") + "\n")
		}
	}
	return b.String()
}

// came returns the results of games with their intervals.
func came(t check.Tally) *findings.Games {
	g := &findings.Games{Count: t.Games, Turns: t.Turns, Value: findings.Value{Side: t.Value.Side, Share: t.Value.Share,
		Interval: report.Interval{Low: t.Value.Low, High: t.Value.High, Unit: report.Thousandths}}}
	for _, won := range t.Won {
		low, high := arena.Interval(won.Games, t.Games)
		g.Won = append(g.Won, findings.Won{Side: won.Side, Share: report.Estimate{
			Hits: won.Games, Trials: t.Games, Interval: report.Interval{Low: low, High: high, Unit: report.Thousandths},
		}})
	}
	return g
}
