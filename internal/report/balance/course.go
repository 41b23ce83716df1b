package balance

import (
	_ "embed" // the table of paces
	"fmt"
	"sync"

	"muster/internal/engine/arena"
	"muster/report"
	"muster/schema"
	"muster/schema/source"
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

// ByTurn returns the state at the end of each turn.
func (a *Results) ByTurn() (out []Turn) {
	var over [2]arena.Counts
	for i := range a.Course {
		row := &a.Course[i]
		t := Turn{Turn: i + 1, On: row.On, Leads: row.Leads, LeadWon: ShareOf(row.LeadWon, row.Leads[0]+row.Leads[1])}
		for side := range over {
			all := bothOf(row.Banners[side], over[side])
			t.Banners[side] = Spread{Rounded(100*all.Sum(), all.Total()), all.At(250), all.At(500), all.At(750)}
			over[side] = bothOf(over[side], row.Final[side])
		}
		out = append(out, t)
	}
	return out
}

// bothOf adds two counts.
func bothOf(a, b arena.Counts) arena.Counts {
	out := make(arena.Counts, max(len(a), len(b)))
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

// turnsShown is the approximate number of turns in the text table; the page draws all of them.
const turnsShown = 12

// TurnsPart returns the table of turns.
func (a *Results) TurnsPart(list []Turn, heads ...string) report.Part {
	t := report.Table{Columns: report.Heads(append([]string{"turn", "games"}, heads...)...)}
	step := (len(list) + turnsShown - 1) / turnsShown
	for i := range list {
		row := &list[i]
		if (i+1)%max(step, 1) != 0 && i+1 != len(list) {
			continue
		}
		t.Add(report.Count(row.Turn), report.Count(row.On), row.Banners[0], row.Banners[1], report.Count(row.Leads[0]),
			report.Count(row.Leads[1]), row.LeadWon)
	}
	return report.Part{
		Title: report.Words("Banners by turn"),
		Lead: []report.Text{report.Words("Mean over all games, with the middle half in brackets. Finished games keep their " +
			"final value.")},
		Table: t,
	}
}

// Items returns the mean and the range of the middle half of the games.
func (s Spread) Items() []string {
	return []string{fmt.Sprintf("%d.%02d (%d to %d)", s.Mean/100, s.Mean%100, s.Lower, s.Upper)}
}

// Number returns true.
func (s Spread) Number() bool { return true }

//go:embed pace.toml
var paceFile []byte

// pace is a row of pace.toml.
type pace struct {
	ID      string `toml:"id"`
	Seconds int    `toml:"seconds"`
}

// paces are the rows of pace.toml, read once. The file is the program's own.
var paces = sync.OnceValue(func() (out []pace) {
	doc, _ := schema.NewKinds().Load(source.NewFile("pace.toml", paceFile))
	schema.DecodeValue(doc.Tree["games"], &out)
	return out
})

// SecondsOf returns how long a turn of a game takes people at a table.
func SecondsOf(game string) int {
	for _, p := range paces() {
		if p.ID == game {
			return p.Seconds
		}
	}
	panic("balance: pace.toml has no row " + game) // the games are the program's own
}

// MinutesOf returns the minutes of a number of turns, rounded to five.
func MinutesOf(turns, seconds int) int { return max(5, 5*Rounded(turns*seconds, 300)) }

// Minutes returns a range of turns in minutes: "about 45 to 70 minutes".
func Minutes(from, to, seconds int) string {
	low, high := MinutesOf(from, seconds), MinutesOf(to, seconds)
	if low == high {
		return fmt.Sprintf("about %d minutes", low)
	}
	return fmt.Sprintf("about %d to %d minutes", low, high)
}
