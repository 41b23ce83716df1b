package draws

import (
	"math/big"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Lineup is the sets of each camp's players; of allies the red one's first.
type Lineup [boards.Camps][]*deck.Set

// Chart is the number of cases in a thousand with each count of something, from 0 on.
type Chart []int

// oddsChart returns a chart of the chance of each number.
func oddsChart(list []prove.Odds) Chart {
	out := make(Chart, len(list))
	for n, o := range list {
		out[n] = o.PerMille()
	}
	return out
}

// countsChart returns a chart of counted cases, up to the number most. of is the total number of cases.
func countsChart(list []int, of, most int) Chart {
	out := make(Chart, most+1)
	for n := range min(len(out), len(list)) {
		out[n] = (list[n]*2000 + of) / (2 * of)
	}
	return out
}

// Heat is the expected positions of the units of both camps.
type Heat struct {
	Plays int                       // number of played deployments; 0 when it is exact
	Camps [boards.Camps]*prove.Heat // nil for none
	Sets  []SetHeat                 // set by set
}

// SetHeat is the heat of a single set.
type SetHeat struct {
	Name  string
	Heat  *prove.Heat // nil for a set without a possible draw
	Camp  boards.Camp
	Green Chart // units that scout; nil if unknown
}

// Numbers of deployments played to find the positions of units: in total, and at least for each lineup.
const (
	heatPlays     = 720
	heatPlaysEach = 8
)

// heatSets is the maximum number of a camp's sets that are shown one by one.
const heatSets = 4

// seats returns the players of a lineup. They choose at random, including a zone that the mode leaves open.
func (q *Question) seats(l Lineup) []deploy.Player {
	var out []deploy.Player
	for camp := range boards.Camp(boards.Camps) {
		if q.Mode != deploycards.ModeEpicAllies {
			out = append(out, deploy.Player{Camp: camp, Sets: l[camp], Zone: q.Options.Zone})
			continue
		}
		for zone, set := range l[camp] { // VAR-ER-02
			out = append(out, deploy.Player{Camp: camp, Sets: []*deck.Set{set}, Zone: zone})
		}
	}
	return out
}

// Heat plays the answer's line-ups with seeds from 1 on and counts the positions of units. Every set has the same
// weight, regardless of how often it plays. Several sets, up to heatSets, are also shown one by one.
func (a *Answer) Heat() (Heat, error) {
	var out Heat
	if len(a.Lineups) == 0 {
		return out, nil
	}
	each := max(heatPlays/len(a.Lineups), heatPlaysEach)
	var played [boards.Camps]map[string][]*deploy.Deployment
	var names [boards.Camps][]string
	for camp := range played {
		played[camp] = map[string][]*deploy.Deployment{}
	}
	for _, l := range a.Lineups {
		opts := a.Options
		for opts.Seed = 1; opts.Seed <= uint64(each); opts.Seed++ {
			d, refused := deploy.Deploy(a.Field, a.Mode, a.seats(l), opts)
			if len(refused) > 0 {
				return out, Refused(refused)
			}
			for camp := range l {
				name := setWords(l[camp])
				if played[camp][name] == nil {
					names[camp] = append(names[camp], name)
				}
				played[camp][name] = append(played[camp][name], d)
			}
		}
	}
	for camp := range boards.Camp(boards.Camps) {
		var heats []*prove.Heat
		for _, name := range names[camp] {
			h := prove.Observe(a.Field, camp, played[camp][name]...)
			heats = append(heats, h)
			if len(names[camp]) > 1 && len(names[camp]) <= heatSets {
				out.Sets = append(out.Sets, SetHeat{Name: name, Heat: h, Camp: camp, Green: a.Green[name]})
			}
		}
		out.Camps[camp] = prove.MeanHeat(heats...)
	}
	out.Plays = each * len(a.Lineups)
	return out, nil
}

// Words describes the sample.
func (h *Heat) Words() string {
	return "How often a unit stands on a hex, in per cent of " + report.Grouped(big.NewInt(int64(h.Plays))) +
		" deployments that were played with every choice at random, each set as often as another: a sample, " +
		"whose shares lie within 4 of the true ones 19 times in 20."
}

// Heat returns the exact expected positions of units in Impromptu mode. Every case has the same weight, and free
// choices of a player are taken as equally likely.
func (x *Impromptu) Heat(opts deploy.Options) Heat {
	opts.Reserve = x.Reserve
	most := 0
	for _, sets := range x.Sets {
		for _, s := range sets {
			most = max(most, len(s.Green)-1)
		}
	}
	var out Heat
	for camp := range boards.Camp(boards.Camps) {
		var own []*prove.Heat
		for _, s := range x.Sets[camp] {
			h, refused := prove.Expect(x.Field, s.Camp, s.Set, opts)
			if len(refused) > 0 {
				h = nil
			} else {
				own = append(own, h)
			}
			out.Sets = append(out.Sets, SetHeat{s.Set.Def.ID, h, s.Camp, countsChart(s.Green, prove.Cases, most)})
		}
		out.Camps[camp] = prove.MeanHeat(own...)
	}
	return out
}
