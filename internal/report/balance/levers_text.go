package balance

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/inference"
	"muster/report"
)

// rows is the number of levers in a table, reasons that of reasons why others are not levers; the JSON has all.
const (
	rows    = 24
	reasons = 3
)

// plus returns a number of thousandths in percentage points, with its sign.
func plus(n int) string {
	if n > 0 {
		return "+" + report.Tenths(n)
	}
	return report.Tenths(n)
}

func between(i inference.Interval, says func(int) string) string {
	return says(i.Low) + " to " + says(i.High)
}

// String returns a figure in the form "47%, 95% CI 42-52%".
func (f Figure) String() string {
	if f.Games == 0 {
		return "unknown"
	}
	return report.Rate(f.Share, f.Low, f.High)
}

// cell returns a figure for a table whose text explains the brackets: "47% (42-52%)".
func (f Figure) cell() report.Cell {
	if f.Games == 0 {
		return report.Nothing{}
	}
	return report.Word(report.Whole(f.Share) + "% (" + report.Between(f.Low, f.High) + ")")
}

// drawn returns the share of drawn games.
func (f Figure) drawn() report.Cell {
	if f.Drawn == 0 {
		return report.Nothing{}
	}
	return report.Wordf("%s%%", report.Tenths((f.Drawn*thousand+f.Games/2)/f.Games))
}

// String returns a change in the form "-7.1 (-10.0 to -4.2)".
func (m Moved) String() string {
	if m.Pairs == 0 {
		return "unknown"
	}
	return fmt.Sprintf("%s (%s)", plus(m.By), between(m.Interval, plus))
}

// Short returns the main results.
func (a *LeversAnswer) Short() []report.Point {
	onePoint := func(says string) []report.Point {
		return []report.Point{{Name: report.Words("levers"), Says: report.Words(says)}}
	}
	what := fmt.Sprintf("%s %s with %s on both sides, %s with %s", a.Sides[0].Soldiers, a.Base[0],
		a.Players[0], a.Base[1], a.Players[1])
	if a.Interrupted {
		return onePoint(fmt.Sprintf("no suggestion: interrupted after %s of %d, before "+
			"verification", report.Counted(a.Played, "game"), a.Plan.Games))
	}
	switch {
	case len(a.Levers) == 0:
		return onePoint("no single change is possible")
	case a.Aim == Torn:
		return onePoint(a.torn() + " (" + what + ")")
	case a.Aim == Nothing:
		return onePoint(fmt.Sprintf("no change needed: %s is too close to 50%% to show an improvement", what))
	case len(a.Suggested) == 0:
		says := fmt.Sprintf("no sure suggestion: none of %s makes it more even by more than chance (%s)",
			report.Counted(len(a.Levers), "change"), what)
		if x := a.closest(); x != nil {
			says += fmt.Sprintf(". The most promising: %s. %s with %s: %s; with %s: %s", x.Says, a.Sides[0].Soldiers,
				a.Players[0], x.Fresh[0].After, a.Players[1], x.Fresh[1].After)
		}
		return onePoint(says)
	}
	best := &a.Levers[a.Suggested[0]]
	more := ""
	if !best.Fresh[0].After.even() || !best.Fresh[1].After.even() {
		more = ". It is not even yet: apply it, and run --levers again"
	}
	return onePoint(fmt.Sprintf("%s: %s. %s with %s on both sides: %s, before %s; with %s: %s, "+
		"before %s%s", a.suggest(),
		best.Says, a.Sides[0].Soldiers, a.Players[0], best.Fresh[0].After, best.Fresh[0].Before, a.Players[1],
		best.Fresh[1].After, best.Fresh[1].Before, more))
}

// Best returns the id of the first suggested change. It returns "" without a suggestion, or without a file to write it
// into.
func (a *LeversAnswer) Best() string {
	if a.Interrupted || !a.Given || a.File == "-" || len(a.Suggested) == 0 {
		return ""
	}
	return a.Levers[a.Suggested[0]].ID
}

// More returns how many games may prove the most promising change: four times as many detect half the change. It is 0
// if there is no such change, or if this was the maximum for levers.
func (a *LeversAnswer) More() int {
	if a.Interrupted || len(a.Suggested) > 0 || a.closest() == nil || a.Plan.Games >= MostLeverGames {
		return 0
	}
	return min(4*a.Plan.Games, MostLeverGames)
}

