package runewars

import (
	"fmt"
	"strings"

	"muster/internal/engine/inference"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
	common "muster/internal/report/balance"
	"muster/report"
)

// Lines returns the answer for the terminal.
func (x *Comparisons) Lines() []string { return report.LinesOf(x.Reports()) }

// Reports returns the answer as reports, one for each comparison.
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

// signed returns a number of thousandths with its sign.
func signed(n int) string {
	if n > 0 {
		return "+" + percent(n)
	}
	return percent(n)
}

// moved returns a change with its interval.
func moved(change int, i inference.Interval) string {
	return fmt.Sprintf("%s, 95%% CI %s to %s", signed(change), signed(i.Low), signed(i.High))
}

// titled starts a report.
func (x *Comparisons) titled(adventure, first, second string, pairs int) *report.Report {
	return &report.Report{Title: fmt.Sprintf("%s, %s and %s, %s of games, %s", adventure, first, second,
		report.Counted(pairs, "pair"), common.Head(x.Seed, x.Interrupted))}
}

func (x *Comparisons) version(v *Versions) *report.Report {
	r := x.titled(v.Adventure, v.First, v.Second, v.Pairs)
	r.Short = []report.Point{
		{Name: report.Words("verdict"), Says: report.Words(v.verdict())},
		{Name: report.Words("ends"), Says: report.Wordsf("by runes %s before, %s after", v.by(0), v.by(1))},
		{Name: report.Words("length"), Says: report.Wordsf("%s years on average before, %s after", years(v.Years[0]),
			years(v.Years[1]))},
	}
	p := report.Part{Title: report.Words("Win rate by seat"), Main: true, Table: report.Table{
		Columns: report.Heads("faction", v.First, v.Second, "change", "verdict"),
	}}
	for i := range v.Seats {
		m := &v.Seats[i]
		p.Table.Add(report.Word(m.Name), report.Word(m.First.String()), report.Word(m.Second.String()),
			report.Word(moved(m.Change, m.Interval)), report.Word(m.says()))
	}
	p.Notes = []report.Text{report.Wordsf("Change: percentage points, with the 95%% confidence interval. If no seat "+
		"changes, fewer than 4%% of reports name one. A seat that gains in %s%% of the pairs with "+
		"different results is named "+
		"in 96%%.", report.Whole(thousand/2+far))}
	r.Parts = append(r.Parts, p)
	return r
}

// by returns the share of games that ended by runes.
func (v *Versions) by(version int) string {
	return shareOf(v.Ended[version][matches.EndNames[runewars.ByRunes]], v.Pairs).String()
}

// years formats a number of years.
func years(hundredths int) string {
	return fmt.Sprintf("%d.%d", (hundredths+5)/100, (hundredths+5)/10%10)
}

// says returns the statement about a seat, for a table.
func (m *Moved) says() string {
	switch {
	case !m.Free:
		return "scripted Orders"
	case m.Says == common.SecondBetter:
		return "wins more often"
	case m.Says == common.FirstBetter:
		return "wins less often"
	case m.Says == common.Same:
		return "no difference"
	}
	return "undecided"
}

// verdict names the seats that do better with the second version, and those that do worse.
func (v *Versions) verdict() string {
	var said []string
	open := false
	for i := range v.Seats {
		m := &v.Seats[i]
		switch {
		case !m.Free:
		case m.Says == common.SecondBetter || m.Says == common.FirstBetter:
			said = append(said, fmt.Sprintf("%s %s in %s", m.Name, m.says(), v.Second))
		case m.Says != common.Same:
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
	r := x.titled(v.Adventure, v.First, v.Second, v.Pairs)
	r.Short = []report.Point{
		{Name: report.Words("verdict"), Says: report.Words(v.verdict())},
		{Name: report.Words("change"), Says: report.Wordsf("%s points (%s over %s, alone in a seat)",
			moved(v.Change, v.Interval), v.Second, v.First)},
	}
	p := report.Part{Title: report.Words("Win rate alone in a seat, all others played by the other " +
		"AI"), Main: true, Table: report.Table{
		Columns: report.Heads("player", "win rate", "games"),
	}}
	p.Table.Add(report.Word(v.First), report.Word(v.PlayOne.String()), report.Count(v.PlayOne.Games))
	p.Table.Add(report.Word(v.Second), report.Word(v.Two.String()), report.Count(v.Two.Games))
	p.Notes = []report.Text{report.Wordsf("An equal share is %s%%. Both games of a pair use the "+
		"same seed and seat, and the "+
		"seat rotates. If both are equal, fewer than 4%% of reports name a difference. If the better one wins %s%% of the "+
		"pairs that only one wins, 96%% name it.", report.Whole(v.Fair), report.Whole(thousand/2+far))}
	r.Parts = append(r.Parts, p)
	return r
}

// verdict returns the verdict as a sentence.
func (v *Rivals) verdict() string {
	of := fmt.Sprintf(": in %d of %s only one of them wins", v.Apart, report.Counted(v.Pairs, "pair"))
	switch v.Says {
	case common.SecondBetter:
		return v.Second + " is stronger than " + v.First + of
	case common.FirstBetter:
		return v.First + " is stronger than " + v.Second + of
	case common.Same:
		return "no relevant difference in strength" + of
	}
	return "undecided" + of
}

// JSON returns the answer in the form of its JSON output.
func (x *Comparisons) JSON() any { return x }
