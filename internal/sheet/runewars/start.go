package runewars

import (
	"slices"

	"muster/internal/engine/runewars/rulebook"
)

// Start is the starting components of a faction (RW-SETUP-23 to RW-SETUP-27).
type Start struct {
	Influence, Tactics int
	Dials              [3]int // in the order of rulebook.Dials
	Army               []rulebook.Recruits
}

// StartOf returns the starting components of a faction, from its sheet or from the scenario's seat.
func (g *Game) StartOf(f *rulebook.Faction) Start {
	out := Start{Influence: f.Influence, Tactics: f.Tactics, Army: f.Start()}
	for i, dial := range rulebook.Dials() {
		out.Dials[i] = f.Dial(dial)
	}
	if g.Scenario == nil {
		return out
	}
	for i := range g.Scenario.Seats {
		s := &g.Scenario.Seats[i]
		if s.Faction != f {
			continue
		}
		out.Influence, out.Tactics, out.Dials, out.Army = s.Influence, s.TacticsCards, s.Dials, s.Army
		if len(s.Units) > 0 {
			out.Army = nil
		}
		for _, u := range s.Units {
			if u.Row == nil {
				continue
			}
			at := slices.IndexFunc(out.Army, func(r rulebook.Recruits) bool { return r.Unit == u.Row.ID })
			if at < 0 {
				at, out.Army = len(out.Army), append(out.Army, rulebook.Recruits{Unit: u.Row.ID})
			}
			out.Army[at].Count += u.Count
		}
	}
	return out
}
