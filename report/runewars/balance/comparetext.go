package balance

import (
	"fmt"
	"strings"

	"muster/engine/inference"
	"muster/engine/runewars"
	"muster/engine/runewars/kinds"
	"muster/report"
	common "muster/report/balance"
)

// Finished says how many games were played, and whether these are all that were asked for.
func (x *Comparisons) Finished() (games int, whole bool) { return x.played, !x.Interrupted }

// Lines is the answer for a terminal.
func (x *Comparisons) Lines() []string { return report.LinesOf(x.Reports()) }

// Reports are the answer for people, one of each comparison.
func (x *Comparisons) Reports() []*report.Report {
	var out []*report.Report
	for _, v := range x.Versions {
		out = append(out, x.version(v))
	}
	for _, r := range x.Rivals {
		out = append(out, x.rival(r))
	}
	if len(out) == 0 {
		out = append(out, &report.Report{Title: "no game finished, from seed " + x.Seed})
	}
	return out
}

// signed is a number of thousandths with its sign.
func signed(n int) string {
	if n > 0 {
		return "+" + percent(n)
	}
	return percent(n)
}

// moved is a change with its interval.
func moved(change int, i inference.Interval) string {
	return fmt.Sprintf("%s, 95%% CI %s to %s", signed(change), signed(i.Low), signed(i.High))
}

// titled begins a report.
func (x *Comparisons) titled(adventure string, names [2]string, pairs int) *report.Report {
	return &report.Report{Title: fmt.Sprintf("%s, %s and %s, %s of games, %s", adventure, names[0], names[1],
		report.Counted(pairs, "pair"), common.Head(x.Seed, x.Interrupted))}
}

func (x *Comparisons) version(v *Versions) *report.Report {
	r := x.titled(v.Adventure, v.Names, v.Pairs)
	r.Short = []report.Point{
		{Name: report.Words("verdict"), Says: report.Words(v.verdict())},
		{Name: report.Words("ends"), Says: report.Wordsf("by runes %s before, %s after", v.by(0), v.by(1))},
		{Name: report.Words("length"), Says: report.Wordsf("%s years on average before, %s after", years(v.Years[0]),
			years(v.Years[1]))},
	}
	p := report.Part{Title: report.Words("Win rate by seat"), Main: true, Table: report.Table{
		Columns: report.Heads("faction", v.Names[0], v.Names[1], "change", "verdict"),
	}}
	for i := range v.Seats {
		m := &v.Seats[i]
		p.Table.Add(report.Word(m.Name), report.Word(m.Shares[0].String()), report.Word(m.Shares[1].String()),
			report.Word(moved(m.Change, m.Interval)), report.Word(m.says()))
	}
	p.Notes = []report.Text{report.Wordsf("Change: percentage points, with the 95%% confidence interval. If no seat "+
		"changes, fewer than 4%% of reports name one. A seat that gains in %s%% of the pairs with "+
		"different results is named "+
		"in 96%%.", report.Whole(thousand/2+far))}
	r.Parts = append(r.Parts, p)
	return r
}

// by is the share of games that ended by runes.
func (v *Versions) by(version int) string {
	return shareOf(v.Ends[version][runewars.ByRunes], v.Pairs).String()
}

// years are years for people.
func years(hundredths int) string {
	return fmt.Sprintf("%d.%d", (hundredths+5)/100, (hundredths+5)/10%10)
}

// says is what is said of a seat, in a table.
func (m *Moved) says() string {
	switch {
	case !m.Free:
		return "scripted Orders"
	case m.Says == inference.Above:
		return "wins more often"
	case m.Says == inference.Below:
		return "wins less often"
	case m.Says == inference.Even:
		return "no difference"
	}
	return "undecided"
}

// verdict says who fares better with the second version, and worse.
func (v *Versions) verdict() string {
	var said []string
	open := false
	for i := range v.Seats {
		m := &v.Seats[i]
		switch {
		case !m.Free:
		case m.Says == inference.Above || m.Says == inference.Below:
			said = append(said, fmt.Sprintf("%s %s in %s", m.Name, m.says(), v.Names[1]))
		case m.Says != inference.Even:
			open = true
		}
	}
	where := fmt.Sprintf("with %s in every seat: %d of %s of games have different winners", v.Player, v.Apart,
		report.Counted(v.Pairs, "pair"))
	switch {
	case len(said) > 0:
		return strings.Join(said, "; ") + ", " + where
	case open:
		return "undecided, " + where
	}
	return "no relevant difference, " + where
}

