package cli

import (
	"fmt"
	"math/big"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
	"muster/sheet"
	"muster/sheet/draw"
)

// lineup is who plays with which sets; of allies the red one's first.
type lineup [boards.Camps][]*muster.Set

// What is played to see where units stand: so many deployments in all, of each lineup no fewer than some.
const (
	heatPlays     = 720
	heatPlaysEach = 8
)

// seats are the players of a lineup, who choose at random; a zone that the mode leaves open is theirs to choose as well.
func (x *every) seats(l lineup) []muster.Player {
	var out []muster.Player
	for camp := range boards.Camp(boards.Camps) {
		if x.mode != muster.ModeEpicAllies {
			out = append(out, muster.Player{Camp: camp, Sets: l[camp], Zone: x.opts.Zone})
			continue
		}
		for zone, set := range l[camp] { // VAR-ER-02
			out = append(out, muster.Player{Camp: camp, Sets: []*muster.Set{set}, Zone: zone})
		}
	}
	return out
}

// heat plays lineups with seeds from 1 on and looks where units stand. Every set counts alike, however often it plays.
// green are the exact charts of sets, by name.
func (x *every) heat(lineups []lineup, green map[string][]draw.Bar) (sheet.AnswerHeat, error) {
	var out sheet.AnswerHeat
	if len(lineups) == 0 {
		return out, nil
	}
	each := max(heatPlays/len(lineups), heatPlaysEach)
	var played [boards.Camps]map[string][]*muster.Deployment
	var names [boards.Camps][]string
	for camp := range played {
		played[camp] = map[string][]*muster.Deployment{}
	}
	for _, l := range lineups {
		opts := x.opts
		for opts.Seed = 1; opts.Seed <= uint64(each); opts.Seed++ {
			d, refused := muster.Deploy(x.f, x.mode, x.seats(l), opts)
			if len(refused) > 0 {
				return out, refusal(refused)
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
		var heats []*muster.Heat
		for _, name := range names[camp] {
			h := muster.Observe(x.f, camp, played[camp][name]...)
			heats = append(heats, h)
			if len(names[camp]) > 1 && len(names[camp]) <= heatSets {
				out.Sets = append(out.Sets, sheet.SetHeat{Name: name, Heat: h, Camp: camp, Green: green[name]})
			}
		}
		out.Camps[camp] = muster.MeanHeat(heats...)
	}
	out.Words = fmt.Sprintf("How often a unit stands on a hex, in per cent of %s deployments that were played with every choice at random, "+
		"each set as often as another: a sample, whose shares lie within 4 of the true ones 19 times in 20.",
		grouped(big.NewInt(int64(each*len(lineups)))))
	return out, nil
}

// heatSets is up to how many sets a camp's are shown one by one.
const heatSets = 4
