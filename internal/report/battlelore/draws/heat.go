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

// Lineup is who plays with which sets; of allies the red one's first.
type Lineup [boards.Camps][]*deck.Set

// Chart is how many of a thousand cases have each number of something, from none on.
type Chart []int

// oddsChart is a chart of the chance of each number.
func oddsChart(list []prove.Odds) Chart {
	out := make(Chart, len(list))
	for n, o := range list {
		out[n] = o.PerMille()
	}
	return out
}

// countsChart is a chart of counted cases, of so many in all, up to the number most.
func countsChart(list []int, of, most int) Chart {
	out := make(Chart, most+1)
	for n := range min(len(out), len(list)) {
		out[n] = (list[n]*2000 + of) / (2 * of)
	}
	return out
}

// Heat is where the units of both camps can be expected.
type Heat struct {
	Plays int                       // how many deployments were played; 0 when it is exact
	Camps [boards.Camps]*prove.Heat // nil for none
	Sets  []SetHeat                 // set by set
}

// SetHeat is the heat of one set by itself.
type SetHeat struct {
	Name  string
	Heat  *prove.Heat // nil for a set that cannot be drawn from
	Camp  boards.Camp
	Green Chart // units that scout; nil when it is not known
}

// What is played to see where units stand: so many deployments in all, of each lineup no fewer than some.
const (
	heatPlays     = 720
	heatPlaysEach = 8
)

// heatSets is up to how many sets a camp's are shown one by one.
const heatSets = 4

// seats are the players of a lineup, who choose at random; a zone that the mode leaves open is theirs to choose as
// well.
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

// Heat plays the answer's line-ups with seeds from 1 on and looks where units stand. Every set counts alike, however
// often it plays. Of several sets, but not of many, each is shown by itself, too.
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

// Words say what was played.
func (h *Heat) Words() string {
	return "How often a unit stands on a hex, in per cent of " + report.Grouped(big.NewInt(int64(h.Plays))) +
		" deployments that were played with every choice at random, each set as often as another: a sample, " +
		"whose shares lie within 4 of the true ones 19 times in 20."
}

// Heat is where units can be expected in Impromptu mode, exactly: every case counts alike, and what a player is free to
// choose is taken to fall evenly.
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
