package balance

import (
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Turn is the state at the end of a turn. Banners are averaged over all games: finished games keep their final numbers,
// so that the remaining games are not mistaken for all.
type Turn struct {
	Turn    int                   `json:"turn"`
	On      int                   `json:"games"` // games with this turn
	Banners report.PairOf[Spread] `json:"banners"`
	Leads   report.PairOf[int]    `json:"leads"`       // in games with this turn
	LeadWon Value                 `json:"leader_wins"` // how often the current leader wins
}

// Spread is a number over games: its mean in hundredths, the lower quartile, the median, the upper quartile.
type Spread struct {
	Mean   int `json:"mean"`
	Lower  int `json:"lower_quarter"`
	Middle int `json:"middle"`
	Upper  int `json:"upper_quarter"`
}

func (a *ShapeAnswer) course() {
	var over [boards.Camps]matches.Counts
	for i := range a.sums.Course {
		row := &a.sums.Course[i]
		t := Turn{Turn: i + 1, On: row.On, Leads: row.Leads, LeadWon: share(row.LeadWon, row.Leads[0]+row.Leads[1])}
		for camp := range boards.Camps {
			all := plus(row.Banners[camp], over[camp])
			t.Banners[camp] = Spread{rounded(100*all.Sum(), all.Total()), all.At(250), all.At(500), all.At(750)}
			over[camp] = plus(over[camp], row.Final[camp])
		}
		a.Turns = append(a.Turns, t)
	}
}

// plus adds two counts.
func plus(a, b matches.Counts) matches.Counts {
	out := make(matches.Counts, max(len(a), len(b)))
	for i := range out {
		if i < len(a) {
			out[i] += a[i]
		}
		if i < len(b) {
			out[i] += b[i]
		}
	}
	return out
}