// closest returns the verified change that came nearest to even over both AIs and improved with each; nil for none. It
// may be luck.
func (a *LeversAnswer) closest() *Lever {
	if a.Aim != Fix {
		return nil
	}
	off := func(f Figure) int { return max(f.Share-thousand/2, thousand/2-f.Share) }
	var best *Lever
	for _, i := range a.Verified {
		x := &a.Levers[i]
		if off(x.Fresh[0].After) >= off(x.Fresh[0].Before) || off(x.Fresh[1].After) >= off(x.Fresh[1].Before) {
			continue
		}
		if best == nil || off(x.Fresh[0].After)+off(x.Fresh[1].After) < off(best.Fresh[0].After)+off(best.Fresh[1].After) {
			best = x
		}
	}
	return best
}

// torn explains why two AIs that disagree about the favoured side give no reason for a change.
func (a *LeversAnswer) torn() string {
	sides := func(player int) string {
		if a.Base[player].Share > thousand/2 {
			return a.Sides[0].People
		}
		return a.Sides[1].People
	}
	switch one, other := a.Base[0].even(), a.Base[1].even(); {
	case one && other:
		return "no change needed: it is even with both AIs"
	case one:
		return fmt.Sprintf("no suggestion: it is even with %s, and %s favoured with %s", a.Players[0],
			are(sides(1)), a.Players[1])
	case other:
		return fmt.Sprintf("no suggestion: it is even with %s, and %s favoured with %s", a.Players[1],
			are(sides(0)), a.Players[0])
	case sides(0) != sides(1):
		return "no suggestion: the two AIs disagree about who is favoured"
	}
	return fmt.Sprintf("no suggestion: both AIs favour %s, but one of them by too little in the first games", sides(0))
}

// beyond is the distance from a half, in thousandths, at which the verdict of a balance does not call a share even.
const beyond = 80

// even reports whether a share counts as even.
func (f Figure) even() bool { return f.Share >= thousand/2-beyond && f.Share <= thousand/2+beyond }

// are returns the name of a side with its verb: "the Pennants are", "the top side is".
func are(people string) string {
	if strings.HasSuffix(people, "s") {
		return people + " are"
	}
	return people + " is"
}

// owned returns the name of a side in the genitive.
func owned(people string) string {
	if strings.HasSuffix(people, "s") {
		return people + "'"
	}
	return people + "'s"
}

// suggest returns the text before the first suggestion.
func (a *LeversAnswer) suggest() string {
	var ids []string
	for _, i := range a.Suggested {
		ids = append(ids, a.Levers[i].ID)
	}
	if n := len(ids); n > 1 {
		return fmt.Sprintf("%d changes make it more even, levers %s and %s; the best is %s", n,
			strings.Join(ids[:n-1], ", "), ids[n-1], ids[0])
	}
	return fmt.Sprintf("one change makes it more even, lever %s", ids[0])
}

// Parts returns the tables.
func (a *LeversAnswer) Parts() []report.Part {
	if len(a.Levers) == 0 {
		return nil
	}
	var out []report.Part
	for _, p := range []report.Part{a.suggestions(), a.edits(), a.all()} {
		if !p.Empty() {
			out = append(out, p)
		}
	}
	return out
}

// suggestions returns the verified levers, the suggested ones first.
func (a *LeversAnswer) suggestions() report.Part {
	p := report.Part{Title: report.Words("Verified changes"), Main: true}
	if len(a.Verified) == 0 {
		return p
	}
	p.Lead = []report.Text{report.Wordsf("Win rate of %s when one AI plays both sides, "+
		"with the 95%% confidence "+
		"interval in brackets. Apply one change at a time: two together may overshoot. ! marks a "+
		"suggestion: with both AIs it "+
		"brings the win rate closer to 50%%, not only by draws, in %s each from new seeds (Holm, 5%% error over the report).",
		a.Sides[0].People, report.Counted(a.Plan.Verify, "pair")+" of games")}
	p.Table.Head("lever", "change", "played by", "predicted", "verified", "change in points", "drawn")
	first := a.Levers[a.Verified[0]].Fresh
	for player, name := range a.Players {
		p.Table.Add(report.Word(""), report.Word([verifiers]string{"unchanged"}[player]), report.Word(name), report.Nothing{},
			first[player].Before.cell(), report.Nothing{}, first[player].Before.drawn())
	}
	for _, i := range a.inOrder() {
		x := &a.Levers[i]
		for player, name := range a.Players {
			number, says := report.Word(""), report.Word("")
			if player == 0 {
				number, says = report.Word(x.ID), report.Word(x.Says)
				if x.Suggested {
					number += " !"
				}
			}
			f := &x.Fresh[player]
			p.Table.Add(number, says, report.Word(name), report.Word(report.Whole(f.Predicted)+"%"),
				f.After.cell(), report.Word(f.Moved.String()), f.After.drawn())
		}
	}
	p.Notes = []report.Text{report.Wordsf("Predicted: from the games that selected the change, usually too optimistic. A "+
		"change of %s points is verified in 80%% of runs.",
		report.Tenths(a.Plan.VerifyReach))}
	return p
}