func (x *Comparisons) rival(v *Rivals) *report.Report {
	r := x.titled(v.Adventure, v.Names, v.Pairs)
	r.Short = []report.Point{
		{Name: report.Words("verdict"), Says: report.Words(v.verdict())},
		{Name: report.Words("change"), Says: report.Wordsf("%s points (%s over %s, alone in a seat)",
			moved(v.Change, v.Interval), v.Names[1], v.Names[0])},
	}
	p := report.Part{Title: report.Words("Win rate alone in a seat, all others played by the other " +
		"AI"), Main: true, Table: report.Table{
		Columns: report.Heads("player", "win rate", "games"),
	}}
	for i, s := range v.Shares {
		p.Table.Add(report.Word(v.Names[i]), report.Word(s.String()), report.Count(s.Games))
	}
	p.Notes = []report.Text{report.Wordsf("An equal share is %s%%. Both games of a pair use the "+
		"same seed and seat, and the "+
		"seat rotates. If both are equal, fewer than 4%% of reports name a difference. If the better one wins %s%% of the "+
		"pairs that only one wins, 96%% name it.", report.Whole(v.Fair), report.Whole(thousand/2+far))}
	r.Parts = append(r.Parts, p)
	return r
}

// verdict is the verdict in a sentence.
func (v *Rivals) verdict() string {
	of := fmt.Sprintf(": in %d of %s only one of them wins", v.Apart, report.Counted(v.Pairs, "pair"))
	switch v.Says {
	case inference.Above:
		return v.Names[1] + " is stronger than " + v.Names[0] + of
	case inference.Below:
		return v.Names[0] + " is stronger than " + v.Names[1] + of
	case inference.Even:
		return "no relevant difference in strength" + of
	}
	return "undecided" + of
}

type jsonComparisons struct {
	Version     int           `json:"version"`
	Game        string        `json:"game"`
	Seed        string        `json:"seed"`
	Most        int           `json:"pairs_at_most"`
	Played      int           `json:"played"`
	Interrupted bool          `json:"interrupted"`
	Versions    []jsonVersion `json:"versions"`
	Rivals      []jsonRivals  `json:"players"`
}

type jsonVersion struct {
	Adventure string            `json:"adventure"`
	First     string            `json:"first"`
	Second    string            `json:"second"`
	Player    string            `json:"player"`
	Pairs     int               `json:"pairs"`
	Apart     int               `json:"apart"` // pairs that another seat won
	Seats     []jsonMoved       `json:"seats"`
	Ended     [2]map[string]int `json:"ended"`
	Years     [2]int            `json:"mean_years"` // in hundredths
}

type jsonMoved struct {
	Faction string    `json:"faction"`
	Free    bool      `json:"free"`
	Says    string    `json:"says"` // first, second, even or open: with which version it fares better
	First   jsonShare `json:"first_took"`
	Second  jsonShare `json:"second_took"`
	Change  int       `json:"change"`
	Low     int       `json:"low"`
	High    int       `json:"high"`
}

type jsonRivals struct {
	Adventure string    `json:"adventure"`
	First     string    `json:"first"`
	Second    string    `json:"second"`
	Says      string    `json:"says"`
	Pairs     int       `json:"pairs"`
	Apart     int       `json:"apart"` // pairs in which one has won alone and the other has not
	One       jsonShare `json:"first_alone"`
	Two       jsonShare `json:"second_alone"`
	Fair      int       `json:"fair"`
	Change    int       `json:"change"`
	Low       int       `json:"low"`
	High      int       `json:"high"`
}

// comparedKeys are the words of what is said, by inference.Saying.
var comparedKeys = [...]string{
	inference.Open: "open", inference.Even: "even", inference.Above: "second", inference.Below: "first",
	inference.Cut: "open",
}

// JSON is the answer for machines.
func (x *Comparisons) JSON() any {
	out := &jsonComparisons{
		Version: version, Game: kinds.Name, Seed: x.Seed, Most: x.Most, Played: x.played, Interrupted: x.Interrupted,
		Versions: []jsonVersion{}, Rivals: []jsonRivals{},
	}
	for _, v := range x.Versions {
		j := jsonVersion{
			Adventure: v.Adventure, First: v.Names[0], Second: v.Names[1], Player: v.Player, Pairs: v.Pairs, Apart: v.Apart,
			Seats: []jsonMoved{}, Ended: [2]map[string]int{jsonEnds(v.Ends[0]), jsonEnds(v.Ends[1])}, Years: v.Years,
		}
		for i := range v.Seats {
			m := &v.Seats[i]
			j.Seats = append(j.Seats, jsonMoved{
				m.Name, m.Free, comparedKeys[m.Says], jsonShareOf(m.Shares[0]), jsonShareOf(m.Shares[1]), m.Change,
				m.Interval.Low, m.Interval.High,
			})
		}
		out.Versions = append(out.Versions, j)
	}
	for _, v := range x.Rivals {
		out.Rivals = append(out.Rivals, jsonRivals{
			v.Adventure, v.Names[0], v.Names[1], comparedKeys[v.Says], v.Pairs, v.Apart, jsonShareOf(v.Shares[0]),
			jsonShareOf(v.Shares[1]), v.Fair, v.Change, v.Interval.Low, v.Interval.High,
		})
	}
	return out
}