// inOrder returns the indexes of the verified levers, the suggested ones first.
func (a *LeversAnswer) inOrder() []int {
	out := slices.Clone(a.Suggested)
	for _, i := range a.Verified {
		if !a.Levers[i].Suggested {
			out = append(out, i)
		}
	}
	return out
}

// edits shows how to write the suggested changes.
func (a *LeversAnswer) edits() report.Part {
	p := report.Part{Title: report.Words("Edits")}
	p.Table.Head("lever", "line", "before", "after")
	for _, i := range a.Suggested {
		x := &a.Levers[i]
		for n, line := range x.Lines {
			number := report.Word("")
			if n == 0 {
				number = report.Word(x.ID)
			}
			p.Table.Add(number, report.Count(line.Number), cellOf(line.Was), cellOf(line.Is))
		}
	}
	if len(p.Table.Rows) == 0 {
		return p
	}
	switch {
	case !a.Given:
		p.Notes = []report.Text{report.Wordsf("Shipped adventures are read-only: `%s` creates your own copy, and "+
			"--apply ID writes a lever into it.", report.Command{"muster", "new", "adventure", "NAME", "--from", a.ID})}
	case a.File == "-":
		p.Notes = []report.Text{report.Words("--apply ID writes a lever into a file; for standard " +
			"input add --diff to show it.")}
	default:
		p.Notes = []report.Text{report.Wordsf("`%s` writes a lever into the file; --diff shows the edit.",
			report.Command{"muster", "balance", a.Word, "--apply", "ID"})}
	}
	return p
}

// all returns the effect of each lever.
func (a *LeversAnswer) all() report.Part {
	p := report.Part{Title: report.Words("Effect of each change")}
	p.Table.Head("lever", "change", "change of "+owned(a.Sides[0].People)+" win rate", "pairs of games")
	order := make([]int, 0, len(a.Levers))
	for i := range a.Levers {
		if a.Levers[i].Moved.Pairs >= leastPairs { // too few pairs show nothing
			order = append(order, i)
		}
	}
	far := func(i int) int { return max(a.Levers[i].Moved.By, -a.Levers[i].Moved.By) }
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(far(j), far(i)) })
	for _, i := range order[:min(rows, len(order))] {
		x := &a.Levers[i]
		by := x.Moved.String()
		if x.Marked {
			by += " !"
		}
		p.Table.Add(report.Word(x.ID), report.Word(x.Says), report.Word(by), report.Count(x.Moved.Pairs))
	}
	if len(order) == 0 {
		return p
	}
	lead := fmt.Sprintf("%s plays both sides, from the same seeds with and without the change. ",
		a.Players[0])
	if a.Screened {
		lead += fmt.Sprintf("! marks a significant effect (Holm, 5%% error over all %d changes); one of %s points "+
			"is marked in 80%% of runs.", len(a.Levers), report.Tenths(a.Plan.ScreenReach))
	} else {
		lead += "Interrupted: nothing is marked."
	}
	p.Lead = []report.Text{report.Words(lead)}
	if n := len(order) - rows; n > 0 {
		p.Notes = append(p.Notes, report.Wordsf("%s with smaller effects: see --format json.", report.Counted(n, "row")))
	}
	if n := len(a.Refused); n > 0 {
		p.Notes = append(p.Notes, report.Wordsf("%s left out because the adventure would be invalid: %s.",
			report.Counted(n, "change"), refusals(a.Refused)))
	}
	return p
}

// refusals returns the distinct reasons of refusals, with their counts.
func refusals(list []Refused) string {
	var why []string
	count := map[string]int{}
	for _, r := range list {
		if count[r.Why]++; count[r.Why] == 1 {
			why = append(why, r.Why)
		}
	}
	for i, w := range why {
		why[i] = fmt.Sprintf("%s: %d", w, count[w])
	}
	if n := len(why) - reasons; n > 0 {
		why = append(why[:reasons], fmt.Sprintf("%d more in the JSON", n))
	}
	return strings.Join(why, "; ")
}
